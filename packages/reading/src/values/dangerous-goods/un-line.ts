import { entriesOf } from '@efti-hub/efti'
import { phrase } from '../../words/phrases/index.ts'
import {
  classWords,
  environmentWords,
  groupWords,
  numberNames,
  numberWords,
  rareNumberWords,
  tunnelWords,
} from '../../words/terms/dangerous-words.ts'

export interface DangerousLine {
  unNumber: string
  name?: string
  hazardClass?: string
  packingGroup?: string
  tunnelCode?: string
  asWritten: string
  at: number
}

/** Longest first, in capitals or not; a blank stands for what printers put between words: 'P.G.', "d'emballage". */
const anyOf = (words: readonly string[]) =>
  `(?:${words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.split(' ').map(anyCase).join(String.raw`[\s.'’-]{0,2}`))
    .join('|')})`

const anyCase = (word: string) =>
  word.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/** Class, division or label: '3', '1.4S', '9A' for the label of lithium batteries. */
const hazardClass = String.raw`(?:1\.[1-6]\s?[A-HJKLNS]?(?!\p{L})|2\.[1-3]|2|3|4\.[1-3]|5\.[12]|6\.[12]|7|8|9A?)`
/** A label, or what column (5) of Table C of ADN adds for tank vessels: harm to water or health, floater, sinker, stability. */
const dangers = String.raw`(?:\d(?:\.\d)?|N[123]|CMR|[FS]|(?:un|in)st(?:ab(?:il|le)?)?\.?)`
/** '(6.1)', '(5.1, 8)', '(5.1+8) (+13)' of a wagon, '+ 6.1': the labels behind it. */
const subsidiary = String.raw`(?:(?:\s*\((?:${anyOf(['sub', ...classWords])}[\s.:]*)?\+?${dangers}(?:[+,;/&\s]+${dangers})*[+,;/&\s]*\)){1,2}|(?:\s?\+\s?\d(?:\.\d)?)+)`
const tunnelCode = String.raw`(?:B1000C|C5000D|[B-E]\s?/\s?[DE]|[B-E])`
const separator = String.raw`[,;|·/\s]`
const named = (words: readonly string[]) => String.raw`(?:${anyOf(words)}[\s.:°-]{0,3})`

const starts = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${numberWords.join('|')}|(?<rare>${rareNumberWords.join('|')}))[\s.-]{0,2}(?:(?<=[\s.-])${anyOf(numberNames)}\.?)?[\s:.]{0,3}(?<number>\d{4})|ID[\s-]{0,2}(?<air>8000))(?!\d|[.,]\d)`,
  'gu',
)
const classes = new RegExp(
  String.raw`(?<=^|${separator}|[–-]\s?)${named(classWords)}?(?<class>${hazardClass})${subsidiary}?(?:\.?\s${anyOf(classWords)})?\s*(?=[,;|·/]|[–-]\s|$|\(?${anyOf(groupWords)}|(?<=\s)I{1,3}(?![\p{L}\d])|\(?(?:${tunnelCode}|[–-])\))`,
  'gu',
)
const group = new RegExp(
  `(?:^|(?<![sS][eE][cC](?:[tT][iI][oO][nN])?\\.?)${separator}|[–-])${named(groupWords)}?(?<group>III|II|I)(?=${separator}|[).–-]|$)`,
  'u',
)
const tunnel = new RegExp(
  String.raw`\(\s*(?:${anyOf(tunnelWords)}\s*)?(?<bracketed>${tunnelCode}|[–—-])\s*\)|${named(tunnelWords)}\(?(?<named>${tunnelCode})(?![\p{L}\d/])|(?<=^|[,;|/·]\s*)(?<bare>B1000C|C5000D|[B-E]/[DE]|[B-E](?=\s*(?:$|[,;|])))(?![\p{L}\d/])`,
  'u',
)
/** So far behind the class its group and the code of tunnels stand. */
const reach = { group: 60, tunnel: 120 }
/** What packers add behind the code of tunnels (5.4.1.1.18): a hazard for the environment, the flash point. */
const beside = new RegExp(
  String.raw`^[\s,;–-]*(?:${anyOf(environmentWords)}[^,;–—()\d]*|\(?(?:f\.?p\.?|${phrase('flashPointAhead')})[^,;–—()]*\)?|(?:MP|LQ)(?![\p{L}]))`,
  'iu',
)

/** Whether a text has a UN number as descriptions write it. */
export const hasUnNumber = (text: string): boolean => /\d{4}/.test(text) && text.search(starts) >= 0

/**
 * The description of ADR 5.4.1.1.1 in its order: 'UN 1263 PAINT, 3, II, (D/E)'. Labels words such as 'Class' or
 * 'PG' between the pieces are allowed; what is missing stays open.
 */
export function dangerousLinesIn(text: string): DangerousLine[] {
  const found = [...text.matchAll(starts)]
  return found.flatMap((start, index) => {
    const number = (start.groups?.number ?? start.groups?.air) as string
    const next = found[index + 1]?.index ?? text.length
    const from = start.index + start[0].length
    const rest = text.slice(from, next)
    const { end, ...told } = particulars(rest, number)
    if (start.groups?.rare && !(told.hazardClass && (told.packingGroup ?? told.tunnelCode))) return []
    const { told: ahead, length = 0 } = told.name ? {} : nameAhead(text.slice(0, start.index), told)
    const at = start.index - length
    const asWritten = text.slice(at, end === undefined ? next : from + end).trim()
    return [{ unNumber: number, ...told, ...ahead, asWritten, at }]
  })
}

const withoutNumber = new RegExp(
  String.raw`^(?:\d{1,3}[.)]?\s+)?(?<name>(?=.*\p{Lu}{4})\p{Lu}[\p{L}\d ,.'’()/-]{3,90}?),\s*${named(classWords)}?(?<class>${hazardClass})${subsidiary}?,\s*${named(groupWords)}?(?<group>III|II|I)(?:[,\s]+\((?<tunnel>${tunnelCode}|[–-])\))?[.;,]?$`,
  'u',
)

/** A text that is a description of ADR 5.4.1.1.1 in every piece but its UN number: 'SODIUM HYDROXIDE SOLUTION, 8, II, (E)'. */
export function descriptionWithoutNumber(
  text: string,
): Required<Pick<DangerousLine, 'name' | 'hazardClass' | 'packingGroup'>> | undefined {
  const { name, class: written, group: letters } = withoutNumber.exec(text.trim())?.groups ?? {}
  if (!name || !written || !letters) return undefined
  return { name, hazardClass: classOf(written), packingGroup: letters }
}

const capitals = String.raw`(?:^|[.;:]\s|\p{Ll}\s|\)\s)(?<all>(?<name>\p{Lu}{2}[\p{Lu}\d ,.'’()-]{1,80}?),\s*`
/** As seafarers and railways wrote it for long: 'PAINT, 3, UN 1263, PG III'; and 'PAINT, UN 1263, 3, II'. */
const nameAndClass = new RegExp(
  String.raw`${capitals}${named(classWords)}?(?<class>${hazardClass})${subsidiary}?,\s*)$`,
  'u',
)
const nameAlone = new RegExp(`${capitals})$`, 'u')

function nameAhead(text: string, told: Particulars) {
  const match = (told.hazardClass ? nameAlone : nameAndClass).exec(text)
  if (!match?.groups) return {}
  const { name, class: written, all = '' } = match.groups
  return { told: { name, ...(written ? { hazardClass: classOf(written) } : {}) }, length: all.length }
}

type Particulars = Pick<DangerousLine, 'name' | 'hazardClass' | 'packingGroup' | 'tunnelCode'>

function particulars(rest: string, number: string): Particulars & { end?: number } {
  const found: ReturnType<typeof particulars> = {}
  const masked = withoutBrackets(rest)
  const classMatch = classIn(masked, number)
  if (classMatch) {
    found.hazardClass = classOf(classMatch.groups?.class ?? '')
    const name = nameIn(rest.slice(0, classMatch.index))
    if (/\p{L}{3}/u.test(name)) found.name = name.replace(/(?<=\p{L})- (?=\p{L})/gu, '')
  }
  const classEnd = classMatch ? classMatch.index + classMatch[0].length : 0
  const behind = masked.slice(classEnd)
  const groupMatch = group.exec(behind.slice(0, classMatch ? reach.group : undefined))
  if (groupMatch) found.packingGroup = groupMatch.groups?.group as string
  const tunnelMatch = tunnel.exec(behind.slice(0, classMatch ? reach.tunnel : undefined))
  const { bracketed, named: afterWord, bare } = tunnelMatch?.groups ?? {}
  const code = bracketed ?? afterWord ?? bare
  // Without a class the name ends where the group or the code of tunnels begins.
  const unclassed = classMatch || !groupMatch ? '' : nameIn(rest.slice(0, groupMatch.index))
  if (/\p{Lu}{3}/u.test(unclassed) && !/\p{Ll}/u.test(unclassed)) found.name = unclassed
  if (code) found.tunnelCode = code.replace(/\s/g, '').replace(/[–—]/, '-')
  if (!classMatch || !(groupMatch || tunnelMatch)) return found
  let end = classEnd + Math.max(...[groupMatch, tunnelMatch].map((m) => (m ? m.index + m[0].length : 0)))
  for (let more = beside.exec(rest.slice(end)); more; more = beside.exec(rest.slice(end)))
    end += more[0].length
  found.end = end
  return found
}

const nameIn = (text: string) =>
  text.replace(/^[^:]{3,60}:/u, '').replace(/^[\s,:;|·/–—-]+|[\s,;|·/–—-]+$/g, '')

/** The first figure that is the number's class in Table A, else the first that may be a class. */
function classIn(text: string, number: string): RegExpExecArray | undefined {
  const all = [...text.matchAll(classes)]
  return all.find((match) => isClassOf(classOf(match.groups?.class ?? ''), number)) ?? all[0]
}

const classOf = (written: string) => written.replace(/\s/g, '').replace(/^9A$/, '9')

/** Whether Table A of ADR has the number in that class, or division. */
export const isClassOf = (written: string, number: string): boolean =>
  entriesOf(number).some(
    (entry) =>
      entry.class === written ||
      entry.labels[0] === written ||
      (entry.class === '1' && entry.classificationCode.startsWith(written)),
  )

/** Words in brackets, such as the technical name '(1,2,4-Trimethylbenzol)', with letters in place of what could be a class. */
const withoutBrackets = (text: string) =>
  text.replace(/\((?:[^()]|\([^()]*\))*\)/g, (all) =>
    /\p{L}{3}/u.test(all) && !tunnelWord.test(all) && !onlyDangers.test(all)
      ? `(${'x'.repeat(all.length - 2)})`
      : all,
  )
const onlyDangers = new RegExp(String.raw`^\(${dangers}(?:[+,;/&\s]+${dangers})*\)$`, 'u')
const tunnelWord = new RegExp(
  String.raw`^\(\s*${anyOf([...tunnelWords, ...groupWords, ...classWords])}(?!\p{L})`,
  'u',
)
