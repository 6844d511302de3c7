import type { Box } from '../../layout/pages.ts'
import { MAX_MARKS_OF_PAGE } from '../limits.ts'
import { isFilled, isStroked } from './collect-rules.ts'
import { boxOf, type DrawnPath, readSubpaths, type Subpath } from './read-path.ts'

/** In points; a signature or stamp is larger, letters drawn as outlines are smaller. */
const MIN_SIZE = 10
/** Of the page's sides; what is larger is a background or a scan. */
const MAX_SHARE = 0.6

export interface MarkCollector {
  image(box: Box, clip: Box): void
  path(path: DrawnPath): void
  marks(): Box[]
}

/** Gathers images and freely drawn strokes: signatures, stamps and logos, which have no words. */
export function collectMarks([, , width, height]: Box): MarkCollector {
  const marks: Box[] = []
  const keep = (box: Box, clip: Box) => {
    if (marks.length >= MAX_MARKS_OF_PAGE) return
    const [x0, y0, x1, y1] = [
      Math.max(box[0], clip[0]),
      Math.max(box[1], clip[1]),
      Math.min(box[2], clip[2]),
      Math.min(box[3], clip[3]),
    ]
    const [across, down] = [x1 - x0, y1 - y0]
    if (across < 0 || down < 0 || Math.max(across, down) < MIN_SIZE) return
    if (across > width * MAX_SHARE && down > height * MAX_SHARE) return
    marks.push([x0, y0, x1, y1])
  }
  return {
    image: (box, clip) => {
      if (Math.min(box[2] - box[0], box[3] - box[1]) >= MIN_SIZE / 2) keep(box, clip)
    },
    path(path) {
      if (!isStroked(path) && !isFilled(path)) return
      for (const subpath of readSubpaths(path.points, path.state.toPage))
        if (isFree(subpath)) keep(boxOf(subpath.corners), path.state.clip)
    },
    marks: () => marks,
  }
}

/** Not the frame of a box, with sharp corners or round ones, nor a line of the form. */
function isFree({ segments, corners, isCurved }: Subpath): boolean {
  if (corners.length < 2) return false
  const alongAxes = segments.filter(([[x0, y0], [x1, y1]]) => Math.abs(x1 - x0) < 1 || Math.abs(y1 - y0) < 1)
  if (!isCurved && alongAxes.length === segments.length) return false
  const [x0, y0, x1, y1] = boxOf(corners)
  const length = alongAxes.reduce((sum, [from, to]) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0)
  return length < x1 - x0 + (y1 - y0)
}
