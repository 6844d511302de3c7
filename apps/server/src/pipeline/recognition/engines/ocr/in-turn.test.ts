import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'
import type { OcrEngine } from './ocr-engine.ts'

const PICTURE = { width: 1, height: 1, dpi: 100, data: new Uint8Array(1) }

it('reads as many pictures at a time as there are cores, and leaves out what was cancelled while it waited', async () => {
  let [running, most, begun] = [0, 0, 0]
  const gate = Promise.withResolvers<void>()
  const engine: OcrEngine = {
    name: 'slow',
    languages: ['eng'],
    async read() {
      running += 1
      begun += 1
      most = Math.max(most, running)
      await gate.promise
      running -= 1
      return []
    },
    async close() {},
  }
  const one = inTurn(engine)
  const cores = availableParallelism()
  const all = Array.from({ length: cores + 2 }, () => one.read(PICTURE, 'eng'))
  const stop = new AbortController()
  const givenUp = one.read(PICTURE, 'eng', { signal: stop.signal })
  stop.abort(new Error('nobody waits for it'))
  await expect(givenUp).rejects.toThrow('nobody waits')
  gate.resolve()
  await Promise.all(all)
  expect(most).toBe(cores)
  expect(begun).toBe(cores + 2)
})
