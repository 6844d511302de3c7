import { type SpawnOptions, spawnSync } from 'node:child_process'
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs'

/** Whom PostgreSQL runs as: ourselves, or somebody harmless when we are root, whom it refuses. */
export interface OperatingUser {
  uid: number
  gid: number
  /** To be spread into spawn: the identity, and a working folder that every user may enter. */
  spawn: Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'>
}

const NOBODY = { uid: 65_534, gid: 65_534 }

/** As root: the owner of an existing cluster, so that root and the user who made it can take turns; else nobody. */
export function operatingUser(cluster: string): OperatingUser {
  const uid = process.getuid?.() ?? 0
  const gid = process.getgid?.() ?? 0
  if (uid !== 0) return { uid, gid, spawn: { cwd: '/' } }
  const owner = existsSync(cluster) ? statSync(cluster) : null
  const chosen = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
  return { ...chosen, spawn: { ...chosen, cwd: '/' } }
}

function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  const found = { uid: Number(uid), gid: Number(gid) }
  // macOS writes nobody as -2, which spawn does not take.
  return found.uid > 0 && found.gid > 0 ? found : NOBODY
}

export function giveTo(user: OperatingUser, path: string): void {
  if (process.getuid?.() === 0) chownSync(path, user.uid, user.gid)
}

/** Asks the system by trying, as that user: parents, mount options and access lists all count. */
export function mayWrite(user: OperatingUser, folder: string): boolean {
  return shellAs(user, 'cd "$1" && : > .reach && rm .reach', folder)
}

export function mayRun(user: OperatingUser, program: string, dataFile: string): boolean {
  return shellAs(user, '"$1" --version >/dev/null 2>&1 && [ -r "$2" ]', program, dataFile)
}

function shellAs(user: OperatingUser, script: string, ...args: string[]): boolean {
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...args], { ...user.spawn, stdio: 'ignore' }).status === 0
}
