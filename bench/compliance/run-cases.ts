import { Member } from '../../apps/server/src/testing/member.ts'
import type { Case } from './cases.ts'

export interface Reported {
  severity: 'critical' | 'high' | 'medium' | 'low'
  code: string
  path: string | null
  description: string
}

export interface CaseOutcome {
  id: string
  fault: string | null
  kind: string
  subsets: string[]
  score: number | null
  status: string
  violations: Reported[]
  unread: string[]
  notes: string[]
}

interface Check {
  score: number | null
  violations: Reported[]
  unread?: { code: string; description?: string }[]
  notes?: { code: string; description?: string }[]
}

interface Consignment {
  kind: string
  subsets: { id: string }[]
}

const AT_ONCE = 3
const PATIENCE_MS = 120_000

/** Each document as the only one of its organisation: no other can contradict it. */
export async function runCases(url: string, cases: readonly Case[]): Promise<CaseOutcome[]> {
  const outcomes: CaseOutcome[] = []
  const waiting = [...cases.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, one] = next
      outcomes[at] = await runCase(url, one)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return outcomes
}

async function runCase(url: string, { id, name, bytes, fault }: Case): Promise<CaseOutcome> {
  const member = await Member.register(url)
  const document = await member.upload({ name, bytes })
  await member.settled(document.id, PATIENCE_MS)
  const { body } = await member.get<Check[]>(`/api/documents/${document.id}/compliance`)
  const consignment = await member.get<Consignment>(`/api/documents/${document.id}/consignment`)
  const { status } = (await member.get<{ status: string }>(`/api/documents/${document.id}`)).body
  const check = body[0]
  const words = (list: Check['notes']) =>
    (list ?? []).map(({ code, description }) => `${code}: ${description ?? ''}`)
  return {
    id,
    fault,
    kind: consignment.body?.kind ?? '?',
    subsets: (consignment.body?.subsets ?? []).map((subset) => subset.id),
    score: check?.score ?? null,
    status,
    violations: (check?.violations ?? []).map(({ severity, code, path, description }) => ({
      severity,
      code,
      path,
      description,
    })),
    unread: words(check?.unread),
    notes: words(check?.notes),
  }
}
