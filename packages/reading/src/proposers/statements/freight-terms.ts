import { placeOf } from '../../fields/field-map.ts'
import { linesOf } from '../../layout/lines.ts'
import { cut, type Span } from '../../layout/span.ts'
import { phrase } from '../../words/phrases/index.ts'
import { byShape, type Proposer } from '../proposer.ts'

const prepaid = new RegExp(phrase('freightPrepaid'), 'iu')
const collect = new RegExp(phrase('freightCollect'), 'iu')

/** 'FREIGHT PREPAID' in whatever box, where the document does not say the other thing too. */
export const freightTerms: Proposer = ({ layout }) => {
  const lines = linesOf(layout.runs)
  const [paid, forward] = [firstOf(prepaid, lines), firstOf(collect, lines)]
  const span = paid ?? forward
  if (!span || (paid && forward)) return []
  const reading = { place: placeOf('paymentOfCarriage'), value: paid ? 'PP' : 'CC', span }
  return byShape('paymentOfCarriage', [reading], layout.number, 'freight-terms')
}

const firstOf = (shape: RegExp, lines: readonly Span[]): Span | undefined =>
  lines.flatMap((line) => {
    const match = shape.exec(line.text)
    return match ? [cut(line, match.index, match.index + match[0].length)] : []
  })[0]
