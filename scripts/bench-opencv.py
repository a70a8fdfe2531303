"""Times one job of OpenCV: bench-opencv.py JOB WIDTH HEIGHT FRAMES THREADS prints the seconds that all frames took."""
import sys
import time

import cv2
import numpy

job, width, height, frames, threads = sys.argv[1], *map(int, sys.argv[2:])
cv2.setNumThreads(threads)
numbers = numpy.random.default_rng(1)
before, after = (numbers.integers(0, 256, (height, width, 4), dtype=numpy.uint8) for _ in range(2))
frame = numpy.empty_like(before)


def add_weighted(progress):
    cv2.addWeighted(before, 1 - progress, after, progress, 0, dst=frame)


draw = {"addWeighted": add_weighted}[job]
draw(0.5)
start = time.perf_counter()
for index in range(frames):
    draw((index + 0.5) / frames)
print(time.perf_counter() - start)
