import { describe, expect, it } from 'vitest'
import type { Form } from '../../dataset/form.ts'
import { evaluate } from '../../evaluate.ts'
import { AS_OF, value } from '../../testing/consignments.ts'
import { FILLED_FORMS, withoutBlock, withoutField } from '../../testing/waste-forms.ts'
import { questionsFor } from '../questions.ts'

const judge = (
  form: Form,
  values = [] as ReturnType<typeof value>[],
  answers: Record<string, boolean> = {},
) => evaluate({ values, form }, { subsets: [], asOf: AS_OF, answers, readFrom: 'paper' })

describe.each(FILLED_FORMS)('the form $form.kind', ({ code, form, blocks }) => {
  it('is clean when every block is filled in', () => {
    expect(judge(form)).toMatchObject({ findings: [], unread: [] })
  })

  it.each(blocks.map(({ number, slug }) => [number, slug]))('misses block %s %s once', (number, slug) => {
    const { findings, unread } = judge(withoutBlock(form, number))
    expect(findings.map((finding) => finding.code)).toEqual([`${code}-${slug}`])
    expect(findings[0]?.message).toContain(`Block ${number}: `)
    expect(unread).toEqual([])
  })
})

describe('a field of a block of Annex VII', () => {
  const form = FILLED_FORMS[0].form

  it('that is marked with something unreadable is unread until a person has looked', () => {
    const marked: Form = {
      ...form,
      blocks: { ...form.blocks, 5: { text: 'Spedition Beispiel', open: { signature: 'unread' } } },
    }
    const code = 'ANNEX-VII-CARRIER-SIGNATURE'
    expect(judge(marked)).toMatchObject({ findings: [], unread: [{ code }] })
    expect(questionsFor({ values: [], form: marked }).map(({ id }) => id)).toContain(code)
    expect(judge(marked, [], { [code]: true })).toMatchObject({ findings: [], unread: [] })
    expect(judge(marked, [], { [code]: false }).findings).toHaveLength(1)
  })

  it('of the carrier is not due before the waste is taken over', () => {
    const prepared: Form = {
      ...form,
      blocks: {
        ...form.blocks,
        5: { text: 'Spedition Beispiel', open: { date: 'missing', signature: 'missing' } },
      },
    }
    const codes = (day: string) =>
      judge(prepared, [value('eFTI39', day, { formatId: '102' })]).findings.map(({ code }) => code)
    expect(codes('2026-12-31')).toEqual([])
    expect(codes('2026-11-01')).toEqual(['ANNEX-VII-CARRIER-TRANSFER', 'ANNEX-VII-CARRIER-SIGNATURE'])
  })

  it('is not missed beside the block itself', () => {
    const empty = withoutBlock(withoutField(form, '5', 'signature'), '5')
    expect(judge(empty).findings.map(({ code }) => code)).toEqual(['ANNEX-VII-CARRIER'])
  })
})

describe('a block of Annex VII', () => {
  const form = FILLED_FORMS[0].form
  const signature = (block: Form['blocks'][string]): Form => ({
    ...form,
    blocks: { ...form.blocks, 12: block },
  })

  it('that contains something unreadable is unread until a person has looked', () => {
    const scanned = signature({ text: null, isUnread: true, evidence: { page: 2, box: null } })
    const { findings, unread } = judge(scanned)
    expect(findings).toEqual([])
    expect(unread).toMatchObject([{ code: 'ANNEX-VII-DECLARATION', evidence: { page: 2, box: null } }])
    expect(questionsFor({ values: [], form: scanned }).map(({ id }) => id)).toContain('ANNEX-VII-DECLARATION')
    expect(judge(scanned, [], { 'ANNEX-VII-DECLARATION': true })).toMatchObject({ findings: [], unread: [] })
    expect(judge(scanned, [], { 'ANNEX-VII-DECLARATION': false }).findings).toHaveLength(1)
  })

  it('with words where a code belongs is unread, not missing', () => {
    const words: Form = { ...form, blocks: { ...form.blocks, 8: { text: 'recycling' } } }
    expect(judge(words)).toMatchObject({ findings: [], unread: [{ code: 'ANNEX-VII-OPERATION' }] })
  })

  it('is filled in where the data state the same', () => {
    expect(judge(withoutBlock(form, '7'), [value('eFTI154', 'Usine de Lyon')]).findings).toEqual([])
  })

  it('that names no operation, facility, codes and signature is not clean', () => {
    const bare = ['7', '8', '10', '12'].reduce(withoutBlock, form)
    expect(judge(bare).findings.map(({ severity }) => severity)).toEqual(['high', 'high', 'high', 'high'])
  })
})
