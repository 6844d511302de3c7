import fc from 'fast-check'
import type { Consignment, ConsignmentValue } from '../dataset/consignment.ts'
import { evaluate } from '../evaluate.ts'
import { applicableSubsets } from '../regulations/applicable-subsets.ts'
import { scoreOf } from '../score.ts'
import { AS_OF, cabotageEvidence, withValue } from './consignments.ts'
import { SAMPLES } from './samples.ts'

type ReadFrom = 'paper' | 'data'

/**
 * What decides which law is looked at is never taken away: the mode and the ends of the journey, the haulier's State, what goods they
 * are and whether they were delivered. That another law applies is no finding about a value.
 */
const DECIDING = new Set([
  ...[
    'eFTI581',
    'eFTI136',
    'eFTI146',
    'eFTI152',
    'eFTI162',
    'eFTI102',
    'eFTI620',
    'eFTI703',
    'eFTI39',
    'eFTI188',
    'eFTI84',
  ],
  ...['eFTI232', 'eFTI387', 'eFTI455', 'eFTI1451', 'eFTI242', 'eFTI236', 'eFTI1496', 'eFTI1745', 'eFTI169'],
])

const COMPLETE: readonly (readonly [string, Consignment])[] = [
  ...Object.entries(SAMPLES).map(([id, make]) => [id, make()] as const),
  ['domestic', withValue(withValue(cabotageEvidence(), 'eFTI620', 'DE'), 'eFTI102', 'DE')],
]

/** Answers how many values were added, and what became worse, each in a line. */
export function addingValues(
  cases: number,
  readFrom: ReadFrom,
  seed = 1892,
): { cases: number; worse: string[] } {
  const worse = new Set<string>()
  let added = 0
  for (const [name, complete] of COMPLETE) {
    if (name === 'EU06' && readFrom === 'paper') continue
    const units = unitsOf(complete, readFrom)
    const picks = fc.sample(
      fc.record({
        share: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        lots: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
          minLength: units.length,
          maxLength: units.length,
        }),
        back: fc.nat(),
      }),
      { numRuns: Math.ceil(cases / COMPLETE.length), seed },
    )
    for (const { share, lots, back } of picks) {
      const gone = units.filter((unit, n) => isRemovable(unit, name) && (lots[n] ?? 1) < share)
      const unit = gone[back % Math.max(gone.length, 1)]
      if (!unit) continue
      const taken = new Set(gone.flat())
      const before = complete.values.filter((value) => !taken.has(value))
      const after = complete.values.filter((value) => !taken.has(value) || unit.includes(value))
      added += 1
      for (const line of comparison(before, after, readFrom))
        worse.add(`${name}: + ${unit[0]?.path}: ${line}`)
    }
  }
  return { cases: added, worse: [...worse] }
}

/**
 * On paper value by value, in data by instances of classes, which a sender gives whole. The lines of a table, whose sum is compared, are
 * given together, and so are number and kind of packages (CMR, Article 6(1)(g); ADR 5.4.1.1.1(e)).
 */
function unitsOf({ values }: Consignment, readFrom: ReadFrom): ConsignmentValue[][] {
  const keyOf = readFrom === 'paper' ? placeOf : instanceOf
  const isLine = ({ eftiId, path = '' }: ConsignmentValue) =>
    path.startsWith('transportPackage') && (readFrom === 'data' || eftiId !== 'eFTI691')
  return [...Map.groupBy(values, (value) => (isLine(value) ? 'lines' : keyOf(value))).values()]
}

function placeOf({ path = '' }: ConsignmentValue): string {
  return /^.*dangerousGoodsLogisticsPackage\[\d+\]/.exec(path)?.[0] ?? path
}

/** A declaration of air cargo security is given whole: without any of it there is one violation. */
const SECURITY = /^(?:transportEvent|logisticsRiskAnalysisResult)\[/

/** The outermost class around a value: its members belong together. */
function instanceOf({ path = '', eftiId }: ConsignmentValue): string {
  if (SECURITY.test(path)) return 'security declaration'
  return path.includes('/') ? (path.split('/')[0] ?? '') : eftiId
}

/** A unit that goes by rail and by road makes it combined transport. */
const UNIT = 'usedTransportEquipment[1]/categoryCode'

const isRemovable = (unit: readonly ConsignmentValue[], name: string) =>
  !unit.some(({ eftiId, path }) => DECIDING.has(eftiId) || (name === 'EU02' && path?.startsWith(UNIT)))

const RANK = ['low', 'medium', 'high', 'critical']

function comparison(
  before: readonly ConsignmentValue[],
  after: readonly ConsignmentValue[],
  readFrom: ReadFrom,
): string[] {
  const [first, second] = [judge(before, readFrom), judge(after, readFrom)]
  const known = new Map(first.findings.map(({ code, path, severity }) => [`${code} ${path}`, severity]))
  const lines = second.findings.flatMap(({ code, path, severity }) => {
    const earlier = known.get(`${code} ${path}`)
    if (earlier === undefined) return [`new ${code} at ${path} (${severity})`]
    return RANK.indexOf(severity) > RANK.indexOf(earlier)
      ? [`${code} at ${path}: ${earlier} -> ${severity}`]
      : []
  })
  const isLower = (second.score ?? 100) < (first.score ?? 0)
  return isLower ? [...lines, 'a lower score'] : lines
}

function judge(values: readonly ConsignmentValue[], readFrom: ReadFrom) {
  const subsets = applicableSubsets({ values }).map(({ id }) => id)
  const isRoadNote =
    readFrom === 'paper' && values.some(({ eftiId, value }) => eftiId === 'eFTI581' && value === '3')
  const { findings, checks } = evaluate({ values }, { subsets, asOf: AS_OF, readFrom, isRoadNote })
  return { findings, score: scoreOf(checks, findings).score }
}
