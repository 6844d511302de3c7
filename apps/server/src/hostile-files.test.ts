import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Endured, endure, resultTable } from './testing/hostile/endure.ts'
import type { HostileFile } from './testing/hostile/hostile-file.ts'
import { HOSTILE_FILES } from './testing/hostile/index.ts'
import { startWorkerProcess, type WorkerProcess } from './testing/hostile/worker-process.ts'
import { type Hub, type Member, startHub } from './testing/index.ts'

vi.setConfig({ testTimeout: 1_000_000, hookTimeout: 60_000 })

const isLong = process.env.LONG === '1'
/** Of the worker process in all, its idle threads included. */
const MOST_MB = 1_500

const files = HOSTILE_FILES.filter(({ inSample }) => isLong || inSample)
const endured: Endured[] = []
let hub: Hub
let ida: Member
let worker: WorkerProcess

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  worker = await startWorkerProcess(hub)
})
afterAll(async () => {
  await worker?.stop()
  await hub?.stop()
  if (isLong) console.log(resultTable(endured))
})

describe('a hostile file, and an ordinary page behind it', () => {
  test.each(files.map((file) => [file.kind, file] as const))('%s', async (_, file) => {
    const one = await endure(file, ida, worker)
    endured.push(one)
    if (file.ends !== 'either') expect(one.outcome, one.message).toBe(file.ends)
    if (file.message) expect(one.message).toMatch(file.message)
    expect(one.message).not.toMatch(/fault on our side|stopped the program/)
    expect(one.peakMb).toBeLessThan(MOST_MB)
    expect(worker.child.exitCode).toBeNull()
  })
})

describe.runIf(isLong)('two hostile files at a time, as many as are read together on two cores', () => {
  const heavy = HOSTILE_FILES.filter(({ isHeavy }) => isHeavy)
  const pairs = heavy.map((one, at) => ({ one, other: heavy[at + 1] ?? (heavy[0] as HostileFile) }))
  test.each(pairs)('$one.kind, $other.kind', async ({ one, other }) => {
    const pair = await Promise.all([one, other].map((file) => endure(file, ida, worker, false)))
    for (const { message } of pair) expect(message).not.toMatch(/fault on our side|stopped the program/)
    expect(Math.max(...pair.map(({ peakMb }) => peakMb))).toBeLessThan(MOST_MB)
    expect(worker.child.exitCode).toBeNull()
  })
})
