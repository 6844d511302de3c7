import { type Coordinates, greatCircleKm } from '../distances/great-circle.ts'
import { roadDistance } from '../distances/road-distance.ts'
import { seaKm } from '../distances/sea/sea-network.ts'
import { adjustmentFor } from '../factors/adjustments.ts'
import { type Factor, type Mode, wtwOf } from '../factors/factor.ts'

export interface LegPlace extends Coordinates {
  label: string
  country: string
  by: string
}

/** One movement by one mode, with every number that its figure is made of. */
export interface Leg {
  mode: Mode
  from: LegPlace
  to: LegPlace
  method: 'road-estimate' | 'rail-estimate' | 'sea-network' | 'great-circle'
  /** Gateways that the way leads through. */
  via: string[]
  crosses: boolean
  /** Whole kilometres: the way is known no better. */
  distanceKm: number
  adjustment: number
  adjustmentReason: string
  massKg: number
  /** Of the adjusted distance. */
  tonneKm: number
  factor: Factor
  /** Whole grams of CO2 equivalent. */
  wttGrams: number
  ttwGrams: number
  grams: number
}

type Way = Pick<Leg, 'method' | 'via' | 'crosses'> & { km: number }

/** Null: no way of this mode joins the two. */
export function wayOf(mode: Mode, from: LegPlace, to: LegPlace): Way | null {
  if (mode === '4') return plain('great-circle', greatCircleKm(from, to))
  if (mode === '1') {
    const km = seaKm(from, to)
    return km === null ? null : plain('sea-network', km)
  }
  const road = roadDistance(from, to)
  if (!road) return null
  const { km, via, crosses } = road
  return { method: mode === '3' ? 'road-estimate' : 'rail-estimate', km, via, crosses }
}

const plain = (method: Way['method'], km: number): Way => ({ method, km, via: [], crosses: false })

/** Mass x distance x intensity, from rounded numbers: anyone who calculates with what is shown gets what is shown. */
export function legOf(
  about: { mode: Mode; from: LegPlace; to: LegPlace; massKg: number },
  way: Way,
  factor: Factor,
): Leg {
  const { km, ...rest } = way
  const distanceKm = Math.round(km)
  const adjustment = adjustmentFor(about.mode, factor.basis)
  const tonneKm = (about.massKg / 1000) * distanceKm * adjustment.factor
  const grams = Math.round(tonneKm * wtwOf(factor))
  const wttGrams = Math.round(tonneKm * factor.wtt)
  return {
    ...about,
    ...rest,
    distanceKm,
    adjustment: adjustment.factor,
    adjustmentReason: adjustment.reason,
    tonneKm: Math.round(tonneKm * 1000) / 1000,
    factor,
    grams,
    wttGrams,
    ttwGrams: grams - wttGrams,
  }
}
