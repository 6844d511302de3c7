import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'

/** The rules that a document of dangerous goods names, or what only such documents of one mode ask for, by the mode. */
const RULES: readonly (readonly [words: RegExp, mode: string])[] = [
  [
    /(?<!\p{L})(?:IATA|ICAO)(?!\p{L})|air (?:transport requirements|waybill)|airport of (?:departure|destination)/iu,
    '4',
  ],
  [/(?<!\p{L})IMDG(?!\p{L})/u, '1'],
  [/(?<!\p{L})(?:ADN|ENI)(?!\p{L})/u, '8'],
  [/(?<!\p{L})RID(?!\p{L})/u, '2'],
  [/(?<!\p{L})ADR(?!\p{L})/u, '3'],
]

/** A document that names ADN and neither RID nor ADR is about carriage by inland waterway; likewise the others. */
export function modeByRules(values: readonly ExtractedValue[], text: string): ExtractedValue[] {
  const place = placeOf('modeOfTransport')
  if (values.some(({ eftiId }) => eftiId === place.eftiId)) return [...values]
  const [named, ...more] = RULES.filter(([words]) => words.test(text))
  const match = named && more.length === 0 ? named[0].exec(text) : null
  if (!named || !match) return [...values]
  return [
    ...values,
    {
      ...place,
      value: named[1],
      asWritten: match[0],
      confidence: 0.9,
      source: 'text',
      evidence: null,
      why: { checks: [`the document names ${match[0]}`] },
    },
  ]
}
