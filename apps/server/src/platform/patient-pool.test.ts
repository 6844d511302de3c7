import type pg from 'pg'
import { expect, test } from 'vitest'
import { makeLog } from './log.ts'
import { patientPool } from './patient-pool.ts'

const log = makeLog('silent', 'test')
const fault = (code: string) => Object.assign(new Error(code), { code })

/** A pool that meets these faults in turn when it is asked for a connection; null: it gives one. Each fails its second statement. */
function poolOf(...connects: (string | null)[]) {
  const given: { releases: unknown[] }[] = []
  const connect = async () => {
    const code = connects.shift()
    if (code) throw fault(code)
    const client = { releases: [] as unknown[] }
    given.push(client)
    let statements = 0
    return {
      query: async () => {
        statements += 1
        if (statements === 2) throw fault('57P01')
        return { rows: [], of: given.indexOf(client) }
      },
      release: (broken: unknown) => {
        if (client.releases.length > 0)
          throw new Error('Release called on client which has already been released')
        client.releases.push(broken)
      },
    }
  }
  return { pool: { connect } as unknown as pg.Pool, given }
}

const lend = (pool: pg.Pool, signal = new AbortController().signal) =>
  patientPool({ pool, listening: pool, log, signal }).connect()

test('a client that broke is released once, whatever its successor meets', async () => {
  const { pool, given } = poolOf(null, '42501')
  const client = await lend(pool)
  await client.query('one')
  await expect(client.query('two')).rejects.toThrow('57P01')
  await expect(client.query('three')).rejects.toThrow('42501')
  client.release()
  expect(given).toEqual([{ releases: [true] }])
})

test('nor is it released twice where nothing waits any longer', async () => {
  const { pool, given } = poolOf(null, 'ECONNREFUSED')
  const stopping = new AbortController()
  const client = await lend(pool, stopping.signal)
  await client.query('one')
  await expect(client.query('two')).rejects.toThrow('57P01')
  stopping.abort()
  await expect(client.query('three')).rejects.toThrow('ECONNREFUSED')
  client.release()
  expect(given).toEqual([{ releases: [true] }])
})

test('a database that is being restored is waited for, by whom it let in before', async () => {
  const { pool, given } = poolOf(null, '3D000', '28P01', null)
  const client = await lend(pool)
  await client.query('one')
  await expect(client.query('two')).rejects.toThrow('57P01')
  expect(await client.query('three')).toMatchObject({ of: 1 })
  client.release()
  expect(given).toEqual([{ releases: [true] }, { releases: [false] }])
  await expect(lend(poolOf('28P01').pool)).rejects.toThrow('28P01')
})
