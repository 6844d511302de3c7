import { setTimeout as sleep } from 'node:timers/promises'
import type { CurrentUser, Role } from '@efti-hub/contract'
import { inDatabaseOf } from '../crash/database.ts'
import { Member } from '../member.ts'
import { cmrPdf, eftiXml, incompleteCmrPdf } from '../papers.ts'
import type { Product } from '../product.ts'
import { openSeeding } from '../seed-many.ts'

export interface Tenant {
  id: string
  people: Member[]
  /** Ids of documents that went through the product, with their values. */
  papers: string[]
  /** Documents that it was filled with; they have no values. */
  seeded: number
}

export interface CrowdSize {
  tenants: number
  peopleEach: number
  seededEach: number
  papersEach: number
}

const AT_ONCE = 4
const PATIENCE_MS = 300_000
const ROLES: readonly Role[] = ['compliance_manager', 'operator', 'operator', 'operator']

/** Tenants with their people, signed in, and documents to look at. What they upload is read before this ends. */
export async function gather(product: Product, dataDir: string, size: CrowdSize): Promise<Tenant[]> {
  const tenants: Tenant[] = []
  for (let at = 0; at < size.tenants; at++) {
    const first = await Member.register(product.url)
    tenants.push({ id: first.tenantId, people: [first], papers: [], seeded: size.seededEach })
  }
  const seeding = await openSeeding(dataDir)
  await seeding.fill(
    tenants.map(({ id }) => id),
    size.seededEach,
  )
  await seeding.tidy()
  await seeding.end()
  await sideBySide(tenants, async (tenant) => {
    while (tenant.people.length < size.peopleEach)
      tenant.people.push(await join(tenant, product.url, dataDir))
  })
  await sideBySide(tenants, async (tenant) => {
    const [first] = tenant.people
    for (let number = 0; number < size.papersEach; number++) {
      const make = [incompleteCmrPdf, cmrPdf, eftiXml][number % 3] ?? cmrPdf
      const { id } = (await first?.upload(await make(number))) ?? { id: '' }
      tenant.papers.push(id)
    }
  })
  await untilRead(dataDir)
  return tenants
}

/** As an invitation does it, without the mail. */
async function join({ id, people }: Tenant, url: string, dataDir: string): Promise<Member> {
  const member = await Member.register(url)
  const role = ROLES[people.length % ROLES.length]
  await inDatabaseOf(dataDir, (client) =>
    client.query('insert into hub.memberships (tenant_id, user_id, role) values ($1, $2, $3)', [
      id,
      member.user?.id,
      role,
    ]),
  )
  const { status, body } = await member.post<CurrentUser>('/api/auth/tenant', { tenantId: id })
  if (status !== 200) throw new Error(`tenant: ${status} ${JSON.stringify(body)}`)
  member.user = body
  return member
}

/** Waits until no job is under way; answers false when some still are after five minutes. */
export function untilRead(dataDir: string): Promise<boolean> {
  return inDatabaseOf(dataDir, async (client) => {
    for (const giveUp = Date.now() + PATIENCE_MS; Date.now() < giveUp; await sleep(250)) {
      const { rows } = await client.query<{ left: number }>(
        `select count(*)::int as left from hub.jobs where status in ('queued', 'running', 'processing')`,
      )
      if (rows[0]?.left === 0) return true
    }
    return false
  })
}

async function sideBySide<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all]
  const worker = async () => {
    for (let one = left.shift(); one; one = left.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
