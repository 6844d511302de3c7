import { setTimeout as sleep } from 'node:timers/promises'
import type {
  ComplianceCheck,
  ConsignmentAnswer,
  Document,
  PlanValue,
  RemediationAnswer,
} from '@efti-hub/contract'
import { Member } from '../../apps/server/src/testing/member.ts'
import type { PlanCase } from './cases.ts'

export interface MeasuredPlan {
  id: string
  violations: number
  /** Violations that a step is about. */
  covered: number
  steps: number
  /** Steps about no open violation. */
  stray: number
  proposed: {
    code: string
    path: string
    value: string
    /** Applied, the violation is gone and nothing new is found at its path. */
    settles: boolean
    /** It is the value of the faultless twin; null: there is none, or it has no value there. */
    truth: boolean | null
  }[]
}

const AT_ONCE = 3
const PATIENCE_MS = 180_000

/** Each document as the only one of its organisation. */
export async function measurePlans(url: string, cases: readonly PlanCase[]): Promise<MeasuredPlan[]> {
  const measured: MeasuredPlan[] = []
  const waiting = [...cases.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, one] = next
      measured[at] = await measurePlan(url, one)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return measured
}

async function uploaded(url: string, file: Pick<PlanCase, 'name' | 'bytes'>) {
  const member = await Member.register(url)
  const { id } = await member.upload(file)
  await member.settled(id, PATIENCE_MS)
  const check = async () =>
    (await member.get<ComplianceCheck[]>(`/api/documents/${id}/compliance`)).body[0]?.violations ?? []
  return { member, id, check }
}

async function checkedAgain(member: Member, id: string): Promise<void> {
  for (let tries = PATIENCE_MS / 50; tries > 0; tries--) {
    const { status } = (await member.get<Document>(`/api/documents/${id}`)).body
    if (status !== 'pending' && status !== 'processing') return
    await sleep(50)
  }
  throw new Error(`${id} was not checked again`)
}

async function measurePlan(url: string, { id: name, faultless, ...file }: PlanCase): Promise<MeasuredPlan> {
  const { member, id, check } = await uploaded(url, file)
  const violations = await check()
  const open = new Set(violations.map((violation) => violation.id))
  const asked = await member.post<RemediationAnswer>(`/api/documents/${id}/remediation`)
  const steps = asked.status === 200 ? asked.body.remediationPlan.steps : []
  const covered = new Set(steps.flatMap(({ violationIds }) => violationIds))
  const proposed: MeasuredPlan['proposed'] = []
  for (const { value, violationIds } of steps) {
    if (!value) continue
    const about = violations.filter((violation) => violationIds.includes(violation.id))
    const codes = new Set(about.map(({ code }) => code))
    await member.patch(`/api/documents/${id}/consignment`, {
      corrections: [{ path: value.path, value: value.value }],
    })
    await checkedAgain(member, id)
    const left = (await check()).filter(({ path }) => path === value.path)
    proposed.push({
      code: [...codes].join(', '),
      path: value.path,
      value: JSON.stringify(value.value),
      settles: left.every((violation) => open.has(violation.id) && !codes.has(violation.code)),
      truth: faultless ? await isAsOn(url, faultless, value) : null,
    })
  }
  return {
    id: name,
    violations: violations.length,
    covered: violations.filter((violation) => covered.has(violation.id)).length,
    steps: steps.length,
    stray: steps.filter(({ violationIds }) => !violationIds.some((one) => open.has(one))).length,
    proposed,
  }
}

async function isAsOn(
  url: string,
  file: Pick<PlanCase, 'name' | 'bytes'>,
  { path, value }: PlanValue,
): Promise<boolean | null> {
  const { member, id } = await uploaded(url, file)
  const { body } = await member.get<ConsignmentAnswer>(`/api/documents/${id}/consignment`)
  const field = body.fields.find((one) => one.path === path)
  return field ? JSON.stringify(field.value) === JSON.stringify(value) : null
}
