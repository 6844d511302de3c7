import { cut, type Span } from '../../../layout/span.ts'
import { phrase, phraseList } from '../../../words/phrases/index.ts'
import { ofHauliers } from '../../../words/terms/haulier-names.ts'
import { formsAsWritten } from '../../../words/terms/legal-forms.ts'
import { countryByName } from '../places/countries.ts'

const form = new RegExp(String.raw`(?<![\p{L}.])(?:${formsAsWritten})(?![\p{L}\d])`, 'uy')
/** 'UAB „Vėjas“', 'SIA "Jūra"': in front of a name in quotes. */
const quoted = new RegExp(String.raw`(?:(?:${formsAsWritten})\s+)?[„“"'«‘][^„“”"«»]{2,60}[“”"'»’]`, 'uy')
/** 'GmbH & Co. KG', 'Ltd. Şti.', 'S.n.c. di Rossi & C.': what goes on behind a form and belongs to it. */
const more = new RegExp(
  String.raw`(?:\s(?:&|und|u\.)\sCo\.?(?:\s?KG(?:aA)?|\sOHG)?|\sdi\s[\p{Lu}][\p{L}.' ]*?(?:\s&\sC\.|\s[Ee]\sC\.|(?=[,;(]|$))|,?\s(?:${formsAsWritten}))(?![\p{L}\d])`,
  'uy',
)

/** They stand in small letters within names. */
const particles = new Set(['&', '+', ...phraseList('nameParticle')])
/** 'Gebr. Smeenk', 'P.J. Gilhooly', 'ULUS. NAK.': a full stop that ends no sentence. */
const abbreviation = new RegExp(
  String.raw`^(?:\p{Lu}\.(?:\s?\p{Lu}\.)*|(?:\p{L}{1,5}|${phrase('shortenedName')})\.)$`,
  'u',
)

const longestName = 70

/** Where the company's name that begins here ends, and whether its legal form closes it. */
export function endOfCompany(text: string, from: number): { end: number; hasForm: boolean } | undefined {
  const inQuotes = matchAt(quoted, text, from)
  if (inQuotes) return { end: endWithForms(text, from + inQuotes.length), hasForm: true }
  if (!/[\p{Lu}\d]/u.test(text[from] ?? '')) return undefined
  let end = from
  let at = from
  for (const { 0: word, index } of text.slice(from, from + longestName).matchAll(/\S+/gu)) {
    const start = from + index
    const ofForm = start > from ? matchAt(form, text, start) : undefined
    if (ofForm) return { end: endWithForms(text, start + ofForm.length), hasForm: true }
    const bareWord = word.replace(/[,;:]+$/, '')
    // 'Karoo Freight (Pty) Ltd', 'Halcyon Line (HK) Limited'
    if (/^\(\p{Lu}\p{L}{1,2}\)$/u.test(word) && matchAt(form, text, start + word.length + 1)) continue
    if (/^[([|·•–—]|^-$/u.test(word) || /^\d/.test(word)) break
    const isParticle = particles.has(bareWord.toLowerCase()) && /^\p{Ll}|^[&+]/u.test(word)
    if (!isParticle && !/^['’„"“]?\p{Lu}/u.test(word)) break
    at = start + bareWord.length
    if (!isParticle) end = at
    const stops = /\.$/.test(bareWord) && !abbreviation.test(bareWord)
    if (stops) return { end: end - 1, hasForm: false }
    if (bareWord !== word) {
      const next = text.slice(at).search(/(?<=^[,;:]\s*)[^\s,;:]/u)
      const behind = next < 0 ? undefined : matchAt(form, text, at + next)
      if (!behind || /[;:]/.test(word)) break
      return { end: endWithForms(text, at + next + behind.length), hasForm: true }
    }
  }
  return end > from ? { end, hasForm: false } : undefined
}

function endWithForms(text: string, from: number): number {
  let end = from
  for (let further = matchAt(more, text, end); further; further = matchAt(more, text, end))
    end += further.length
  return end
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** 'Stückgut', 'Groupage', 'Truck': how a load goes, no town. */
const loads = new RegExp(String.raw`^(?:${phrase('serviceName')})(?!\p{L})`, 'iu')

const town = String.raw`\p{Lu}[\p{L}'’.-]+(?:[\s-](?:\p{Lu}[\p{L}'’.-]*|[a-zé]{1,4}|\p{Ll}{2,4}))*`
/** '(Pradejón)', ', Drumshanbo, Co. Leitrim', ' te Veendam', ' – Dole': the town behind a name. */
const townBehind = new RegExp(
  String.raw`^\s*(?:\((?<a>${town})\)|[,–—-]\s*(?:(?:à|in|te|a|w|v|i|en)\s)?(?<b>${town})(?:\s\([A-Z]{2}\))?(?:,\s*(?:Co\.|County)\s\p{Lu}\p{L}+)?|\s(?:${phrase('inPlace')})\s(?<c>${town}))[.\s]*$`,
  'u',
)

/** A line that is a company's name and no more than its town behind it. */
export function nameAndTown(line: Span): { name: Span; town?: Span } | undefined {
  const found = endOfCompany(line.text, 0)
  if (!found) return undefined
  const name = cut(line, 0, found.end)
  const rest = line.text.slice(found.end)
  const groups = townBehind.exec(rest)?.groups
  const named = groups?.a ?? groups?.b ?? groups?.c
  if (rest.trim() === '') return { name }
  const isOther =
    loads.test(named ?? '') || /^(?:\p{Lu}\.|\p{Lu}{2,4}$)/u.test(named ?? '') || countryByName(named ?? '')
  const isHaulier =
    !groups?.c && !/^\s*[–—-]/u.test(rest) && ofHauliers.test(name.text) && !ofHauliers.test(named ?? '')
  const inBrackets = groups?.a !== undefined && /\p{Ll}{2}/u.test(groups.a)
  if (!named || isOther || !(found.hasForm || isHaulier || inBrackets)) return undefined
  const at = found.end + rest.indexOf(named)
  return { name, town: cut(line, at, at + named.replace(/\.$/, '').length) }
}
