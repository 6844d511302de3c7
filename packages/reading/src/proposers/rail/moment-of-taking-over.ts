import type { Concept } from '../../fields/concepts.ts'
import { placeOf } from '../../fields/field-map.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { cut, spanOf } from '../../layout/span.ts'
import { datesIn } from '../../values/dates.ts'
import { bareWords } from '../../words/compare.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'

const shape = new RegExp(
  String.raw`(?<![\d.,/-]|20\d{2}\s)(?<month>0[1-9]|1[0-2])\s?[-–./ ]\s?(?<day>0[1-9]|[12]\d|3[01])\s?[-–./ ]\s?(?:(?:ob|um|at|à|alle|o|om|kl\.?)\s)?(?<hour>[01]\d|2[0-4])(?!\d|[.,/-]\d)(?:\.?\s?(?:h|${phrase('oclock')}))?(?:\s*\((?<year>20\d{2})\))?`,
  'iu',
)

/** 'Monat-Tag-Stunde': what the box of taking over asks for, in the languages of the railways' form. */
const wordings = phrase('monthDayHour')
/** 'M / D / G', 'M-D-tim': the same by its letters. */
const letters = `(?:^| )m(?:on)? [dtjg] (?:[hsguto]|${phrase('hoursUnit')})(?: |$)`
/** Where nothing says so, the box of the place asks for it all the same. */
const ofTakingOver = new Set<Concept>(['departurePlace', 'dateOfTakingOver'])
const asked = new RegExp(`${wordings}|${letters}`)
/** The same where it stands behind the station. */
const behindStation = new RegExp(String.raw`\s+(?:${wordings.replaceAll(' ', '[^a-z]{1,3}')})(?![a-z]).*$`)

/** 'M / D / G' of the label, where it is set as the station is. */
export const askedAhead = /^M(?:on)?\s?[/–-]\s?[TDJG]\p{L}{0,2}\s?[/–-]\s?\p{L}{1,4}\.?\s+(?=\p{Lu})/u

/** 'Breisach Monat-Tag-Stunde: 11-17-14': the station alone. */
export const withoutAsked = (text: string): string => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const at = plain.length === text.length ? plain.search(behindStation) : -1
  return at > 0 ? text.slice(0, at) : text
}

/**
 * The railways write the moment of taking over as month, day and hour, 'Nižná 11-04-09', without a year: it is the one of
 * the paper's other dates where they have only one.
 */
export function momentOfTakingOver(
  layout: PageLayout,
  labels: readonly Label[],
  language: string | null | undefined,
): Reading | undefined {
  const words = new Set(labels.flatMap((l) => (ofTakingOver.has(l.concept) ? [...l.words] : [])))
  const isAsked = (run: Run) => asked.test(bareWords(textOf(run.words)))
  const headings = layout.runs.filter((run) => isAsked(run) || run.words.some((word) => words.has(word)))
  for (const run of layout.runs) {
    const near = headings.some(
      (heading) =>
        heading === run ||
        (heading.region === run.region &&
          run.box[1] > heading.box[1] &&
          run.box[1] - heading.box[3] < 4 * run.size),
    )
    const span = spanOf(run.words)
    const match = near ? shape.exec(span.text) : null
    const { month = '', day = '', hour = '', year } = match?.groups ?? {}
    const known = year ?? onlyYear(layout, language)
    if (!match || !known) continue
    // '11-12-26' below a place alone is a day of that year as likely.
    if (known.endsWith(hour) && !headings.some(isAsked)) continue
    const written = cut(span, match.index, match.index + match[0].length)
    return {
      place: placeOf('dateOfTakingOver'),
      value: `${known}-${month}-${day}`,
      span: written,
      checks: ['month, day and hour, as the form asks for them'],
    }
  }
  return dayInBox(layout, labels, language)
}

/** '17 Fecha y hora', '17 Čas prevzema' with a whole date below: the boxes of taking over are 16 and 17, in any words. */
function dayInBox(
  layout: PageLayout,
  labels: readonly Label[],
  language: string | null | undefined,
): Reading | undefined {
  const numbered = labels.filter(
    ({ boxNumber, concept }) => concept === 'furniture' && (boxNumber === 16 || boxNumber === 17),
  )
  const isKnown = (region: number) => labels.some((l) => l.region === region && l.concept !== 'furniture')
  const unknown = layout.runs.filter((run) => boxOfTakingOver.test(textOf(run.words)) && !isKnown(run.region))
  const boxes = new Set([...numbered, ...unknown].map(({ region }) => region).filter((region) => region > 0))
  for (const run of layout.runs.filter(({ region }) => boxes.has(region))) {
    const span = spanOf(run.words)
    const [date] = datesIn(span.text, language)
    if (!date) continue
    return {
      place: placeOf('dateOfTakingOver'),
      value: date.value,
      span: cut(span, date.at, date.at + date.asWritten.length),
      checks: ['in the box of taking over'],
      isOpen: !date.certain,
    }
  }
  return undefined
}

const boxOfTakingOver = /^[([]?1[67][)\]]?\.?\s\p{L}/u

function onlyYear(layout: PageLayout, language: string | null | undefined): string | undefined {
  const years = new Set(
    layout.runs
      .flatMap((run) => datesIn(textOf(run.words), language))
      .filter(({ asWritten }) => /20\d{2}/.test(asWritten))
      .map(({ value }) => value.slice(0, 4)),
  )
  return years.size === 1 ? [...years][0] : undefined
}
