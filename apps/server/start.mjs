import { fileURLToPath } from 'node:url'

// Plain JavaScript that every Node reads: an old one must get as far as the sentence below.
const OLDEST_NODE = 24
const DOORS = {
  all: './src/start.ts',
  api: './src/api.ts',
  worker: './src/worker.ts',
  migrate: './src/migrate.ts',
  'migrate-files': './src/migrate-files.ts',
  admin: './src/admin.ts',
}

const [major] = process.versions.node.split('.').map(Number)
if (major < OLDEST_NODE) {
  end(
    `eFTI Compliance Hub needs Node ${OLDEST_NODE} or later; this is ${process.version}. ` +
      'Start it with npm start, which uses the Node 24 that npm ci installed.',
  )
}

const door = process.argv[2] ?? 'all'
if (!Object.hasOwn(DOORS, door)) end(`There is no "${door}" to start: only ${Object.keys(DOORS).join(', ')}.`)

// The entry points end in order when their supervisor is gone; this is for one that has not yet come so far.
if (process.send) process.once('disconnect', () => setTimeout(() => process.exit(1), 12_000).unref())

// Half of a start is compiling; the cache lies beside the code and belongs to the user who installed it. Threads take it from the setting.
const { enableCompileCache } = await import('node:module')
const compiled = fileURLToPath(new URL('../../node_modules/.cache/efti-hub', import.meta.url))
enableCompileCache(compiled)
process.env.NODE_COMPILE_CACHE ??= compiled

const { StartRefused } = await import('./src/platform/processes/start-refused.ts')
try {
  await import(DOORS[door])
} catch (error) {
  end(error instanceof StartRefused ? error.message : error)
}

function end(reason) {
  console.error(reason)
  process.exit(1)
}
