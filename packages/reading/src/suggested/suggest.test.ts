import { describe, expect, it } from 'vitest'
import { readPages } from '../read-pages.ts'
import { type SetLine, setPaper } from '../testing/set-paper.ts'
import { suggest } from './suggest.ts'

const note: SetLine[] = [
  [40, 30, 'CMR INTERNATIONAL CONSIGNMENT NOTE', 14],
  [40, 60, 'Sender', 7],
  [40, 70, 'Nordlicht GmbH, Werftallee 48, 20457 Hamburg, Germany'],
  [40, 90, 'Consignee', 7],
  [40, 100, 'Morel SARL, 14 rue des Tanneurs, 69007 Lyon, France'],
  [40, 300, 'Our people collect on 12 March 2027 with'],
  [40, 312, 'Kestrel Haulage Ltd, who carry 4,210.5 kg gross.'],
]

function answered(...answers: { path: string; text: string; page?: number }[]) {
  const recognised = setPaper([note])
  const { values, kind, language } = readPages(recognised)
  const document = { values, pages: recognised.pages, kind, language }
  const suggested = suggest(document, { from: 'a model', answers })
  return { ...suggested, at: (path: string) => suggested.values.find((value) => value.path === path) }
}

describe('an answer', () => {
  it('becomes a likely value with its place where its text is on the page, also over two lines', () => {
    const { at, refused } = answered(
      { path: 'carrier/name[1]', text: 'Kestrel Haulage Ltd' },
      { path: 'consignorProvidedInformationText[1]', text: 'collect on 12 March 2027 with Kestrel' },
    )
    expect(refused).toEqual([])
    expect(at('carrier/name[1]')).toMatchObject({
      value: 'Kestrel Haulage Ltd',
      confidence: 0.8,
      evidence: { page: 1, box: expect.any(Array) },
      why: { suggestedBy: 'a model' },
    })
    expect(at('consignorProvidedInformationText[1]')).toBeDefined()
  })

  it('is refused where no page says it, where there is no such field, and where it is no value of the field', () => {
    const { refused, at } = answered(
      { path: 'carrier/name[1]', text: 'Invented Haulage Ltd' },
      { path: 'carrier/name[1]', text: 'Kestrel Haulage Ltd', page: 2 },
      { path: 'carrier/favouriteColour', text: 'Kestrel' },
      { path: 'carrierAcceptanceDateTime', text: 'Kestrel Haulage Ltd' },
    )
    expect(refused.map(({ reason }) => reason)).toEqual([
      'not on the page',
      'not on the page',
      'no such field',
      'no value of the field',
    ])
    expect(at('carrier/name[1]')).toBeUndefined()
  })

  it('reads dates and masses as they are written on the document', () => {
    const { at } = answered(
      { path: 'carrierAcceptanceDateTime', text: '12 March 2027' },
      { path: 'grossWeight[1]', text: '4,210.5 kg' },
    )
    expect(at('carrierAcceptanceDateTime')?.value).toBe('2027-03-12')
    expect(at('grossWeight[1]')?.value).toEqual({ value: 4210.5, unit: 'KGM' })
  })

  it('never replaces what was read: it confirms it, or stands beside it', () => {
    const { at, refused } = answered(
      { path: 'consignor/name[1]', text: 'Nordlicht GmbH' },
      { path: 'consignee/name[1]', text: 'Kestrel Haulage Ltd' },
    )
    expect(at('consignor/name[1]')).toMatchObject({ value: 'Nordlicht GmbH', why: { agreedBy: ['a model'] } })
    expect(at('consignee/name[1]')).toMatchObject({ value: 'Morel SARL' })
    expect(at('consignee/name[1]')?.why?.competedWith).toContainEqual('Kestrel Haulage Ltd')
    expect(refused.map(({ reason }) => reason)).toEqual(['read otherwise'])
  })
})
