import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment is one machine with everything on it', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 5000,
    host: '127.0.0.1',
    publicUrl: null,
    databaseUrls: null,
    rateLimit: true,
  })
  expect(config.dataDir.endsWith('.data')).toBe(true)
})

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 5000, databaseUrls: null })
})

test('an address that other machines reach needs TLS before it, unless somebody allows plain HTTP', () => {
  const open = { HOST: '0.0.0.0' }
  for (const env of [open, { ...open, PUBLIC_URL: 'http://hub.example' }]) {
    expect(() => readConfig(env)).toThrow(/without TLS/)
    expect(() => readConfig({ ...env, PLAIN_HTTP: 'allow' })).not.toThrow()
  }
  for (const HOST of ['127.0.0.1', 'localhost', '::1']) expect(() => readConfig({ HOST })).not.toThrow()
  expect(() => readConfig({ PUBLIC_URL: 'http://hub.example' })).not.toThrow()
  expect(() => readConfig({ ...open, PUBLIC_URL: 'https://hub.example' })).not.toThrow()
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'ftp://hub.example'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SESSION_SECRET', 'short'],
  ['DATA_KEY', 'short'],
  ['DATA_KEY_PREVIOUS', 'short'],
  ['WORKER_CONCURRENCY', '0'],
  ['RATE_LIMIT', 'yes'],
  ['REGISTRATION', 'closed'],
  ['REGISTRATION', 'open, example.org'],
  ['REGISTRATION', 'guest@example.org'],
  ['WEBHOOKS_ALLOW', '10.0.0.0/8, http://intranet.example'],
  ['WEBHOOKS_ALLOW', '10.0.0.0/33'],
  ['AI_PROVIDER', 'oracle'],
  ['AI_BASE_URL', 'models.example'],
  ['AI_TIMEOUT_SECONDS', '0'],
  ['CLAMD_PORT', '0'],
  ['UPLOAD_QUOTA_MB', '-1'],
  ['DOCUMENTS_PER_MONTH', '-1'],
  ['JOBS_PER_TENANT', '65'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('an external database needs secrets that all processes share', () => {
  const DATABASE_URL = 'postgres://efti@db.example/efti'
  const [SESSION_SECRET, DATA_KEY] = ['x'.repeat(32), 'y'.repeat(32)]
  expect(() => readConfig({ DATABASE_URL, DATA_KEY })).toThrow('SESSION_SECRET is required')
  expect(readConfig({ DATABASE_URL, SESSION_SECRET }).dataKey).toBe(SESSION_SECRET)
  const config = readConfig({ DATABASE_URL, SESSION_SECRET, DATA_KEY })
  expect(config.databaseOwnerUrl).toBe(DATABASE_URL)
})

test('registration is open unless it is restricted to invitations or to domains', () => {
  expect(readConfig({}).registration).toBe('open')
  expect(readConfig({ REGISTRATION: ' Invited ' }).registration).toBe('invited')
  expect(readConfig({ REGISTRATION: 'example.org, Carrier.example' }).registration).toEqual([
    'example.org',
    'carrier.example',
  ])
})

test.each(['https://id.example', 'http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
  'people may sign in at %s',
  (OIDC_ISSUER) => {
    expect(readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: 'hub' }).oidc?.issuer).toBe(OIDC_ISSUER)
  },
)

test.each(['http://id.example', 'http://127.0.0.1.id.example', 'http://192.168.0.7:8080'])(
  'nobody signs in at %s, which others can read',
  (OIDC_ISSUER) => {
    expect(() => readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: 'hub' })).toThrow(
      'OIDC_ISSUER: must begin with https://',
    )
  },
)

test('a previous data key needs a current one', () => {
  const DATA_KEY = 'x'.repeat(32)
  expect(() => readConfig({ DATA_KEY_PREVIOUS: DATA_KEY })).toThrow('DATA_KEY is required')
})

test('an AI provider is refused when it cannot work or documents would be readable on the way', () => {
  const compatible = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'm',
    AI_BASE_URL: 'http://localhost:8080/v1/',
  }
  expect(readConfig({}).ai).toBeNull()
  expect(readConfig(compatible).ai).toMatchObject({ baseUrl: 'http://localhost:8080/v1', apiKey: null })
  expect(() => readConfig({ ...compatible, AI_MODEL: '' })).toThrow('AI_MODEL is required')
  expect(() => readConfig({ ...compatible, AI_BASE_URL: '' })).toThrow('AI_BASE_URL is required')
  expect(() => readConfig({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' })).toThrow('AI_API_KEY is required')
  for (const more of ['http://user:word@localhost/v1', 'http://localhost/v1?key=1']) {
    expect(() => readConfig({ ...compatible, AI_BASE_URL: more })).toThrow('AI_API_KEY')
  }
  const inside = { ...compatible, AI_BASE_URL: 'http://models.internal/v1' }
  expect(() => readConfig(inside)).toThrow('AI_BASE_URL must begin with https://')
  expect(readConfig({ ...inside, PLAIN_HTTP: 'allow' }).ai).not.toBeNull()
})
