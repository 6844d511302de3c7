const BREAKDOWNS = ['mode', 'lane', 'partner', 'month'] as const
export type Breakdown = (typeof BREAKDOWNS)[number]
const LISTS = [...BREAKDOWNS, 'reason', 'share', 'all'] as const
export type ListOf = (typeof LISTS)[number]
const DIALOGS = ['intensities', 'answers'] as const
export type OpenDialog = (typeof DIALOGS)[number]

/** What the address contains: the year, and what is open beside the page. */
export interface SustainabilityFilters {
  year?: number
  /** How the footprint is broken down; left out: by mode. */
  by?: Breakdown
  /** Consignments that are listed: of this kind, with this key. */
  list?: ListOf
  key?: string
  /** The consignment whose calculation is open. */
  figure?: string
  dialog?: OpenDialog
}

export function sustainabilityFilters(search: Record<string, unknown>): SustainabilityFilters {
  const year = Number(search.year)
  const by = BREAKDOWNS.find((one) => one === search.by)
  const list = LISTS.find((one) => one === search.list)
  const dialog = DIALOGS.find((one) => one === search.dialog)
  return {
    ...(Number.isInteger(year) && year >= 2000 && year <= 2100 && { year }),
    ...(by && by !== 'mode' && { by }),
    ...(list && { list }),
    ...(list && search.key !== undefined && { key: String(search.key).slice(0, 500) }),
    ...(typeof search.figure === 'string' && search.figure && { figure: search.figure }),
    ...(dialog && { dialog }),
  }
}
