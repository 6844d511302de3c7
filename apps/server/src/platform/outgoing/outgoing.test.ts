import { lookup } from 'node:dns/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Hub, type Member, startHub } from '../../testing/index.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { addWebhook, deliveriesOf } from '../../testing/webhooks.ts'
import { isPublicAddress } from './public-addresses.ts'
import { resolveHost } from './resolve-host.ts'

vi.mock('./resolve-host.ts', () => ({ resolveHost: vi.fn() }))
const names = vi.mocked(resolveHost)
const leadsTo = (...addresses: string[]) =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

let allowed: WebhookReceiver
let internal: WebhookReceiver
let hub: Hub
let ida: Member

beforeAll(async () => {
  allowed = await startWebhookReceiver('127.0.0.2')
  internal = await startWebhookReceiver('127.0.0.1', allowed.port)
  hub = await startHub({ env: { WEBHOOKS_ALLOW: '127.0.0.2/32, intranet.example' } })
  ida = await hub.member()
})
beforeEach(async () => {
  names.mockReset()
  names.mockImplementation((host) => lookup(host, { all: true }))
  allowed.received.length = 0
  const { items } = (await ida.get<{ items: { id: string }[] }>('/api/webhooks')).body
  for (const { id } of items) await ida.delete(`/api/webhooks/${id}`)
})
afterAll(async () => {
  expect(internal.received).toEqual([])
  await hub?.stop()
  await allowed?.stop()
  await internal?.stop()
})

const create = (url: string) =>
  ida.post<{ message: string }>('/api/webhooks', { name: 'Try', url, events: ['document.checked'] })
const send = async (id: string) => {
  await ida.post(`/api/webhooks/${id}/test`)
  await hub.drain()
  return (await deliveriesOf(ida, id))[0]
}

describe('an internal address is refused', () => {
  test.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://172.31.255.1/',
    'https://192.168.1.1/',
    'https://168.63.129.16/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[ff02::1]/',
  ])('as %s', async (url) => {
    const { status, body } = await create(url)
    expect([status, body.message]).toEqual([400, expect.stringContaining('public')])
  })

  test('behind a name, also as one of several addresses', async () => {
    names.mockResolvedValue(leadsTo('93.184.216.34', '10.0.0.1'))
    expect((await create('https://hooks.example/')).status).toBe(400)
    names.mockResolvedValue(leadsTo('2606:2800:21f::1', 'fe80::1%eth0'))
    expect((await create('https://hooks.example/')).status).toBe(400)
    names.mockResolvedValue(leadsTo('93.184.216.34', '2606:2800:21f::1'))
    expect((await create('https://hooks.example/')).status).toBe(201)
  })

  test('when a name that was public leads there later', async () => {
    names.mockResolvedValue(leadsTo('93.184.216.34'))
    const { id } = (await create(`https://hooks.example:${internal.port}/`)).body as unknown as { id: string }
    names.mockResolvedValue(leadsTo('127.0.0.1'))
    expect(await send(id)).toMatchObject({
      status: 'pending',
      statusCode: null,
      error: expect.stringContaining('public'),
    })
  })
})

test('a name that changes between check and connection changes nothing: it is asked for once', async () => {
  names.mockResolvedValue(leadsTo('127.0.0.2'))
  const { id } = await addWebhook(ida, { url: `http://rebinding.example:${allowed.port}/` })
  names.mockReset()
  names.mockResolvedValueOnce(leadsTo('127.0.0.2'))
  names.mockResolvedValue(leadsTo('127.0.0.1'))
  expect(await send(id)).toMatchObject({ status: 'delivered' })
  expect(names).toHaveBeenCalledTimes(1)
  expect(allowed.received.map(({ headers }) => headers.host)).toEqual([`rebinding.example:${allowed.port}`])
})

describe('only https, on port 443 or above 1023', () => {
  test.each([
    ['http://hooks.example/', 'https'],
    ['https://hooks.example:22/', 'port'],
    ['https://hooks.example:80/', 'port'],
    ['https://hooks.example:1023/', 'port'],
  ])('%s is refused', async (url, why) => {
    names.mockResolvedValue(leadsTo('93.184.216.34'))
    const { status, body } = await create(url)
    expect([status, body.message]).toEqual([400, expect.stringContaining(why)])
  })

  test.each(['https://hooks.example/', 'https://hooks.example:1024/', 'https://hooks.example:8443/'])(
    '%s is taken',
    async (url) => {
      names.mockResolvedValue(leadsTo('93.184.216.34'))
      expect((await create(url)).status).toBe(201)
    },
  )

  test('unless WEBHOOKS_ALLOW names the host or its address', async () => {
    names.mockResolvedValue(leadsTo('10.20.30.40'))
    expect((await create('http://intranet.example:80/')).status).toBe(201)
    expect((await create('http://other.example:80/')).status).toBe(400)
    expect((await create('http://127.0.0.2:81/')).status).toBe(201)
    // One address that is allowed does not open the others of the name.
    names.mockResolvedValue(leadsTo('127.0.0.2', '93.184.216.34'))
    expect((await create('http://other.example/')).status).toBe(400)
  })
})

test('a host that is not found is refused with that', async () => {
  names.mockRejectedValue(new Error('ENOTFOUND'))
  expect((await create('https://nowhere.example/')).body.message).toContain('not found')
})

test('public addresses are distinguished from all others', () => {
  expect(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4001::1'].map(isPublicAddress)).not.toContain(
    false,
  )
  expect(
    ['198.18.0.1', '192.0.0.192', '2001::1', '2001:db8::1', '3fff::1'].map(isPublicAddress),
  ).not.toContain(true)
})
