import type { Extracted } from '@efti-hub/reading'

export interface ScoreTally {
  right: number
  wrong: number
  missing: number
}

export interface Miss {
  path: string
  expected: unknown
  got: unknown
}

/** Fields whose values a document's truth does not list are not counted: names of places, texts of packages. */
export function score(
  extracted: Extracted,
  truth: Map<string, unknown>,
): { byField: Map<string, ScoreTally>; misses: Miss[]; certain: ScoreTally } {
  const byField = new Map<string, ScoreTally>()
  const misses: Miss[] = []
  const got = new Map(extracted.values.map((v) => [v.path, v.value]))
  for (const [path, expected] of truth) {
    const tally = tallyOf(byField, fieldOf(path))
    const value = got.get(path)
    if (value === undefined) tally.missing++
    else if (same(value, expected)) tally.right++
    else tally.wrong++
    if (value === undefined || !same(value, expected)) misses.push({ path, expected, got: value })
  }
  for (const [path, value] of got) {
    if (truth.has(path) || !countedWhenExtra.test(path)) continue
    tallyOf(byField, fieldOf(path)).wrong++
    misses.push({ path, expected: undefined, got: value })
  }
  return { byField, misses, certain: certainOf(extracted, truth, misses) }
}

/** From this confidence on a value counts as certain. */
export const certainFrom = 0.9

/** Right and wrong of the values whose confidence is certain. */
function certainOf(extracted: Extracted, truth: Map<string, unknown>, misses: readonly Miss[]): ScoreTally {
  const missed = new Set(misses.map((m) => m.path))
  const certain = extracted.values.filter(
    (v) => v.confidence >= certainFrom && (truth.has(v.path) || missed.has(v.path)),
  )
  const wrong = certain.filter((v) => missed.has(v.path)).length
  return { right: certain.length - wrong, wrong, missing: 0 }
}

/** A value where the document has none is wrong too; the masses of a line of dangerous goods are printed and not in the truth. */
const countedWhenExtra =
  /^(consignor|consignee|carrier|connectingCarrier|transportPackage\[\d\]\/itemQuantity|grossVolume|natureIdentificationCargo\/identificationText|includedConsign(?!.*\/(?:gross|net)Weight)|numberOfPackages|usedTransportEquipment\[\d\]\/id|deliveryEvent)/

const fieldOf = (path: string) => path.replace(/\[\d+\]/g, '')

function tallyOf(byField: Map<string, ScoreTally>, field: string): ScoreTally {
  const tally = byField.get(field) ?? { right: 0, wrong: 0, missing: 0 }
  byField.set(field, tally)
  return tally
}

const plain = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.,;]+$/, '')
    .trim()

function same(value: unknown, expected: unknown): boolean {
  if (typeof expected === 'object' && expected !== null && typeof value === 'object' && value !== null) {
    const [a, b] = [value, expected] as { value: number; unit: string }[]
    return a?.unit === b?.unit && Math.abs((a?.value ?? 0) - (b?.value ?? 0)) < 0.005
  }
  return plain(value) === plain(expected)
}

export const sum = (tallies: Iterable<ScoreTally>): ScoreTally =>
  [...tallies].reduce(
    (a, b) => ({ right: a.right + b.right, wrong: a.wrong + b.wrong, missing: a.missing + b.missing }),
    { right: 0, wrong: 0, missing: 0 },
  )

const share = (part: number, whole: number) => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`)
export const precision = (t: ScoreTally) => share(t.right, t.right + t.wrong)
/** The harmonic mean of precision and recall. */
export const balanced = (t: ScoreTally) => share(2 * t.right, 2 * t.right + 2 * t.wrong + t.missing)
export const recall = (t: ScoreTally) => share(t.right, t.right + t.wrong + t.missing)
