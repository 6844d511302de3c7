import { cut, type Span } from '../../layout/span.ts'
import { packageKindIn } from '../../values/packages.ts'
import { bareWords } from '../../words/compare.ts'
import { phrase } from '../../words/phrases/index.ts'
import { isPieces } from '../../words/terms/article-units.ts'
import { unitKind } from '../../words/terms/package-words.ts'
import { containersHolding, onlyContainers } from '../sea/words-of-containers.ts'

/** What carriers and shippers type below the name of the goods, and what is none of it. */
const remark = new RegExp(
  `^(?:${[
    phrase('remarkBeginning'),
    String.raw`\d{1,5}\s\p{L}+\.?\s(?:${phrase('ratePer')})\s\p{L}{3}`,
    String.raw`=\s?\d`,
    String.raw`\(?(?:${phrase('seeList')})`,
    String.raw`(?:\d{1,3}\s?(?:x\s)?)?(?:[A-Z]{3}\s)?uld(?![\p{L}])|(?:VGM|${phrase('tare')})(?![\p{L}])|(?:total\s)?(?:${phrase('grossOrNetAhead')}|n\.?w\.?|g\.?w\.?)\s?(?:${phrase('massBehind')})?\.?[:\s]+(?:kgs?\s)?\d`,
    String.raw`(?:FCL|LCL|CY|CFS)\s?\/\s?(?:FCL|LCL|CY|CFS)|\d{1,3}\s?[x×]\s?\d{2}['’]`,
    String.raw`(?:commercial\s|pro\s?forma\s)?(?:${phrase('invoiceWord')})(?:\s?(?:no|nr|n[°º]))?[.:\s]+(?=\S*\d)`,
  ].join('|')})`,
  'iu',
)
/** '3 Kartons à', '2 @': how many of which size, once the size is taken away. */
const countOnly = /^\d{1,5}\s?(?:\p{L}+\s?)?(?:à|@|of|je|x|×|\/)$/iu

/** 'SHIPPER LOAD, STOW AND COUNT', 'POR EL CARGADOR': who filled the containers, in words that label other boxes. */
export const loadedByShipper = new RegExp(
  String.raw`^(?:(?:fcl|lcl)\s?/\s?(?:fcl|lcl)\s)?(?:(?:said\sto\scontain|s\.?t\.?c\.?)[\s,–-]+)?(?:${phrase('loadedByShipper')})`,
  'iu',
)

/** 'AVI PES': the codes that airlines give to goods that want special handling (IATA, TACT Rules 2.2). */
const handling =
  /^(?:(?:ACT|AOG|ATT|AVI|BIG|BUP|CAO|CAT|COL|COM|CRT|DIP|EAP|EAT|EAW|EAX|ECC|ECP|EIC|ELI|ELM|ERT|FIL|FRI|FRO|GOG|HEA|HEG|HUM|ICE|LHO|LIC|MAG|MAL|NSC|NST|NWP|OBX|OHG|PEA|PEB|PEF|PEM|PEP|PER|PES|PHY|PIL|PIP|QRT|RAC|RBI|RBM|RCX|RDS|REX|RFL|RFW|RIS|RLI|RLM|RNG|ROX|RPB|RRE|RRW|RRY|RSB|SCO|SHL|SHR|SPX|SUR|SWP|VAL|VIC|VOL|VUN|WET|XPS)(?:[\s,/·–-]+|$))+$/u

/** A line below the first one that says nothing of what the goods are. */
export const saysNoGoods = (text: string): boolean =>
  remark.test(text) ||
  countOnly.test(text) ||
  loadedByShipper.test(text) ||
  handling.test(text) ||
  loadDevice.test(text) ||
  onlyPacked(text) ||
  onlyCounts(text)

/** 'PMC 31704 KX': a pallet or container of an airline, by its type, number and owner. */
const loadDevice = /^(?:[ADJKLMPQRSV][A-Z]{2}\s?\d{4,5}\s?(?=[A-Z\d]*[A-Z])[A-Z\d]{2}(?:[\s,/]+|$))+$/u

const betweenCounts = new RegExp(String.raw`\s*[+&=,/]\s*|\s(?:${phrase('andOrOn')})\s`, 'iu')

/** '5 PLTS + 21 LOOSE CTNS', '480 bags on 12 pallets': packages in packages, and no name. */
function onlyCounts(text: string): boolean {
  const parts = /^[=(]?\s*\d/.test(text) ? text.replace(/^[=(]\s*|[).]$/g, '').split(betweenCounts) : []
  return (
    parts.length > 1 &&
    parts.every((part) => {
      const [, kind = ''] = /^\d{1,6}\s?(?:loose\s)?(\p{L}[\p{L} .]{0,20})$/iu.exec(part) ?? []
      return packageKindIn(kind)?.name === bareWords(kind) || unitKind(kind) !== undefined
    })
  )
}

/** 'IN CARTONS', 'en cajas' on a line of its own. */
function onlyPacked(text: string): boolean {
  const [, kind = ''] = /^(?:packed\s)?(?:in|en|em|w|v|i)\s(\p{L}{3,})$/iu.exec(text) ?? []
  return kind !== '' && packageKindIn(kind)?.name === bareWords(kind)
}

/** '2 CONTAINERS STC: 1840 CARTONS CHEESE': what the containers hold is counted, not they. */
export const insideContainers = (span: Span): Span =>
  cut(span, (onlyContainers.exec(span.text) ?? containersHolding.exec(span.text))?.[0].length ?? 0)

/** The name of the goods without the packages that are counted before it. */
export function withoutCount(span: Span): Span {
  const inside = insideContainers(span)
  const lead = /^\d[\d.]*\s(?:x\s)?/u.exec(inside.text)?.[0].length ?? 0
  if (lead === 0) return inside
  const rest = inside.text.slice(lead)
  const [first = '', second = ''] = rest.split(' ')
  const both = packageKindIn(`${first} ${second}`)
  const isOne = packageKindIn(first) !== undefined || isPieces(first)
  const words = both?.name.includes(' ') ? `${first} ${second}` : isOne ? first : undefined
  const goods = words === undefined ? undefined : cut(inside, lead + words.length)
  return goods && /^\p{L}{3}/u.test(goods.text) ? goods : inside
}
