import {
  applicableSubsets,
  type Consignment,
  evaluate,
  type Finding,
  type SubsetChoice,
  servesEndOf,
} from '@efti-hub/efti'
import type { Extracted } from '@efti-hub/reading'
import { isOfTrade, kindById } from '@efti-hub/reading'
import { notifiedOnly } from '../apps/server/src/pipeline/extraction/consignment-of.ts'
import { withDerived } from '../apps/server/src/pipeline/extraction/derive/with-derived.ts'
import type { Recognised } from '../apps/server/src/pipeline/recognition/recognised.ts'

/** The moment at which the samples are judged. */
const asOf = '2026-11-20T12:00:00Z'

export interface Judged {
  subsets: SubsetChoice[]
  findings: readonly Finding[]
}

/** The third stage alone. Papers of the trade and of kind 'other' carry nothing that rules could judge. */
export function findingsOf(extracted: Extracted): Judged {
  if (extracted.kind === 'other' || isOfTrade(extracted.kind)) return { subsets: [], findings: [] }
  const values = withDerived(extracted.values, extracted).map(({ eftiId, path, value, attributes }) => ({
    eftiId,
    path,
    value,
    ...(attributes ? { attributes } : {}),
  }))
  const { form } = extracted
  const consignment: Consignment = {
    values: notifiedOnly(values, form ?? null),
    ...(form ? { form } : {}),
    ...(extracted.kind === 'air-security' ? { isSecurityDeclaration: true } : {}),
  }
  const without = kindById(extracted.kind)?.withoutSubsets ?? []
  const subsets = applicableSubsets(consignment).filter(({ id }) => !servesEndOf(id, without))
  const ids = subsets.map((subset) => subset.id)
  const { findings } = evaluate(consignment, {
    subsets: ids,
    addressReading: 'practical',
    asOf,
    readFrom: extracted.values.some(({ source }) => source !== 'structured') ? 'paper' : 'data',
    isRoadNote: extracted.kind === 'cmr' && !extracted.schema,
    structure: extracted.findings,
    ...(extracted.kind.startsWith('waste-') ? { answers: { 'WASTE-PAPERS': true } } : {}),
  })
  return { subsets, findings }
}

/** Places to a hundredth of a point: the last digits of a float are nobody's business. */
export function rounded(recognised: Recognised): Recognised {
  const round = (n: number) => Math.round(n * 100) / 100
  return JSON.parse(
    JSON.stringify(recognised, (_, value) => (typeof value === 'number' ? round(value) : value)),
  )
}

/** JSON that a person can compare: one word, line or value to a line. */
export function printed(value: unknown, depth = 0): string {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || flat.length <= 100 || depth >= 4) return flat
  const pad = ' '.repeat(depth + 1)
  const items = Array.isArray(value)
    ? value.map((item) => printed(item, depth + 1))
    : Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : `${JSON.stringify(key)}: ${printed(item, depth + 1)}`,
      )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${items.map((item) => pad + item).join(',\n')}\n${' '.repeat(depth)}${close}`
}
