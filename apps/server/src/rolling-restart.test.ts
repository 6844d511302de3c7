import { setTimeout as sleep } from 'node:timers/promises'
import type { Document } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, onTestFailed, test, vi } from 'vitest'
import { Member } from './testing/member.ts'
import { type Fleet, makeFleet, type Started } from './testing/outages/fleet.ts'
import { Answers, at, listen, uploadPatiently } from './testing/outages/load.ts'
import { type OwnPostgres, ownPostgres } from './testing/outages/own-postgres.ts'
import { type RoundRobin, startRoundRobin } from './testing/outages/proxy.ts'
import { eftiXml, textNote } from './testing/papers.ts'

/** Of the long run: processes end and start again one after the other. */
const runs = process.env.LONG === '1'
const PATIENCE = { timeout: 120_000, interval: 200 }

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

let postgres: OwnPostgres
let fleet: Fleet
let proxy: RoundRobin

beforeAll(async () => {
  if (!runs) return
  postgres = await ownPostgres()
  fleet = makeFleet()
  proxy = await startRoundRobin()
})
afterAll(async () => {
  await fleet?.end()
  await proxy?.stop()
  await postgres?.remove()
})

test.runIf(runs)(
  'each API and each worker ended in its turn under load: no upload, job or update is lost',
  async () => {
    const answers = new Answers()
    onTestFailed(() => {
      console.log([...answers.counts].sort().join('\n'), answers.faults.join('\n'))
      for (const { name, lines } of fleet.all)
        console.log(`-- ${name} --\n${lines.slice(-10).join('\n').slice(0, 4_000)}`)
    })
    const env = { DATABASE_URL: postgres.url('efti_hub') }
    let generation = 0
    const startApi = async () => {
      const api = await fleet.api(`api-${generation++}`, env)
      await vi.waitFor(async () => expect((await fetch(`${api.url}/readyz`)).status).not.toBe(404), PATIENCE)
      proxy.add(api.url)
      return api
    }
    const startWorker = () => fleet.worker(`worker-${generation++}`, env)
    const apis = [await startApi(), await startApi()]
    const workers = [startWorker(), startWorker()]
    const ida = await vi.waitFor(() => Member.register(proxy.url), PATIENCE)
    const socket = listen([at(ida, proxy.url)], answers)
    await vi.waitFor(() => expect(socket.connections).toBe(1), PATIENCE)

    let isOver = false
    const accepted: string[] = []
    const upload = async (from: number) => {
      for (let n = from; !isOver; n += 2) {
        accepted.push(await uploadPatiently(ida, answers, n % 3 === 0 ? eftiXml(n, 400_000) : textNote(n)))
        await sleep(150)
      }
    }
    const load = [upload(1), upload(2)]
    const replace = async (old: Started, start: () => Promise<Started> | Started) => {
      await sleep(1_000)
      // As a proxy with health checks: nothing new goes to the one that ends; what it has begun it finishes.
      if (old.url) proxy.remove(old.url)
      expect([old.name, await old.stop()]).toEqual([old.name, 0])
      await start()
    }
    for (const api of apis) await replace(api, startApi)
    for (const worker of workers) await replace(worker, startWorker)
    isOver = true
    await Promise.all(load)

    expect(answers.faults).toEqual([])
    expect(accepted.length).toBeGreaterThan(5)
    await vi.waitFor(async () => {
      const rows = await postgres.query(
        `select document_id, status, message from hub.jobs where status <> 'completed'`,
      )
      expect(rows).toEqual([])
    }, PATIENCE)
    const { body } = await ida.get<Document[]>('/api/documents')
    expect(body.map(({ id }) => id).sort()).toEqual([...accepted].sort())
    const last = await uploadPatiently(ida, answers, textNote(20_001))
    await vi.waitFor(
      () =>
        expect(socket.heard).toContainEqual(
          expect.objectContaining({ documentId: last, status: 'completed' }),
        ),
      PATIENCE,
    )
    expect(socket.connections).toBeGreaterThan(1)
    socket.stop()
  },
)
