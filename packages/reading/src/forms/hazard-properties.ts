import type { Finding } from '@efti-hub/efti'
import { type PageLayout, textOf } from '../layout/runs.ts'

const ASKS = /caratteristiche di pericolo/iu
const GIVES = /(?<!\p{L})HP\s?\d{1,2}(?!\d)/u
const HAZARDOUS = /(?<![\d.,])\d{2}[ .]?\d{2}[ .]?\d{2}\s?\*/u

/** The Italian form of waste (FIR) has a field for the hazardous properties of waste whose code has an asterisk. */
export function withoutProperties(pages: readonly PageLayout[]): Finding[] {
  const text = pages.flatMap(({ runs }) => runs.map(({ words }) => textOf(words))).join('\n')
  const isEmpty = ASKS.test(text) && HAZARDOUS.test(text) && !GIVES.test(text)
  return isEmpty ? [FINDING] : []
}

const FINDING: Finding = {
  code: 'WASTE-HAZARD-PROPERTIES',
  severity: 'medium',
  violationType: 'Waste',
  message: 'The form names hazardous waste, and its hazardous properties (HP) are not filled in.',
  fieldName: 'Hazardous properties',
  remedy: 'Fill in the hazardous properties of the waste, such as HP3.',
  example: 'HP3, HP5',
  eftiId: null,
  path: null,
  clause: 'Legislative Decree 152/2006 (IT), Article 193; Ministerial Decree 59/2023, model of the FIR',
  subsets: [],
}
