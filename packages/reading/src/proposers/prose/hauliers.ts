import { addressPlaces } from '../../fields/field-map.ts'
import { height, sameLine } from '../../layout/box.ts'
import { cut, joinSpans, type Span } from '../../layout/span.ts'
import { endOfCompany, nameAndTown } from '../../values/address/names/company-name.ts'
import { hasLegalName, legalForm } from '../../values/address/names/legal-forms.ts'
import { bareWords } from '../../words/compare.ts'
import { phrase } from '../../words/phrases/index.ts'
import { ofHauliers } from '../../words/terms/haulier-names.ts'
import { formsBehindComma } from '../../words/terms/legal-forms.ts'
import type { Reading, Understanding } from '../candidate.ts'
import { splitAtGaps } from '../understand/understand-details.ts'
import { understandParty } from '../understand/understand-party.ts'
import { platesNamed, vehiclesIn, withoutVehicles } from '../vehicles/vehicles-named.ts'
import { addressFrom } from './address-from.ts'
import { behindHaulier, leadsByAgent, leadsByColon, leadsByNoun, ofCarriage } from './words-of-haulage.ts'

/** What only says by which means, or that it is one's own: 'per LKW', 'notre transporteur', 'own vehicle'. */
const means = new RegExp(String.raw`^(?:${phrase('byMeans')})[\s:,]+`, 'iu')
const ofOneself = new RegExp(String.raw`(?<!\p{L})(?:${phrase('ownOrParty')})(?!\p{L})`, 'iu')

const longestName = 60
/** A sentence names few hauliers; each is looked for along the whole line. */
const mostLeads = 12

/** What parts the pieces of a line; a comma before a legal form does not. */
const between = new RegExp(
  String.raw`(?<=[,;])\s+(?!(?:${formsBehindComma}))|\s+[–—-]\s+|\s*\(|\s+[|·•]\s+`,
  'u',
)

/** The haulier that a line names, its name as far as its legal form or the next comma, dash or bracket. */
export function haulierIn(whole: Span): Span | undefined {
  const line = withoutVehicles([whole])[0] ?? whole
  let from = 0
  for (const piece of line.text.split(between)) {
    const at = line.text.indexOf(piece, from)
    from = at + piece.length
    const lead = means.exec(piece)?.[0].length ?? 0
    const found = endOfCompany(line.text, at + lead)
    const end = found?.hasForm ? found.end : at + piece.replace(/[,;]$/, '').length
    const name = cut(line, at + lead, end)
    const isName =
      /^[\p{Lu}„“"«]/u.test(name.text) && name.text.length <= longestName && name.text.includes(' ')
    if (isName && !ofOneself.test(name.text) && (hasLegalName(name) || ofHauliers.test(name.text)))
      return name
  }
  return undefined
}

const places = addressPlaces('carrier')

const named = (name: Span): Reading[] =>
  places.name ? [{ place: places.name, value: name.text, span: name }] : []

/** 'Versandart: Spedition Beispiel GmbH, LKW M-AB 1234': the haulier and its vehicle, where the value names them. */
export function understandWayOfTransport(lines: readonly Span[]): Understanding {
  const [line, next] = lines
  // 'Nijhuis Transport' and 'B.V.' below it.
  const isRest = next && legalForm.test(next.text) && !next.text.includes(' ')
  const first = line && isRest ? joinSpans([line, next]) : line
  const haulier = first && haulierIn(first)
  const readings = [...(haulier ? named(withoutTrade(haulier)) : []), ...platesNamed(lines.slice(0, 1))]
  return { fit: readings.length > 0 ? 0.9 : 0, readings }
}

const haulierAheadPattern = new RegExp(String.raw`^(?:${phrase('haulierAhead')})\s+(?=\p{Lu})`, 'iu')

/** 'Frächter Manhartsberg Transporte GmbH': the word for who carries is no part of the name, but 'Spedition' may be. */
function withoutTrade(name: Span): Span {
  const lead = haulierAheadPattern.exec(name.text)?.[0]
  return lead ? cut(name, lead.length) : name
}

/** 'Spedition Kiefer KG', 'Vognmand Brandt': what a haulier is called may be the first word of its name. */
const ofNames = new RegExp(String.raw`^(?:${phrase('haulageCompany')})\s+$`, 'iu')

interface Lead {
  /** Where the name begins. */
  at: number
  /** Nothing but a word such as 'by' leads to it. */
  isWeak: boolean
  /** It is the name's own first word: 'Spedition Kiefer KG'. */
  isOwn?: boolean
}

/** '… abgeholt durch die Spedition Beispiel KG', 'Vežėjas – UAB „Vėjas“': the haulier that a sentence names, with its address. */
export function hauliersInProse(lines: readonly Span[]): Reading[] {
  for (const line of lines) {
    if (line.text.split(' ').length < 4) continue
    for (const { at, isWeak, isOwn } of leadsIn(line.text).slice(0, mostLeads)) {
      // In the column of another party a company that carries is that party.
      if (isOwn && beginsLine(line, at)) continue
      const own = upToVehicle(line, at)
      const found = endOfCompany(own.text, 0)
      const name = found && cut(own, 0, found.end)
      if (!found || !name || name.text.length > longestName || ofOneself.test(name.text)) continue
      if (isCarrier(name, found.hasForm, isWeak, line, lines)) return partyIn(line, withoutTrade(name))
    }
  }
  return []
}

/** What stands there has nothing before it on its line, or a gap. */
function beginsLine({ text, words }: Span, at: number): boolean {
  const index = text.slice(0, at).split(' ').length - 1
  const [before, own] = [words[index - 1], words[index]]
  if (!before || !own) return true
  return !sameLine(before.box, own.box) || own.box[0] - before.box[2] > wide * height(own.box)
}

/** In heights of type: more than between the words of a sentence. */
const wide = 1

function leadsIn(text: string): Lead[] {
  const behind = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match): Lead => ({ at: match.index + match[0].length, isWeak: true }))
  const byNoun = [...text.matchAll(leadsByNoun)].flatMap(({ 0: lead, index }): Lead[] => {
    // 'Pennine Haulage Ltd', 'Rhône Messagerie SAS': a part of the name.
    if (/^\p{Lu}[^:–—]*$/u.test(lead) && /\p{Lu}[\p{L}.-]*\s$/u.test(text.slice(0, index))) return []
    const isOwn = ofNames.test(lead)
    return [{ at: isOwn ? index : index + lead.length, isWeak: false, isOwn }]
  })
  return ofCarriage.test(text)
    ? [...byNoun, ...behind(leadsByColon), ...behind(leadsByAgent), ...withoutLead(text)]
    : byNoun
}

/** What stands behind the lead, as far as the vehicle or a wide gap. */
function upToVehicle(line: Span, at: number): Span {
  const from = vehiclesIn(line).find((vehicle) => vehicle.from > at)?.from
  const [near] = splitAtGaps(cut(line, at, from))
  return near ?? cut(line, at)
}

/** Names before what their company does. */
function withoutLead(text: string): Lead[] {
  return [...text.matchAll(/(?<=(?:^|\s)(?:a|az)?\s?)\p{Lu}/gu)].flatMap(({ index }) => {
    const found = endOfCompany(text, index)
    return found?.hasForm && behindHaulier.test(text.slice(found.end)) ? [{ at: index, isWeak: true }] : []
  })
}

/** A haulier by its name; else a company that its word names, or that fetches with a vehicle and stands nowhere else. */
function isCarrier(name: Span, hasForm: boolean, isWeak: boolean, line: Span, all: readonly Span[]): boolean {
  const isHaulier = ofHauliers.test(name.text) && name.text.includes(' ')
  if (!isWeak) return hasForm || isHaulier
  if (isHaulier && (hasForm || / \p{Lu}/u.test(name.text))) return true
  if (!hasForm || vehiclesIn(line).length === 0) return false
  const key = bareWords(name.text)
  return !all.some((other) => other !== line && bareWords(other.text).includes(key))
}

function partyIn(line: Span, name: Span): Reading[] {
  const from = line.text.indexOf(name.text)
  const rest = cut(line, from)
  const address = addressFrom(rest)
  const whole = address ? understandParty('carrier', address) : undefined
  if (whole && whole.fit > 0.8) return whole.readings
  const end = /(?<=\))|[.;](?=\s+\p{Lu}|$)|,\s(?=\p{Ll}|\S*\d)|\s[–—-]\s/u.exec(
    rest.text.slice(name.text.length),
  )
  const near = end ? cut(rest, 0, name.text.length + end.index) : rest
  const town = nameAndTown(withoutVehicles([near])[0] ?? near)?.town
  return [
    ...named(name),
    ...(town && places.city ? [{ place: places.city, value: town.text, span: town, isOpen: true }] : []),
  ]
}
