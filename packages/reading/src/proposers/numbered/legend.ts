import { type PageLayout, textOf } from '../../layout/runs.ts'
import { packageKindIn } from '../../values/packages.ts'
import { bareWords } from '../../words/compare.ts'

/** Abbreviations of kinds of package, as bare words, with their codes of UN/ECE Recommendation 21. */
export type Legend = ReadonlyMap<string, string>

const explained = /(?<![\p{L}\d])(?<short>\p{Lu}{1,4})\s?[=:–-]\s?(?<name>\p{L}{3,}(?:[ -]\p{L}{3,})?)/gu

/** 'KI=HOLZKISTE (ISPM15)  PL=EURO-PALETTE', 'CT: Karton': how the paper itself explains what it prints in a column of kinds. */
export function legendOf({ runs }: PageLayout): Legend {
  const found = runs.flatMap((run) =>
    [...textOf(run.words).matchAll(explained)].flatMap(({ groups }) => {
      const kind = packageKindIn(groups?.name ?? '')
      return kind ? [[bareWords(groups?.short ?? ''), kind.code] as const] : []
    }),
  )
  // One alone may be anything: 'PO: Carton marks'.
  return new Map(found.length > 1 ? found : [])
}
