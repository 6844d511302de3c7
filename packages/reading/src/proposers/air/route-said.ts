import { placeOf } from '../../fields/field-map.ts'
import { linesOf } from '../../layout/lines.ts'
import type { PageLayout } from '../../layout/runs.ts'
import { cut, type Span } from '../../layout/span.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { FoundReadings } from '../proposer.ts'

/** 'FROM HEL HELSINKI TO GRU SAO PAULO VIA FRA': two airports by code and name on one line. */
const fromAndTo = new RegExp(
  String.raw`^(?:${phrase('from')})[\s:]+(?<from>[A-Z]{3}\s\p{Lu}\p{L}.*?)\s(?:${phrase('to')})[\s:]+(?<to>[A-Z]{3}\s\p{Lu}\p{L}.*?)(?:\s(?:${phrase('via')})\s.*)?$`,
  'iu',
)
/** 'From – to / Från – till', 'Trajet', 'Strecke': a route behind its word. */
const routeWord = new RegExp(
  String.raw`^(?:${phrase('route')})(?:\s?/\s?\p{L}+(?:\s?[–/-]\s?\p{L}+)?)?[\s:]+`,
  'iu',
)
const between = /\s*(?:→|›|»|>|⇒)\s*|\s[–—-]{1,2}\s/u
/** 'HEL Helsinki', 'Göteborg Landvetter (GOT)' */
const airport = /^(?:(?<code>[A-Z]{3}\s(?:[–-]\s)?)\p{Lu}\p{L}{2}.*|\p{Lu}\p{L}{2}.*\s\([A-Z]{3}\))$/u

/** Where an air waybill says in one line from which airport to which it goes; airports are known by their codes. */
export function routeSaid(layout: PageLayout): FoundReadings[] {
  for (const line of linesOf(layout.runs)) {
    const ends = endsOf(line)
    if (!ends) continue
    const [start, end] = ends
    return [
      {
        concept: 'departurePlace',
        readings: [{ place: placeOf('takingOverName'), value: start.text, span: start }],
        source: 'route-said',
      },
      {
        concept: 'arrivalPlace',
        readings: [{ place: placeOf('deliveryName'), value: end.text, span: end }],
        source: 'route-said',
      },
    ]
  }
  return []
}

function endsOf(line: Span): [Span, Span] | undefined {
  const { from, to } = fromAndTo.exec(line.text)?.groups ?? {}
  const word = routeWord.exec(line.text)?.[0]
  const parts = from && to ? [from, to] : word ? line.text.slice(word.length).split(between) : []
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length < 2) return undefined
  const start = placed(line, first, line.text.indexOf(first))
  const end = placed(line, last, line.text.lastIndexOf(last))
  return start && end ? [start, end] : undefined
}

/** The airport's name without the code before it. */
function placed(line: Span, text: string, at: number): Span | undefined {
  const found = airport.exec(text)
  if (!found) return undefined
  return cut(line, at + (found.groups?.code?.length ?? 0), at + text.length)
}
