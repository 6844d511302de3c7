import type { FormBox, FormColumn } from '../kinds/form.ts'

/** A document whose parts may be missing; how it looks is its style's. */
export interface VariedForm {
  title: string
  /** The seller without a label, the name first; empty where it has one. */
  letterhead: string[]
  /** Whom it is sent to, as in the window of an envelope; empty where the label says who it is. */
  addressee: string[]
  boxes: FormBox[]
  columns: FormColumn[]
  /** As long as there are columns, or empty. */
  totals: string[]
  foot: FormBox[]
  smallPrint: string[]
}
