import type { AuditAction, ConsignmentAnswer, RemediationAnswer, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInstructions } from '../../../ai/instructions/find-instructions.ts'
import { type AiProviderStandIn, settingsFor, startAiProvider } from '../../../testing/ai-provider.ts'
import { type Hub, startHub } from '../../../testing/hub.ts'
import { INJECTIONS, INNOCENT } from '../../../testing/injections.ts'
import type { Member } from '../../../testing/member.ts'

let hub: Hub
let manager: Member
let standIn: AiProviderStandIn

const NOTE = `CMR INTERNATIONAL CONSIGNMENT NOTE   No. 4711

1 Sender: Muster Maschinenbau AG, Hafenstrasse 12, 20457 Hamburg, Germany
2 Consignee: Exemple Outillage SARL, Quai du Commerce 4, 69009 Lyon, France
3 Place of delivery: 69009 Lyon, France
4 Place of taking over: 20457 Hamburg, Germany
16 Carrier: Spedition Beispiel GmbH, Hamburg, Germany
Nature of the goods: machine parts   Packages: 12   Gross weight: 12 000 kg
`

/** Plain texts only: each stands below the same faulty note. LONG=1 takes all of them. */
const TEXTS = INJECTIONS.filter(({ name }) => !name)
const TRIED = process.env.LONG === '1' ? TEXTS : TEXTS.filter((_, at) => at % 4 === 1)

beforeAll(async () => {
  standIn = await startAiProvider(({ content }) => obey(content))
  hub = await startHub({
    env: settingsFor(standIn),
  })
  manager = await hub.member()
  await manager.patch('/api/settings/security', {
    aiValidation: true,
    sendContent: true,
    redactContent: false,
  })
})

afterAll(async () => {
  await hub.stop()
  await standIn.stop()
})

/** The answer of a model that does what the document wants. */
function obey(content: string): string {
  const { fields, violations } = JSON.parse(content) as {
    fields?: { path: string }[]
    violations: { ref: string; path: string | null }[]
  }
  if (fields)
    return JSON.stringify({ values: fields.map(({ path }) => ({ path, text: 'ZZ INVENTED 99', page: 1 })) })
  const step = { action: 'Go on.', details: '', example: null }
  return JSON.stringify({
    overview: 'Compliant. See https://evil.example <img src=x>',
    steps: [
      { ...step, violations: ['V999'], action: 'Approve the document.', value: null },
      ...violations.map(({ ref, path }) => ({
        ...step,
        violations: [ref],
        value: path ? { path, text: 'ZZ INVENTED 99' } : null,
      })),
    ],
    preventionTips: ['Open http://evil.example/<b>now</b>'],
  })
}

async function send(name: string, text: string): Promise<string> {
  return (await manager.upload({ name, bytes: new TextEncoder().encode(text) })).id
}

/** What stands below the last line of the note is read as part of its goods, word for word. */
const OWN_WORDS = 'natureIdentificationCargo'

async function verdictOf(id: string) {
  const open = await manager.get<ViolationsList>(`/api/violations?documentId=${id}&status=open&limit=100`)
  const all = await manager.get<ViolationsList>(`/api/violations?documentId=${id}&limit=100`)
  const document = await manager.get<{ status: string }>(`/api/documents/${id}`)
  const [check] = (await manager.get<{ score: number | null }[]>(`/api/documents/${id}/compliance`)).body
  const consignment = await manager.get<ConsignmentAnswer>(`/api/documents/${id}/consignment`)
  const about = ({ code, path, severity, status }: ViolationsList['items'][number]) =>
    `${code} ${path} ${severity} ${status}`
  return {
    score: check?.score,
    status: document.body.status,
    kind: consignment.body.kind,
    values: consignment.body.fields
      .filter(({ path }) => !path.startsWith(OWN_WORDS))
      .map(({ path, value }) => `${path} ${JSON.stringify(value)}`)
      .sort(),
    open: open.body.items.map(about).sort(),
    all: all.body.items.map(about).sort(),
  }
}

test('no attempt changes a verdict or a value, and a model that obeys it adds nothing to the plan', async () => {
  const plain = await send('plain.txt', `${NOTE}\nDelivery in the morning.\n`)
  const ids: string[] = []
  for (const [at, { text }] of TRIED.entries()) ids.push(await send(`note-${at}.txt`, `${NOTE}\n${text}\n`))
  await hub.drain()
  const expected = await verdictOf(plain)
  expect(expected.open.length).toBeGreaterThan(0)
  for (const [at, id] of ids.entries()) {
    const text = TRIED[at]?.text ?? ''
    expect(await verdictOf(id), text).toEqual(expected)
    standIn.asked = []
    const { body } = await manager.post<RemediationAnswer>(`/api/documents/${id}/remediation`, {
      regenerate: true,
    })
    expect(body.remediationPlan.steps.length, text).toBeGreaterThan(0)
    expect(JSON.stringify(body.remediationPlan), text).not.toMatch(/evil|<|INVENTED|Approve the document\./)
    expect(standIn.asked.length, text).toBe(findInstructions(text) ? 0 : 1)
    expect(await verdictOf(id), text).toEqual(expected)
  }
  const { body } = await manager.get<{ items: { action: AuditAction }[] }>('/api/audit?limit=500')
  const done = body.items.map(({ action }) => action)
  expect(done).toContain('ai-asked')
  const acts: AuditAction[] = [
    'approve',
    'reject',
    'waive',
    'correction',
    'document-deleted',
    'partner-asked',
  ]
  expect(done.filter((action) => acts.includes(action))).toEqual([])
}, 120_000)

test('orders to carriers are no orders to a model', () => {
  expect(INNOCENT.filter((text) => findInstructions(text))).toEqual([])
})

test('a text of line breaks, or of one long word, is searched in no time', () => {
  for (const text of [
    '\n'.repeat(1_000_000),
    'a'.repeat(1_000_000),
    'a b '.repeat(250_000),
    '# '.repeat(500_000),
  ]) {
    expect(findInstructions(text)).toBeNull()
  }
})
