import { type PageLayout, type Run, sizeOf, textOf } from '../../layout/runs.ts'
import { cut, type Span, spanOf } from '../../layout/span.ts'
import { type Address, readAddress } from '../../values/address/address.ts'
import { beforeContacts, isContactLine } from '../../values/address/names/contacts.ts'
import { hasLegalName, legalForm } from '../../values/address/names/legal-forms.ts'
import { countryByName } from '../../values/address/places/countries.ts'
import { readPostcodeLine } from '../../values/address/places/postcodes.ts'
import { isRegion } from '../../values/address/places/regions.ts'
import { hasStreetWord } from '../../values/address/street-and-name.ts'
import { bareWords } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import { phrase } from '../../words/phrases/index.ts'
import { linesBelow, sameStart, withRestOfLine } from './aligned-lines.ts'
import { joinForms, splitLine } from './pieces-of-line.ts'

/** Parts of the page's height: where letterheads end, and where one begins that is set like the rest of the page. */
const letterhead = 0.17
const plainBegins = 0.13
/** Lines nearer than this, in heights of their type, are one block; its lines beyond these tell about the company. */
const nearLines = 1.25
const mostLines = 7

/** Typists part the pieces of a line by two blanks, in heights of type. */
const typedGap = 1.4

/** 'Sede e stab.: Via …', 'Sediul: Str. …': what kind of address it is. */
const addressKind = /^(?:[\p{L}.]+\s){0,3}[\p{L}.]+\s?:\s+(?=\p{L})/u

export const isAddress = (lines: readonly Span[]): boolean => {
  const { name, city, postcode } = readAddress(lines)
  return name !== undefined && city !== undefined && postcode !== undefined
}

/** The sender as the letterhead names it: lines with the name, then the address, what else they tell left out. */
export function readLetterhead(runs: readonly Run[], layout: PageLayout): Span[] | undefined {
  const { height } = layout.page
  const sizes = layout.runs.map((r) => r.size).sort((a, b) => a - b)
  const usual = sizes[sizes.length >> 1] ?? 0
  const head = runs.filter((run) => run.box[1] < letterhead * height)
  const isSet = (run: Run) => run.size >= 1.2 * usual || run.words.every((w) => w.bold)
  const isTop = (run: Run) => run.box[1] < plainBegins * height
  const isPlain = (run: Run) => isTop(run) && hasLegalName(spanOf(run.words))
  const isFirst = (run: Run) => layout.page.synthetic === true && run === runs[0]
  const isTyped = layout.page.synthetic === true
  const found: { lines: Span[]; worth: number }[] = []
  for (const first of head.filter((run) => isSet(run) || isPlain(run) || isFirst(run))) {
    const whole = isTyped ? withRestOfLine(first, runs, typedGap) : withRestOfLine(first, runs)
    const below = linesBelow(first, runs, nearLines)
    const own = [whole, ...(isTyped ? below.map((run) => withRestOfLine(run, runs, typedGap)) : below)].slice(
      0,
      mostLines,
    )
    const best =
      bestAddress(joinForms(own.map((run) => spanOf(run.words)))) ??
      (isSet(first) ? belowLogo(first, below, runs) : undefined)
    if (best) found.push({ ...best, lines: withoutMoreName(best.lines, first.size) })
  }
  return (found.sort((a, b) => b.worth - a.worth)[0] ?? partedHead(head.filter(isSet), head))?.lines
}

/** From a logo to the lines about its company, in heights of the logo's type. */
const belowLargest = 2.2

/** A name set large, room, and then its address: only where its telephone or a register shows whose address it is. */
function belowLogo(logo: Run, ofLogo: readonly Run[], runs: readonly Run[]): Head | undefined {
  const last = ofLogo.at(-1) ?? logo
  const next = runs.find(
    (run) =>
      run.size < logo.size &&
      Math.abs(run.box[0] - logo.box[0]) < sameStart &&
      run.box[1] > last.box[3] + nearLines * run.size &&
      run.box[1] - last.box[3] < belowLargest * logo.size,
  )
  if (!next) return undefined
  const block = [next, ...linesBelow(next, runs, nearLines)]
  const hasContact = block.some(
    (run) => isAboutCompany(textOf(run.words)) && /\d{2}|@|www/.test(textOf(run.words)),
  )
  return hasContact
    ? bestAddress([logo, ...block].slice(0, mostLines).map((run) => spanOf(run.words)))
    : undefined
}

/** Below a name set large a line in the usual size is no more of it, though it has no number: 'Z.I. de la Plaine'. */
function withoutMoreName(lines: Span[], size: number): Span[] {
  const [name, second, ...others] = lines
  const own = second?.words[0]
  const inName = own !== undefined && (readAddress(lines).name?.words.includes(own) ?? false)
  if (!name || !inName || size < 1.25 * sizeOf(own)) return lines
  return isAddress([name, ...others]) ? [name, ...others] : lines
}

/** The name on one side of the head, its address in one line on the other. */
function partedHead(names: readonly Run[], head: readonly Run[]): Head | undefined {
  const name = names.map((run) => spanOf(withRestOfLine(run, head).words)).find(hasLegalName)
  if (!name) return undefined
  for (const run of head) {
    const pieces = piecesOf(spanOf(run.words))
    const lines = [name, ...pieces]
    if (run.words.some((w) => name.words.includes(w)) || pieces.length < 2 || !isAddress(lines)) continue
    if (readAddress(lines).street) return { lines, worth: 0 }
  }
  return undefined
}

interface Head {
  lines: Span[]
  worth: number
}

/** Of all ways to take one line as the name and one or some after it as the address, the one that tells most. */
function bestAddress(lines: readonly Span[]): Head | undefined {
  let best: Head | undefined
  const consider = (head: Span[], skipped: number) => {
    if (head.length < 2 || !isAddress(head)) return
    const leads = head[0]?.words[0] === lines[0]?.words[0] ? 0.5 : 0
    const worth = worthOf(readAddress(head), head) + leads - 0.3 * skipped
    if (!best || worth > best.worth) best = { lines: head, worth }
  }
  /** 'Z.I. de la Plaine' before the street tells where it is; it is no more of the name. */
  const considerBoth = (name: Span, rest: Span[], skipped: number) => {
    consider([name, ...rest], skipped)
    const exact = rest.filter(({ text }) => /\d/.test(text) || hasStreetWord(text) || countryByName(text))
    if (exact.length < rest.length) consider([name, ...exact], skipped)
  }
  const pieces = lines.map(piecesOf)
  lines.forEach((line, at) => {
    const [first, ...others] = pieces[at] as Span[]
    if (first && others.length >= 2) consider([first, ...others], 0)
    if (isAboutCompany(line.text)) return
    for (let from = at + 1; from < lines.length && from <= at + 4; from++) {
      const between = from - at - 1
      const whole = wholeAddress(lines[from] as Span, pieces[from] as Span[])
      if (whole) consider([line, ...whole], between)
      for (let to = from; to < lines.length && to <= from + 3; to++)
        considerBoth(line, pieces.slice(from, to + 1).flat(), between)
    }
  })
  return best
}

function worthOf(address: Address, [name, ...rest]: readonly Span[]): number {
  return (
    (hasLegalName(name) ? 2 : 0) -
    (/\d/.test(name?.text ?? '') ? 1 : 0) +
    (address.street ? 2 : address.postOfficeBox ? 1 : 0) +
    (address.country ? 0.8 : 0) -
    (isRegion(address.city?.text ?? '') ? 1 : 0) -
    (address.name && name && address.name.text.length > name.text.length ? 1 : 0) -
    0.1 * rest.length
  )
}

const betweenMarks = /\s*[·•|▪■◆*]\s*|\s[–—-]\s/gu

/** 'Severnside Mill, Oldington Lane, Kidderminster, Worcestershire DY11 7QP': what stands before the town is the street. */
function wholeAddress(line: Span, pieces: readonly Span[]): Span[] | undefined {
  const coded = pieces.findIndex(({ text }) => readPostcodeLine(text) !== undefined)
  const city = readPostcodeLine(pieces[coded]?.text ?? '')?.city
  const town = city !== undefined && isRegion(city) ? coded - 1 : coded
  const last = pieces[town - 1]
  if (town < 2 || !last) return undefined
  const from = Math.max(
    0,
    ...[...line.text.matchAll(betweenMarks)].map((mark) => mark.index + mark[0].length),
  )
  const to = line.text.indexOf(last.text, from) + last.text.length
  const isOne = to > from && line.text.indexOf(pieces[town]?.text ?? '', to) > 0
  return isOne ? [cut(line, from, to), ...pieces.slice(town)] : undefined
}

/** The pieces of a line, but for contacts, numbers of registers, and the word that says which address it is. */
function piecesOf(line: Span): Span[] {
  return splitLine(beforeContacts(line))
    .map((piece) => {
      const kind = addressKind.exec(piece.text)
      return kind && !isContactLine(piece.text) ? cut(piece, kind[0].length) : piece
    })
    .filter(({ text }) => !isContactLine(text) && !isAboutCompany(text) && /[\p{L}\d]{2}/u.test(text))
}

const contacts = new Set(lexicons.flatMap((l) => l.contactWords).map(bareWords))

const capitalOfCompanyPattern = new RegExp(
  String.raw`@|www\.|https?:|\bIBAN\b|\bBIC\b|€|^RCS\b|SIRET|\b[A-Z]{2}\d{8,}|${phrase('capitalOfCompany')}`,
  'iu',
)

/** Registers, capital, addresses in the web, and other things that a letterhead tells about its company. */
const isAboutCompany = (text: string): boolean =>
  capitalOfCompanyPattern.test(text) ||
  /^[\p{L}. ]{2,14}[:.]\s?[A-Z]{0,3}\s?\d[\d .-]{5,}$/u.test(text) ||
  contacts.has(bareWords(text).split(' ')[0] ?? '')

/** Behind so many words a label is a number of the company's, such as that of its taxes. */
const deepWithin = 5

/** A line of the head whose only labels are short words within it: 'ul. Fabryczna 41', 'S.C. Termostejar S.R.L.'. */
export const isOpenLine = (run: Run, labelled: ReadonlySet<Run['words'][number]>): boolean => {
  const own = run.words.filter((word) => labelled.has(word))
  const before = run.words.slice(
    0,
    run.words.findIndex((word) => labelled.has(word)),
  )
  // 'Ελλάδα – ΑΦΜ: …', 'Polska · NIP: …'.
  if (own.length > 0 && countryByName(textOf(before).replace(/[\s,·|–—-]+$/u, ''))) return true
  if (own.length === 0 || run.words.findIndex((word) => labelled.has(word)) >= deepWithin) return true
  // 'Santerno Packaging Machinery S.p.A.': a word within a company's name, or all of it set as labels are.
  const isName = run.words.length > 1 && legalForm.test(textOf(run.words)) && !/:/.test(textOf(run.words))
  if (isName && (before.length > 0 || own.length === run.words.length)) return true
  const letters = own.reduce((sum, word) => sum + bareWords(word.text).replaceAll(' ', '').length, 0)
  return letters <= 4 && !own.some((word) => word.text.endsWith(':')) && textOf(run.words).length > 8
}
