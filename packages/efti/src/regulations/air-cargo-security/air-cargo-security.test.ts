import { describe, expect, it } from 'vitest'
import type { Consignment } from '../../dataset/consignment.ts'
import { evaluate } from '../../evaluate.ts'
import { airCargo } from '../../testing/air-cargo.ts'
import { AS_OF, value, without } from '../../testing/consignments.ts'
import { questionsFor } from '../questions.ts'
import { SECURITY_STATUS_RULES } from './status.ts'

const QUESTION = 'SECURITY-DECLARATION'
const STATUS = ['eFTI195', 'eFTI200', 'eFTI218', 'eFTI844', 'eFTI845', 'eFTI848', 'eFTI851']

/** One status with its reason, as the box for handling has it. */
const waybill: Consignment = {
  values: [
    ...without(airCargo(), ...STATUS).values,
    value('eFTI195', 'DE/RA/01234-01'),
    value('eFTI844', 'SPX'),
    value('eFTI845', 'Known consignor'),
    value('eFTI200', 'M. Muster'),
    value('eFTI218', '2026-11-20T08:00+01:00', { formatId: '205' }),
  ],
}
const with_ = (...ids: string[]): Consignment => without(waybill, ...STATUS.filter((id) => !ids.includes(id)))

function judge(consignment: Consignment, answers: Record<string, boolean> = {}) {
  return evaluate(consignment, { subsets: ['EU06'], asOf: AS_OF, readFrom: 'paper', answers })
}
const codes = (...given: Parameters<typeof judge>) => judge(...given).findings.map(({ code }) => code)
const asked = (consignment: Consignment, answers = {}, settled: readonly string[] = []) =>
  questionsFor(consignment, { answers, settled }).map(({ id }) => id)

describe('an air waybill (point 6.3.2.5: the status is on it or in a separate declaration)', () => {
  it('with the whole status is clean, and nothing is asked about a declaration', () => {
    expect(judge(waybill)).toMatchObject({ findings: [], notes: [] })
    expect(asked(waybill)).not.toContain(QUESTION)
  })

  it.each([
    ['the status alone', ['eFTI844'], 'identifier of the regulated agent, reason for the security status'],
    ['the agent alone', ['eFTI195'], 'security status, reason for the security status'],
    [
      'status and agent, and who issued it',
      ['eFTI844', 'eFTI195', 'eFTI200'],
      'reason for the security status, date and time of the security status',
    ],
    [
      'the issuer alone',
      ['eFTI200', 'eFTI218'],
      'identifier of the regulated agent, security status, reason for the security status',
    ],
  ])('with a part of it has one violation that names the rest: %s', (_what, given, missing) => {
    const { findings } = judge(with_(...given))
    expect(findings).toMatchObject([
      {
        code: 'EU06-INCOMPLETE',
        severity: 'high',
        message: `Security status is incomplete. Missing: ${missing}.`,
      },
    ])
    expect(findings[0]?.remedy).toMatch(/declaration/)
  })

  it.each([
    ['a part of it', with_('eFTI844')],
    ['nothing of it', with_()],
    ['all but the agent', without(waybill, 'eFTI195')],
    ['all but the date', without(waybill, 'eFTI218')],
  ])('with %s is asked about; yes takes effect in every rule, no leaves one violation', (_what, part) => {
    expect(asked(part)).toContain(QUESTION)
    expect(codes(part)).toHaveLength(1)
    expect(codes(part, { [QUESTION]: true })).toEqual([])
    expect(codes(part, { [QUESTION]: false })).toEqual(codes(part))
  })

  it('screened by an unnamed method gives it in the declaration, if there is one', () => {
    const other = { values: [...waybill.values, value('eFTI848', 'AOM')] }
    const unnamed = without(other, 'eFTI845')
    expect(codes(unnamed)).toEqual(['EU06-OTHER-METHOD'])
    expect(codes(unnamed, { [QUESTION]: true })).toEqual([])
  })

  it.each([
    ['EU06-REGULATED-AGENT', 'eFTI195'],
    ['EU06-STATUS', 'eFTI844'],
    ['EU06-REASON', 'eFTI845'],
    ['EU06-SIGNATORY', 'eFTI200'],
    ['EU06-STATUS-DATE', 'eFTI218'],
  ])('that lacks exactly one particular has one violation: %s', (code, id) => {
    expect(codes(without(waybill, id))).toEqual([code])
  })

  it('without both issuer and date is lawful: the agent may keep them (6.3.2.6, last subparagraph)', () => {
    const { findings, notes } = judge(without(waybill, 'eFTI200', 'eFTI218'))
    expect(findings).toEqual([])
    expect(notes.map(({ code }) => code)).toEqual(['EU06-SIGNATORY'])
    // A declaration would have them, so the note is a reason to ask, unless one is among the documents.
    expect(asked(without(waybill, 'eFTI200', 'eFTI218'))).toContain(QUESTION)
    expect(asked(without(waybill, 'eFTI200', 'eFTI218'), {}, SECURITY_STATUS_RULES)).not.toContain(QUESTION)
  })

  it('whose text for a particular could not be read misses the others only', () => {
    const evidence = { page: 1, boxes: [], text: 'x' } as never
    const { findings, unread } = evaluate(without(waybill, 'eFTI195', 'eFTI845'), {
      subsets: ['EU06'],
      asOf: AS_OF,
      readFrom: 'paper',
      unread: [{ eftiId: 'eFTI195', evidence }],
    })
    expect(findings.map(({ code }) => code)).toEqual(['EU06-REASON'])
    expect(unread.map(({ code }) => code)).toEqual(['EU06-REGULATED-AGENT'])
  })
})

describe('the number of a waybill', () => {
  const numbered = (kind: string, number: string) =>
    codes({
      values: [
        ...without(waybill, 'eFTI169', 'eFTI170').values,
        value('eFTI169', kind),
        value('eFTI170', number),
      ],
    })

  it.each([
    ['703', 'PTA-LEJ-0044817', []],
    ['740', 'PTA-LEJ-0044817', []],
    ['740', '020-12345676', ['CDS-AIR-WAYBILL']],
    ['740', '020-1234567', ['CDS-AIR-WAYBILL']],
    ['741', 'PTA-LEJ-0044817', ['CDS-AIR-WAYBILL']],
  ])('of kind %s, %s: %j', (kind, number, expected) => {
    expect(numbered(kind, number)).toEqual(expected)
  })
})

describe('a consignment security declaration', () => {
  const asDeclaration = (consignment: Consignment) => ({ ...consignment, isSecurityDeclaration: true })

  it('is judged in full: each particular is missed by itself, and no other declaration is asked for', () => {
    const bare = asDeclaration(without(waybill, 'eFTI200', 'eFTI218', 'eFTI845'))
    const all = ['EU06-REASON', 'EU06-SIGNATORY', 'EU06-STATUS-DATE']
    expect(codes(asDeclaration(waybill))).toEqual([])
    expect(codes(bare)).toEqual(all)
    expect(codes(bare, { [QUESTION]: true })).toEqual(all)
    expect(asked(bare)).not.toContain(QUESTION)
  })
})
