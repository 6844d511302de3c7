import { cut, type Span } from '../../geometry/span.ts'
import { type FoundMeasure, measuresIn } from '../../normalise/measures.ts'
import type { DecimalSign } from '../../normalise/numbers.ts'

export interface SaidMass {
  span: Span
  measure: FoundMeasure['measure']
}

export interface SaidMasses {
  gross?: SaidMass
  net?: SaidMass
}

const words = {
  gross: /(?<!\p{L})(?:brutto|bruto|brut|gross|lord|hrub|бруто|брутто|μεικτ|gw|g\.\s?w\.)\p{L}*/giu,
  net: /(?<!\p{L})(?:netto|neto|nett|net|čist|líquid|нето|нетто|καθαρ|nw|n\.\s?w\.)\p{L}*/giu,
} as const

/** Between a mass and its word: 'masse brute : 238 kg', '27 kg net', 'kg 4.420 lordi'. */
const joinsWord = /^[\s:=~.]*(?:[\p{L}.]{1,12}[\s:=.]+)?[\s:=~-]*$/u
const joinsMass = /^[\s(]*$/u

/** What a text says of the gross and the net mass, the word before its figure or behind it, each figure for one of them. */
export function massesSaid(text: Span, sign: DecimalSign): SaidMasses {
  const masses = measuresIn(text.text, 'mass', sign, 'KGM').filter((m) => m.unitFrom === 'cell')
  const readings = (['before', 'behind'] as const).map((side) => ({
    gross: masses.find((mass) => isNamed(text.text, mass, words.gross, side)),
    net: masses.find((mass) => isNamed(text.text, mass, words.net, side)),
  }))
  const [before, behind] = readings as [(typeof readings)[0], (typeof readings)[0]]
  const count = (r: typeof before) => [r.gross, r.net].filter(Boolean).length
  const [first, second] = count(behind) > count(before) ? [behind, before] : [before, behind]
  const gross = first.gross ?? (second.gross === first.net ? undefined : second.gross)
  const net = first.net ?? (second.net === gross ? undefined : second.net)
  const contradicts = gross && net && gross !== net && weightOf(net) > weightOf(gross)
  if (contradicts) return {}
  const said = (mass: FoundMeasure): SaidMass => ({
    measure: mass.measure,
    span: cut(text, mass.at, mass.at + mass.asWritten.length),
  })
  return { ...(gross ? { gross: said(gross) } : {}), ...(net ? { net: said(net) } : {}) }
}

const weightOf = ({ measure }: FoundMeasure) => measure.value * (measure.unit === 'TNE' ? 1000 : 1)

function isNamed(text: string, mass: FoundMeasure, named: RegExp, side: 'before' | 'behind'): boolean {
  const end = mass.at + mass.asWritten.length
  return [...text.matchAll(named)].some((word) => {
    const wordEnd = word.index + word[0].length
    return side === 'before'
      ? wordEnd <= mass.at && joinsWord.test(text.slice(wordEnd, mass.at))
      : word.index >= end && joinsMass.test(text.slice(end, word.index))
  })
}
