import { z } from 'zod'

/** How a value of an element is stored and entered. */
export const valueType = z.enum([
  'text',
  'code',
  'count',
  'decimal',
  'amount',
  'measure',
  'flag',
  'date',
  'binary',
])
export type ValueType = z.infer<typeof valueType>

export const dataElement = z.object({
  id: z.string(),
  /** From the consignment down, without indexes. */
  path: z.string(),
  label: z.string(),
  type: valueType,
  /** Format of the Annex, such as `an..35`. */
  format: z.string().nullable(),
  /** Codes that may be here with their meanings; null where any text may, or the list is kept by another body. */
  codes: z.array(z.object({ code: z.string(), name: z.string() })).nullable(),
  /** Of a measure: the units that the Annex allows; null: any. */
  units: z.array(z.string()).nullable(),
})
export type DataElement = z.infer<typeof dataElement>

/** What an organisation can choose to be checked by default: subsets by the provision that each serves, and countries. */
export const checkingChoices = z.object({
  subsets: z.array(z.object({ id: z.string(), provision: z.string().nullable() })),
  countries: z.array(z.string()),
})
export type CheckingChoices = z.infer<typeof checkingChoices>

/** The elements of the eFTI common data set that carry values, in the order of the Annex. */
export const dataSetAnswer = z.object({ version: z.string(), elements: z.array(dataElement) })
export type DataSetAnswer = z.infer<typeof dataSetAnswer>
