import { cut, type Span } from '../../../layout/span.ts'
import { hasLegalName } from './legal-forms.ts'

/** 'Spett.le', 'M/s', 'An die Firma': what letters set before a company's name, on its line or above it. */
const before =
  /^(?:spett(?:\.?\s?le|abile|\.)(?:\s(?:ditta|soc(?:ietà|\.)?))?|m\/s\.?|messrs\.?|an(?:\sdie)?(?:\sfirma)?|to\s?m\/s\.?)(?:[\s:]+|$)/iu
const alone =
  /^(?:spett(?:\.?\s?le|abile|\.)(?:\s(?:ditta|soc(?:ietà|\.)?))?|m\/s\.?|messrs\.?|an(?:\sdie)?(?:\sfirma)?|firma|fa\.|to|à|a|aan|till|til|do|pro|pre|προς)[:.]?$/iu
const onLine = /^(?:spett|m\/s|messrs)/iu
/** 'Herrn Torsten Mielke': a person, where the company stands below. */
const person =
  /^(?:Herrn?|HERRN?|Frau|FRAU|Mrs?|MRS?|Ms|Mme|M|Monsieur|Madame|Sig(?:\.?\s?ra|nora|nor)?|Sra?|Pan[ií]?|Dhr|Mevr|Hr|Fru)\.?\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}$/u

/** The lines of a party without the words of courtesy ahead of its name. */
export function withoutSalutation(lines: readonly Span[]): Span[] {
  const [first, second, ...others] = lines
  if (!first) return [...lines]
  if (second && alone.test(first.text)) return [second, ...others]
  if (second && isPerson(first) && hasLegalName(second)) return [second, ...others]
  const words = onLine.test(first.text) ? before.exec(first.text)?.[0].length : undefined
  return words && words < first.text.length ? [cut(first, words), ...lines.slice(1)] : [...lines]
}

const isPerson = (line: Span) => person.test(line.text) && !hasLegalName(line)
