import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from './free-port.ts'

const SERVERS = ['account', 'container', 'object'] as const
const KEY = { accessKeyId: 'hub:hub', secretAccessKey: 'secret-of-the-store' }
const BUCKET = 'files'

/** A real store that speaks S3: OpenStack Swift with its s3api, one process of each kind on loopback, in a folder of its own. */
export interface SwiftStore {
  /** The settings of a hub that keeps its files there. */
  env: Record<string, string>
  stop(): Promise<void>
}

/** Debian: apt-get install swift-proxy swift-account swift-container swift-object */
export const swiftIsInstalled = () =>
  ['proxy', ...SERVERS].every((kind) => existsSync(`/usr/bin/swift-${kind}-server`))

export async function startSwift(): Promise<SwiftStore> {
  const folder = mkdtempSync(join(tmpdir(), 'efti-swift-'))
  const at = (name: string) => join(folder, name)
  mkdirSync(at('devices/one'), { recursive: true })
  writeFileSync(
    at('swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = test\nswift_hash_path_suffix = test\n',
  )
  const children: ChildProcess[] = []
  const start = (kind: string, config: string) => {
    writeFileSync(at(`${kind}.conf`), config)
    children.push(spawn(`swift-${kind}-server`, [at(`${kind}.conf`)], { stdio: 'ignore' }))
  }
  for (const kind of SERVERS) {
    const port = await freePort()
    await makeRing(folder, kind, port)
    start(kind, serverConfig(folder, kind, port))
  }
  const port = await freePort()
  start('proxy', proxyConfig(folder, port))
  const endpoint = `http://127.0.0.1:${port}`
  const stop = async () => {
    for (const child of children) {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await makeBucket(endpoint)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
    stop,
  }
}

/** One copy on one device. */
async function makeRing(folder: string, kind: string, port: number): Promise<void> {
  const run = (...words: string[]) =>
    promisify(execFile)('swift-ring-builder', [join(folder, `${kind}.builder`), ...words])
  await run('create', '4', '1', '0')
  await run(
    'add',
    '--region',
    '1',
    '--zone',
    '1',
    '--ip',
    '127.0.0.1',
    '--port',
    `${port}`,
    '--device',
    'one',
    '--weight',
    '1',
  )
  await run('rebalance')
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
workers = 0
log_level = ERROR
`

const serverConfig = (folder: string, kind: string, port: number) => `${common(folder, port)}
devices = ${folder}/devices
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

/** s3api answers browsers of every origin, as an operator would set it for the address of the hub. */
const proxyConfig = (folder: string, port: number) => `${common(folder, port)}
cors_allow_origin = *
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
cors_preflight_allow_origin = *
[filter:tempauth]
use = egg:swift#tempauth
user_hub_hub = ${KEY.secretAccessKey} .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
${['catch_errors', 'listing_formats', 'copy', 'slo', 'dlo'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join('\n')}
`

async function makeBucket(endpoint: string): Promise<void> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: KEY,
    forcePathStyle: true,
    maxAttempts: 1,
  })
  for (let tries = 100; ; tries -= 1) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
      return
    } catch (error) {
      if (tries === 0) throw error
      await wait(200)
    }
  }
}
