import { describe, expect, it } from 'vitest'
import { evaluate } from '../../evaluate.ts'
import { combinedTransportNote } from '../../testing/combined-transport.ts'
import { AS_OF, transportDocument, value } from '../../testing/consignments.ts'
import { applicableSubsets } from '../applicable-subsets.ts'
import { questionsFor } from '../questions.ts'

const idsOf = (values: ReturnType<typeof transportDocument>['values']) =>
  applicableSubsets({ values }).map(({ id }) => id)

describe('combined transport', () => {
  it('is chosen where the document names the Directive', () => {
    const named = [
      ...transportDocument().values,
      value('eFTI858', 'Kombinierter Verkehr, Richtlinie 92/106/EWG'),
    ]
    expect(applicableSubsets({ values: named }).find(({ id }) => id === 'EU02')?.reason).toContain(
      'names Directive 92/106/EEC',
    )
  })

  it('is asked about where the document mentions it', () => {
    const { values } = transportDocument()
    const asked = (text: string) =>
      questionsFor({ values: [...values, value('eFTI858', text)] }).map(({ id }) => id)
    expect(asked('Transport combiné rail-route')).toContain('COMBINED-TRANSPORT')
    expect(asked('Keep dry')).not.toContain('COMBINED-TRANSPORT')
  })

  it('is asked about where a trailer is taken over at a terminal', () => {
    const { values } = transportDocument()
    const asked = (name: string) =>
      questionsFor({
        values: [
          ...values.filter(({ eftiId }) => eftiId !== 'eFTI138'),
          value('eFTI138', name),
          value('eFTI374', 'AB 12 345'),
          value('eFTI378', 'SM'),
        ],
      }).map(({ id }) => id)
    expect(asked('KV-Terminal Beispielstadt')).toContain('COMBINED-TRANSPORT')
    expect(asked('Umschlagbahnhof')).toContain('COMBINED-TRANSPORT')
    expect(asked('Warehouse 4')).not.toContain('COMBINED-TRANSPORT')
    expect(asked('Lager Bahnhofstraße')).not.toContain('COMBINED-TRANSPORT')
  })

  it('stays when the leg between stations has lost its mode, which is one violation', () => {
    const values = [...combinedTransportNote().values, value('eFTI699', 'Machine parts')]
    const rest = values.filter(({ path }) => path !== 'mainCarriageTransportMovement[2]/modeCode')
    expect(rest).toHaveLength(values.length - 1)
    expect(idsOf(rest)).toEqual(idsOf(values))
    const { findings } = evaluate({ values: rest }, { subsets: idsOf(rest), asOf: AS_OF })
    expect(findings.map(({ code }) => code)).toEqual(['EU02-MODE'])
  })

  it('a leg without a mode is a note where the subsets that apply do not ask for it', () => {
    const { values } = transportDocument()
    const rest = values.filter(({ eftiId }) => eftiId !== 'eFTI581')
    const found = evaluate({ values: rest }, { subsets: ['EU01'], asOf: AS_OF })
    expect(found.findings).toEqual([])
    expect(found.notes.filter(({ eftiId }) => eftiId === 'eFTI581')).toMatchObject([{ code: 'PL-LEG-MODE' }])
    expect(evaluate({ values }, { subsets: ['EU01'], asOf: AS_OF }).notes).toEqual([])
    // Where one asks for it, it is a violation and nothing else.
    const asked = evaluate({ values: rest }, { subsets: ['EU02'], asOf: AS_OF })
    expect(asked.findings.filter(({ eftiId }) => eftiId === 'eFTI581')).toHaveLength(1)
    expect(asked.notes.filter(({ eftiId }) => eftiId === 'eFTI581')).toEqual([])
  })
})
