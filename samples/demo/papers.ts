import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import { inventPaper } from '../../bench/extraction/invent-papers.ts'
import { drawKind } from '../../bench/extraction/kinds/papers.ts'
import { boxedModel } from '../../bench/extraction/layouts/boxed-model.ts'
import { boxedPlain } from '../../bench/extraction/layouts/boxed-plain.ts'
import { docxParagraphs } from '../../bench/extraction/layouts/docx.ts'
import { openColumns } from '../../bench/extraction/layouts/open-columns.ts'
import { openList } from '../../bench/extraction/layouts/open-list.ts'
import { otherLanguages } from '../../bench/extraction/layouts/other-languages.ts'
import type { GeneratedDocument, Language } from '../../bench/extraction/paper.ts'
import { originals } from '../make/originals.ts'

const DAY_MS = 86_400_000
const require = createRequire(import.meta.url)
const fonts = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/** A page whose letters every machine has. */
function page(): PDFKit.PDFDocument {
  const doc = new PDFDocument({ size: 'A4', margin: 0 })
  doc.registerFont('plain', join(fonts, 'DejaVuSans.ttf'))
  doc.registerFont('bold', join(fonts, 'DejaVuSans-Bold.ttf'))
  doc.registerFont('typed', join(fonts, 'DejaVuSansMono.ttf'))
  return doc
}

export interface DemoPaper {
  name: string
  /** Uploaded so many days ago. */
  daysAgo: number
  by: 'manager' | 'operator'
  bytes: () => Promise<Uint8Array>
}

/** As somebody in that language writes a day. */
function printed(day: Date, language: Language): string {
  const [year, month, date] = day.toISOString().slice(0, 10).split('-')
  return language === 'en' || language === 'fr' ? `${date}/${month}/${year}` : `${date}.${month}.${year}`
}

/** The n-th invented consignment, taken over that many days ago (before zero: still to come). */
function consignment(
  language: Language,
  n: number,
  daysAgo: number,
  change: Partial<GeneratedDocument> = {},
): GeneratedDocument {
  const paper = inventPaper(language, n)
  const dated = (ago: number) => {
    const day = new Date(Date.now() - ago * DAY_MS)
    return { date: day.toISOString().slice(0, 10), datePrinted: printed(day, language) }
  }
  return {
    ...paper,
    takingOver: { ...paper.takingOver, ...dated(daysAgo) },
    issued: { ...paper.issued, ...dated(daysAgo + 1) },
    ...change,
  }
}

const LAYOUTS = [boxedModel, boxedPlain, openList, openColumns]
const ROAD: readonly Language[] = [
  'de',
  'en',
  'fr',
  'de',
  'pl',
  'fr',
  'it',
  'en',
  'nl',
  'es',
  'de',
  'cs',
  'sv',
  'en',
  'de',
  'fr',
]
const FIRST: readonly Language[] = ['de', 'en', 'fr']

/** Days over half a year, more of them of late: business grows. */
const spread = (at: number, of: number) => Math.round(1 + 177 * (1 - (at - 1) / of) ** 1.3)

function roadNotes(): DemoPaper[] {
  return ROAD.map((language, at) => {
    const daysAgo = spread(at + 1, ROAD.length + 1)
    const paper = consignment(language, at, daysAgo - 1)
    const draw = FIRST.includes(language) ? (LAYOUTS[at % LAYOUTS.length] ?? boxedModel) : otherLanguages
    const isWord = at % 8 === 3
    return {
      name: `CMR ${paper.number.replace(/[^\w-]+/g, '-')} ${paper.consignor.city}-${paper.consignee.city}.${isWord ? 'docx' : 'pdf'}`,
      daysAgo,
      by: at % 3 === 0 ? 'manager' : 'operator',
      bytes: async () => (isWord ? docxParagraphs(paper) : draw(paper, page())),
    }
  })
}

const OTHERS: readonly [kind: string, name: string, language: Language, n: number][] = [
  ['awb', 'Air waybill', 'en', 1],
  ['awb', 'Air waybill', 'de', 2],
  ['awb', 'Air waybill', 'en', 6],
  ['cim', 'CIM consignment note', 'de', 3],
  ['cim', 'CIM consignment note', 'fr', 5],
  ['cim', 'CIM consignment note', 'de', 8],
  ['bill-of-lading', 'Bill of lading', 'en', 4],
  ['bill-of-lading', 'Bill of lading', 'es', 7],
  ['bill-of-lading', 'Bill of lading', 'en', 9],
  ['dangerous-goods', 'Dangerous goods declaration', 'fr', 4],
  ['dangerous-goods', 'Dangerous goods declaration', 'de', 7],
  ['waste-annex-vii', 'Annex VII', 'it', 2],
  ['waste-annex-vii', 'Annex VII', 'de', 6],
  ['waste-movement', 'Waste movement document', 'de', 10],
  ['invoice', 'Invoice', 'fr', 11],
  ['delivery-note', 'Delivery note', 'nl', 5],
]

function otherPapers(): DemoPaper[] {
  return OTHERS.map(([kind, name, language, n], at) => {
    const daysAgo = spread(at + 1.5, OTHERS.length + 2)
    const paper = consignment(language, n + 20, daysAgo)
    return {
      name: `${name} ${paper.consignor.city} ${2_600_100 + at * 37}.pdf`,
      daysAgo,
      by: at % 2 === 0 ? 'operator' : 'manager',
      bytes: () => drawKind(kind, paper, n, page()),
    }
  })
}

/** A consignment note with the papers of the same goods; the last packing list weighs more than the note says. */
function groups(): DemoPaper[] {
  return (
    [
      ['de', 31, 24],
      ['en', 32, 11],
      ['fr', 34, 3],
      ['de', 37, -2],
    ] as const
  ).flatMap(([language, n, daysAgo], at) => {
    const packing = `PL-26${4700 + n}`
    const delivery = `LS-26${4700 + n}`
    const paper = consignment(language, n, daysAgo, { documents: `${packing}, ${delivery}` })
    const heavier = paper.goods.map((line) => ({ ...line, weight: line.weight + 1_900 }))
    const list = at === 2 ? { ...paper, goods: heavier } : paper
    const uploaded = Math.max(daysAgo, 0) + 0.2
    const of = (name: string, later: number, bytes: () => Promise<Uint8Array>): DemoPaper => ({
      name: `${name}.pdf`,
      daysAgo: Math.max(0.02, uploaded - later),
      by: 'operator',
      bytes,
    })
    return [
      of(`CMR ${n}-26 ${paper.consignor.city}`, 0, () => boxedModel(paper, page())),
      of(`Packing list ${packing}`, 0.05, () => drawKind('packing-list', list, n, page())),
      of(`Delivery note ${delivery}`, 0.1, () => drawKind('delivery-note', paper, n, page())),
    ]
  })
}

/** What a reader cannot read, and what is no freight paper: such things come too. */
function strays(): DemoPaper[] {
  const text = (lines: string) => async () => new TextEncoder().encode(lines)
  return [
    { name: 'scan0031.pdf', daysAgo: 47, by: 'operator', bytes: text('This is no PDF at all.\n') },
    {
      name: 'Letter of Ms Aalto.txt',
      daysAgo: 19,
      by: 'manager',
      bytes: text(
        'Dear Ms Lindqvist,\nthank you for the talk last week; the offer follows on Monday.\nKind regards\n',
      ),
    },
  ]
}

/** Samples with mistakes, as a scan, a Word file and data files. */
const SAMPLES: readonly [folder: string, daysAgo: number, name: string][] = [
  ['cmr-word-no-consignee', 8, 'CMR without consignee.docx'],
  ['cmr-english-no-date-country-uk', 7, 'CMR Hamburg-Leeds.pdf'],
  ['efti-xml-wrong-container-late-date', 5, 'eFTI consignment 4471.xml'],
  ['cmr-scanned-without-text', 4, 'scan0044.pdf'],
  ['air-waybill-xml', 2, 'Air waybill XFWB.xml'],
  ['csv-no-gross-weight', 1, 'loading list week 47.csv'],
]

function samples(): DemoPaper[] {
  return SAMPLES.map(([folder, daysAgo, name], at) => ({
    name,
    daysAgo,
    by: at % 2 === 0 ? 'operator' : 'manager',
    bytes: async () => {
      const original = originals[folder]
      if (!original) throw new Error(`there is no sample ${folder}`)
      return original.make()
    },
  }))
}

/** Whole days become a working hour of that day: people upload between seven and five. */
function inWorkingHours(paper: DemoPaper, at: number): DemoPaper {
  if (!Number.isInteger(paper.daysAgo)) return paper
  const day = new Date(Date.now() - paper.daysAgo * DAY_MS)
  const moment = day.setUTCHours(7, (at * 97) % 600, (at * 31) % 60, 0)
  return { ...paper, daysAgo: (Date.now() - moment) / DAY_MS }
}

/** Oldest first, as they came. */
export const demoPapers = (): DemoPaper[] =>
  [...roadNotes(), ...otherPapers(), ...groups(), ...samples(), ...strays()]
    .map(inWorkingHours)
    .sort((a, b) => b.daysAgo - a.daysAgo)
