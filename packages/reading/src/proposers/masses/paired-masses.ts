import { placeOf } from '../../fields/field-map.ts'
import { linesOf } from '../../layout/lines.ts'
import type { Word } from '../../layout/pages.ts'
import type { PageLayout } from '../../layout/runs.ts'
import { cut, type Span } from '../../layout/span.ts'
import { type FoundMeasure, inKilograms, measuresIn, unitIn } from '../../values/measures.ts'
import { type DecimalSign, numberInText } from '../../values/numbers.ts'
import { grossPattern, netPattern } from '../../words/terms/mass-words.ts'
import type { Candidate } from '../candidate.ts'

/** 'Brutto/netto: 1.684,5 / 1.497 kg', 'Peso bruto / líquido  4.386,00 kg / 4.012,50 kg' */
const pair = new RegExp(
  String.raw`(?:(?<gross>${grossPattern})\s?[/|&+-]\s?${netPattern}|${netPattern}\s?[/|&+-]\s?${grossPattern})(?<between>[^\d]{0,24}?)(?<first>${numberInText})\s?(?<own>\p{L}{1,4})?\s?[/|]\s?(?<second>${numberInText})(?:\s?(?<unit>\p{L}{1,4})(?!\p{L}))?`,
  'iu',
)

interface Paired {
  gross: FoundMeasure
  net: FoundMeasure
}

/** Two masses with a stroke between, behind the two words with one. */
export function pairedIn(text: Span, sign: DecimalSign): Paired | undefined {
  const match = pair.exec(text.text)
  const { between = '', first = '', second = '', unit, own, gross } = match?.groups ?? {}
  if (!match) return undefined
  const usual = unitIn(between, 'mass')
  const firstAt = text.text.indexOf(first, match.index)
  const read = (figure: string, at: number): FoundMeasure | undefined => {
    const found = measuresIn(`${figure} ${unit ?? own ?? ''}`.trim(), 'mass', sign, usual)[0]
    return found && { ...found, at, asWritten: figure }
  }
  const one = read(first, firstAt)
  const other = read(second, text.text.indexOf(second, firstAt + first.length))
  if (!one || !other) return undefined
  return gross === undefined ? { gross: other, net: one } : { gross: one, net: other }
}

/** The masses of all goods, where a line of the page gives both behind one label. */
export function pairedMasses(layout: PageLayout, sign: DecimalSign): Candidate[] {
  const lines = linesOf(layout.runs).flatMap((line) => {
    const paired = pairedIn(line, sign)
    return paired ? [{ line, paired }] : []
  })
  const [only, ...others] = lines
  if (!only || others.length > 0) return []
  const { line, paired } = only
  if (inKilograms(paired.net.measure) > inKilograms(paired.gross.measure)) return []
  return (['gross', 'net'] as const).map((field): Candidate => {
    const { measure, at, asWritten } = paired[field]
    const span = cut(line, at, at + asWritten.length)
    const place = placeOf(field === 'gross' ? 'grossWeight' : 'netWeight')
    return {
      concept: field === 'gross' ? 'grossWeight' : 'netWeight',
      readings: [{ place, value: measure, span, checks: ['gross and net beside each other'] }],
      fit: 1,
      label: null,
      place: 'pattern',
      page: layout.number,
      words: new Set<Word>(span.words),
      text: span.text,
      source: 'paired-masses',
    }
  })
}
