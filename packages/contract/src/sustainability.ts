import { z } from 'zod'
import { certificationsList } from './certifications.ts'
import { emissionReason, placeQuestion, transportMode } from './emissions.ts'

/** What a goal is about. 'total' and 'intensity' are to fall, the others to rise. */
export const GOAL_MEASURES = ['total', 'intensity', 'coverage', 'low-carbon', 'certifications'] as const
export const goalMeasure = z.enum(GOAL_MEASURES)
export type GoalMeasure = z.infer<typeof goalMeasure>

export const GOAL_LABELS = ['On Track', 'Ahead', 'In Progress', 'Achieved'] as const
export const goalLabel = z.enum(GOAL_LABELS)
export type GoalLabel = z.infer<typeof goalLabel>

/** Units: total in tonnes of CO2 equivalent, intensity in g a tonne-kilometre, coverage and low-carbon in per cent. */
export const goal = z.object({
  measure: goalMeasure,
  target: z.number(),
  /** Where it starts from: as it was set, else the figure of the year before; null: there is none. */
  baseline: z.number().nullable(),
  /** A person set it. */
  baselineIsSet: z.boolean(),
  /** Null: there is no figure in this year. */
  value: z.number().nullable(),
  /** Null: without a figure, or the year is over and the target was missed. */
  label: goalLabel.nullable(),
  /** In a sentence, how the label came about. */
  why: z.string(),
  /** The sentence with its percentages left out, '{used}' in place of the share that `whyShares` has under that name. */
  whyTemplate: z.string(),
  /** From 0 to 1. */
  whyShares: z.record(z.string(), z.number()),
  /** 0 to 100, of the way; null as `value`. */
  progress: z.number().nullable(),
})
export type Goal = z.infer<typeof goal>

/** One line of a breakdown. `key`: a mode, a lane, a partner's name, or 'YYYY-MM'. */
export const footprintLine = z.object({
  key: z.string(),
  consignments: z.number().int(),
  computed: z.number().int(),
  grams: z.number(),
  tonneKm: z.number(),
})
export type FootprintLine = z.infer<typeof footprintLine>

const shared = z.object({ lines: z.array(footprintLine), more: z.number().int() })

export const yearFigures = z.object({
  consignments: z.number().int(),
  computed: z.number().int(),
  /** Null: none is computable. */
  grams: z.number().nullable(),
  tonneKm: z.number().nullable(),
  /** Grams a tonne-kilometre. */
  intensity: z.number().nullable(),
  /** Per cent of consignments with a figure; null: there are no consignments. */
  coverage: z.number().nullable(),
  /** Per cent of tonne-kilometres by rail or water. */
  lowCarbonShare: z.number().nullable(),
  /** Per cent of consignments with a figure that rest on the tenant's own intensities. */
  primaryShare: z.number().nullable(),
  certified: z.number().int(),
})
export type YearFigures = z.infer<typeof yearFigures>

export const sustainabilityAnswer = z.object({
  year: z.number().int(),
  /** That have consignments, goals, or are the current one; newest first. */
  years: z.array(z.number().int()),
  figures: yearFigures,
  before: yearFigures,
  modes: z.array(footprintLine.extend({ key: transportMode })),
  lanes: shared,
  partners: shared,
  months: z.array(footprintLine),
  missing: z.array(z.object({ reason: emissionReason, consignments: z.number().int() })),
  goals: z.array(goal),
  certifications: certificationsList,
  questions: z.array(placeQuestion),
  /** How many answers to such questions are in force. */
  answers: z.number().int(),
  /** Consignments that are being calculated; counted no further than 10,000. */
  waiting: z.number().int(),
  can: z.array(z.enum(['set-goals', 'apply', 'answer-places', 'replace-factors', 'export'])),
})
export type SustainabilityAnswer = z.infer<typeof sustainabilityAnswer>

const year = z.coerce.number().int().min(2000).max(2100)
export const sustainabilityQuery = z.object({ year: year.optional() })

export const sustainabilityReport = z.object({ year: year.optional(), format: z.enum(['pdf', 'csv']) })

/** The goals of one year: what is not listed has no goal. */
export const goalsChange = z.object({
  year,
  goals: z
    .array(
      z.object({
        measure: goalMeasure,
        target: z.number().min(0).max(1e12),
        baseline: z.number().min(0).max(1e12).nullable().optional(),
      }),
    )
    .max(GOAL_MEASURES.length),
})
export type GoalsChange = z.infer<typeof goalsChange>
