import { phrase } from '../../words/phrases/index.ts'

/** A letter speaks to its reader: 'Dear Sirs', 'Sehr geehrte', 'Szanowni Państwo', and takes its leave. */
const salutation = new RegExp(String.raw`(?<!\p{L})(?:${phrase('letterFormula')})`, 'iu')

export const isLetter = (text: string): boolean => salutation.test(text)
