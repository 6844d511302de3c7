import { statfs } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { memoryThereIs } from '../processes/memory-there-is.ts'

export interface HostFigures {
  /** 0 to 1, of all cores, by everything that runs there; null until there are two looks to compare. */
  cpu: number | null
  cores: number
  memory: { used: number; total: number }
  /** The disk of DATA_DIR. */
  disk: { used: number; total: number } | null
}

interface Look {
  at: number
  busy: number
  all: number
  share: number | null
}

/** Two looks closer than this describe the moment more than the machine. */
const LEAST_MS = 1_000

/** Remembers the last look, so that the next one can show what happened in between. */
export function hostWatch(dataDir: string): () => Promise<HostFigures> {
  let last: Look = { ...lookAtCpus(), share: null }
  return async () => {
    const now = lookAtCpus()
    if (now.at - last.at >= LEAST_MS && now.all > last.all) {
      last = { ...now, share: (now.busy - last.busy) / (now.all - last.all) }
    }
    const total = memoryThereIs()
    const used = Math.max(0, total - process.availableMemory())
    return {
      cpu: last.share,
      cores: availableParallelism(),
      memory: { used, total },
      disk: await diskOf(dataDir),
    }
  }
}

function lookAtCpus(): Omit<Look, 'share'> {
  const times = cpus().map(({ times }) => times)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  const idle = times.reduce((sum, time) => sum + time.idle, 0)
  return { at: performance.now(), busy: all - idle, all }
}

async function diskOf(folder: string): Promise<HostFigures['disk']> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder)
    return { used: (blocks - bavail) * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}
