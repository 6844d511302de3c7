import type { ConsignmentField, PageText } from '@efti-hub/contract'
import type { SourcePlace } from '../../../ui/source-viewer/source-viewer.tsx'
import type { SoughtValue } from './places-in-source.ts'

/** Of the grid of typewriter characters on which words are where a format has no places; in page units. */
const CHARACTER_WIDTH = 6
const LINE_HEIGHT = 12

export interface TextOfPages {
  text: string
  /** Where each page begins in it. */
  starts: Map<number, number>
}

/** Words of pages without pictures as the lines of a text, columns where they were. */
export function textOfPages(pages: readonly PageText[]): TextOfPages {
  const starts = new Map<number, number>()
  let text = ''
  for (const { number, words } of pages) {
    starts.set(number, text.length)
    const left = words.reduce((least, { box }) => Math.min(least, box[0]), Number.POSITIVE_INFINITY)
    let row = rowOf(words[0])
    let line = ''
    for (const word of words) {
      const next = rowOf(word)
      if (next !== row) {
        text += `${line}${'\n'.repeat(Math.min(3, Math.max(1, next - row)))}`
        line = ''
        row = next
      }
      const column = Math.round((word.box[0] - left) / CHARACTER_WIDTH)
      line = `${line}${' '.repeat(Math.max(line ? 1 : 0, column - line.length))}${word.text}`
    }
    text += `${line}\n`
  }
  return { text, starts }
}

const rowOf = (word: PageText['words'][number] | undefined) => Math.round((word?.box[1] ?? 0) / LINE_HEIGHT)

/** Where each value's words are on its page: the first such place that no other value has. */
export function placesInText(wanted: readonly SoughtValue[], { text, starts }: TextOfPages): SourcePlace[] {
  const places = new Map<number, SourcePlace>()
  for (const { field, attention } of wanted) {
    const at = placeOf(field, text, starts, places)
    if (!at) continue
    const known = places.get(at.start)
    if (known && known.end !== at.end) continue
    places.set(at.start, {
      ...at,
      ids: [...(known?.ids ?? []), field.path],
      label: known ? `${known.label}, ${field.label}` : field.label,
      attention: attention || known?.attention === true,
    })
  }
  return withoutOverlaps([...places.values()].sort((a, b) => a.start - b.start || b.end - a.end))
}

function placeOf(
  { evidence }: ConsignmentField,
  text: string,
  starts: ReadonlyMap<number, number>,
  taken: ReadonlyMap<number, SourcePlace>,
) {
  const words = evidence?.snippet.trim().split(/\s+/) ?? []
  if (!evidence || !words[0]) return null
  const from = starts.get(evidence.page) ?? 0
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}/-])${words.map(escaped).join('\\s+')}(?![\\p{L}\\p{N}])`,
    'gu',
  )
  const found = [...text.slice(from).matchAll(pattern)].map(({ 0: match, index }) => ({
    start: from + index,
    end: from + index + match.length,
  }))
  return found.find(({ start }) => !taken.has(start)) ?? found[0]
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const withoutOverlaps = (places: readonly SourcePlace[]) => {
  let end = 0
  return places.filter((place) => {
    if (place.start < end) return false
    end = place.end
    return true
  })
}
