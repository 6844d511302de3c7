import { type Coordinates, greatCircleKm } from '../great-circle.ts'

/** `to`: the points that one line leads to from here; none: the point is part of nothing that a ship could go along. */
export interface SeaPoint extends Coordinates {
  to: { at: number; km: number }[]
}

/** Two points next to each other on a line. */
export type Stretch = readonly [number, number]

export function link(all: readonly SeaPoint[], one: number, other: number): void {
  const [left, right] = [all[one], all[other]]
  if (!left || !right || one === other) return
  const km = greatCircleKm(left, right)
  left.to.push({ at: other, km })
  right.to.push({ at: one, km })
}

/** Those over the date line would go round the whole Earth on a flat map: they are left out. */
export function stretchesOf(all: readonly SeaPoint[]): Stretch[] {
  return all.flatMap(({ longitude, to }, one) =>
    to.flatMap(({ at }): Stretch[] => {
      const other = all[at]
      return at > one && other && Math.abs(longitude - other.longitude) <= 180 ? [[one, at]] : []
    }),
  )
}
