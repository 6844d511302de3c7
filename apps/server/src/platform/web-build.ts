import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefused } from './processes/start-refused.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Everything the browser's half is made of; the lock represents the libraries. */
const SOURCES = [
  'package-lock.json',
  'apps/web/{index.html,vite.config.ts,package.json,tsconfig.json}',
  'apps/web/{src,public,build}/**',
  'packages/{contract,efti}/{package.json,src/**}',
]

/** Builds the web application when its sources are not the ones it was built from. Says whether it did. */
export async function ensureWebBuild(print: (line: string) => void, root = ROOT): Promise<boolean> {
  const web = join(root, 'apps/web')
  const dist = join(web, 'dist')
  const stamp = fingerprint(root)
  if (builtFrom(dist) === stamp) return false
  if (!writable(web)) {
    if (existsSync(join(dist, 'index.html'))) {
      print(`the web application is older than its sources and ${web} is not writable; it is served as it is`)
      return false
    }
    throw new StartRefused(
      `The web application is not built and ${web} is not writable: run npm run build:web as its owner.`,
    )
  }
  print('building the web application (only after a change of its sources)')
  const fresh = join(web, `dist.${process.pid}`)
  await viteBuild(web, fresh)
  writeFileSync(join(fresh, '.stamp'), stamp)
  replaceFolder(dist, fresh)
  return true
}

/** Of names and content, not of times: a clone or a copy does not build again. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function builtFrom(dist: string): string | null {
  const stamp = join(dist, '.stamp')
  return existsSync(stamp) && existsSync(join(dist, 'index.html')) ? readFileSync(stamp, 'utf8') : null
}

async function viteBuild(web: string, outDir: string): Promise<void> {
  const vite = createRequire(join(web, 'package.json')).resolve('vite/package.json')
  const program = join(dirname(vite), 'bin/vite.js')
  try {
    await promisify(execFile)(
      process.execPath,
      [program, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
      {
        cwd: web,
        env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      },
    )
  } catch (error) {
    rmSync(outDir, { recursive: true, force: true })
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new StartRefused(`The web application could not be built.\n${stdout}${stderr}`)
  }
}

/** Beside and then in place: a server that reads the folder meanwhile misses it for a moment at most. */
function replaceFolder(dist: string, fresh: string): void {
  const old = `${fresh}.old`
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(fresh, dist)
  rmSync(old, { recursive: true, force: true })
}

function writable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
