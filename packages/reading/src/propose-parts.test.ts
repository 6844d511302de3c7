import { describe, expect, it, test } from 'vitest'
import type { Recognised, RecognisedPage } from './layout/pages.ts'
import { MOST_PAGES_PROPOSED, proposeParts } from './propose-parts.ts'
import { storedNames, storedPages } from './testing/stored-documents.ts'

/** One file with the pages of these documents, one after the other. */
function pile(...names: string[]): Recognised {
  const documents = names.map(storedPages)
  const pages = documents.flatMap((document) => document.pages)
  return {
    engine: 'pdf',
    format: 'pdf',
    confidence: 1,
    notes: [],
    text: documents.map(({ text }) => text).join('\n'),
    pages: pages.map((page, at): RecognisedPage => ({ ...page, number: at + 1 })),
  }
}

const shown = (recognised: Recognised) =>
  proposeParts(recognised).map(
    ({ pages, kind, documentNumber }) => `${pages.join('+')} ${kind} ${documentNumber}`,
  )

describe('a pile of documents', () => {
  test.each([
    {
      of: [
        'cmr-en-haldane',
        'inv-en-stroud',
        'packing-list-two-pages',
        'adr-en-dangerous-goods-note-fife',
        'cmr-en-tms-columns',
      ],
      parts: [
        '1 cmr KF 0638214',
        '2+3 invoice 0000118406',
        '4+5 packing-list PL-26-0774',
        '6 dangerous-goods LBC-DGN-006612',
        '7 cmr SHP-0041-8827',
      ],
    },
    {
      of: ['cmr-de-tms', 'lieferschein-buchholz', 'rechnung-memmingen'],
      parts: ['1 cmr 4471902', '2+3 delivery-note 0080441733', '4 invoice R-261 884'],
    },
    {
      of: ['cmr-es-dos-hojas', 'factura-almansa', 'albaran-es-juguetes-ibi'],
      parts: ['1+2 cmr 26/0044817', '3 invoice V-26/3309', '4 delivery-note 26.004.871'],
    },
    {
      of: ['facture-couches-2-pages', 'cmr-fr-liasse', 'colisage-fr-conserves-safi'],
      parts: ['1+2 invoice FA2611-0388', '3 cmr F 0086314', '4 packing-list LC 2026/0882'],
    },
    {
      of: ['cmr-pl-podlasie-druk', 'faktura-jaslo', 'wz-skarzysko', 'adr-pl-gazomir'],
      parts: [
        '1 cmr 204417 / PB',
        '2 invoice FV 1183/11/2026',
        '3 delivery-note 1188/MAG2/26',
        '4 dangerous-goods GZ/ADR/2026/2217',
      ],
    },
    {
      of: ['cmr-bg-two-sheets-ruse', 'faktura-kazanlak'],
      parts: ['1+2 cmr РСЕ/2026/11-0388', '3 invoice 0000044180'],
    },
    {
      of: ['movement-pt-lamas-galvanicas-estarreja', 'cmr-pt-expedicao'],
      parts: ['1 waste-movement null', '2 cmr 0026.118/26'],
    },
    {
      of: ['sea-waybill-rider-turku', 'imo-form-cork'],
      parts: ['1+2 bill-of-lading BXS-TKU-0448170', '3 dangerous-goods HLN-ORK-40188'],
    },
  ])('$of', ({ of, parts }) => {
    expect(shown(pile(...of))).toEqual(parts)
  })

  it('a copy of a note belongs to it, also where another document is between them', () => {
    const copied = shown(pile('cmr-de-tms', 'cmr-de-tms', 'rechnung-memmingen', 'cmr-de-tms'))
    expect(copied.map((part) => part.split(' ').slice(0, 2))).toEqual([
      ['1+2+4', 'cmr'],
      ['3', 'invoice'],
    ])
  })

  it('what shows no kind before the first document is a part of its own', () => {
    expect(shown(pile('letter-en-claim', 'cmr-de-tms', 'rechnung-memmingen'))[0]).toBe('1 other null')
  })
})

test('no document of several pages is one that seems to hold others', () => {
  const several = storedNames().map((name) => ({ name, document: storedPages(name) }))
  const split = several.filter(
    ({ document }) => document.pages.length > 1 && proposeParts(document).length > 0,
  )
  expect(split.map(({ name }) => name)).toEqual([])
}, 60_000)

test('a file of more pages than anybody would review gets no proposal', () => {
  const [one] = pile('cmr-de-tms').pages
  const pages = Array.from({ length: MOST_PAGES_PROPOSED + 1 }, (_, at) => ({
    ...(one as RecognisedPage),
    number: at + 1,
  }))
  expect(proposeParts({ ...pile('cmr-de-tms'), pages })).toEqual([])
})
