import { overlapX } from '../../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { cut, joinSpans, type Span, spanOf } from '../../layout/span.ts'
import { endOfCompany } from '../../values/address/names/company-name.ts'
import { legalForm } from '../../values/address/names/legal-forms.ts'
import type { Source } from '../../weights/score-of.ts'
import { bareWords } from '../../words/compare.ts'
import { phrase } from '../../words/phrases/index.ts'

const name = String.raw`(?<name>\p{Lu}[^·|]{3,70}?)`
/** Whoever signs for the carrier names it; who signs 'as agent' is somebody else. */
const signed: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:for|on behalf of)(?: and on behalf of)?(?: the)? carrier(?: and (?:its|their) \p{L}+)?[\s:,–-]+(?:p\.\s?p\.\s+)?${name}$`,
    'iu',
  ),
  new RegExp(String.raw`(?:${phrase('forTheCarrier')})[\s:,–-]+(?:p\.\s?p\.\s+)?${name}$`, 'iu'),
  new RegExp(String.raw`^p\.\s?p\.\s+${name}$`, 'iu'),
  new RegExp(
    String.raw`^(?:(?:.*\s)?(?:${phrase('forParty')})\s)?${name},?\s(?:${phrase('asTheCarrier')})(?!\s?'s)(?!\p{L})`,
    'iu',
  ),
]
export const asAgent = new RegExp(phrase('agentNamed'), 'iu')

/** 'ADRIALINEE S.p.A. di Navigazione': a form may stand within the name. */
export const hasForm = (text: string) =>
  legalForm.test(text) ||
  /^(?:(?:UAB|SIA|OÜ|MB|PT|JSC|ООО|ТОВ|ЗАО|АО)\.?\s[«"„“\p{Lu}]|(?:AS|AB|AD|АД)\s[«"„“])/u.test(text) ||
  /\s(?:S\.p\.A\.|S\.r\.l\.|S\.A\.|A\/S|GmbH)\s/u.test(text)

/** Words without which no line says who signs for a carrier, or as one. */
const saysSo = new RegExp(String.raw`^p\.\s?p\.|${phrase('carrierSigns')}`, 'iu')
const onBehalf = new RegExp(String.raw`(?<!\p{L})(?:${phrase('onBehalf')})(?!\p{L})`, 'iu')
/** A shipping line, though its legal form is not set behind its name. */
const ofLines = new RegExp(String.raw`(?<!\p{L})(?:${phrase('shippingLine')})(?!\p{L})`, 'iu')

/** Who signs for the carrier names it, on one line or on as many as the name takes: 'as agent for the carrier Scaldis', 'Global Lines N.V.' */
export function signedForCarrier(layout: PageLayout): { name: Span; source: Source }[] {
  return layout.runs.flatMap((run) => {
    const text = textOf(run.words)
    if (!saysSo.test(text)) return []
    // Below 'Signed for the carrier' an agent may sign, and say so on the next line.
    const goesOn = onBehalf.test(text) || signed.some((shape) => shape.test(text))
    const lines = withBelow(run, layout).slice(0, goesOn ? undefined : 1)
    const found = lines.map((spans) => signedIn(joinSpans(spans), layout))
    return found.find((one) => one !== undefined) ?? []
  })
}

function signedIn(span: Span, layout: PageLayout): { name: Span; source: Source } | undefined {
  for (const shape of signed) {
    const match = shape.exec(span.text)
    const text = match?.groups?.name?.replace(/[\s,]+$/, '')
    if (!match || !text || asAgent.test(text)) continue
    const at = span.text.indexOf(text, match.index)
    const own = cut(span, at, at + text.length)
    if (hasForm(text)) return { name: own, source: 'signed-for-carrier' }
    const whole = inFull(own, layout)
    if (whole) return { name: whole, source: 'signed-for-carrier-in-full' }
  }
  return undefined
}

/** The line alone, and with one and two lines that go on below it. */
function withBelow(run: Run, { runs }: PageLayout): Span[][] {
  const lines = [run]
  for (const below of runs) {
    const last = lines.at(-1) as Run
    const isNext =
      below.region === run.region &&
      below.box[1] > last.box[3] - 0.5 * last.size &&
      below.box[1] - last.box[3] < 0.8 * last.size &&
      overlapX(below.box, run.box) > 0
    if (isNext && lines.length < 3) lines.push(below)
  }
  return lines.map((_, at) => lines.slice(0, at + 1).map(({ words }) => spanOf(words)))
}

/** The same name elsewhere on the form, with its legal form; a shipping line also without one. */
function inFull(name: Span, { runs }: PageLayout): Span | undefined {
  const key = bareWords(name.text)
  if (key.split(' ').length < 2) return undefined
  const again = runs
    .filter(({ words }) => !words.some((word) => name.words.includes(word)))
    .map(({ words }) => spanOf(words))
    .filter(({ text }) => `${bareWords(text)} `.startsWith(`${key} `))
  for (const span of again) {
    const end = endOfCompany(span.text, 0)
    if (end?.hasForm) return cut(span, 0, end.end)
  }
  return again.length > 0 && ofLines.test(name.text) ? name : undefined
}
