import { containersIn } from '../../values/containers.ts'
import { plateAt } from '../../values/plate-shapes.ts'
import { containerWord } from '../sea/words-of-containers.ts'
import { sealSpans, sealsLead } from './seals-named.ts'
import { plates, tractors, trailers } from './words-of-vehicles.ts'

const opens = new RegExp(
  String.raw`^(?:${[trailers, tractors, plates].join('|')})(?!\p{L})(?:[\s.:°º№()/,–-]|(?:n[ro]\.?|no)(?!\p{L}))*`,
  'iu',
)

const isContainerWord = new RegExp(String.raw`^(?:${containerWord}[\s.:°no]*)?$`, 'iu')

/** 'Lastzug KE-AT 417 / KE-AT 881, Plombe-Nr. 088412', 'Seal No. 0044718': a line of the vehicle, not of the goods above it. */
export function namesMeans(text: string): boolean {
  if (!/\d/.test(text)) return false
  const match = opens.exec(text)
  const [container] = containersIn(text)
  if (
    container &&
    isContainerWord.test(text.slice(0, container.at)) &&
    sealSpans({ text, words: [] }).length > 0
  )
    return true
  return (match !== null && plateAt(text, match[0].length)?.shaped === true) || sealsLead(text)
}
