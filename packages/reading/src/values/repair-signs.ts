/** What recognition takes for another sign: the digit that was printed, by what was read, and the other way round. */
const DIGIT_OF: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
  G: '6',
}
const LETTER_OF: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '2': 'Z', '6': 'G' }

export const toDigits = (text: string): string => text.replace(/[^\d]/g, (sign) => DIGIT_OF[sign] ?? sign)
export const toLetters = (text: string): string => text.replace(/\d/g, (sign) => LETTER_OF[sign] ?? sign)

/** '1C 8044' is 'IC 8044': codes of airlines that begin with 1 are given to booking systems, which fly nowhere. */
export const toAirline = (code: string): string => code.replace(/^1(?=[A-Z]$)/, 'I')

/** The repairs that make a text its value, for 'why': ["'O' read as '0'"]; none where more than such signs differ. */
export function repairsBetween(written: string, value: string): string[] {
  const [from, to] = [written, value].map((text) => text.replace(/[\s./-]/g, '')) as [string, string]
  if (from === to || from.length !== to.length) return []
  const pairs = [...from].flatMap((sign, i) => (sign === to[i] ? [] : [[sign, to[i] as string] as const]))
  const isRepair = pairs.every(([sign, meant]) => DIGIT_OF[sign] === meant || LETTER_OF[sign] === meant)
  return isRepair ? pairs.map(([sign, meant]) => `'${sign}' read as '${meant}'`) : []
}
