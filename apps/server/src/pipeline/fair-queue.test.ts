import type { Document } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../testing/index.ts'
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
