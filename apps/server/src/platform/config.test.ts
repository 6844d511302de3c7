import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment is one machine with everything on it', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 5000,
    host: '127.0.0.1',
    publicUrl: null,
    databaseUrl: null,
    rateLimit: true,
  })
  expect(config.dataDir.endsWith('.data')).toBe(true)
})

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 5000, databaseUrl: null })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'ftp://hub.example'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SESSION_SECRET', 'short'],
  ['WORKER_CONCURRENCY', '0'],
  ['RATE_LIMIT', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('an external database needs a secret that all processes share', () => {
  const DATABASE_URL = 'postgres://efti@db.example/efti'
  expect(() => readConfig({ DATABASE_URL })).toThrow('SESSION_SECRET is required')
  const config = readConfig({ DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) })
  expect(config.databaseOwnerUrl).toBe(DATABASE_URL)
})
