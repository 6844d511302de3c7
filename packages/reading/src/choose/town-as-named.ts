import type { ExtractedValue } from '../fields/extracted.ts'
import { lexicons } from '../words/index.ts'

const withCases = new Set(lexicons.filter((l) => l.declinesTowns).map((l) => l.language))
/** So much of a name its cases leave as it is: 'Radonice' and 'Radonicích', 'Kraków' and 'Krakowie'. */
const common = 0.6
const fewestLetters = 3
/** Endings are no longer. */
const longestEnding = 4

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gu, 'l').toLowerCase()

/** The town of issue that a sentence puts into another case, as an address of the paper names it: 'v Radonicích' is in Radonice. */
export function townAsNamed(values: readonly ExtractedValue[], language: string | null): ExtractedValue[] {
  if (!withCases.has(language ?? '')) return [...values]
  const towns = values.flatMap(({ path, value }) =>
    path.endsWith('/cityName[1]') && typeof value === 'string' ? [value] : [],
  )
  return values.map((value) => {
    if (!value.path.endsWith('issueLocation/name[1]') || typeof value.value !== 'string') return value
    const own = value.value
    if (towns.some((town) => plain(town) === plain(own))) return value
    const named = towns.find((town) => isCaseOf(own, town))
    return named ? { ...value, value: named } : value
  })
}

function isCaseOf(town: string, named: string): boolean {
  const [own, other] = [plain(town), plain(named)]
  let same = 0
  while (same < Math.min(own.length, other.length) && own[same] === other[same]) same++
  const ending = own.length - same
  return (
    same >= Math.max(fewestLetters, common * other.length) &&
    ending > 0 &&
    ending <= longestEnding &&
    other.length - same <= longestEnding &&
    own.split(' ').length === other.split(' ').length
  )
}
