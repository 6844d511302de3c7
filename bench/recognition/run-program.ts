import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { processorTime } from './processor-time.ts'
import { watchMemory } from './watch-memory.ts'

export interface ProgramRun {
  output: string
  seconds: number
  processorSeconds: number
  megabytes: number
}

export function isInstalled(program: string): boolean {
  return !spawnSync(program, ['--version']).error
}

/** Runs a program of the system to its end; one at a time, since processor time is counted for all that have ended. @throws with what it said when it failed. */
export async function runProgram(program: string, args: readonly string[]): Promise<ProgramRun> {
  const began = performance.now()
  const before = processorTime(process.pid).children
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const memory = watchMemory(child.pid ?? 0)
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
    processorSeconds: processorTime(process.pid).children - before,
    megabytes,
  }
}
