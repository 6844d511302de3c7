import { cut, type Span } from '../../layout/span.ts'
import { type FoundMeasure, inKilograms, measuresIn } from '../../values/measures.ts'
import type { DecimalSign } from '../../values/numbers.ts'
import { grossPattern, netPattern } from '../../words/terms/mass-words.ts'
import { pairedIn } from './paired-masses.ts'

export interface SaidMass {
  span: Span
  measure: FoundMeasure['measure']
}

export interface SaidMasses {
  gross?: SaidMass
  net?: SaidMass
}

const words = new RegExp(`(?<gross>${grossPattern})|(?<net>${netPattern})`, 'giu')
/** Between a word and its mass: 'masse brute : 238 kg', 'peso lordo totale di chilogrammi 7.632', 'brut (kg): 985'. */
const joinsWord = /^[\s:=~.(]*(?:\(?[\p{L}.]{1,12}\)?[\s:=.]+){0,3}[\s:=~-]*$/u
/** Between a mass and the word behind it: '27 kg net', 'kg 4.420 lordi'. */
const joinsMass = /^[\s(]*$/u
/** 'kg lordi 1.980': the unit stands before the word. */
const unitAhead = new RegExp(`(?<!\\p{L})kgs?\\.?\\s+(?:${grossPattern}|${netPattern})[\\s:]*\\d`, 'iu')

/**
 * What a text says of the gross and the net mass, the word before its figure or behind it, each figure for one of them;
 * figures without a unit only where the paper has a usual one.
 */
export function massesSaid(text: Span, sign: DecimalSign, unit?: string): SaidMasses {
  const usual = unit ?? (unitAhead.test(text.text) ? 'KGM' : undefined)
  const masses = measuresIn(text.text, 'mass', sign, usual).filter((m) => usual || m.unitFrom === 'cell')
  const paired = pairedIn(text, sign)
  if (paired) return inOrder(text, paired.gross, paired.net)
  const named = [...text.text.matchAll(words)]
  const readings = (['before', 'behind'] as const).map((side) => ({
    gross: masses.find((mass) => nameOf(text.text, mass, named, side) === 'gross'),
    net: masses.find((mass) => nameOf(text.text, mass, named, side) === 'net'),
  }))
  const [before, behind] = readings as [(typeof readings)[0], (typeof readings)[0]]
  const count = (r: typeof before) => [r.gross, r.net].filter(Boolean).length
  const [first, second] = count(behind) > count(before) ? [behind, before] : [before, behind]
  const gross = first.gross ?? (second.gross === first.net ? undefined : second.gross)
  const net = first.net ?? (second.net === gross ? undefined : second.net)
  return inOrder(text, gross, net)
}

/** Nothing where the net mass is more than the gross one: a figure was taken for the other. */
function inOrder(text: Span, gross: FoundMeasure | undefined, net: FoundMeasure | undefined): SaidMasses {
  if (gross && net && gross !== net && inKilograms(net.measure) > inKilograms(gross.measure)) return {}
  const said = (mass: FoundMeasure): SaidMass => ({
    measure: mass.measure,
    span: cut(text, mass.at, mass.at + mass.asWritten.length),
  })
  return { ...(gross ? { gross: said(gross) } : {}), ...(net ? { net: said(net) } : {}) }
}

/** The word that stands next to the mass on that side. */
function nameOf(
  text: string,
  mass: FoundMeasure,
  named: readonly RegExpExecArray[],
  side: 'before' | 'behind',
): 'gross' | 'net' | undefined {
  const end = mass.at + mass.asWritten.length
  const found =
    side === 'before'
      ? named.findLast((word) => word.index + word[0].length <= mass.at)
      : named.find((word) => word.index >= end)
  if (!found) return undefined
  const joined =
    side === 'before'
      ? joinsWord.test(text.slice(found.index + found[0].length, mass.at))
      : joinsMass.test(text.slice(end, found.index))
  return joined ? (found.groups?.gross === undefined ? 'net' : 'gross') : undefined
}
