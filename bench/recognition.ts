/** How well and how fast scans are read, beside native tesseract and ocrmypdf; text layers beside pdftotext. */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type DegradationName, degradations } from '../samples/make/scans/degradations.ts'
import { papers } from '../samples/make/scans/papers/index.ts'
import { printTable } from './efti/print-table.ts'
import { COLUMNS, readerRows } from './recognition/measure-readers.ts'
import { ocrmypdf, tesseract } from './recognition/native-readers.ts'
import { ourReader } from './recognition/our-reader.ts'
import { PRODUCT_COLUMNS, productRows } from './recognition/product-rows.ts'
import type { ScanReader } from './recognition/reader.ts'
import { isInstalled } from './recognition/run-program.ts'
import { writeScans } from './recognition/scan-files.ts'
import { TEXT_COLUMNS, textRows } from './recognition/text-pages.ts'

const HOW_TO_GET =
  'apt-get install ocrmypdf poppler-utils tesseract-ocr tesseract-ocr-{ces,deu,fra,ita,nld,osd,pol,spa}'
/** Documents of each kind, mixed, in the order in which they are read. */
const SOME = [
  'cmr-es',
  'letter-cs',
  'dangerous-goods-english',
  'packing-list-polish',
  'cmr-german-complete',
  'letter-fr',
  'packing-list-italian',
  'cmr-nl',
]
/** For the pages of one degradation; a shared machine reads fewer of them. */
const BUDGET_MS = 60_000
const NAMES = Object.keys(degradations) as DegradationName[]

const { values: asked } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    part: { type: 'string', multiple: true, default: ['scans', 'text', 'product'] },
    degradation: { type: 'string', multiple: true },
    paper: { type: 'string', multiple: true },
    reader: { type: 'string', multiple: true },
  },
})
const { full, part, paper: only = full ? papers.map(({ name }) => name) : SOME } = asked
console.log(`\nOn Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} cores\n`)
if (part.includes('scans')) await compareReaders()
if (part.includes('text')) {
  console.log('Text layers. Aim: half of pdftotext’s rate or better.\n')
  printTable(TEXT_COLUMNS, await textRows(full ? 300 : 100))
}
if (part.includes('product')) {
  console.log('The product, from the upload to the verdict.\n')
  printTable(PRODUCT_COLUMNS, await productRows(full ? 20 : 8))
}
process.exit(0)

async function compareReaders(): Promise<void> {
  const readers = openReaders()
  const chosen = NAMES.filter((name) =>
    asked.degradation
      ? asked.degradation.includes(name)
      : full || ['medium', 'heavy', 'turned-90'].includes(name),
  )
  console.log('Scans. Wrong characters and words, seconds a page (one at a time), memory of all processes.\n')
  const folder = mkdtempSync(join(tmpdir(), 'efti-bench-'))
  try {
    for (const name of chosen) {
      const chosenDocuments = only.flatMap((one) => papers.find((paper) => paper.name === one) ?? [])
      const scans = await writeScans(chosenDocuments, name, folder)
      printTable(COLUMNS, await readerRows(name, scans, readers, full ? Number.POSITIVE_INFINITY : BUDGET_MS))
    }
  } finally {
    for (const reader of readers) await reader.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function openReaders(): ScanReader[] {
  const hasTesseract = isInstalled('tesseract')
  const hasOcrmypdf = isInstalled('ocrmypdf') && isInstalled('pdftotext')
  if (!hasTesseract || !hasOcrmypdf)
    console.log(`Left out what is not installed. Where there is apt: ${HOW_TO_GET}\n`)
  const openers: [name: string, isThere: boolean, open: () => ScanReader][] = [
    ['packaged', true, () => ourReader('packaged')],
    ['native', hasTesseract, () => ourReader('native')],
    ['tesseract', hasTesseract, () => tesseract],
    ['ocrmypdf', hasOcrmypdf, () => ocrmypdf],
  ]
  const wanted = ([name, isThere]: (typeof openers)[number]) =>
    isThere && (asked.reader?.includes(name) ?? true)
  return openers.filter(wanted).map(([, , open]) => open())
}
