import { describe, expect, it, test } from 'vitest'
import { groupPages, type PageSeen } from './group-pages.ts'

describe('pages seen', () => {
  const page = (number: number, seen: Partial<PageSeen>): PageSeen => ({
    number,
    kind: 'other',
    isHead: false,
    documentNumber: null,
    parties: null,
    pageOf: null,
    ...seen,
  })
  const cmr = { kind: 'cmr', isHead: true, documentNumber: 'A-118', parties: ['Miller', 'Morel'] } as const
  const list = { kind: 'packing-list', isHead: true } as const
  const pagesOf = (...pages: PageSeen[]) => groupPages(pages).map((part) => part.pages)

  test.each([
    ['a list that is attached without a number', page(2, list)],
    ['a list that is attached and has the number of the note', page(2, { ...list, documentNumber: 'A 118' })],
    ['general terms on the back', page(2, {})],
    [
      'page 2 of 2 with the title once more',
      page(2, { ...cmr, documentNumber: null, pageOf: { page: 2, of: 2 } }),
    ],
    ['a copy that was read with a wrong party', page(2, { ...cmr, parties: ['Mil1er', 'M0rel'] })],
    ['a page of the same kind without number or parties', page(2, { kind: 'cmr', isHead: true })],
    [
      'page 2 of 2 of another kind',
      page(2, { ...list, parties: ['Miller', 'Morel'], pageOf: { page: 2, of: 2 } }),
    ],
  ])('%s belongs to the page before', (_, second) => {
    expect(pagesOf(page(1, cmr), second)).toEqual([])
  })

  test.each([
    ['the next number of a series', page(2, { ...cmr, documentNumber: 'A-119' })],
    ['other parties', page(2, { ...cmr, documentNumber: null, parties: ['Zollern', 'Morel'] })],
    ['another kind with parties', page(2, { ...list, parties: ['Miller', 'Morel'] })],
    ['another kind with a number', page(2, { ...list, documentNumber: 'PL-7' })],
    [
      'sheet 2 of 4 with a number and parties of its own',
      page(2, { ...cmr, documentNumber: 'B/77', parties: ['Zollern', 'Roux'], pageOf: { page: 2, of: 4 } }),
    ],
  ])('%s begins a document', (_, second) => {
    expect(pagesOf(page(1, cmr), second)).toEqual([[1], [2]])
  })

  it('a declaration of security stays with its waybill', () => {
    const awb = { kind: 'awb', isHead: true, documentNumber: '020-11112222' }
    expect(
      pagesOf(page(1, awb), page(2, { kind: 'air-security', isHead: true, documentNumber: 'X1' })),
    ).toEqual([])
  })
})
