import type { Ink } from './find-ink.ts'

/** Dots that hang together: a letter, some touching letters, a line, a speck. */
export interface Mark {
  left: number
  top: number
  right: number
  bottom: number
  dots: number
}

interface Stretch {
  from: number
  to: number
  mark: number
}

/** A page of the densest type has 15,000 letters; noise can have a million specks. */
const MOST_MARKS = 300_000

/** Marks, by stretches of dots that touch those of the row above, corners included. */
export function findMarks({ width, height, dots }: Ink): Mark[] {
  const marks: Mark[] = []
  const parent: number[] = []
  const root = (i: number): number => {
    let at = i
    while (parent[at] !== at) at = parent[at] = parent[parent[at] as number] as number
    return at
  }
  let above: Stretch[] = []
  for (let y = 0; y < height && marks.length < MOST_MARKS; y++) {
    const here = stretchesOf(dots, y * width, width)
    let first = 0
    for (const stretch of here) {
      while (first < above.length && (above[first] as Stretch).to < stretch.from) first++
      for (let i = first; i < above.length && (above[i] as Stretch).from <= stretch.to; i++) {
        const touched = root((above[i] as Stretch).mark)
        if (stretch.mark < 0) stretch.mark = touched
        else parent[root(stretch.mark)] = touched
      }
      if (stretch.mark < 0) {
        stretch.mark = parent.push(parent.length) - 1
        marks.push({ left: width, top: y, right: 0, bottom: y, dots: 0 })
      }
      widen(marks[stretch.mark] as Mark, stretch, y)
    }
    above = here
  }
  return unite(marks, root)
}

function stretchesOf(dots: Uint8Array, start: number, width: number): Stretch[] {
  const found: Stretch[] = []
  for (let x = 0; x < width; x++) {
    if (dots[start + x] === 0) continue
    const from = x
    while (x < width && dots[start + x] === 1) x++
    found.push({ from, to: x, mark: -1 })
  }
  return found
}

function widen(mark: Mark, { from, to }: Stretch, y: number): void {
  mark.left = Math.min(mark.left, from)
  mark.right = Math.max(mark.right, to)
  mark.bottom = y + 1
  mark.dots += to - from
}

function unite(marks: Mark[], root: (i: number) => number): Mark[] {
  marks.forEach((mark, i) => {
    const whole = marks[root(i)] as Mark
    if (whole === mark) return
    whole.left = Math.min(whole.left, mark.left)
    whole.top = Math.min(whole.top, mark.top)
    whole.right = Math.max(whole.right, mark.right)
    whole.bottom = Math.max(whole.bottom, mark.bottom)
    whole.dots += mark.dots
  })
  return marks.filter((_, i) => root(i) === i)
}
