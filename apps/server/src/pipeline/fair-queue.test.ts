import type { Document } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'
import { textNote } from '../testing/papers.ts'

let hub: Hub
let ida: Member
let otto: Member

beforeAll(async () => {
  // One place for batches, so that they begin one after another.
  hub = await startHub({ env: { WORKER_CONCURRENCY: '1' } })
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())

async function startOf(member: Member, id: string): Promise<string> {
  const [reading] = await member.settled(id)
  return reading?.startedAt ?? ''
}

test('what somebody waits for comes first, then tenants take turns however much one of them sends', async () => {
  const sent: { who: string; member: Member; document: Document }[] = []
  const send = async (who: string, member: Member, isBatch: boolean) => {
    const file = textNote(sent.length)
    sent.push({ who, member, document: await member.upload({ ...file, isBatch }) })
  }
  for (let n = 1; n <= 5; n++) await send(`Ida's ${n}`, ida, true)
  for (let n = 1; n <= 2; n++) await send(`Otto's ${n}`, otto, true)
  await send('Otto waits for this', otto, false)
  await send('Ida waits for this', ida, false)
  await hub.work()

  const started: { who: string; at: string }[] = []
  for (const { who, member, document } of sent) started.push({ who, at: await startOf(member, document.id) })
  const order = started.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ who }) => who)
  const batches = ["Ida's 1", "Otto's 1", "Ida's 2", "Otto's 2", "Ida's 3", "Ida's 4", "Ida's 5"]
  expect(order.filter((who) => batches.includes(who))).toEqual(batches)
  // Beside the first of the batches at the latest: they have places of their own.
  expect(order.slice(0, 3)).toEqual(
    expect.arrayContaining(['Otto waits for this', 'Ida waits for this', "Ida's 1"]),
  )
})

test('what waits for a fault to pass keeps its turn; beyond thirty at once what a person sends is a batch too', async () => {
  const other = await startHub()
  try {
    const mia = await other.member({ firstName: 'Mia' })
    const { files } = other.services
    const read = files.read
    const inQueue = () =>
      withClient(other.database.superuserUrl, async (client) => {
        const { rows } = await client.query<{ task: string; priority: number; flag: string | null }>(
          `select t.identifier as task, j.priority, (select min(f) from jsonb_object_keys(j.flags) f) as flag
             from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
            where t.identifier like 'ocr%' order by j.priority, j.id`,
        )
        return rows
      })
    for (const n of [1, 2]) await mia.upload({ ...textNote(n), isBatch: true })
    await mia.upload(textNote(3))
    const before = await inQueue()
    const flag = `tenant:${mia.tenantId}`
    expect(before.map(({ task, priority, flag }) => [task, priority, flag])).toEqual([
      ['ocr', -10, null],
      ['ocr-batch', 1, flag],
      ['ocr-batch', 2, flag],
    ])
    files.read = () => {
      throw Object.assign(new Error('the share is away'), { code: 'EIO', path: '/share', syscall: 'read' })
    }
    await other.drain()
    expect(await inQueue()).toEqual(before)
    files.read = read

    for (let n = 4; n <= 33; n++) await mia.upload(textNote(n))
    const prompt = (await inQueue()).filter(({ priority }) => priority === -10)
    expect(prompt).toHaveLength(30)
  } finally {
    await other.stop()
  }
})
