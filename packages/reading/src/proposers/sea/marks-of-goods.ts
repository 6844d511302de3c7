import { cut, type Span, spanOf } from '../../layout/span.ts'
import { containersIn } from '../../values/containers.ts'
import { phrase } from '../../words/phrases/index.ts'
import { sealNamed, sealWord } from '../vehicles/seal-behind-word.ts'
import { buildOfContainer, containerWord } from './words-of-containers.ts'

const namesContainers = new RegExp(containerWord, 'iu')
const namesSeals = new RegExp(String.raw`(?<!\p{L})${sealWord}(?!\p{L})`, 'iu')
/** As it is typed below its heading, even where a letter is wrong: 'LVNR 300418-0'. */
const typedContainer = /(?<![A-Z\d])[A-Z]{4}[\s-]?\d{3}[\s.]?\d{3}[\s-]?\/?\d(?![A-Z\d])/g
const ledByWord = new RegExp(String.raw`${containerWord}[\s.]*(?:n[°ºro]*s?\.?)?[\s:.]*$`, 'iu')
/** What a container weighs, and the word before the marks themselves. */
const tareOrWord = new RegExp(
  String.raw`(?<!\p{L})(?:(?:vgm|${phrase('tare')})[\s:.]*(?:wt\s?)?\d[\d., {2}]*(?:kgs?)?|marks?\s?:)`,
  'giu',
)
const bareSeal = /(?<![A-Z\d/-])[A-Z]{1,4}[ -]?\d{5,10}(?![\p{L}\d/])/gu

/**
 * Carriers type container, size, seal and marks into one column: what is left without the former marks the goods. Where the
 * heading of the column asks for containers and seals, any code of their shape there is one.
 */
export function marksOfGoods(cell: Span, heading = ''): Span {
  const containers = containersIn(cell.text).map(({ at, asWritten }) => [at, at + asWritten.length] as const)
  if (namesContainers.test(heading)) containers.push(...placesOf(typedContainer, cell.text))
  if (containers.length === 0) return cell
  const taken = [
    ...containers.map(([from, to]) => [wordBefore(cell.text, from), to] as const),
    ...placesOf(buildOfContainer, cell.text),
    ...placesOf(sealNamed, cell.text),
    ...placesOf(tareOrWord, cell.text),
    ...(namesSeals.test(heading) ? placesOf(bareSeal, cell.text) : []),
  ]
  const words = new Set(taken.flatMap(([from, to]) => cut(cell, from, to).words))
  return spanOf(cell.words.filter((word) => !words.has(word)))
}

const placesOf = (shape: RegExp, text: string) =>
  [...text.matchAll(shape)].map((m) => [m.index, m.index + m[0].length] as const)

/** Where the word before a container begins: 'CNTR ZKMU6603180'. */
const wordBefore = (text: string, at: number) => ledByWord.exec(text.slice(0, at))?.index ?? at
