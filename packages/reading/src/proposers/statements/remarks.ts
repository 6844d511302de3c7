import { cut, type Span } from '../../layout/span.ts'
import { packageKindIn } from '../../values/packages.ts'
import { bareWords } from '../../words/compare.ts'
import { isPieces, unitKind } from '../../words/terms/package-words.ts'
import { containersHolding, onlyContainers } from '../sea/words-of-containers.ts'

/** What carriers and shippers type below the name of the goods, and what is none of it. */
const remark = new RegExp(
  `^(?:${[
    String.raw`temp(?:erature?|eratura)?(?![\p{Ll}])|(?:set|carrying)\stemp|temperaturetobeset|ventila\p{L}*|term[oó]grafo|thermograph|reefer\sset`,
    String.raw`freight(?!\s?(?:car|wagon))|flete|fret|nolo\s|fracht\s?(?:bezahlt|frei)|frete`,
    String.raw`shipper['’]?s?\sload|mercanc[ií]a\sllenada|por\sel\scargador|said\sto\scontain|s\.?t\.?c\.?[:.]?$|slac|\d+\sdays\s(?:free|demurrage)`,
    String.raw`non[- ]?(?:dgr|haz\p{L}*)|not\srestricted|no\slithium|mrn\s|mill\scert|heat\sno|stowed\s|clean\son\sboard|marks?:`,
    String.raw`p\.?o\.?[\s.:#]*(?:no|nr|\d)|inv[.:#\s]+(?=\S*\d)|s\/?b\.?\s(?:no|nr)|shipping\sbill|(?:c|ctns?|cartons?|cases?|pkgs?|boxe?s?)[\s\/.]*nos?[.:\s]*\d|order\sno|contract\sno|l\/?c\sno|batch\s?(?:no|nr|:)|lot\s(?:no|nr)|lotto\s|charge\s?(?:nr|:)`,
    String.raw`\d{1,5}\s\p{L}+\.?\s(?:per|pro|je|par|por|po|na|each)\s\p{L}{3}`,
    String.raw`=\s?\d|out\sof\sgauge|fuori\ssagoma|hors\sgabarit|fumigat\p{L}*|merce\snuova|ispm|acc(?:\.|ording)?\sto\s`,
    String.raw`\(?(?:details?\s(?:see|as\sper)|see\s(?:attached|rider|list)|as\sper\s(?:attached|rider|list)|voir\s(?:liste|annexe)|siehe\s(?:anlage|liste)|seg[uú]n\s(?:lista|anexo)|vedi\s(?:lista|allegato))`,
    String.raw`packed\sin\s|wood(?:en)?\spack\p{L}*\s?(?:material)?:|(?:no\s)?(?:solid|raw)\swood|keep\saway|stuffed\sin|(?:\d{1,3}\s?(?:x\s)?)?(?:[A-Z]{3}\s)?uld(?![\p{L}])|(?:vgm|tare|tara|taara|tarra)(?![\p{L}])|(?:total\s)?(?:gross|net|brutto|netto|peso\s(?:lordo|netto|bruto|neto)|poids\s(?:brut|net)|n\.?w\.?|g\.?w\.?)\s?(?:wt|weight|gewicht|mass[ae]?)?\.?[:\s]+(?:kgs?\s)?\d`,
    String.raw`(?:fcl|lcl|cy|cfs)\s?\/\s?(?:fcl|lcl|cy|cfs)|\d{1,3}\s?[x×]\s?\d{2}['’]`,
    String.raw`(?:commercial\s|pro\s?forma\s)?(?:invoice|rechnung|facture|factura|fattura|faktura|fatura|faktuur|számla)(?:\s?(?:no|nr|n[°º]))?[.:\s]+(?=\S*\d)`,
    String.raw`(?:clean\s)?(?:shipped\s|laden\s|loaded\s)?on\sboard|(?:country\sof\s)?origin:|made\sin\s`,
    String.raw`(?:do\s)?not\s(?:stack\p{L}*|tilt|drop)|non[- ]stackable|fragile(?![\p{L}])|keep\s(?:dry|upright)|handle\swith\scare|this\sside\sup|nicht\s(?:stapel\p{L}*|st[üu]rzen|kippen)|vor\sn[äa]sse`,
    String.raw`ne\spas\s(?:gerber|renverser|superposer)|non\s(?:gerbable|sovrappo\p{L}*|capovolgere|impilabil\p{L}*)|no\s(?:apilar|remontar|volcar|apilable)|n[ãa]o\s(?:empilh\p{L}*|sobrepor)|niet\s(?:stapel\p{L}*|kantelen)|breekbaar`,
    String.raw`nie\s(?:pi[ęe]trowa[ćc]|przewraca[ćc]|rzuca[ćc])|nestohovat\p{L}*|neklopit|nestohova[ťt]\p{L}*|nem\s(?:halmozhat[óo]|rakasolhat[óo])|t[öo]r[ée]keny|a\snu\sse\s(?:stivui|suprapune)|f[åa]r\s(?:ej|ikke|inte)\s(?:stap\p{L}*|stables)|ei\ssaa\spinota|ne\sslagati`,
    String.raw`as\s(?:agreed|arranged)|wie\svereinbart|come\s(?:convenuto|concordato)|seg[uú]n\s(?:acuerdo|convenio)|selon\saccord|zgodnie\sz\sumow[aą]`,
  ].join('|')})`,
  'iu',
)
/** '3 Kartons à', '2 @': how many of which size, once the size is taken away. */
const countOnly = /^\d{1,5}\s?(?:\p{L}+\s?)?(?:à|@|of|je|x|×|\/)$/iu

/** 'SHIPPER LOAD, STOW AND COUNT', 'POR EL CARGADOR': who filled the containers, in words that label other boxes. */
export const loadedByShipper =
  /^(?:(?:fcl|lcl)\s?\/\s?(?:fcl|lcl)\s)?(?:(?:said\sto\scontain|s\.?t\.?c\.?)[\s,–-]+)?(?:(?:shipper['’]?s?|consignor['’]?s?|sender['’]?s?)\s(?:own\s)?(?:load|stow|count|pack)\p{L}*|(?:loaded|stowed|packed|counted)\s.*by\s(?:the\s)?(?:shipper|consignor)|(?:llenad|cargad|contad|estibad)[oa]s?\s.*(?:por\sel\s)?cargador|por\sel\scargador|(?:vom|durch\sden)\s(?:absender|befrachter|ablader)\s(?:geladen|gestaut|gez[äa]hlt)|(?:charg|empot|compt|arrim)[ée]e?s?\s.*par\sle\schargeur|caricat[oa]\s.*(?:dal|per\sconto\sdel)\scaricatore)/iu

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

const betweenCounts = /\s*[+&=,/]\s*|\s(?:and|on|in|und|auf|et|sur|e|su|y|en|em|op|i|na|a)\s/iu

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
