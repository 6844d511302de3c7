import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

const tick = () => new Promise((resolve) => setImmediate(resolve))

function recorder() {
  const events: string[] = []
  const gates = new Map<string, () => void>()
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await new Promise<void>((resolve) => gates.set(name, resolve))
    events.push(`${name} ends`)
  }
  return { events, work, end: (name: string) => gates.get(name)?.() }
}

test('together means at the same time', async () => {
  const turns = makeTurns()
  const { events, work, end } = recorder()
  const both = [turns.together(work('a')), turns.together(work('b'))]
  await tick()
  expect(events).toEqual(['a begins', 'b begins'])
  end('a')
  end('b')
  await Promise.all(both)
})

test('who works alone waits for the others, and nobody begins meanwhile', async () => {
  const turns = makeTurns()
  const { events, work, end } = recorder()
  const all = [turns.together(work('a'))]
  await tick()
  all.push(turns.alone(work('b')), turns.together(work('c')), turns.alone(work('d')))
  await tick()
  expect(events).toEqual(['a begins'])
  for (const name of ['a', 'b', 'd', 'c']) {
    end(name)
    await tick()
    await tick()
  }
  await Promise.all(all)
  expect(events).toEqual([
    'a begins',
    'a ends',
    'b begins',
    'b ends',
    'd begins',
    'd ends',
    'c begins',
    'c ends',
  ])
})

test("a failure is the failing one's own", async () => {
  const turns = makeTurns()
  await expect(turns.alone(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
  await expect(turns.together(async () => 'fine')).resolves.toBe('fine')
})
