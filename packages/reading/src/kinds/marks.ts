import { containersIn } from '../values/containers.ts'
import { dangerousLinesIn } from '../values/dangerous-goods/un-line.ts'
import { wagonsIn } from '../values/rail/wagons.ts'
import { phrase } from '../words/phrases/index.ts'
import { grossPattern, netPattern } from '../words/terms/mass-words.ts'
import { mentionsWaste, mentionsWasteOverBorders } from './waste-over-borders.ts'

/** The words in which a paper says that it rests on the law of carriage by rail. */
export const railLaw =
  /\bCOTIF\b|\bRU[- ]?CIM\b|\bER[- ]CIM\b|\bCIM\b|\bGLV-CIM\b|\bSMGS\b|(?<!\p{L})(?:СМГС|ЦИМ|УМВС|ЦІМ)(?!\p{L})/u

/** '31 81 2740 118-4': as wagons are printed; the groups of four of bank accounts are none. */
const wagonShape = /^\d\d\D\d\d\D/

interface Mark {
  /** How strongly it speaks for the kind. */
  weight: number
  holds: RegExp | ((text: string) => boolean)
}

/** Three digits of the airline, seven and their remainder by seven (IATA Resolution 600a). */
const waybillNumber = (text: string) =>
  [...text.matchAll(/(?<!\d)\d{3}[\s|-]{1,3}(?:\p{Lu}{3}[\s|-]{1,3})?(\d{4})\s?(\d{3})(\d)(?!\d)/gu)].some(
    ([, first = '', last = '', check]) => Number(first + last) % 7 === Number(check),
  )

/** A heading of the European List of Waste. */
const wasteListed = /(?<!\d)(?:0[1-9]|1\d|20)[ .]?\d{2}[ .]?\d{2}\*?(?!\d)/
const wasteRegulation = /1013\/2006|2024\/1157/
const gross = new RegExp(grossPattern, 'iu')
const net = new RegExp(netPattern, 'iu')
const described = (text: string) =>
  dangerousLinesIn(text).some(({ hazardClass, name }) => hazardClass && name)

/**
 * What only papers of one kind say, apart from their name: the law they rest on, the sentences it asks for, formats of
 * messages, numbers whose check digit holds, codes. By the kind's id; of none of them alone a paper is made.
 */
const marks: Readonly<Record<string, readonly Mark[]>> = {
  awb: [
    { weight: 0.5, holds: /^\W*(?:FWB|FHL|FFR)\/\d{1,2}\b/m },
    { weight: 0.2, holds: waybillNumber },
    {
      weight: 0.2,
      holds: new RegExp(phrase('airConvention'), 'i'),
    },
    {
      weight: 0.15,
      holds: new RegExp(phrase('chargeableWeight'), 'i'),
    },
    { weight: 0.1, holds: /\bN\.?V\.?D\.?\b|\bN\.?C\.?V\.?\b/ },
    { weight: 0.1, holds: /\b(?:SPX|SCO|SHR)\b|\b[A-Z]{2}\/RA\/\d{5}|\bIATA\b/ },
  ],
  cmr: [
    { weight: 0.2, holds: /\bC\.?\s?M\.?\s?R\.?(?!\p{L})/u },
    { weight: 0.2, holds: /ley 16\/1987|orden fom\/2861\/2012|r\.?d\.? 1211\/1990|\bLOTT\b/i },
    {
      weight: 0.15,
      holds: new RegExp(String.raw`19(?:th)?\W+(?:${phrase('may')})\W+1956|19\.\s?0?5\.\s?1956`, 'i'),
    },
  ],
  cim: [
    { weight: 0.3, holds: railLaw },
    { weight: 0.25, holds: (text) => wagonsIn(text).some((one) => wagonShape.test(one.asWritten)) },
    { weight: 0.15, holds: /\bNHM\b|\bRICS\b|(?<!\p{L})ГНГ(?!\p{L})/u },
  ],
  'bill-of-lading': [
    { weight: 0.2, holds: (text) => containersIn(text).length > 0 },
    { weight: 0.25, holds: new RegExp(String.raw`\bCOGSA\b|${phrase('seaRules')}`, 'i') },
    {
      weight: 0.25,
      holds: new RegExp(phrase('shippedOnBoard'), 'i'),
    },
    { weight: 0.2, holds: new RegExp(String.raw`\bS\.?T\.?C\.?\b|\bSLAC\b|${phrase('shippersLoad')}`, 'i') },
    {
      weight: 0.15,
      holds: new RegExp(
        String.raw`\b(?:m\.?/?v\.?|m\.?s\.?)\s+[\p{Lu}"„«]|${phrase('vesselOrVoyage')}`,
        'iu',
      ),
    },
  ],
  'inland-waterway': [
    {
      weight: 0.2,
      holds: new RegExp(String.raw`\bCMNI\b|\bENI\b|${phrase('inlandNavigation')}`, 'iu'),
    },
  ],
  'dangerous-goods': [
    { weight: 0.3, holds: described },
    { weight: 0.2, holds: /\b5\.4\.1(?!\d)/ },
    {
      weight: 0.15,
      holds: new RegExp(phrase('properShippingName'), 'i'),
    },
    {
      weight: 0.3,
      holds: new RegExp(phrase('contentsDeclared'), 'i'),
    },
  ],
  'waste-annex-vii': [
    { weight: 0.3, holds: wasteRegulation },
    { weight: 0.2, holds: /\bB[1-4]\d{3}\b|\bG[BC]\d{3}\b|\bB?EU3011\b/ },
    { weight: 0.1, holds: (text) => mentionsWaste(text) && wasteListed.test(text) },
  ],
  'waste-movement': [
    { weight: 0.3, holds: (text) => text.split('\n').some(mentionsWasteOverBorders) },
    { weight: 0.2, holds: wasteRegulation },
    {
      weight: 0.3,
      holds: new RegExp(
        String.raw`\b(?:${phrase('notificationWord')})\W+(?:\p{L}+\W+){0,3}[A-Z]{2}\W?\d{4,6}\b`,
        'iu',
      ),
    },
    { weight: 0.1, holds: (text) => mentionsWaste(text) && wasteListed.test(text) },
    { weight: 0.15, holds: /\bY\d{1,2}\b|\bA[1-4]\d{3}\b|\bH1[0-3]\b/ },
  ],
  // Quotations and orders say these too: they tell papers of the trade from each other, and from papers of carriage.
  'packing-list': [
    { weight: 0.1, holds: (text) => gross.test(text) && net.test(text) },
    { weight: 0.1, holds: /\d\s?[x×]\s?\d+(?:[.,]\d+)?\s?[x×]\s?\d/i },
  ],
  invoice: [{ weight: 0.2, holds: /\bIBAN\b|(?:EUR|USD|GBP|€|\$|£)\s?\d|\d\s?(?:EUR|€)/ }],
}

/** As a paper without a name may be told by its marks, but not by them alone. */
const mostOfMarks = 0.5

/** How strongly the marks on the paper speak for the kind, from 0 to a half. */
export function marksOf(kind: string, text: string): number {
  const found = (marks[kind] ?? []).filter(({ holds }) =>
    typeof holds === 'function' ? holds(text) : holds.test(text),
  )
  return Math.min(
    mostOfMarks,
    found.reduce((sum, { weight }) => sum + weight, 0),
  )
}
