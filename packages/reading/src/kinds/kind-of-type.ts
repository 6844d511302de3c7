import type { ConsignmentValue } from '@efti-hub/efti'

/** Document names of EDIFACT 1001 that say which paper the data stand for. */
const kindsByType: Record<string, string> = {
  '730': 'cmr',
  '740': 'awb',
  '741': 'awb',
  '703': 'awb',
  '704': 'bill-of-lading',
  '970': 'cim',
}

type Said = Pick<ConsignmentValue, 'eftiId' | 'value'>

/** The kind of document by its type (eFTI169) and the mode of transport (eFTI581). */
export function kindOfType(values: readonly Said[], otherwise = 'consignment'): string {
  const type = values.find((v) => v.eftiId === 'eFTI169')?.value
  const mode = values.find((v) => v.eftiId === 'eFTI581')?.value
  if (type === '700' && mode === '2') return 'cim'
  return kindsByType[String(type)] ?? otherwise
}
