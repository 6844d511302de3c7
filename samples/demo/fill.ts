import { setTimeout as sleep } from 'node:timers/promises'
import { Member } from '../../apps/server/src/testing/member.ts'
import type { CurrentUser, DocumentsProgress } from '../../packages/contract/src/index.ts'
import { actOnPapers, type Uploaded } from './acts.ts'
import { openBackdating } from './backdate.ts'
import { demoPapers } from './papers.ts'
import { ORGANISATION, PASSWORD, people } from './people.ts'
import { readNotices, setSustainability } from './sustain.ts'

/** Uploads under way at a time. */
const AT_ONCE = 4
/** The organisation is a little older than its first paper. */
const FOUNDED_DAYS_AGO = 190
const GOALS_SET_DAYS_AGO = 61

type Say = (line: string) => void

/** An organisation whose papers went through the real pipeline, and then half a year back. */
export async function fillDemo(url: string, dataDir: string, say: Say): Promise<void> {
  const manager = await register(url, people.manager)
  const operator = await register(url, people.operator)
  const auditor = await register(url, people.auditor)
  const back = await openBackdating(dataDir, manager.tenantId)
  await back.rename(ORGANISATION)
  for (const [member, { role }] of [
    [operator, people.operator],
    [auditor, people.auditor],
  ] as const) {
    await back.addMember(member.user?.id ?? '', role)
    const { body } = await member.post<CurrentUser>('/api/auth/tenant', { tenantId: manager.tenantId })
    member.user = body
  }

  const papers = demoPapers()
  say(`Uploading ${papers.length} papers ...`)
  const uploaded: Uploaded[] = []
  for (let from = 0; from < papers.length; from += AT_ONCE) {
    const some = papers.slice(from, from + AT_ONCE)
    const documents = await Promise.all(
      some.map(async ({ name, by, bytes, daysAgo }) => {
        const { id } = await (by === 'manager' ? manager : operator).upload({ name, bytes: await bytes() })
        return { id, name, daysAgo }
      }),
    )
    uploaded.push(...documents)
  }
  say('Reading and checking them ...')
  await allSettled(manager, uploaded)
  say('People correct, waive and decide ...')
  await actOnPapers(manager, operator, uploaded)
  await allSettled(manager, uploaded)
  say('Moving it into the past ...')
  await back.moveBeginning(FOUNDED_DAYS_AGO)
  await setSustainability(manager)
  await back.moveLoose(GOALS_SET_DAYS_AGO)
  for (const { id, daysAgo } of uploaded) await back.moveBack(id, daysAgo)
  await back.end()
  await readNotices(manager)
}

async function register(
  url: string,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): Promise<Member> {
  const member = new Member(url)
  member.email = email
  const { status, body } = await member.post<{ user: CurrentUser }>('/api/auth/register', {
    firstName,
    lastName,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  })
  if (status >= 300) throw new Error(`registration of ${email}: ${status} ${JSON.stringify(body)}`)
  member.user = body.user
  return member
}

async function allSettled(member: Member, papers: readonly Uploaded[]): Promise<void> {
  const ids = papers.map(({ id }) => id)
  for (;;) {
    const { body } = await member.post<DocumentsProgress>('/api/documents/progress', { ids })
    const busy = body.items.filter(({ status }) => status === 'pending' || status === 'processing')
    if (busy.length === 0) return
    await sleep(300)
  }
}
