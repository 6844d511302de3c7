import { type Quantities, unitSign, type Violation } from '@efti-hub/contract'
import { numberFormat } from '../words/format.ts'
import { formatPrinted } from '../words/printed-day.ts'

type Quantity = Quantities[string]

/** The reader's own: what is 5,875 kg to an English reader is 5.875 kg to a German one. */
const numbers = numberFormat({ maximumFractionDigits: 6 })

export function formatQuantity(quantity: Quantity, format: Intl.NumberFormat = numbers): string {
  if (typeof quantity === 'number') return format.format(quantity)
  return `${format.format(quantity.value)} ${unitSign(quantity.unit)}`.trim()
}

/** The value that a rule knows, as a button names it. */
export const formatFix = (fix: NonNullable<Violation['fix']>): string =>
  typeof fix === 'string' || typeof fix === 'boolean' ? String(fix) : formatQuantity(fix)

/** The words of a violation with its numbers as the reader writes them. */
export function describe(
  {
    description,
    descriptionTemplate,
    values,
  }: Pick<Violation, 'description' | 'descriptionTemplate' | 'values'>,
  format: Intl.NumberFormat = numbers,
): string {
  if (!descriptionTemplate || !values) return withPrintedDays(description)
  const text = descriptionTemplate.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const quantity = Object.hasOwn(values, name) ? values[name] : undefined
    return quantity === undefined ? braces : formatQuantity(quantity, format)
  })
  return withPrintedDays(text)
}

/** Days and times between the words; one in quotation marks is what the document says, letter by letter. */
const DAY = /(?<!['\w-])\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?(?![\w-])/g

const withPrintedDays = (text: string) => text.replace(DAY, (day) => formatPrinted(day))
