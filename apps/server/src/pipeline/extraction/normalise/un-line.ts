export interface DangerousLine {
  unNumber: string
  name?: string
  hazardClass?: string
  packingGroup?: string
  tunnelCode?: string
  asWritten: string
  at: number
}

const hazardClass = String.raw`(?:1\.[1-6][A-HJKLNS]?|2\.[1-3]|2|3|4\.[1-3]|5\.[12]|6\.[12]|7|8|9)`

/**
 * The description of ADR 5.4.1.1.1 in its order: 'UN 1263 PAINT, 3, II, (D/E)'. Labels words such as 'Class' or
 * 'PG' between the pieces are allowed; what is missing stays open.
 */
export function dangerousLinesIn(text: string): DangerousLine[] {
  const starts = [...text.matchAll(/(?<![\p{L}\d])(?:UN|ONU)[\s-]?(?:Nr\.?|No\.?|n°)?\s?(\d{4})(?!\d)/gu)]
  return starts.map((start, index) => {
    const next = starts[index + 1]?.index ?? text.length
    const from = start.index + start[0].length
    const { end, ...found } = particulars(text.slice(from, next))
    const ahead = found.hazardClass ? undefined : namedAhead.exec(text.slice(0, start.index))
    const at = ahead ? start.index - (ahead.groups?.all ?? '').length : start.index
    const named = ahead?.groups ? { name: ahead.groups.name, hazardClass: ahead.groups.class } : {}
    const asWritten = text.slice(at, end === undefined ? next : from + end).trim()
    return { unNumber: start[1] as string, ...found, ...named, asWritten, at } as DangerousLine
  })
}

/** As seafarers and railways wrote it for long: 'PAINT, 3, UN 1263, PG III'. */
const namedAhead = new RegExp(
  String.raw`(?:^|[.;:]\s|\p{Ll}\s|\)\s)(?<all>(?<name>\p{Lu}{2}[\p{Lu}\d ,.'’()-]{1,80}?),\s*(?:(?:[Cc]lass|CLASS|[Kk]lasse|[Cc]lasse|[Cc]lase)\s)?(?<class>${hazardClass})\s*(?:\([\d., ]+\))?,\s*)$`,
  'u',
)

/** Behind the code of tunnels (5.4.1.1.18), and what packers add: the flash point. */
const beside =
  /^[\s,;–-]*(?:(?:environmentally|umwelt|dangereu[xs]e? pour|pericolos[oa] per|peligros[oa] para|perigos[oa] para|zagraża|milieu|miljö|miljø|ympärist|ohrožuj|ohrozuj|környezet|periculos|nevarno|opasno|marine pollutant|polluant marin|contaminante marino|meeresschadstoff)[^,;–—()\d]*|\(?(?:flash ?point|flammpunkt|f\.?p\.?|point d.éclair)[^,;–—()]*\)?|(?:MP|LQ)(?![\p{L}]))/iu

function particulars(
  rest: string,
): Pick<DangerousLine, 'name' | 'hazardClass' | 'packingGroup' | 'tunnelCode'> & { end?: number } {
  const found: ReturnType<typeof particulars> = {}
  const classMatch = new RegExp(
    String.raw`(?:^|[,;|·\s])(?:(?:class|klasse|classe|clase|clas\.?|cl\.?|kl\.?|klass|klasa|třída|osztály|clasa)\s*)?(${hazardClass})\s*(?:\((?:[\d.+,\s]+)\))?\s*(?=[,;|·]|[–—-]\s|$|\(?(?:PG|VG|GE|GI|P\.G\.)|(?<=\s)(?:I{1,3})\b|\((?:B1000C|C5000D|[B-E](?:/[DE])?|[–—-])\))`,
    'iu',
  ).exec(rest)
  if (classMatch) {
    found.hazardClass = classMatch[1] as string
    const name = rest.slice(0, classMatch.index).replace(/^[\s,:;|·–—-]+|[\s,;|·–—-]+$/g, '')
    if (/\p{L}{3}/u.test(name)) found.name = name.replace(/(?<=\p{L})- (?=\p{L})/gu, '')
  }
  const classEnd = classMatch ? classMatch.index + classMatch[0].length : 0
  const behind = rest.slice(classEnd)
  const group =
    /(?:^|[,;|·\s])(?:(?:PG|P\.G\.|VG|GE|GI|packing group|verpackungsgruppe|groupe d.emballage)\s*)?(III|II|I)(?=[,;|·\s).]|$)/u.exec(
      behind,
    )
  if (group) found.packingGroup = group[1] as string
  const tunnel = /\(\s*(B1000C|C5000D|[B-E](?:\/[D-E])?|[–—-])\s*\)/u.exec(behind)
  if (tunnel) found.tunnelCode = (tunnel[1] as string).replace(/[–—]/, '-')
  if (!classMatch || !(group || tunnel)) return found
  let end = classEnd + Math.max(...[group, tunnel].map((m) => (m ? m.index + m[0].length : 0)))
  for (let more = beside.exec(rest.slice(end)); more; more = beside.exec(rest.slice(end)))
    end += more[0].length
  found.end = end
  return found
}
