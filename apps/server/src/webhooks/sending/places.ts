/** What the jobs in the queue are marked with. */
const FLAG = 'webhook'

/** Of this process. */
let underWay = 0

export async function occupyPlace<T>(send: () => Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await send()
  } finally {
    underWay -= 1
  }
}

/** Receivers that do not answer get half of the worker's places, and documents the others. */
export function forbiddenFlags(concurrency: number): string[] | null {
  return underWay >= Math.max(1, Math.floor(concurrency / 2)) ? [FLAG] : null
}
