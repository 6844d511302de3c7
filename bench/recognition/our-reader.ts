import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { processorSecondsOf } from './processor-time.ts'
import type { ScanReader } from './reader.ts'
import type { ReadWord } from './score.ts'
import { watchProcessMemory } from './watch-memory.ts'

export interface ReaderAnswer {
  words: ReadWord[]
  seconds: number
}

const PROCESS = fileURLToPath(new URL('./our-process.ts', import.meta.url))

/**
 * The product's own reading: PDF to words, language and turn found by itself. As in the product the process stays:
 * nobody's page pays for its start.
 */
export function ourReader(engine: 'packaged' | 'native'): ScanReader {
  const child = fork(PROCESS, [engine])
  const end = ended(child)
  // It ends when the reader is closed: nobody waits for an answer then.
  end.catch(() => {})
  const ask = async (file: string): Promise<ReaderAnswer> => {
    child.send(file)
    const [answer] = await Promise.race([once(child, 'message'), end])
    return answer as ReaderAnswer
  }
  return {
    name: `ours, ${engine}`,
    keepsPlaces: true,
    async read({ pdf }) {
      const memory = watchProcessMemory(child.pid ?? 0)
      const before = allTimeOf(child)
      const answer = await ask(pdf)
      return { ...answer, processorSeconds: allTimeOf(child) - before, megabytes: memory.end() }
    },
    async close() {
      child.kill()
    },
  }
}

async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`our process ended with ${code}`)
}

function allTimeOf(child: ChildProcess): number {
  const { own, children } = processorSecondsOf(child.pid ?? 0)
  return own + children
}
