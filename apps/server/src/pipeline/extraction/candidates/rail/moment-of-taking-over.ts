import { placeOf } from '../../field-map.ts'
import { type PageLayout, textOf } from '../../geometry/runs.ts'
import { cut, spanOf } from '../../geometry/span.ts'
import { bareWords } from '../../lexicon/compare.ts'
import { datesIn } from '../../normalise/dates.ts'
import type { Reading } from '../candidate.ts'

const shape =
  /(?<![\d.,/-])(?<month>0[1-9]|1[0-2])\s?[-–./ ]\s?(?<day>0[1-9]|[12]\d|3[01])\s?[-–./ ]\s?(?<hour>[01]\d|2[0-4])(?![\d.,/-])(?:\s*\((?<year>20\d{2})\))?/u

/** 'Monat-Tag-Stunde': what the box of taking over asks for, in the languages of the railways' form. */
const wordings = [
  'month day hour|monat tag stunde|mois jour heure|mese giorno ora|mes dia hora|miesiac dzien godz(?:ina)?',
  'mesic den hodina|mesiac den hodina|honap nap ora|luna zi(?:ua)? ora|mjesec dan sat|mesec dan ura',
  'maand dag uur|manad dag timme|maned dag time|menuo diena valanda',
].join('|')
const asked = new RegExp(wordings)
/** The same where it stands behind the station. */
const behindStation = new RegExp(String.raw`\s+(?:${wordings.replaceAll(' ', '[^a-z]{1,3}')})(?![a-z]).*$`)

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
  language: string | null | undefined,
): Reading | undefined {
  const headings = layout.runs.filter((run) => asked.test(bareWords(textOf(run.words))))
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
    const { month = '', day = '', year } = match?.groups ?? {}
    const known = year ?? onlyYear(layout, language)
    if (!match || !known) continue
    const written = cut(span, match.index, match.index + match[0].length)
    return {
      place: placeOf('dateOfTakingOver'),
      value: `${known}-${month}-${day}`,
      span: written,
      checks: ['month, day and hour, as the form asks for them'],
      certainty: year ? 1 : 0.95,
    }
  }
  return undefined
}

function onlyYear(layout: PageLayout, language: string | null | undefined): string | undefined {
  const years = new Set(
    layout.runs
      .flatMap((run) => datesIn(textOf(run.words), language))
      .filter(({ asWritten }) => /20\d{2}/.test(asWritten))
      .map(({ value }) => value.slice(0, 4)),
  )
  return years.size === 1 ? [...years][0] : undefined
}
