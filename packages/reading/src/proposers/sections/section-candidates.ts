import { addressPlaces, placeOf } from '../../fields/field-map.ts'
import { addressParts, type Part } from '../../fields/parts.ts'
import { type PageLayout, textOf } from '../../layout/runs.ts'
import { cut, joinSpans, type Span, spanOf } from '../../layout/span.ts'
import { partNamed } from '../../values/address/labelled-address.ts'
import { datesIn } from '../../values/dates.ts'
import type { Candidate, Reading, Understanding } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'
import { understandPlace } from '../understand/understand.ts'
import { understandParty } from '../understand/understand-party.ts'
import { headedRows, type Row, type Section } from './headed-rows.ts'

const parties = new Set(['consignor', 'consignee', 'carrier', 'freightForwarder'])
const places: Readonly<Record<string, string>> = {
  placeOfDelivery: 'placeOfDelivery',
  takingOver: 'placeOfTakingOver',
  placeOfTakingOver: 'placeOfTakingOver',
}
const fewest = 0.7

/** Parties, places and the issue, each in a section of rows with names of their own. */
export function sectionCandidates(
  layout: PageLayout,
  labels: readonly Label[],
  language: string | null | undefined,
): Candidate[] {
  return headedRows(layout, labels).flatMap((section): Candidate[] => {
    const { label } = section
    const read = understandSection(section, labels, language)
    if (!read || read.fit < fewest) return []
    return [
      {
        ...read,
        concept: label.concept,
        label,
        place: 'right',
        page: layout.number,
        words: new Set(read.readings.flatMap((r) => r.span.words)),
        text: section.rows.map(({ lines }) => lines.map((run) => textOf(run.words)).join(', ')).join('\n'),
        source: 'section',
      },
    ]
  })
}

function understandSection(
  { label: { concept }, rows }: Section,
  labels: readonly Label[],
  language: string | null | undefined,
): Understanding | undefined {
  if (concept === 'established') return issue(rows, language)
  const place = places[concept]
  const named = rows.map((row) => ({ ...row, part: partNamed(textOf(row.name.words)) }))
  // A heading that names the party is the first of the rows itself.
  const isOthers = ({ name }: Row) =>
    labels.some(
      (l) => l.concept !== concept && l.concept !== 'furniture' && l.words.has(name.words[0] as never),
    )
  const [first] = named
  const nameRow =
    named.find(({ part }) => part === 'name') ??
    (first && !first.part && !isOthers(first) ? first : undefined)
  const address = named.filter(({ part }) => addressParts.has(part))
  const lines = [
    ...(nameRow ? [wholeOf(nameRow.lines.slice(0, 1), nameRow)] : []),
    ...(nameRow?.lines.slice(1) ?? []).map((run) => spanOf(run.words)),
    ...address.flatMap(({ part, lines: own }) => own.map((run) => lineOf(spanOf(run.words), part))),
  ]
  if (lines.length < 2) return undefined
  if (place) return understandPlace(place, lines)
  if (!parties.has(concept) || !nameRow) return undefined
  const read = understandParty(concept, lines)
  return { ...read, readings: [...read.readings, ...contacts(concept, named, read.readings)] }
}

const wholeOf = (runs: Row['lines'], row: Row): Span =>
  joinSpans((runs.length > 0 ? runs : row.lines).map((run) => spanOf(run.words)))

/** 'ES - ESPAÑA': the name says what the code says. */
function lineOf(span: Span, part: Part | undefined): Span {
  const code =
    part === 'country' ? /^[A-Z]{2,3}\s*[-–/]\s*(?=\p{L}{3})/u.exec(span.text)?.[0].length : undefined
  return code ? cut(span, code) : span
}

/** Telephone and person, where a row names them and the address did not tell already. */
function contacts(
  concept: string,
  rows: readonly (Row & { part: Part | undefined })[],
  known: readonly Reading[],
): Reading[] {
  const fields = addressPlaces(concept)
  return rows.flatMap(({ part, lines }): Reading[] => {
    const place = part === 'phone' || part === 'contact' || part === 'taxNumber' ? fields[part] : undefined
    const span = lines[0] && spanOf(lines[0].words)
    if (!place || !span || known.some((r) => r.place.path === place.path)) return []
    return [{ place, value: span.text, span }]
  })
}

function issue(rows: readonly Row[], language: string | null | undefined): Understanding {
  const readings = rows.flatMap(({ name, lines }): Reading[] => {
    const span = spanOf(lines[0]?.words ?? [])
    const date = datesIn(span.text, language)[0]
    if (date) {
      const written = cut(span, date.at, date.at + date.asWritten.length)
      return [
        {
          place: placeOf('dateOfIssue'),
          value: date.value,
          span: written,
          isOpen: !date.certain,
        },
      ]
    }
    const isTown =
      partNamed(textOf(name.words)) === 'city' && /^\p{Lu}[\p{L} .,()'’/-]{1,40}$/u.test(span.text)
    return isTown ? [{ place: placeOf('placeOfIssue'), value: span.text, span }] : []
  })
  return { fit: readings.length > 0 ? 1 : 0, readings }
}
