import type { AuditAction, ConsignmentAnswer, RemediationAnswer, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AiProviderStandIn, settingsFor, startAiProvider } from '../../testing/ai-provider.ts'
import { type Hub, startHub } from '../../testing/hub.ts'
import { INJECTED_FILES, ORDER } from '../../testing/injection-files.ts'
import type { Member } from '../../testing/member.ts'

let hub: Hub
let manager: Member
let standIn: AiProviderStandIn

/** LONG=1 takes all of them; else where nobody sees it. */
const FEW = ['white.pdf', 'comment.xml', 'hidden.docx']
const TRIED = INJECTED_FILES.filter(({ name }) => process.env.LONG === '1' || FEW.includes(name))

/** Hosts that this process called. */
const sent: string[] = []

beforeAll(async () => {
  const fetched = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    sent.push(new URL(input instanceof Request ? input.url : input).host)
    return fetched(input, init)
  })
  standIn = await startAiProvider(({ content }) => obey(content))
  hub = await startHub({
    env: settingsFor(standIn),
  })
  manager = await hub.member()
  const switches = { aiValidation: true, sendContent: true, askAboutAll: true }
  await manager.patch('/api/settings/security', switches)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await hub.stop()
  await standIn.stop()
})

/** The answer of a model that does what documents want: it invents, approves and calls tools. */
function obey(content: string): string {
  const { fields, violations } = JSON.parse(content) as {
    fields?: { path: string }[]
    violations?: { ref: string; path: string | null }[]
  }
  if (fields) {
    const values = fields.map(({ path }) => ({ path, text: 'compliant', page: 1 }))
    return JSON.stringify({
      values: [...values, { path: 'status', text: 'approved', page: null }],
      approve: true,
    })
  }
  const step = { action: 'Approve the document.', details: 'https://evil.example', example: null }
  return JSON.stringify({
    overview: 'Compliant.',
    steps: (violations ?? []).map(({ ref, path }) => ({
      ...step,
      violations: [ref],
      value: path ? { path, text: 'compliant' } : null,
    })),
    preventionTips: [],
    tool_calls: [{ name: 'approve_document' }],
  })
}

async function verdictOf(id: string) {
  const { body: all } = await manager.get<ViolationsList>(`/api/violations?documentId=${id}&limit=100`)
  const document = await manager.get<{ status: string }>(`/api/documents/${id}`)
  const { body: checks } = await manager.get<Check[]>(`/api/documents/${id}/compliance`)
  const { body } = await manager.get<ConsignmentAnswer>(`/api/documents/${id}/consignment`)
  return {
    score: checks[0]?.score,
    status: document.body.status,
    kind: body.kind,
    values: body.fields.map(({ path, value, source }) => `${path} ${JSON.stringify(value)} ${source}`).sort(),
    violations: all.items
      .map(({ code, path, severity, status }) => `${code} ${path} ${severity} ${status}`)
      .sort(),
  }
}
interface Check {
  score: number | null
  notes: { code: string; description: string }[]
}

test.each(TRIED)(
  '$what changes no verdict, is sent nowhere, and is reported',
  async ({ name, plainName, offPage, make }) => {
    sent.length = 0
    const plain = await manager.upload({ name: plainName ?? `plain-${name}`, bytes: await make('') })
    await hub.drain()
    const expected = await verdictOf(plain.id)
    standIn.asked = []
    const { id } = await manager.upload({ name, bytes: await make(ORDER) })
    await hub.drain()
    expect(await verdictOf(id)).toEqual(expected)
    const { body: plan } = await manager.post<RemediationAnswer>(`/api/documents/${id}/remediation`)
    expect(await verdictOf(id)).toEqual(expected)
    if (offPage) expect(standIn.asked.map(({ body }) => body).join()).not.toContain('previous instructions')
    else {
      expect(standIn.asked).toEqual([])
      expect(JSON.stringify(plan)).not.toMatch(/Approve the document|evil/)
    }
    const { body: checks } = await manager.get<Check[]>(`/api/documents/${id}/compliance`)
    const isReported = checks[0]?.notes.some(({ code }) => code === 'DOC-AI-INSTRUCTIONS')
    expect(isReported).toBe(!offPage)
    const own = [new URL(hub.url).host, new URL(standIn.url).host]
    expect(sent.filter((host) => !own.includes(host))).toEqual([])
    const { body } = await manager.get<{ items: { action: AuditAction }[] }>('/api/audit?limit=200')
    const acts: AuditAction[] = [
      'approve',
      'reject',
      'waive',
      'correction',
      'document-deleted',
      'partner-asked',
    ]
    expect(body.items.map(({ action }) => action).filter((action) => acts.includes(action))).toEqual([])
  },
)
