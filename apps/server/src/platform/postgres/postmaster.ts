import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefused } from '../processes/start-refused.ts'
import { guard } from './guardian.ts'
import type { DataHome } from './place.ts'
import { removeSocketFolder } from './socket-folder.ts'

/** What PostgreSQL writes into its data folder while it runs. */
interface PidFile {
  pid: number
  socketFolder: string
  ready: boolean
}

const FAST = 'SIGINT'
const IMMEDIATE = 'SIGQUIT'
const FAST_STOP_MS = 6_000
const IMMEDIATE_STOP_MS = 3_000
/** Recovery after a crash replays the log first; minutes are normal after heavy writing. */
const START_MS = 180_000
/** The dead postmaster's last processes let go of its shared memory within seconds. */
const RETRY_MS = 15_000
const LOG_LIMIT_BYTES = 10_000_000

export interface Postmaster {
  process: ChildProcess
  stop(): Promise<void>
}

export async function startPostmaster(
  postgres: string,
  place: DataHome,
  options: string[],
): Promise<Postmaster> {
  const giveUp = Date.now() + RETRY_MS
  for (;;) {
    const logFrom = logSize(place)
    const child = launch(postgres, place, options)
    const guardian = guard(child.pid ?? 0, place.user)
    if (await becameReady(child, place)) {
      return { process: child, stop: () => stop(child).finally(() => guardian.kill('SIGKILL')) }
    }
    guardian.kill('SIGKILL')
    const output = readLog(place, logFrom)
    const leftBehind = /lock file .* already exists|pre-existing shared memory block/.test(output)
    if (!leftBehind || Date.now() > giveUp) {
      throw new StartRefused(`PostgreSQL did not start. It said (${logPath(place)}):\n${output.trim()}`)
    }
    await sleep(300)
  }
}

/** After kill -9 of Node and guardian PostgreSQL lives on. It is ended, so that what follows is the one known state. */
export async function stopLeftOver(place: DataHome): Promise<boolean> {
  const found = readPidFile(place)
  if (!found || !isPostmasterOf(found.pid, place)) return false
  process.kill(found.pid, FAST)
  if (!(await ended(found.pid, FAST_STOP_MS))) {
    process.kill(found.pid, IMMEDIATE)
    await ended(found.pid, IMMEDIATE_STOP_MS)
  }
  removeSocketFolder(found.socketFolder)
  return true
}

function launch(postgres: string, place: DataHome, options: string[]): ChildProcess {
  if (logSize(place) > LOG_LIMIT_BYTES) rmSync(logPath(place))
  const log = openSync(logPath(place), 'a', 0o600)
  // A session of its own: Ctrl+C goes to the whole foreground group, and the database must be the last to end.
  const child = spawn(postgres, ['-D', place.cluster, ...options], {
    ...place.user.spawn,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  })
  closeSync(log)
  return child
}

async function becameReady(child: ChildProcess, place: DataHome): Promise<boolean> {
  let gone = false
  child.once('error', () => {
    gone = true
  })
  child.once('exit', () => {
    gone = true
  })
  const giveUp = Date.now() + START_MS
  while (!gone && Date.now() < giveUp) {
    const found = readPidFile(place)
    if (found?.pid === child.pid && found?.ready) return true
    await sleep(15)
  }
  if (!gone) child.kill(IMMEDIATE)
  return false
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(FAST)
  const timer = setTimeout(() => child.kill(IMMEDIATE), FAST_STOP_MS)
  await exited
  clearTimeout(timer)
}

/** Lines: pid, data folder, start time, port, socket folder, listen address, shared memory key, status. */
function readPidFile(place: DataHome): PidFile | null {
  const path = join(place.cluster, 'postmaster.pid')
  if (!existsSync(path)) return null
  const lines = readFileSync(path, 'utf8').split('\n')
  return {
    pid: Number(lines[0]),
    socketFolder: lines[4]?.trim() ?? '',
    ready: lines[7]?.trim() === 'ready',
  }
}

/** A process id alone proves nothing: after a reboot it may be anyone's. */
function isPostmasterOf(pid: number, place: DataHome): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(place.cluster)
  } catch {
    return false
  }
}

async function ended(pid: number, withinMs: number): Promise<boolean> {
  const giveUp = Date.now() + withinMs
  while (Date.now() < giveUp) {
    if (!isAlive(pid)) return true
    await sleep(25)
  }
  return !isAlive(pid)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // In a container without an init nobody collects the dead: a zombie has ended too.
  if (process.platform !== 'linux') return true
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

const logPath = (place: DataHome) => join(place.home, 'postgres.log')

function logSize(place: DataHome): number {
  return statSync(logPath(place), { throwIfNoEntry: false })?.size ?? 0
}

function readLog(place: DataHome, from: number): string {
  return existsSync(logPath(place)) ? readFileSync(logPath(place)).subarray(from).toString('utf8') : ''
}
