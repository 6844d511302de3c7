import { kindLabel, PLAN_ACTORS, type PlanActor, type PlanField } from '@efti-hub/contract'
import { type CatalogueEntry, labelOf, plainPath, ruleCatalogue } from '@efti-hub/efti'
import type { ViolationRow } from '../violations/store.ts'
import { exampleInWords } from './example-in-words.ts'
import { placeOnForm } from './place-on-form.ts'
import type { PlanDraft, StepDraft } from './plan-draft.ts'
import type { PlanInput } from './plan-input.ts'
import { proposedValue } from './proposed-values.ts'
import { stepId } from './step-id.ts'
import { planTexts as texts } from './texts.ts'
import { whoActs } from './who-acts.ts'

/** The rules' own remedies, by who has to act, most severe first; violations that one act corrects are one step. */
export function planFromCatalogue(input: PlanInput, origin: string): PlanDraft {
  const { documentName, violations, parties } = input
  const [first] = violations
  if (!first) {
    const overview = texts.nothingOpen(documentName)
    return { origin, overview, source: 'catalogue', steps: [], parties }
  }
  const steps = byActor(actsOf(input).map((act) => stepOf(act, input)))
  return {
    origin,
    overview: overviewOf(input, first, steps),
    source: 'catalogue',
    steps,
    preventionTips: tipsFor(violations),
    parties,
  }
}

function overviewOf(
  { documentName, violations }: PlanInput,
  first: ViolationRow,
  steps: StepDraft[],
): string {
  const bySeverity = (['critical', 'high', 'medium', 'low'] as const)
    .map(
      (severity) =>
        [violations.filter((violation) => violation.severity === severity).length, severity] as const,
    )
    .filter(([count]) => count > 0)
  return texts.overview({
    document: documentName,
    open: violations.length,
    bySeverity,
    description: first.description,
    actors: PLAN_ACTORS.map((who) => [who, steps.filter((step) => step.who === who).length] as const).filter(
      ([, count]) => count > 0,
    ),
  })
}

/** What one act corrects, and who does it. */
interface Act {
  who: PlanActor
  same: [ViolationRow, ...ViolationRow[]]
  value: ReturnType<typeof proposedValue>
}

function actsOf(input: PlanInput): Act[] {
  const acts = new Map<string, Act>()
  for (const violation of input.violations) {
    const value = proposedValue(violation, input)
    const named = whoActs(violation)
    const who = value || input.weAre.includes(named) ? 'us' : named
    const key = value ? `${value.path}|${JSON.stringify(value.value)}` : `${who}|${actOf(violation)}`
    const known = acts.get(key)
    if (known) known.same.push(violation)
    else acts.set(key, { who, same: [violation], value })
  }
  return [...acts.values()]
}

/** Parties, places and vehicles: who is asked for one of their particulars is asked for all of them. */
const ASKED_TOGETHER = new Set([
  'carrier',
  'carrierAcceptanceLocation',
  'connectingCarrier',
  'consignee',
  'consigneeReceiptLocation',
  'consignor',
  'freightForwarder',
  'mainCarriageTransportMovement',
  'usedTransportEquipment',
])

function actOf({ code, suggestedFix, violationType, path, eftiId }: ViolationRow): string {
  const [head = ''] = plainPath(path ?? '').split('/')
  const whole = wholeOf(eftiId)
  return violationType === 'Missing element' && ASKED_TOGETHER.has(head) && whole
    ? `missing|${head}|${whole}`
    : `${code}|${suggestedFix}`
}

/** 'Consignor' of 'Consignor: street'; null for an element that belongs to nothing. */
function wholeOf(eftiId: string | null): string | null {
  const [whole, part] = labelOf(eftiId ?? '').split(': ')
  return part === undefined ? null : (whole ?? null)
}

const partOf = ({ eftiId }: ViolationRow): string => labelOf(eftiId ?? '').split(': ')[1] ?? ''

/** Of violations that one act corrects: the rest is only counted. */
const MOST_PLACES = 5

function stepOf({ who, same, value }: Act, input: PlanInput): StepDraft {
  const [first] = same
  const fields = fieldsOf(same, input)
  const places = same.flatMap(({ path }) => path ?? [])
  const party = input.parties[who]
  const details = [
    [...new Set(same.map(({ description }) => description))].slice(0, MOST_PLACES).join(' '),
    value && texts.source(value),
    !value && placeOf(fields, input),
    !value && who !== 'us' && texts.toBeAsked(who, party),
    [texts.urgency[first.severity], first.clause && texts.requiredBy(first.clause)].filter(Boolean).join(' '),
    places.length > 1 && texts.places(places.slice(0, MOST_PLACES), places.length - MOST_PLACES),
  ]
  const action = value ? texts.write(value.display, value.label, placeAt(value.path, input)) : actionOf(same)
  const violationIds = same.map(({ id }) => id)
  const example = exampleOf(first)
  return {
    id: stepId(action, violationIds),
    action,
    details: details.filter(Boolean).join('\n'),
    ...(example &&
      !value && {
        example: input.isPrinted ? exampleInWords(example, first.eftiId, first.path) : example,
      }),
    violationIds,
    fields,
    who,
    severity: first.severity,
    ...(value && { value }),
  }
}

let catalogue: ReadonlyMap<string, CatalogueEntry> | undefined

/** Of the finding, else of the rule where that is about the same element. */
function exampleOf({ code, eftiId, example }: ViolationRow): string | null {
  if (example !== null) return example
  catalogue ??= new Map(ruleCatalogue().map((entry) => [entry.code, entry]))
  const entry = catalogue.get(code)
  const isSame = entry && (entry.eftiId === eftiId || entry.violationType.startsWith('Structure'))
  return isSame ? entry.example : null
}

function actionOf(same: Act['same']): string {
  const [first] = same
  const parts = [...new Set(same.map(partOf))]
  const whole = wholeOf(first.eftiId)
  const isTogether = whole !== null && same.some(({ code }) => code !== first.code)
  if (isTogether) return texts.complete(whole, parts)
  return first.suggestedFix ?? texts.correct(first.fieldName ?? first.violationType)
}

const placeAt = (path: string, { kind, isPrinted }: PlanInput) =>
  isPrinted ? placeOnForm(kind, path) : undefined

function fieldsOf(same: readonly ViolationRow[], input: PlanInput): PlanField[] {
  const fields = same.flatMap(({ path, eftiId, fieldName, violationType }): PlanField[] => {
    if (!path) return []
    const place = placeAt(path, input)
    return [
      {
        path,
        label: eftiId ? labelOf(eftiId) : (fieldName ?? violationType),
        eftiId,
        ...(place && { place }),
      },
    ]
  })
  return [...new Map(fields.map((field) => [field.path, field])).values()]
}

/** 'Write it in box 4 of the CMR consignment note.' where all of it goes into one box. */
function placeOf(fields: readonly PlanField[], { kind }: PlanInput): string | false {
  const [place, ...more] = new Set(fields.map((field) => field.place))
  return place !== undefined && more.length === 0 && kind !== null && texts.place(place, kindLabel(kind))
}

const SEVERITIES = ['critical', 'high', 'medium', 'low']

/** Who has the most severe violation to correct comes first; the steps of each keep their order. */
export function byActor(steps: readonly StepDraft[]): StepDraft[] {
  const bySeverity = steps.toSorted(
    (left, right) => SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity),
  )
  return [...Map.groupBy(bySeverity, ({ who }) => who).values()].flat()
}

/** Only what the violations at hand give reason for. */
function tipsFor(violations: readonly ViolationRow[]): string[] {
  const missing = violations.filter(({ violationType }) => violationType.startsWith('Missing'))
  const fields = [...new Set(missing.flatMap((violation) => violation.fieldName ?? []))]
  const tips: string[] = []
  if (fields.length > 0) tips.push(texts.tips.fields(fields.slice(0, 8)))
  if (violations.some(({ violationType }) => violationType.startsWith('Structure')))
    tips.push(texts.tips.structure)
  if (violations.some(({ subsets }) => subsets.length > 0)) {
    const subsets = [...new Set(violations.flatMap((violation) => violation.subsets))].sort()
    tips.push(texts.tips.subsets(subsets))
  }
  return tips
}
