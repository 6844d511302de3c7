import { linesOf } from '../../layout/lines.ts'
import { joinSpans, type Span } from '../../layout/span.ts'

const capitals = (text: string) => /\p{Lu}{3}/u.test(text) && !/^[^(]*\p{Ll}{3}/u.test(text)
/** 'Superlack rot', 'Art. 4471-025', '20 x 5 l': a line of its own that goes on with no name. */
const another = /^(?:\p{Lu}\p{Ll}|\d)/u
const depth = (text: string) => (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0)

/**
 * The proper shipping name of a cell: ADR 3.1.2 prints it in capitals, and shippers set their own name for the goods, the
 * article or the batch on a line below it.
 */
export function shippingName(cell: Span): Span {
  const lines = linesOf(cell.words.map((word) => ({ words: [word], box: word.box })))
  const [first] = lines
  if (!first || lines.length < 2 || !capitals(first.text)) return cell
  let open = 0
  const end = lines.findIndex((line, at) => {
    const ends = at > 0 && open <= 0 && another.test(line.text) && !capitals(line.text)
    open += depth(line.text)
    return ends
  })
  return end < 0 ? cell : joinSpans(lines.slice(0, end))
}
