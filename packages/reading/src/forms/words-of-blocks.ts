import type { Form } from '@efti-hub/efti'
import { phrase } from '../words/phrases/index.ts'

/** Begins a line, behind the number of the block if the form prints one. */
const begins = (words: string) => new RegExp(`^\\W*(?:\\d{1,2}\\W+)?(?:${words})`, 'iu')

const GENERATOR = phrase('wasteProducer')
const COUNTRIES = phrase('statesConcerned')
const DECLARATION = phrase('declaration')

/** Headings of blocks that no label of a value leads to, in the languages of the Union. */
export const HEADINGS: Record<Form['kind'], Readonly<Record<string, RegExp>>> = {
  'waste-annex-vii': { 6: begins(GENERATOR), 11: begins(COUNTRIES), 12: begins(DECLARATION) },
  'waste-movement': { 9: begins(GENERATOR), 15: begins(DECLARATION) },
}

/** The word before which nobody has signed yet. */
export const SIGNATURE = new RegExp(String.raw`(?:${phrase('signature')})(?:\s?\([^)]*\))?\s*[:.]?`, 'iu')

/** 'Date of transfer', 'Datum der Übergabe': the only day that the block of a carrier asks for. */
export const DAY = new RegExp(String.raw`(?<!\p{L})(?:${phrase('date')})(?!\p{L})`, 'iu')
