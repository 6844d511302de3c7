import { kindLabel, type PlanValue } from '@efti-hub/contract'
import { elementById, labelOf } from '@efti-hub/efti'
import { valueInWords } from '../extraction/value-in-words.ts'
import type { ViolationRow } from '../violations/store.ts'
import type { InputValue, OtherDocument, PlanInput } from './plan-input.ts'

/** Where the values come from that rules know, by what their codes begin with. */
const SOURCES: Readonly<Record<string, Pick<PlanValue, 'from' | 'source'>>> = {
  'CDS-COUNTRY': { from: 'code list', source: 'ISO 3166-1' },
  'DG-': { from: 'code list', source: 'ADR, Table A' },
  'PL-WAGON-COUNTRY': { from: 'known', source: 'the wagon number' },
}
const OF_RULE: Pick<PlanValue, 'from' | 'source'> = { from: 'known', source: 'the rule' }

/** The value that corrects a violation, where a rule knows it or another document of the consignment states it; never a guess. */
export function proposedValue(violation: ViolationRow, input: PlanInput): PlanValue | null {
  const { code, path, eftiId, fix } = violation
  const element = elementById(eftiId ?? '')
  if (!path || !element || element.kind === 'class') return null
  const shown = { path, label: labelOf(element.id) }
  if (fix !== null) {
    const known = Object.entries(SOURCES).find(([start]) => code.startsWith(start))?.[1] ?? OF_RULE
    const display = valueInWords({ path, value: fix })
    return { ...shown, value: fix, display, ...known, evidence: null, documentId: null }
  }
  const isMissing = !input.values.some((value) => value.path === path)
  const stated = isMissing ? statedElsewhere(path, element.id, input.others) : null
  return stated && { ...shown, ...stated }
}

/** On the other documents, where they agree. */
function statedElsewhere(path: string, eftiId: string, others: readonly OtherDocument[]) {
  const found = others.flatMap((document) =>
    document.values
      .filter((value) => value.path === path && value.eftiId === eftiId)
      .map((value) => ({ document, value })),
  )
  const [first] = found
  if (!first || found.some(({ value }) => !isSame(value, first.value))) return null
  const { document, value } = first
  return {
    value: value.value,
    display: valueInWords({ path, value: value.value }),
    from: 'document' as const,
    source: `${kindLabel(document.kind)} ${document.name}`,
    evidence: value.evidence && {
      ...value.evidence,
      box: value.evidence.box && ([...value.evidence.box] as [number, number, number, number]),
    },
    documentId: document.id,
  }
}

const isSame = (one: InputValue, other: InputValue): boolean =>
  JSON.stringify(one.value) === JSON.stringify(other.value)
