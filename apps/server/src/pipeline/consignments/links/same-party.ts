/** Forms of companies and words that any name may have: they distinguish nobody. */
const COMMON = new Set(
  'ag gmbh co kg kgaa ohg gbr ug se mbh ev sarl sa sas sasu eurl snc spa srl srls sapa sl slu bv nv vof cv ltd limited llc plc inc corp company as asa aps oy oyj ab hb kb sp zoo z o o spzoo sro s r a d doo dd kft zrt bt nyrt ood eood ad uab sia ou tov the and und et y e i en og de la le les der die das des van von fils sons cie compagnie group gruppe groupe holding international'.split(
    ' ',
  ),
)

function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
  const distinctive = words.filter((word) => word.length > 1 && !COMMON.has(word))
  return distinctive.length > 0 ? distinctive : words
}

/** Whether two names can be one company's: half of the words that distinguish companies, a misread letter allowed. */
export function isSameParty(left: string, right: string): boolean {
  const [fewer, more] = [wordsOf(left), wordsOf(right)].sort((a, b) => a.length - b.length)
  if (!fewer || !more || fewer.length === 0) return false
  const shared = fewer.filter((word) => more.some((other) => isSameWord(word, other))).length
  return shared * 2 > fewer.length || fewer.join('') === more.join('')
}

function isSameWord(left: string, right: string): boolean {
  if (left === right) return true
  if (Math.min(left.length, right.length) < 5 || Math.abs(left.length - right.length) > 1) return false
  return isOneLetterOff(left, right)
}

function isOneLetterOff(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1)
}
