import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type {
  ComplianceCheck,
  ConsignmentAnswer,
  Document,
  PlanValue,
  RemediationAnswer,
  RemediationPlan,
  RemediationQuestion,
} from '@efti-hub/contract'
import type { Value } from '@efti-hub/efti'
import type { ModelPlan } from '../../apps/server/src/pipeline/remediation/from-model/question.ts'
import { Member } from '../../apps/server/src/testing/member.ts'
import { seeded } from '../reading-with-model/scripted-model.ts'
import type { PlanCase } from './cases.ts'
import { INVENTED, MANNERS, scriptedPlan } from './scripted-model.ts'

export interface MeasuredPlan {
  id: string
  violations: number
  byAuthor: Record<Author, AuthorsPlan>
}

export type Author = 'catalogue' | keyof typeof MANNERS
export const AUTHORS: readonly Author[] = ['catalogue', 'truthful', 'careless', 'misquoting']

export interface AuthorsPlan {
  /** False: the plan is the catalogue's, as for a document without violations or one that gives orders. */
  isWritten: boolean
  /** Violations that a step is about. */
  covered: number
  steps: number
  /** Steps about no open violation, and those that the model invented. */
  stray: number
  /** Steps that the model invented. */
  invented: number
  /** Values that the model answered, and those that became none, though the catalogue knows none either. */
  answered: number
  refused: number
  /** Without those that the catalogue proposes too, for a plan of a model. */
  proposed: ProposedValue[]
}

export interface ProposedValue {
  code: string
  path: string
  value: string
  /** Applied, the violation is gone and nothing new is found at its path. */
  settles: boolean
  /** It is the value of the faultless twin; null: there is none, or it has no value there. */
  truth: boolean | null
}

const AT_ONCE = 3
const PATIENCE_MS = 180_000

/** Each document as the only one of its organisation. What a model has to answer to a content is put into `answers`. */
export async function measurePlans(
  url: string,
  cases: readonly PlanCase[],
  answers: Map<string, string>,
): Promise<MeasuredPlan[]> {
  const measured: MeasuredPlan[] = []
  const waiting = [...cases.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, one] = next
      measured[at] = await measurePlan(url, one, answers)
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

async function measurePlan(
  url: string,
  { id: name, faultless, ...file }: PlanCase,
  answers: Map<string, string>,
): Promise<MeasuredPlan> {
  const { member, id, check } = await uploaded(url, file)
  const violations = await check()
  const open = new Set(violations.map((violation) => violation.id))
  const twin = violations.length > 0 && faultless ? await valuesOf(url, faultless) : new Map<string, Value>()
  const ask = async () => {
    const asked = await member.post<RemediationAnswer>(`/api/documents/${id}/remediation`, {
      regenerate: true,
    })
    return asked.status === 200 ? asked.body.remediationPlan : null
  }

  const plans = new Map<Author, { plan: RemediationPlan | null; answer: ModelPlan | null }>()
  plans.set('catalogue', { plan: await ask(), answer: null })
  await member.patch('/api/settings/security', {
    aiValidation: true,
    sendContent: true,
    redactContent: false,
  })
  const question = await member.get<RemediationQuestion>(`/api/documents/${id}/remediation/question`)
  for (const [author, manner] of Object.entries(MANNERS)) {
    if (violations.length === 0 || question.status !== 200) break
    const { content } = question.body
    const answer = scriptedPlan(
      content,
      (path) => twin.get(path),
      manner,
      seeded(seedOf(`${name} ${author}`)),
    )
    answers.set(content, JSON.stringify(answer))
    plans.set(author as Author, { plan: await ask(), answer })
  }
  await member.patch('/api/settings/security', { aiValidation: false })

  const judged = new Map<string, ProposedValue>()
  async function judge({ path, value }: PlanValue, about: readonly string[]): Promise<ProposedValue> {
    const key = `${path} ${JSON.stringify(value)}`
    const known = judged.get(key)
    if (known) return known
    const codes = new Set(violations.flatMap((one) => (about.includes(one.id) ? [one.code] : [])))
    await member.patch(`/api/documents/${id}/consignment`, { corrections: [{ path, value }] })
    await checkedAgain(member, id)
    const left = (await check()).filter((violation) => violation.path === path)
    const stated = twin.get(path)
    const one = {
      code: [...codes].join(', '),
      path,
      value: JSON.stringify(value),
      settles: left.every((violation) => open.has(violation.id) && !codes.has(violation.code)),
      truth: stated === undefined ? null : JSON.stringify(stated) === JSON.stringify(value),
    }
    judged.set(key, one)
    return one
  }

  const ofCatalogue = new Set(
    (plans.get('catalogue')?.plan?.steps ?? []).flatMap(({ value }) => value?.path ?? []),
  )
  const byAuthor = {} as MeasuredPlan['byAuthor']
  for (const author of AUTHORS) {
    const { plan, answer } = plans.get(author) ?? plans.get('catalogue') ?? { plan: null, answer: null }
    const steps = plan?.steps ?? []
    const covered = new Set(steps.flatMap(({ violationIds }) => violationIds))
    const invented = steps.filter(({ action }) => action.startsWith(INVENTED))
    const stray = steps.filter(
      (step) => invented.includes(step) || !step.violationIds.some((one) => open.has(one)),
    )
    const proposed: ProposedValue[] = []
    for (const { value, violationIds } of steps) {
      const isOfAuthor = value && (author === 'catalogue' || !ofCatalogue.has(value.path))
      if (isOfAuthor) proposed.push(await judge(value, violationIds))
    }
    const shown = new Set(steps.flatMap(({ value }) => value?.path ?? []))
    const values = (answer?.steps ?? []).flatMap(({ value }) => value ?? [])
    byAuthor[author] = {
      isWritten: plan?.source === 'ai',
      covered: violations.filter((violation) => covered.has(violation.id)).length,
      steps: steps.length,
      stray: stray.length,
      invented: (answer?.steps ?? []).filter(({ action }) => action.startsWith(INVENTED)).length,
      answered: values.length,
      refused: values.filter(({ path }) => !shown.has(path)).length,
      proposed,
    }
  }
  return { id: name, violations: violations.length, byAuthor }
}

/** What is read of the document that has no fault, by path. */
async function valuesOf(url: string, file: Pick<PlanCase, 'name' | 'bytes'>): Promise<Map<string, Value>> {
  const { member, id } = await uploaded(url, file)
  const { body } = await member.get<ConsignmentAnswer>(`/api/documents/${id}/consignment`)
  return new Map(body.fields.map(({ path, value }) => [path, value as Value]))
}

const seedOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()
