import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { median } from './measure.ts'

const RUNS = 5

/** Prints milliseconds and MB that importing the package takes in a process that did nothing else. */
const PROBE = `
const address = process.argv[1]
gc()
const before = process.memoryUsage()
const began = performance.now()
await import(address)
const took = performance.now() - began
gc()
const after = process.memoryUsage()
console.log(JSON.stringify({
  ms: took,
  heap: (after.heapUsed + after.external - before.heapUsed - before.external) / 2 ** 20,
  resident: (after.rss - before.rss) / 2 ** 20,
}))`

export interface ImportCost {
  ms: number
  /** MB that stay reachable, and MB by which the process grew. */
  heap: number
  resident: number
}

export function importCost(file: string): ImportCost {
  const runs = Array.from({ length: RUNS }, () => {
    const args = ['--expose-gc', '--input-type=module', '-e', PROBE, pathToFileURL(file).href]
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout) as ImportCost
  })
  const of = (key: keyof ImportCost) => median(runs.map((run) => run[key]))
  return { ms: of('ms'), heap: of('heap'), resident: of('resident') }
}
