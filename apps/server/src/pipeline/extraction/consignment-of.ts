import type { Consignment, ConsignmentValue, Form } from '@efti-hub/efti'
import type { StoredExtraction, StoredValue } from './store.ts'

/** What was extracted, as the law's library takes it. */
export function consignmentOf({ values, extra, form, kind }: StoredExtraction): Consignment {
  // A person may have said that it is of another kind than the one whose blocks were read.
  const own = form?.kind === kind ? form : null
  return {
    values: notifiedOnly(values.map(asValue), own),
    ...(extra.length > 0 ? { extra } : {}),
    ...(own ? { form: own } : {}),
    ...(kind === 'air-security' ? { isSecurityDeclaration: true } : {}),
  }
}

/** Consignment notes by inland waterway are of the same kind; what the CMR asks for is not asked of them. */
export function isRoadNote({
  kind,
  schema,
  values,
}: {
  kind: string
  schema?: StoredExtraction['schema'] | undefined
  values: readonly StoredValue[]
}): boolean {
  const modes = values.filter(({ eftiId }) => eftiId === MODE).map(({ value }) => value)
  return kind === 'cmr' && !schema && (modes.length === 0 || modes.includes(ROAD))
}

const MODE = 'eFTI581'
const ROAD = '3'

/**
 * Waste under Article 18 of Regulation (EU) 2024/1157 is not notified: codes and quantity of its document are no notified waste. They
 * are blocks 3 and 10 of the form.
 */
export function notifiedOnly(values: readonly ConsignmentValue[], form: Form | null): ConsignmentValue[] {
  return form?.kind === 'waste-annex-vii'
    ? values.filter(({ path }) => !path.startsWith('notifiedWasteMaterial'))
    : [...values]
}

function asValue({ eftiId, path, value, attributes, asWritten }: StoredValue): ConsignmentValue {
  const hasAttributes = attributes && Object.keys(attributes).length > 0
  return {
    eftiId,
    path,
    value,
    ...(hasAttributes ? { attributes } : {}),
    ...(losesDigits(value, asWritten) ? { written: asWritten } : {}),
  }
}

/** More digits than a JavaScript number keeps: what a message wrote goes back as it was written. */
function losesDigits(value: ConsignmentValue['value'], asWritten: string): boolean {
  const number = typeof value === 'object' ? value.value : value
  return Number(asWritten) === number && asWritten.replace(/\D/g, '').length > 15
}
