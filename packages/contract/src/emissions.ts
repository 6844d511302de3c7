import { z } from 'zod'
import { calendarDate } from './calendar-date.ts'

/** UN/ECE Recommendation 19, as far as freight is carried by it. */
export const TRANSPORT_MODES = ['1', '2', '3', '4', '8'] as const
export const transportMode = z.enum(TRANSPORT_MODES)
export type TransportMode = z.infer<typeof transportMode>

/** Why a consignment has no figure. */
export const EMISSION_REASONS = [
  'no-mass',
  'no-mode',
  'several-modes',
  'no-origin',
  'no-destination',
  'place-asked',
  'same-place',
  'no-route',
  'no-factor',
  'papers-rejected',
] as const
export const emissionReason = z.enum(EMISSION_REASONS)
export type EmissionReason = z.infer<typeof emissionReason>

/** An emission intensity; grams of CO2 equivalent a tonne-kilometre. */
export const emissionFactor = z.object({
  key: z.string(),
  mode: transportMode,
  vehicle: z.string(),
  /** Well to tank, tank to wheel. */
  wtt: z.number(),
  ttw: z.number(),
  scope: z.string(),
  source: z.string(),
  edition: z.string(),
  licence: z.string(),
  /** The distance it is to be multiplied with: shortest feasible, really gone, great circle. */
  basis: z.enum(['sfd', 'actual', 'gcd']),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  caveat: z.string().nullable(),
  /** The tenant's own, in place of the one that comes with the product. */
  isOwn: z.boolean(),
})
export type EmissionFactor = z.infer<typeof emissionFactor>

export const coordinates = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
}

export const legPlace = z.object({
  label: z.string(),
  country: z.string(),
  ...coordinates,
  /** What the coordinates are of. */
  by: z.string(),
})

/** One movement by one mode, with every number its figure is made of. */
export const emissionLeg = z.object({
  mode: transportMode,
  from: legPlace,
  to: legPlace,
  method: z.enum(['road-estimate', 'rail-estimate', 'sea-network', 'great-circle']),
  via: z.array(z.string()),
  /** Some of the way is by ship or train, and calculated as road all the same. */
  crosses: z.boolean(),
  distanceKm: z.number(),
  adjustment: z.number(),
  adjustmentReason: z.string(),
  massKg: z.number(),
  tonneKm: z.number(),
  factor: emissionFactor,
  wttGrams: z.number(),
  ttwGrams: z.number(),
  grams: z.number(),
})
export type EmissionLeg = z.infer<typeof emissionLeg>

/** Where on the documents a value was found. */
export const emissionEvidence = z.object({
  input: z.enum(['mode', 'mass', 'from', 'to', 'loading', 'unloading', 'day', 'partner', 'vehicle']),
  documentId: z.string(),
  documentName: z.string(),
  eftiId: z.string(),
  path: z.string(),
  shown: z.string(),
})
export type EmissionEvidence = z.infer<typeof emissionEvidence>

export const emissionRow = z.object({
  consignmentId: z.string(),
  title: z.string(),
  day: z.string(),
  /** False: no document names the day of taking over, and the day of its upload is used instead. */
  dayIsOfPapers: z.boolean(),
  mode: transportMode.nullable(),
  lane: z.string().nullable(),
  partner: z.string().nullable(),
  /** Null: it is not computable, and `reason` states why. */
  grams: z.number().nullable(),
  reason: emissionReason.nullable(),
})
export type EmissionRow = z.infer<typeof emissionRow>

/** What another mode or vehicle would come to; null: no such way, and `note` states why. */
export const whatIf = z.object({
  factorKey: z.string(),
  mode: transportMode,
  vehicle: z.string(),
  distanceKm: z.number().nullable(),
  grams: z.number().nullable(),
  note: z.string().nullable(),
})
export type WhatIf = z.infer<typeof whatIf>

/** How well each input is known, in the words of ISO 14083. */
export const dataQuality = z.object({
  input: z.enum(['mass', 'distance', 'intensity', 'mode', 'day']),
  kind: z.enum(['primary', 'modelled', 'default']),
  note: z.string(),
})
export type DataQuality = z.infer<typeof dataQuality>

export const emissionDetail = emissionRow.extend({
  computedAt: z.iso.datetime(),
  legs: z.array(emissionLeg),
  evidence: z.array(emissionEvidence),
  documentIds: z.array(z.string()),
  quality: z.array(dataQuality),
  whatIf: z.array(whatIf),
  /** Places that have to be answered first. */
  questions: z.array(z.string()),
})
export type EmissionDetail = z.infer<typeof emissionDetail>

const year = z.coerce.number().int().min(2000).max(2100)

export const emissionsQuery = z.object({
  year: year.optional(),
  /** 'YYYY-MM' */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  mode: transportMode.optional(),
  lane: z.string().max(500).optional(),
  partner: z.string().max(200).optional(),
  reason: emissionReason.optional(),
  /** Those with a figure that count in a share: by rail or water, or with intensities of the tenant's own. */
  share: z.enum(['low-carbon', 'own']).optional(),
  /** 'true': with a figure, 'false': without. */
  computed: z.enum(['true', 'false']).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.string().optional(),
})
export type EmissionsQuery = z.infer<typeof emissionsQuery>

export const emissionsList = z.object({
  items: z.array(emissionRow),
  nextCursor: z.string().nullable(),
})
export type EmissionsList = z.infer<typeof emissionsList>

export const placeChoice = z.object({
  label: z.string().min(1).max(200),
  country: z.string().regex(/^[A-Z]{2}$/),
  ...coordinates,
})
export type PlaceChoice = z.infer<typeof placeChoice>

/** A place on documents that is not known, or that several towns could be: it is asked, not guessed. */
export const placeQuestion = z.object({
  key: z.string(),
  name: z.string(),
  country: z.string().nullable(),
  kind: z.enum(['unknown', 'ambiguous']),
  choices: z.array(placeChoice),
  /** That wait for the answer. */
  consignments: z.number().int(),
})
export type PlaceQuestion = z.infer<typeof placeQuestion>

export const placeAnswer = z.object({ key: z.string().max(300), place: placeChoice })
export type PlaceAnswer = z.infer<typeof placeAnswer>

/** An answer in force: it applies to all documents of the tenant that use this place name. */
export const answeredPlace = z.object({
  key: z.string(),
  /** As written on the documents. */
  name: z.string(),
  country: z.string().nullable(),
  place: placeChoice,
  answeredAt: z.iso.datetime(),
  answeredBy: z.string().nullable(),
})
export type AnsweredPlace = z.infer<typeof answeredPlace>

export const placeKeyQuery = z.object({ key: z.string().max(300) })

export const placeSearch = z.object({
  search: z.string().trim().min(2).max(100),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
})

export const factorsAnswer = z.object({
  factors: z.array(emissionFactor),
  /** What has no factor that comes with the product. */
  missing: z.array(z.object({ key: z.string(), mode: transportMode, vehicle: z.string() })),
  canReplace: z.boolean(),
})
export type FactorsAnswer = z.infer<typeof factorsAnswer>

const intensity = z.number().min(0).max(100_000)
const day = calendarDate.nullable().optional()

export const ownFactor = z.object({
  wtt: intensity,
  ttw: intensity,
  source: z.string().trim().min(1).max(300),
  edition: z.string().trim().max(100).optional(),
  licence: z.string().trim().max(200).optional(),
  validFrom: day,
  validUntil: day,
})
export type OwnFactor = z.infer<typeof ownFactor>
