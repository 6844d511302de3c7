import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { processorSecondsOf } from './processor-time.ts'
import { watchProcessMemory } from './watch-memory.ts'

export interface ProgramRun {
  output: string
  seconds: number
  processorSeconds: number
  megabytes: number
}

export function isInstalled(program: string): boolean {
  return !spawnSync(program, ['--version']).error
}

/** Runs a program of the system to its end; one at a time, since processor time is counted for all that have ended. @throws with its output when it failed. */
export async function runProgram(program: string, args: readonly string[]): Promise<ProgramRun> {
  const began = performance.now()
  const before = processorSecondsOf(process.pid).children
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const memory = watchProcessMemory(child.pid ?? 0)
  const [output, complaint] = [child.stdout, child.stderr].map((stream) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    return () => Buffer.concat(chunks).toString()
  }) as [() => string, () => string]
  const [code] = await once(child, 'close')
  const megabytes = memory.end()
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${complaint().slice(-500)}`)
  const seconds = (performance.now() - began) / 1000
  return {
    output: output(),
    seconds,
    processorSeconds: processorSecondsOf(process.pid).children - before,
    megabytes,
  }
}
