import type { Arrangement } from '@efti-hub/contract'
import PQueue from 'p-queue'
import { Refusal } from '../../platform/refusal.ts'
import { OutOfBounds, openBoundedThreads } from '../recognition/bounded-threads.ts'
import type { ArrangeAnswer, ArrangeTask } from './arrange-worker.ts'

/** Two thousand pages take a few seconds; what takes this long is an attack. */
const TIME_LIMIT_MS = 30_000

const threads = openBoundedThreads(new URL('./arrange-worker.ts', import.meta.url))
export const closeArranging = () => threads.close()

/** The file and its parts are in memory for as long as it takes: one at a time. */
const turns = new PQueue({ concurrency: 1 })

/** In turn: `work` keeps what was made of a file until it is stored. */
export const takeTurnArranging = <T>(work: () => Promise<T>): Promise<T> => turns.add(work) as Promise<T>

/**
 * A new PDF for each part, in a thread with bounded time and memory.
 * @throws Refusal 409 for a file that cannot be split, 400 for an arrangement that does not fit it.
 */
export async function arrangeInThread(bytes: Uint8Array, arrangement: Arrangement): Promise<Uint8Array[]> {
  const task: ArrangeTask = { bytes, arrangement }
  let answer: ArrangeAnswer
  try {
    answer = await threads.run<ArrangeAnswer>(task, { timeLimitMs: TIME_LIMIT_MS })
  } catch (error) {
    if (error instanceof OutOfBounds) throw new Refusal('wrong_state', TOO_INTRICATE)
    throw error
  }
  if ('unreadable' in answer) throw new Refusal('wrong_state', `${answer.unreadable} Nothing was changed.`)
  if ('refused' in answer) throw new Refusal('invalid_request', answer.refused)
  return answer.files
}

const TOO_INTRICATE =
  'Parting this file was stopped: it is too large or too intricate. Nothing was changed. Print it to a new PDF and upload that.'
