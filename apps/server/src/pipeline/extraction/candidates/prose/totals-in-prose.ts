import { placeOf } from '../../field-map.ts'
import { cut, type Span } from '../../geometry/span.ts'
import { measuresIn } from '../../normalise/measures.ts'
import { type DecimalSign, numberInText } from '../../normalise/numbers.ts'
import { packageKindIn } from '../../normalise/packages.ts'
import type { Reading } from '../candidate.ts'
import { opensWithTotal } from '../table-totals.ts'

const between = String.raw`[\s:=~-]*(?:[\p{L}.]+[\s:=-]+){0,3}?`
const unit = String.raw`\s?(?:kgs?|kilo|t|to|тонн|кг)(?![\p{L}])`
const massWord = String.raw`(?:brut\p{L}*|gross|lord[oa]|net\p{L}*|hrub\p{L}*|čist\p{L}*|cist\p{L}*|бруто|нето|waga|masa|hmotnos[tť]|gewicht|weight|poids|peso|vikt|vægt)`
/** 'bruto 1.264 kg', and '1 168 kg brut'. */
const of = (words: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${words})\p{L}*${between}(?<mass>${numberInText}${unit})|(?<!${massWord}[\s:.=]{0,3})(?<!\d\s)(?<ahead>${numberInText}${unit})\s(?:${words})\p{L}*(?![\s:=]*\d)`,
    'giu',
  )
const gross = of('brutto|bruto|brut|gross|lordo|lorda|hrub|бруто|μεικτ')
const net = of('netto|neto|net|nett|čist|cist|нето|καθαρ')
const volume = new RegExp(String.raw`(?<volume>${numberInText}\s?(?:m³|m3|cbm|mc)(?![\p{L}\d]))`, 'giu')
const count =
  /(?<![\d.,/-])(?<count>\d{1,5}(?:[.\s]\d{3})?)\s+(?<kind>\p{L}[\p{L}-]{2,}(?:\s\p{L}[\p{L}-]{2,})?)/gu
/** The description of dangerous goods has masses of its own. */
const ofOneLine = /(?<![\p{L}\d])(?:UN|ONU)[\s-]?\d{4}/u

/**
 * What a sentence says of the whole: 'Totaal 88 colli op 4 karren, bruto 1.264 kg'. A mass counts where the paper says one
 * only, or where its line begins with a word for a total; packages only beside such a mass.
 */
export function totalsInProse(lines: readonly Span[], sign: DecimalSign): Reading[] {
  const sentences = lines.filter((line) => line.text.split(' ').length >= 4 && !ofOneLine.test(line.text))
  const hasLines = lines.some((line) => ofOneLine.test(line.text))
  const readings: Reading[] = []
  const massOf = (shape: RegExp, field: 'grossWeight' | 'netWeight') => {
    const found = sentences.flatMap((line) =>
      [...line.text.matchAll(shape)].map((match) => ({
        line,
        match,
        text: match.groups?.mass ?? match.groups?.ahead ?? '',
      })),
    )
    const said =
      found.length === 1 && !hasLines ? found[0] : found.findLast(({ line }) => opensWithTotal(line.text))
    const measure = said && measuresIn(said.text, 'mass', sign, 'KGM')[0]?.measure
    if (!said || !measure) return undefined
    const at = said.match.index + said.match[0].indexOf(said.text)
    readings.push({ place: placeOf(field), value: measure, span: cut(said.line, at, at + said.text.length) })
    return said.line
  }
  const line = massOf(gross, 'grossWeight')
  massOf(net, 'netWeight')
  const packages = line && packagesIn(line)
  if (packages) readings.push(packages)
  const cubes = sentences.flatMap((one) => [...one.text.matchAll(volume)].map((match) => ({ one, match })))
  const [cube] = cubes
  const found = cube && measuresIn(cube.match[0], 'volume', sign, 'MTQ')[0]
  if (cube && cubes.length === 1 && found)
    readings.push({
      place: placeOf('volume'),
      value: found.measure,
      span: cut(cube.one, cube.match.index, cube.match.index + cube.match[0].length),
    })
  return readings.map((reading) => ({ ...reading, certainty: 0.93 }))
}

/** The first number of packages in the sentence: what they stand on comes later. */
function packagesIn(line: Span): Reading | undefined {
  for (const match of line.text.matchAll(count)) {
    const [kind = '', value = ''] = [match.groups?.kind, match.groups?.count]
    if (!packageKindIn(kind) && !packageKindIn(kind.split(' ')[0] ?? '')) continue
    return {
      place: placeOf('totalPackages'),
      value: Number(value.replace(/\D/g, '')),
      span: cut(line, match.index, match.index + value.length),
    }
  }
  return undefined
}
