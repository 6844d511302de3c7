import { normalisePath } from '@efti-hub/efti'
import type { Kind } from '@efti-hub/reading'
import { inventPaper } from '../invent-papers.ts'
import type { GeneratedDocument, Language } from '../paper.ts'
import { awbPrinted, fillAwb } from './awb.ts'
import { billOfLadingPrinted, fillBillOfLading } from './bill-of-lading.ts'
import { cimPrinted, fillCim } from './cim.ts'
import { dangerousGoodsPrinted, fillDangerousGoods } from './dangerous-goods.ts'
import type { FilledForm, FormWords } from './form.ts'
import { listed, open, ruled } from './layouts.ts'
import { fillTrade, tradePrinted } from './trade.ts'
import { annexViiPrinted, fillWaste, movementDocumentPrinted } from './waste.ts'

interface Maker {
  kind: Kind['id']
  languages: readonly Language[]
  fill: (paper: GeneratedDocument, language: Language, n: number) => FilledForm
}

function maker<Key extends string>(
  kind: string,
  printed: FormWords<Key>,
  fill: (paper: GeneratedDocument, words: Record<Key, string>, n: number) => FilledForm,
): Maker {
  return {
    kind,
    languages: Object.keys(printed) as Language[],
    fill: (paper, language, n) => fill(paper, printed[language] as Record<Key, string>, n),
  }
}

const makers: readonly Maker[] = [
  maker('awb', awbPrinted, fillAwb),
  maker('cim', cimPrinted, fillCim),
  maker('bill-of-lading', billOfLadingPrinted, fillBillOfLading),
  maker('dangerous-goods', dangerousGoodsPrinted, fillDangerousGoods),
  maker('waste-annex-vii', annexViiPrinted, fillWaste),
  maker('waste-movement', movementDocumentPrinted, fillWaste),
  maker('delivery-note', tradePrinted, fillTrade('delivery')),
  maker('packing-list', tradePrinted, fillTrade('packing')),
  maker('invoice', tradePrinted, fillTrade('invoice')),
]

const layouts = { ruled, open, listed }
const papersEach = 2

export interface KindPaper {
  kind: string
  language: Language
  layout: string
  /** This layout in this language was not looked at while rules were written. */
  heldBack: boolean
  file: string
  make: () => Promise<Buffer>
  truth: Map<string, unknown>
}

/** A document of that kind in the language of the consignment. @throws where the kind is not made in it. */
export function drawKind(
  kind: string,
  paper: GeneratedDocument,
  n: number,
  doc: PDFKit.PDFDocument,
): Promise<Buffer> {
  const maker = makers.find((one) => one.kind === kind && one.languages.includes(paper.language))
  if (!maker) throw new Error(`no ${kind} is made in ${paper.language}`)
  return Object.values(layouts)[n % 3]?.(maker.fill(paper, paper.language, n).form, doc) as Promise<Buffer>
}

/** Every kind in every layout and language it is made in; a third of them, spread evenly, held back. */
export function generatedDocuments(): KindPaper[] {
  return makers.flatMap(({ kind, languages, fill }) =>
    Object.entries(layouts).flatMap(([layout, draw], l) =>
      languages.flatMap((language, at) =>
        Array.from({ length: papersEach }, (_, n): KindPaper => {
          const number = l * papersEach + n + at
          const { form, truth } = fill(inventPaper(language, number), language, number)
          return {
            kind,
            language,
            layout,
            heldBack: (l + at) % 3 === 2,
            file: `${kind}-${layout}-${language}-${n}.pdf`,
            make: () => draw(form),
            truth: new Map([...truth].map(([path, value]) => [normalisePath(path) ?? path, value])),
          }
        }),
      ),
    ),
  )
}
