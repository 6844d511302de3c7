import type { Language } from '../paper.ts'

/** A labelled place on a form, and what somebody wrote there, line by line. */
export interface FormBox {
  label: string
  lines: string[]
  number?: number
}

export interface FormColumn {
  label: string
  cells: string[]
  /** Share of the width. */
  width: number
}

/** A form as its boxes are, row by row; how it looks is the layout's. */
export interface FormLayout {
  title: string
  rows: FormBox[][]
  columns: FormColumn[]
  foot: FormBox[][]
}

/** A document of some kind as somebody fills it in, and the truth by eFTI path that reading it must give back. */
export interface FilledForm {
  form: FormLayout
  truth: Map<string, unknown>
}

/** What the makers of a form print, by language; deliberately not taken from the product's words. */
export type FormWords<Key extends string> = Partial<Record<Language, Record<Key, string>>>

export const box = (label: string, lines: string | string[], number?: number): FormBox => ({
  label,
  lines: typeof lines === 'string' ? [lines] : lines,
  ...(number === undefined ? {} : { number }),
})
