import { phrase } from '../words/phrases/index.ts'

/** The word before which nobody has signed yet. */
export const SIGNATURE = new RegExp(String.raw`(?:${phrase('signature')})(?:\s?\([^)]*\))?\s*[:.]?`, 'iu')

/** 'Date of transfer', 'Datum der Übergabe': the only day that the block of a carrier asks for. */
export const DAY = new RegExp(String.raw`(?<!\p{L})(?:${phrase('date')})(?!\p{L})`, 'iu')
