import { expect, it } from 'vitest'
import { combineDocuments } from './combine-documents.ts'

const part = (documentId: string, values: Record<string, unknown>) => ({
  documentId,
  name: `${documentId}.pdf`,
  values: Object.entries(values).map(([path, value]) => ({ path, value })),
})
const combine = (...parts: ReturnType<typeof part>[]) => {
  const { values, notCombined } = combineDocuments(parts)
  return {
    ...Object.fromEntries(values.map(({ path, value, documentId }) => [path, [value, documentId]])),
    notCombined: notCombined.map(({ group }) => group),
  }
}

it('takes from later documents what earlier ones do not have', () => {
  const cmr = part('cmr', { 'grossWeight[1]': 900, 'consignor/name[1]': 'Beispiel AG' })
  const invoice = part('invoice', { 'grossWeight[1]': 950, 'netWeight[1]': 800 })
  expect(combine(cmr, invoice)).toEqual({
    'grossWeight[1]': [900, 'cmr'],
    'consignor/name[1]': ['Beispiel AG', 'cmr'],
    'netWeight[1]': [800, 'invoice'],
    notCombined: [],
  })
})

it('completes a party that is the same, and no other', () => {
  const cmr = part('cmr', { 'consignor/name[1]': 'Beispiel AG', 'consignee/name[1]': 'Nordic Pumps AS' })
  const invoice = part('invoice', {
    'consignor/name[1]': 'BEISPIEL Aktiengesellschaft',
    'consignor/postalAddress/countryCode': 'DE',
    'consignee/name[1]': 'Somebody Else Ltd',
    'consignee/postalAddress/countryCode': 'GB',
  })
  expect(combine(cmr, invoice)).toEqual({
    'consignor/name[1]': ['Beispiel AG', 'cmr'],
    'consignor/postalAddress/countryCode': ['DE', 'invoice'],
    'consignee/name[1]': ['Nordic Pumps AS', 'cmr'],
    notCombined: ['consignee'],
  })
})

it('completes one line of goods and never puts lines side by side', () => {
  const one = part('cmr', { 'includedConsignmentItem[1]/grossWeight[1]': 900 })
  const dangerous = part('dgd', {
    'includedConsignmentItem[1]/grossWeight[1]': 900,
    'includedConsignmentItem[1]/transportDangerousGoods[1]/uNDGID': '1263',
  })
  expect(combine(one, dangerous)).toMatchObject({
    'includedConsignmentItem[1]/transportDangerousGoods[1]/uNDGID': ['1263', 'dgd'],
    notCombined: [],
  })
  const two = part('dgd', {
    'includedConsignmentItem[1]/grossWeight[1]': 900,
    'includedConsignmentItem[2]/grossWeight[1]': 100,
  })
  expect(combine(one, two)).toMatchObject({ notCombined: ['includedConsignmentItem'] })
})

it('keeps a description with its packages, and what is printed before what is derived', () => {
  const described = part('list', {
    'natureIdentificationCargo/identificationText[1]': 'Pumps',
    'natureIdentificationCargo/identificationText[2]': 'Valves',
    'transportPackage[1]/itemQuantity': 3,
    'transportPackage[2]/itemQuantity': 4,
  })
  const brief = part('cmr', { 'natureIdentificationCargo/identificationText[1]': 'Pumps' })
  expect(combine(brief, described)).toEqual({
    'natureIdentificationCargo/identificationText[1]': ['Pumps', 'cmr'],
    notCombined: ['transportPackage'],
  })
  const named = part('cmr', { 'consignee/name[1]': 'Beispiel AG' })
  const guess = {
    path: 'consignee/postalAddress/postcode[1]',
    value: '20457',
    why: { derived: 'A partner.' },
  }
  const full = part('list', {
    'consignee/name[1]': 'Beispiel AG',
    'consignee/postalAddress/postcode[1]': '28195',
  })
  const { values } = combineDocuments([{ ...named, values: [...named.values, guess] }, full])
  expect(values.map(({ value }) => value)).toEqual(['Beispiel AG', '28195'])
})
