import { totalmem } from 'node:os'

/** Bytes that this machine has; in a container that may have less, what the container may. */
export function memoryThereIs(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}
