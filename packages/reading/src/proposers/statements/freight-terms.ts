import { placeOf } from '../../fields/field-map.ts'
import { linesOf } from '../../layout/lines.ts'
import { cut, type Span } from '../../layout/span.ts'
import { byShape, type Proposer } from '../proposer.ts'

const prepaid =
  /\b(?:ocean\s)?freight[\s:-]*(?:charges\s)?pre-?paid\b|\b(?:nolo(?:\smare)?|fret(?:\smaritime)?|flete(?:\smar[ií]timo)?|frete|seefracht|fracht|vracht)[\s:–-]+pre-?paid\b|\bfret\spayé\b|\bflete\spagado\b|\bfrete\spago\b|\bfracht\s(?:voraus)?bezahlt\b|\bnolo\s(?:pre)?pagato\b|\bflete\sprepagado\b|\bvracht\s(?:vooruit)?betaald\b|\bfracht\sopłacony\b/iu
const collect =
  /\b(?:nolo(?:\smare)?|fret(?:\smaritime)?|flete(?:\smar[ií]timo)?|frete|seefracht|fracht|vracht)[\s:–-]+collect\b|\bfreight[\s:-]*(?:charges\s)?(?:collect|payable\sat\sdestination)\b|\bfret\spayable\sà\sdestination\b|\bflete\s(?:por\scobrar|(?:pagadero|a\spagar)\sen\sdestino)\b|\bfrete\s(?:a\spagar|pagável\sno\sdestino)\b|\bnolo\s(?:pagabile\sa\sdestino|assegnato)|\bfracht\szahlbar\s(?:am\sbestimmungsort|in\sempfang)|\bfreight\s(?:to\sbe\scollected|forward)\b/iu

/** 'FREIGHT PREPAID' in whatever box, where the document does not say the other thing too. */
export const freightTerms: Proposer = ({ layout }) => {
  const lines = linesOf(layout.runs)
  const [paid, forward] = [firstOf(prepaid, lines), firstOf(collect, lines)]
  const span = paid ?? forward
  if (!span || (paid && forward)) return []
  const reading = { place: placeOf('paymentOfCarriage'), value: paid ? 'PP' : 'CC', span }
  return byShape('paymentOfCarriage', [reading], layout.number, 1.1)
}

const firstOf = (shape: RegExp, lines: readonly Span[]): Span | undefined =>
  lines.flatMap((line) => {
    const match = shape.exec(line.text)
    return match ? [cut(line, match.index, match.index + match[0].length)] : []
  })[0]
