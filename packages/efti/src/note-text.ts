import { ruleCatalogue } from './catalogue.ts'
import { phraseOf } from './dataset/labels.ts'
import { INK } from './regulations/completeness/required-element.ts'

let texts: ReadonlyMap<string, string> | undefined

/** A note in words that fit many documents, without the values and places of one of them; null for a code of no rule here. */
export function noteText(code: string): string | null {
  texts ??= new Map(ruleCatalogue().map((entry) => [entry.code, textOf(entry)]))
  return texts.get(code) ?? null
}

function textOf({ eftiId, message, rule }: ReturnType<typeof ruleCatalogue>[number]): string {
  if (eftiId !== null && INK.has(eftiId)) return `Not read from the document: ${phraseOf(eftiId)}.`
  const once = message.replace('{place}', '')
  return once === '' || once.includes('{') ? `Not met: ${rule}` : once
}
