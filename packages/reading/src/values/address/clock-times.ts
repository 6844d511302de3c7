import { phrase } from '../../words/phrases/index.ts'

const words = phrase('clockAhead')
/** '14:10', '16h45', 'klo 13', 'plkst. 8.15', '7.00 uur'. */
const times = new RegExp(
  String.raw`(?<![\d\p{L}])(?:(?:${words})[.:]?\s*)*(?:\d{1,2}(?::|h\s?)\d{2}|(?<=(?<!\p{L})(?:${phrase('clockWord')})[.:]?\s*)\d{1,2}(?:\.\d{2})?|\d{1,2}[.,]\d{2}(?=\s?(?:h|${phrase('oclock')}))|\d{1,2}(?=\s?(?:h|${phrase('oclock')})(?![\p{L}\d])))\s?(?:h|${phrase('oclock')})?(?![\p{L}\d])`,
  'giu',
)

/** Whether the text names hours of a clock and no other figure: 'arrivée 14:10, départ 16:45' is no street. */
export function isOfClock(text: string): boolean {
  if (!/\d/.test(text) || text.length > 50) return false
  const rest = text.replace(times, ' ')
  return rest !== text && !/\d/.test(rest) && (rest.match(/\p{L}{2,}/gu)?.length ?? 0) <= 3
}
