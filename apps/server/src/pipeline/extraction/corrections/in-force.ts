import type { SubsetOverride } from '@efti-hub/efti'
import type { Extracted } from '@efti-hub/reading'
import { fleetAmong } from '../../../accounts/fleet/store.ts'
import { partnersNamed } from '../../../accounts/partners/store.ts'
import { type CheckingDefaults, checkingDefaults } from '../../../accounts/settings/checking-defaults.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { printedParties } from '../derive/derive-from-partners.ts'
import { printedPlates } from '../derive/plates-of.ts'
import { type OwnData, withDerived } from '../derive/with-derived.ts'
import { latestExtraction, type StoredExtraction, type StoredValue } from '../store.ts'
import { type RemovedValue, removedGroups } from './removed-groups.ts'
import { choicesOf, correctionsOf, markNow } from './store.ts'
import type { ChoiceRow, CorrectionRow } from './tables.ts'

/** What holds for a document now: what the machine read, with what people said in its place, and what follows from both. */
export interface ConsignmentInForce extends StoredExtraction {
  /** The kind that the machine saw; `kind` is the person's, where one was chosen. */
  kindAsRead: string
  /** The person's choice that holds; null where the machine's reading does. */
  kindChoice: ChoiceRow | null
  valuesAsRead: readonly StoredValue[]
  /** All that people said about values, oldest first. */
  corrections: readonly CorrectionRow[]
  /** Values of groups that a person removed as a whole, such as a goods line; with that removal. */
  removedWithGroup: readonly RemovedValue[]
  overrides: SubsetOverride[]
  /** To the questions that data cannot settle, by their ids. */
  answers: Record<string, boolean>
  /** What the organisation has every document held against. */
  defaults: CheckingDefaults
  /**
   * The machine's reading, and of what people said the latest and how much: equal marks, equal contents, but for what the organisation has
   * of its own (fleet, partners, defaults).
   */
  mark: string
}

/** Null as long as the document has not been read. */
export async function consignmentInForce(
  db: TenantDb,
  documentId: string,
): Promise<ConsignmentInForce | null> {
  const extraction = await latestExtraction(db, documentId)
  return extraction && inForce(db, documentId, extraction)
}

/** The same without reading it again where nothing was read or said about the document since `before`. */
export async function stillInForce(
  db: TenantDb,
  documentId: string,
  before: ConsignmentInForce | null,
): Promise<ConsignmentInForce | null> {
  if (before && before.mark === (await markNow(db, documentId))) return before
  return consignmentInForce(db, documentId)
}

/** What would hold for a document with a reading that is not stored yet. */
export async function extractedInForce(
  db: TenantDb,
  documentId: string,
  { schema, extra, form, notes, unread, ...read }: Extracted,
): Promise<ConsignmentInForce> {
  const extraction: StoredExtraction = {
    id: '',
    ...read,
    schema: schema ?? null,
    extra: [...(extra ?? [])],
    form: form ?? null,
    notes: notes ?? [],
    unread: unread ?? [],
  }
  return inForce(db, documentId, extraction)
}

async function inForce(
  db: TenantDb,
  documentId: string,
  extraction: StoredExtraction,
): Promise<ConsignmentInForce> {
  const corrections = await correctionsOf(db, documentId)
  const choices = await choicesOf(db, documentId)
  const named = [...extraction.values, ...corrections]
  const fleet = await fleetAmong(db, printedPlates(named))
  const partners = await partnersNamed(db, printedParties(named))
  return putInForce(extraction, corrections, choices, { ...(await checkingDefaults(db)), fleet, partners })
}

export function putInForce(
  extraction: StoredExtraction,
  corrections: readonly CorrectionRow[],
  choices: readonly ChoiceRow[],
  { fleet, partners, ...defaults }: CheckingDefaults & OwnData,
): ConsignmentInForce {
  const latest = new Map(corrections.map((row) => [row.path, row]))
  const chosen = new Map(choices.map((row) => [row.subject, row]))
  const choice = chosen.get('kind')
  const kind = choice?.value
  const removedBy = removedGroups(latest, extraction.values)
  const all = withCorrections(extraction.values, latest)
  const removed = all.flatMap((value): RemovedValue[] => {
    const by = removedBy(value.path)
    return by ? [{ value, by }] : []
  })
  return {
    ...extraction,
    kind: typeof kind === 'string' ? kind : extraction.kind,
    kindAsRead: extraction.kind,
    kindChoice: choice && typeof kind === 'string' ? choice : null,
    values: withDerived(
      removed.length > 0 ? all.filter(({ path }) => removedBy(path) === null) : all,
      extraction,
      new Set(latest.keys()),
      { fleet, partners },
    ),
    valuesAsRead: extraction.values,
    corrections,
    removedWithGroup: removed,
    // What reading held against a value that stands there no longer, or against a sum of lines that are others now.
    findings: extraction.findings.filter(
      ({ path }) =>
        path === null ||
        !(latest.has(path) || removedBy(path) || (path === SUM_OF_LINES && changesLines(latest))),
    ),
    overrides: [...chosen.values()].flatMap(overrideOf),
    answers: Object.fromEntries([...chosen.values()].flatMap(answerOf)),
    defaults,
    mark: [
      extraction.id,
      ...[corrections, choices].flatMap((said) => [said.at(-1)?.id ?? 0, said.length]),
    ].join('/'),
  }
}

/** The lines that are in force are compared with it by a rule of its own. */
const SUM_OF_LINES = 'numberOfPackages'
const changesLines = (latest: ReadonlyMap<string, CorrectionRow>) =>
  [...latest.keys()].some((path) => path.startsWith('transportPackage['))

function withCorrections(
  read: readonly StoredValue[],
  latest: ReadonlyMap<string, CorrectionRow>,
): StoredValue[] {
  const known = new Set(read.map(({ path }) => path))
  const kept = read.flatMap((value) => {
    const correction = latest.get(value.path)
    return correction ? corrected(correction, value) : [value]
  })
  const added = [...latest.values()].filter(({ path }) => !known.has(path))
  return [...kept, ...added.flatMap((correction) => corrected(correction, null))]
}

/** Where the person took it from, or else where the machine's value is, with its scheme; none when it was removed. */
function corrected(
  { eftiId, path, value, evidence }: CorrectionRow,
  before: StoredValue | null,
): StoredValue[] {
  if (value === null) return []
  const { formatId: _ofTheOldText, ...attributes } = before?.attributes ?? {}
  const asWritten = typeof value === 'object' ? `${value.value} ${value.unit}` : String(value)
  return [
    {
      eftiId,
      path,
      value,
      asWritten,
      attributes,
      confidence: 1,
      source: 'person',
      evidence: evidence ?? before?.evidence ?? null,
    },
  ]
}

/** Subjects of answers; those without are 'kind' and ids of subsets. */
export const ANSWER = 'answer/'

function overrideOf({ subject, value, reason }: ChoiceRow): SubsetOverride[] {
  if (typeof value !== 'boolean' || subject.startsWith(ANSWER)) return []
  return [{ id: subject, applies: value, reason: reason ?? '' }]
}

function answerOf({ subject, value }: ChoiceRow): [string, boolean][] {
  return typeof value === 'boolean' && subject.startsWith(ANSWER)
    ? [[subject.slice(ANSWER.length), value]]
    : []
}
