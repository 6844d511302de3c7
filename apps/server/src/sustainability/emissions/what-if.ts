import type { WhatIf } from '@efti-hub/contract'
import { factorKeyFor, factorOn } from '../factors/choose-factor.ts'
import type { Factor, Mode } from '../factors/factor.ts'
import { replaceable } from '../factors/store.ts'
import type { EmissionInputs } from './inputs.ts'
import { type LegPlace, legOf, wayOf } from './leg.ts'

/** Other lorries that could carry it. */
const OTHER_VEHICLES = ['road-artic-40t', 'road-artic-cooled', 'road-rigid-17t', 'road-rigid-7-17t']
const MODES: readonly Mode[] = ['3', '2', '1', '4', '8']

interface Journey {
  from: LegPlace
  to: LegPlace
  inputs: EmissionInputs
  /** Factors that the figure itself rests on. */
  used: ReadonlySet<string>
  factors: ReadonlyMap<string, readonly Factor[]>
}

/** The same goods from end to end by one other mode or vehicle: a comparison, not an offer of a route. */
export function whatIfOf(journey: Journey): WhatIf[] {
  const keys = MODES.flatMap((mode): { mode: Mode; key: string }[] => {
    if (mode === '3') return OTHER_VEHICLES.map((key) => ({ mode, key }))
    const km = wayOf(mode, journey.from, journey.to)?.km ?? 0
    return [{ mode, key: factorKeyFor({ mode, distanceKm: km, isContainer: journey.inputs.isContainer }) }]
  })
  return keys.filter(({ key }) => !journey.used.has(key)).map((other) => calculate(journey, other))
}

function calculate(
  { from, to, inputs, factors }: Journey,
  { mode, key }: { mode: Mode; key: string },
): WhatIf {
  const vehicle = replaceable.get(key)?.vehicle ?? key
  const none = (note: string): WhatIf => ({
    factorKey: key,
    mode,
    vehicle,
    distanceKm: null,
    grams: null,
    note,
  })
  const factor = factorOn(factors, key, inputs.day)
  if (!factor) return none('No intensity with a source for this mode.')
  const way = wayOf(mode, from, to)
  if (!way) return none('No route for this mode between the two places.')
  const { distanceKm, grams } = legOf({ mode, from, to, massKg: inputs.massKg ?? 0 }, way, factor)
  const note = mode === '4' || mode === '1' ? 'Without the road legs to and from the airport or port.' : null
  return { factorKey: key, mode, vehicle, distanceKm, grams, note }
}
