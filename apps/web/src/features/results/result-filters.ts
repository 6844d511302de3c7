import {
  DEFAULT_RESULT_RANGE,
  DOCUMENT_STATUSES,
  type DocumentStatus,
  RESULT_RANGES,
  RESULT_SORTS,
  type ResultRange,
  type ResultSort,
  SCORE_BANDS,
  type ScoreBand,
  TRANSPORT_TYPES,
  type TransportType,
} from '@efti-hub/contract'
import { searchText } from '../../api/search-text.ts'
import { zone } from '../../api/time-zone.ts'

/** Those that are not meant anyway; as numbers, which the address shows without quotes. */
const OTHER_RANGES = [7, 90, 365] as const

/** What the address of the results screen contains; unknown values and defaults are dropped. */
export interface ResultFilters {
  /** Left out: 30. */
  days?: (typeof OTHER_RANGES)[number]
  search?: string
  status?: DocumentStatus
  country?: string
  transportType?: TransportType
  band?: ScoreBand
  /** Type of a violation that is open. */
  violationType?: string
  /** A part of the range, as two instants. */
  from?: string
  until?: string
  sort?: Exclude<ResultSort, 'newest'>
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/
const instant = (value: unknown) => (typeof value === 'string' && INSTANT.test(value) ? value : undefined)
const isOther = (sort: ResultSort): sort is Exclude<ResultSort, 'newest'> => sort !== 'newest'

export function resultFilters(search: Record<string, unknown>): ResultFilters {
  const country = searchText(search.country)
  const filters: ResultFilters = {
    days: otherRange(search.days),
    search: searchText(search.search),
    status: DOCUMENT_STATUSES.find((known) => known === search.status),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    transportType: TRANSPORT_TYPES.find((known) => known === search.transportType),
    band: SCORE_BANDS.find((known) => known === search.band),
    violationType: searchText(search.violationType),
    from: instant(search.from),
    until: instant(search.until),
    sort: RESULT_SORTS.filter(isOther).find((known) => known === search.sort),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}

export const otherRange = (days: unknown): ResultFilters['days'] =>
  OTHER_RANGES.find((known) => String(known) === String(days))

export const rangeOf = ({ days }: ResultFilters): ResultRange =>
  RESULT_RANGES.find((known) => known === String(days)) ?? DEFAULT_RESULT_RANGE

export const rangeQuery = (filters: ResultFilters) => ({ days: rangeOf(filters), zone })

/** What the server is asked: for the list and for an export. */
export function resultsQueryOf({ sort, search, days: _, ...filters }: ResultFilters): Record<string, string> {
  return { ...filters, search: search?.trim() ?? '', sort: sort ?? '' }
}

/** Whether less is listed than the range contains. */
export const isResultsFiltered = ({ days: _range, sort: _order, ...filters }: ResultFilters): boolean =>
  Object.values(filters).some(Boolean)
