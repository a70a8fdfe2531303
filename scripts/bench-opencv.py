"""Times one job of OpenCV: bench-opencv.py JOB WIDTH HEIGHT FRAMES THREADS prints the seconds that all frames took."""
import math
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


def blur(progress):
    """Three box blurs of the width that together come nearest to a Gaussian of 20 pixels."""
    cv2.blur(before, (41, 41), dst=frame)
    cv2.blur(frame, (41, 41), dst=after)
    cv2.blur(after, (41, 41), dst=frame)


def warp_perspective(progress):
    """The two faces of the cube, placed as Interlude places them."""
    sine, cosine = math.sin(progress * math.pi / 2), math.cos(progress * math.pi / 2)
    half, distance = width / 2, (width + height) * 1.1
    back = half * (cosine + sine - 1)
    source = numpy.float32([[0, 0], [width, 0], [width, height], [0, height]])
    frame[:] = 0
    for picture, along, middle in [
        (before, (cosine, sine), (-half * sine, half * cosine - half - back)),
        (after, (sine, -cosine), (half * cosine, half * sine - half - back)),
    ]:
        corners = []
        for x, y in source:
            x, y = x - half, y - height / 2
            depth = 1 - (along[1] * x + middle[1]) / distance
            corners.append([(along[0] * x + middle[0]) / depth + half, y / depth + height / 2])
        matrix = cv2.getPerspectiveTransform(source, numpy.float32(corners))
        cv2.warpPerspective(
            picture, matrix, (width, height), dst=frame, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_TRANSPARENT)


draw = {"addWeighted": add_weighted, "blur": blur, "warpPerspective": warp_perspective}[job]
draw(0.5)
start = time.perf_counter()
for index in range(frames):
    draw((index + 0.5) / frames)
print(time.perf_counter() - start)
