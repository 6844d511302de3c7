import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { inventPaper } from './invent-papers.ts'
import { furtherLanguages } from './languages/index.ts'
import { boxedModel } from './layouts/boxed-model.ts'
import { boxedPlain } from './layouts/boxed-plain.ts'
import { docxParagraphs, docxTable } from './layouts/docx.ts'
import { htmlCards, htmlGrid, htmlRunIn, htmlTable } from './layouts/html.ts'
import { htmlTwoPages } from './layouts/html-two-pages.ts'
import { htmlWide } from './layouts/html-wide.ts'
import { labelCells } from './layouts/label-cells.ts'
import { openColumns } from './layouts/open-columns.ts'
import { openList } from './layouts/open-list.ts'
import { otherLanguages } from './layouts/other-languages.ts'
import { partedFields } from './layouts/parted-fields.ts'
import { runTogether } from './layouts/run-together.ts'
import { stripes } from './layouts/stripes.ts'
import { textFile } from './layouts/text-file.ts'
import { typewriter } from './layouts/typewriter.ts'
import { writingLines } from './layouts/writing-lines.ts'
import { type GeneratedDocument, type Language, truthOf } from './paper.ts'

interface Layout {
  name: string
  extension: 'pdf' | 'docx' | 'txt'
  /** Not looked at while rules were written. */
  heldBack: boolean
  make: (paper: GeneratedDocument) => Promise<Buffer> | Buffer | string
  html?: boolean
  /** Its own words are there in English, German and French only. */
  firstOnly?: boolean
  /** What this layout does not print. */
  without: readonly RegExp[]
}

const documents = /^associatedDocument/
const volume = /^grossVolume/
const marks = /shippingMarks/
const postOfficeBox = /postOfficeBox/

export const layouts: readonly Layout[] = [
  { name: 'boxed-model', extension: 'pdf', heldBack: false, make: boxedModel, without: [] },
  { name: 'boxed-plain', extension: 'pdf', heldBack: false, make: boxedPlain, without: [] },
  { name: 'open-list', extension: 'pdf', heldBack: false, make: openList, without: [] },
  { name: 'open-columns', extension: 'pdf', heldBack: false, make: openColumns, without: [] },
  {
    name: 'label-cells',
    extension: 'pdf',
    heldBack: false,
    make: labelCells,
    without: [volume, /shippingMarks/],
  },
  { name: 'html-table', extension: 'pdf', heldBack: false, make: htmlTable, html: true, without: [] },
  { name: 'html-cards', extension: 'pdf', heldBack: false, make: htmlCards, html: true, without: [] },
  { name: 'docx-paragraphs', extension: 'docx', heldBack: false, make: docxParagraphs, without: [volume] },
  { name: 'typewriter', extension: 'pdf', heldBack: false, make: typewriter, without: [] },
  { name: 'stripes', extension: 'pdf', heldBack: false, make: stripes, without: [] },
  { name: 'html-grid', extension: 'pdf', heldBack: false, make: htmlGrid, html: true, without: [] },
  { name: 'html-run-in', extension: 'pdf', heldBack: false, make: htmlRunIn, html: true, without: [] },
  { name: 'docx-table', extension: 'docx', heldBack: false, make: docxTable, without: [volume] },
  { name: 'text-file', extension: 'txt', heldBack: false, make: textFile, without: [volume, documents] },
  { name: 'writing-lines', extension: 'pdf', heldBack: false, make: writingLines, without: [volume, marks] },
  {
    name: 'html-wide',
    extension: 'pdf',
    heldBack: true,
    make: htmlWide,
    html: true,
    firstOnly: true,
    without: [volume],
  },
  {
    name: 'parted-fields',
    extension: 'pdf',
    heldBack: false,
    make: partedFields,
    firstOnly: true,
    without: [postOfficeBox],
  },
  {
    name: 'run-together',
    extension: 'pdf',
    heldBack: false,
    make: runTogether,
    without: [volume, documents],
  },
  {
    name: 'html-two-pages',
    extension: 'pdf',
    heldBack: false,
    make: htmlTwoPages,
    html: true,
    without: [volume],
  },
  { name: 'other-languages', extension: 'pdf', heldBack: false, make: otherLanguages, without: [] },
]

export interface BenchDocument {
  layout: Layout
  language: Language
  /** This language in this layout was not looked at while rules were written. */
  heldBack: boolean
  file: string
  bytes: Buffer
  truth: Map<string, unknown>
}

const firstLanguages: readonly Language[] = ['en', 'de', 'fr']
const languages = [...firstLanguages, ...(Object.keys(furtherLanguages) as Language[])]
/** English, German and French have a document of every kind in each layout; of the other languages one represents all. */
const documentsPerLayout = 4

function numbersOf(layout: Layout, language: Language): number[] {
  if (firstLanguages.includes(language)) return Array.from({ length: documentsPerLayout }, (_, n) => n)
  if (layout.firstOnly) return []
  return [(layouts.indexOf(layout) + 5 * languages.indexOf(language)) % 12]
}

/** A third of the further languages' layouts, spread evenly. */
const isHeldBack = (layout: Layout, language: Language) =>
  !firstLanguages.includes(language) && (layouts.indexOf(layout) + languages.indexOf(language)) % 3 === 0

/** Every layout in every language, with different companies, goods and ways to print dates and numbers. */
export async function makeDocuments(
  only?: string,
  onlyLanguage?: string,
): Promise<{ papers: BenchDocument[]; leftOut: string[] }> {
  const executablePath = [process.env.CHROME_PATH, '/usr/bin/chromium'].find((p) => p && existsSync(p))
  const browser = executablePath
    ? await chromium.launch({
        executablePath,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      })
    : undefined
  const page = await browser?.newPage()
  const print = async (html: string) => {
    await page?.setContent(html)
    return (await page?.pdf({ format: 'A4', preferCSSPageSize: true })) as Buffer
  }
  const papers: BenchDocument[] = []
  const leftOut: string[] = []
  for (const layout of layouts.filter((l) => !only || l.name === only)) {
    if (layout.html && !page) {
      leftOut.push(layout.name)
      continue
    }
    for (const language of languages.filter((l) => !onlyLanguage || l === onlyLanguage)) {
      for (const n of numbersOf(layout, language)) {
        const paper = inventPaper(language, n)
        const made = await layout.make(paper)
        const bytes = layout.html ? await print(String(made)) : Buffer.from(made)
        const truth = new Map(
          [...truthOf(paper)].filter(([path]) => !layout.without.some((w) => w.test(path))),
        )
        papers.push({
          layout,
          language,
          heldBack: layout.heldBack || isHeldBack(layout, language),
          file: `${layout.name}-${language}-${n}.${layout.extension}`,
          bytes,
          truth,
        })
      }
    }
  }
  await browser?.close()
  return { papers, leftOut }
}
