import { greatCircleKm } from '../distances/great-circle.ts'
import { factorKeyFor, factorOn } from '../factors/choose-factor.ts'
import type { Factor, Mode } from '../factors/factor.ts'
import { findPlace, type OpenPlace, type PlaceAnswers } from '../places/find-place.ts'
import { placeInWords, type StatedPlace } from '../places/stated-place.ts'
import type { EmissionInputs, Reason } from './inputs.ts'
import { type Leg, type LegPlace, legOf, wayOf } from './leg.ts'

export interface KnownPlaces {
  factors: ReadonlyMap<string, readonly Factor[]>
  answers: PlaceAnswers
}

export interface Emission {
  reason: Reason | null
  legs: Leg[]
  lane: string | null
  questions: OpenPlace[]
}

/** The figure of one consignment, or the reason why there is none. */
export async function computeEmission(inputs: EmissionInputs, known: KnownPlaces): Promise<Emission> {
  const { mode, from, to, loading, unloading, massKg } = inputs
  const start = loading ?? from
  const end = unloading ?? to
  const places = await findAll([start, end, ...preAndOnCarriage(inputs)], known.answers)
  const lane = laneOf(from ?? loading, to ?? unloading, places)
  const none = (reason: Reason): Emission => ({ reason, legs: [], lane, questions: questionsIn(places) })
  if (inputs.isRejected) return none('papers-rejected')
  if (!mode) return none(inputs.isUnclear ? 'several-modes' : 'no-mode')
  if (massKg === null) return none('no-mass')
  if (!start) return none('no-origin')
  if (!end) return none('no-destination')
  if (questionsIn(places).length > 0) return none('place-asked')

  const legs: Leg[] = []
  for (const [by, left, right] of movements(inputs, mode, start, end, places)) {
    const one = placeIn(places, left)
    const other = placeIn(places, right)
    const way = one && other && wayOf(by, one, other)
    if (!one || !other || !way) return none('no-route')
    // Nothing would come to nothing: the documents do not state a distance within one town.
    if (left === start && Math.round(way.km) === 0) return none('same-place')
    const key = factorKeyFor({ mode: by, distanceKm: way.km, isContainer: inputs.isContainer })
    const factor = factorOn(known.factors, key, inputs.day)
    if (!factor) return none('no-factor')
    legs.push(legOf({ mode: by, from: one, to: other, massKg }, way, factor))
  }
  return { reason: null, legs, lane, questions: [] }
}

function preAndOnCarriage({ withRoad, from, to, roads }: EmissionInputs): (StatedPlace | null)[] {
  return [...(withRoad ? [from, to] : []), ...roads.flatMap((road) => [road.from, road.to])]
}

type Movement = [Mode, StatedPlace, StatedPlace]

/** The main carriage, and the roads to and from it where the documents name them. */
function movements(
  inputs: EmissionInputs,
  mode: Mode,
  start: StatedPlace,
  end: StatedPlace,
  places: Places,
): Movement[] {
  const { withRoad, from, to, loading, unloading, roads } = inputs
  const differs = (one: StatedPlace, other: StatedPlace) => placeInWords(one) !== placeInWords(other)
  // A lorry's own contract shows better how the goods came to the port, or left it.
  const comes = roads.some((road) => isNear(places, road.from, from) || isNear(places, road.to, loading))
  const leaves = roads.some((road) => isNear(places, road.to, to) || isNear(places, road.from, unloading))
  return [
    ...(withRoad && !comes && from && loading && differs(from, loading)
      ? [['3', from, loading] satisfies Movement]
      : []),
    [mode, start, end],
    ...(withRoad && !leaves && to && unloading && differs(unloading, to)
      ? [['3', unloading, to] satisfies Movement]
      : []),
    ...roads.map((road): Movement => ['3', road.from, road.to]),
  ]
}

type Places = ReadonlyMap<StatedPlace, LegPlace | OpenPlace>

async function findAll(stated: readonly (StatedPlace | null)[], answers: PlaceAnswers): Promise<Places> {
  const found = new Map<StatedPlace, LegPlace | OpenPlace>()
  for (const place of stated) {
    if (!place || found.has(place)) continue
    const finding = await findPlace(place, answers)
    found.set(place, 'place' in finding ? finding.place : finding.question)
  }
  return found
}

function questionsIn(places: Places): OpenPlace[] {
  const asked = [...places.values()].flatMap((place) => ('choices' in place ? [place] : []))
  return [...new Map(asked.map((question) => [question.key, question])).values()]
}

/** A port and its town, or two names of one town. */
const NEAR_KM = 50

function isNear(places: Places, left: StatedPlace, right: StatedPlace | null): boolean {
  const one = placeIn(places, left)
  const other = right && placeIn(places, right)
  return one !== null && other !== null && greatCircleKm(one, other) <= NEAR_KM
}

function placeIn(places: Places, stated: StatedPlace): LegPlace | null {
  const place = places.get(stated)
  return place && !('choices' in place) ? place : null
}

/** As the towns are called here, so that 'München' and 'Munich' are one lane. */
function laneOf(from: StatedPlace | null, to: StatedPlace | null, places: Places): string | null {
  if (!from || !to) return null
  return [from, to]
    .map((stated) => {
      const place = placeIn(places, stated)
      return place ? `${place.label.replace(/ \([A-Z]{3,5}\)$/, '')}, ${place.country}` : placeInWords(stated)
    })
    .join(' – ')
}
