import { placeOf } from '../../fields/field-map.ts'
import { cut, joinSpans, type Span } from '../../layout/span.ts'
import { datesIn } from '../../values/dates.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { ReadingContext, Understanding } from '../candidate.ts'

const nothing: Understanding = { fit: 0, readings: [] }

const nameOf = (span: Span, fit = 1): Understanding => ({
  fit,
  readings: [{ place: placeOf('vehicleName'), value: span.text, span }],
})

/** 'HALCYON MERIDIAN 144E (LR)': where the ship is registered. */
const flag = /\s*\([A-Z]{2,3}\)$/

/** '« FLANDRES ÉTOILE », voyage 112 Sud': a voyage named by its word behind a name in quotes. */
const quotedVessel = new RegExp(
  String.raw`^(?:M/?[NVST]\s)?[«"“„]\s*(\p{L}[^»"”“]{1,35}?)\s*[»"”“][\s,/–-]+(?:v|${phrase('voyage')})\.?\s*(?:n[o°º.]*\s*)?(\d\S*(?:\s\p{Lu}\p{Ll}+)?)$`,
  'iu',
)

/** 'V.', 'Voyage No.:', 'Reise-Nr.': what leads to the number of a voyage. */
const led = String.raw`(?:v(?!-)|${phrase('voyage')})[.:]?[\s-]*(?:(?:no|nr|n[°º]|number|num|#)(?![\p{L}\d])[.:\s]*)?`
/** The number itself is in capitals; Node 20 and 22 know no group of an expression that minds the case. */
const ledInAnyCase = led.replace(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
const withVoyage = new RegExp(
  String.raw`^(.*?\p{L}{2}.*?)(?:\s*[/,–-]\s*|\s+)(?:${ledInAnyCase}\s*)?((?=[A-Z-]*\d)[A-Z\d-]{2,12}(?:\/\d{2})?)$`,
  'u',
)
const endsInVoyage = new RegExp(String.raw`[\s/,–-]${led}\s?[A-Z]*\d[A-Z\d]*$`, 'iu')

/** 'NORDSEE STAR / 0432W', 'NORDSEE STAR 0432W 29/11/2026': the voyage is the last piece, and has a digit. */
export function vesselAndVoyage(lines: readonly Span[], context: ReadingContext): Understanding {
  const whole = vesselWithVoyage(joinSpans(lines), context)
  // Below it something else may stand that nothing asks for.
  const first = lines[0] && lines.length > 1 && whole.fit < 1 ? vesselWithVoyage(lines[0], context) : whole
  return first.fit === 1 ? first : whole
}

function vesselWithVoyage(whole: Span, context: ReadingContext): Understanding {
  const date = datesIn(whole.text, context.language)[0]
  const undated = date ? cut(whole, 0, whole.text.slice(0, date.at).replace(/[\s/,;–-]+$/, '').length) : whole
  const text = cut(undated, 0, undated.text.replace(flag, '').length)
  const quoted = quotedVessel.exec(text.text)
  if (quoted?.[1] && quoted[2]) {
    const at = text.text.indexOf(quoted[1])
    const name = cut(text, at, at + quoted[1].length)
    const voyage = cut(text, text.text.length - quoted[2].length)
    return {
      fit: 1,
      readings: [
        { place: placeOf('vehicleName'), value: name.text, span: name },
        { place: placeOf('movementNumber'), value: voyage.text, span: voyage },
      ],
    }
  }
  const match = withVoyage.exec(text.text)
  if (!match) return /\p{L}{3}/u.test(text.text) && text.text.length <= 40 ? nameOf(text, 0.7) : nothing
  const [, vessel = '', voyage = ''] = match
  const kind = /^(?:M\/?[NVST]|MS|SS|MT)\.?\s+/iu.exec(vessel)?.[0].length ?? 0
  const name = cut(text, kind, vessel.replace(/[\s/,–-]+$/, '').length)
  const at = text.text.length - voyage.length
  return {
    fit: 1,
    readings: [
      { place: placeOf('vehicleName'), value: name.text, span: name },
      { place: placeOf('movementNumber'), value: voyage, span: cut(text, at) },
    ],
  }
}

/** The name alone, or with its voyage said so: 'MV PADMA TRADER V.117W'. */
export function vessel(lines: readonly Span[], context: ReadingContext): Understanding {
  const [first] = lines
  if (!first || !/\p{L}{2}/u.test(first.text) || datesIn(first.text, context.language).length > 0)
    return nothing
  if (endsInVoyage.test(first.text)) return vesselAndVoyage([first], context)
  return nameOf(joinSpans(lines))
}
