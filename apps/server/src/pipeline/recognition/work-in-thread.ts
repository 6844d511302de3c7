import { getHeapStatistics } from 'node:v8'
import { type MessagePort, threadId } from 'node:worker_threads'
import { LIGHT_MB } from './limits.ts'
import { megabytesOf } from './watch-memory.ts'

/** From a thread of openBoundedThreads to whoever waits for it. */
export type ThreadMessage = { threadId: number } | { note: unknown } | { lastAnswer: unknown }

/**
 * The thread's half of BoundedThreads.run: says which thread it is, then answers. A thread that a file has left large
 * answers and does not return, and is ended for it: its garbage would stay for as long as nothing else comes.
 */
export async function workInThread<Answer>(
  port: MessagePort,
  work: () => Promise<Answer> | Answer,
): Promise<Answer> {
  const tell = (message: ThreadMessage) => port.postMessage(message)
  tell({ threadId })
  const answer = await work()
  if (megabytesOf(getHeapStatistics()) <= LIGHT_MB) return answer
  tell({ lastAnswer: answer })
  return new Promise(() => {})
}
