/** The pieces of a party or a place that some forms label one by one. */
export const parts = [
  'name',
  'street',
  'houseNumber',
  'postOfficeBox',
  'postcode',
  'city',
  'country',
  'phone',
  'email',
  'taxNumber',
  'contact',
] as const
export type Part = (typeof parts)[number]

/** Those that stand in the lines of an address, below the name. */
export const addressParts: ReadonlySet<Part | undefined> = new Set<Part>([
  'street',
  'houseNumber',
  'postOfficeBox',
  'postcode',
  'city',
  'country',
])
