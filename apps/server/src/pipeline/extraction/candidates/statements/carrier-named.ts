import type { Concept } from '../../concepts.ts'
import type { PageLayout, Run } from '../../geometry/runs.ts'
import { cut, type Span, spanOf, splitSpan } from '../../geometry/span.ts'
import { legalForm } from '../../normalise/address/legal-forms.ts'
import type { Reading } from '../candidate.ts'
import type { FoundReadings } from '../find-carriage-patterns.ts'
import type { Label } from '../find-labels.ts'
import { understandParty } from '../understand.ts'

const name = String.raw`(?<name>\p{Lu}[^·|]{3,70}?)`
/** Whoever signs for the carrier names it; who signs 'as agent' is somebody else. */
const signed: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:for|on behalf of)(?: and on behalf of)?(?: the)? carrier(?: and (?:its|their) \p{L}+)?[\s:,–-]+${name}$`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:pour(?: le compte du)?(?: le)? transporteur|per(?: conto del)?(?: il)? vettore|por (?:el|la) (?:porteador|transportista|naviera)|pelo transportador|für den (?:verfrachter|frachtführer|carrier|reeder)|namens de vervoerder|voor de vervoerder|w imieniu przewoźnika|za przewoźnika)[\s:,–-]+${name}$`,
    'iu',
  ),
  new RegExp(String.raw`^p\.\s?p\.\s+${name}$`, 'iu'),
  new RegExp(
    String.raw`^(?:.*\s(?:for|für|pour|per|por|namens)\s)?${name},?\s(?:as (?:the )?carriers?|als (?:frachtführer|verfrachter|carrier|vervoerder)|en qualité de transporteur|come vettore|como (?:porteador|transportista))(?!\s?'s)(?!\p{L})`,
    'iu',
  ),
]
const asAgent =
  /\bas agents?\b|agents? only|agence\b|agen[ct]i[ae]s?\b|agentur|als agent|come agente|como agente|quale agente/iu

/** The carrier of a bill of lading: named where it is signed, else in the head of the form, above everything that is asked. */
export function carrierNamed(layout: PageLayout, labels: readonly Label[]): FoundReadings | undefined {
  for (const run of layout.runs) {
    const span = spanOf(run.words)
    for (const shape of signed) {
      const match = shape.exec(span.text)
      const text = match?.groups?.name?.replace(/[\s,]+$/, '')
      if (!match || !text || !hasForm(text) || asAgent.test(text)) continue
      const at = span.text.indexOf(text, match.index)
      const readings = partyOf([cut(span, at, at + text.length)])
      if (readings) return { concept: 'carrier', readings, score: 0.95 }
    }
  }
  return layout.number === 1 ? ofHead(layout, labels) : undefined
}

/** A part of the page's height: what stands there belongs to whoever had the form printed. */
const head = 0.13

/** Behind the first of these the paper speaks of its parties. */
const asks = new Set<Concept>(['consignor', 'consignee', 'freightForwarder', 'portOfLoading', 'vessel'])

/** One company only, with its legal form, in the head of the form; what stands on its line or below it may be its address. */
function ofHead(layout: PageLayout, labels: readonly Label[]): FoundReadings | undefined {
  const runs = layout.runs.filter((run) => run.box[1] < head * layout.page.height)
  const first = runs.filter((run) => run.region === 0 && hasForm(firstPart(run).text))
  const [only] = first
  const isAsked = (run: Run) => labels.some((l) => asks.has(l.concept) && l.box[1] < run.box[3])
  if (!only || first.length > 1 || isAsked(only)) return undefined
  const below = layout.runs.find(
    (r) =>
      r !== only &&
      Math.abs(r.box[0] - only.box[0]) < 2 &&
      r.box[1] >= only.box[3] - 1 &&
      r.box[1] - only.box[3] < only.size &&
      /\d/.test(spanOf(r.words).text),
  )
  const lines = [...splitSpan(spanOf(only.words), / [·|•] /g), ...(below ? [spanOf(below.words)] : [])]
  const readings = partyOf(lines)
  return readings && { concept: 'carrier', readings, score: 0.68 }
}

const firstPart = (run: Run): Span => splitSpan(spanOf(run.words), / [·|•] /g)[0] ?? spanOf(run.words)
/** 'ADRIALINEE S.p.A. di Navigazione': a form may stand within the name. */
const hasForm = (text: string) =>
  legalForm.test(text) || /\s(?:S\.p\.A\.|S\.r\.l\.|S\.A\.|A\/S|GmbH)\s/u.test(text)

function partyOf(lines: Span[]): Reading[] | undefined {
  const { readings, fit } = understandParty('carrier', lines)
  return fit > 0 ? readings : undefined
}
