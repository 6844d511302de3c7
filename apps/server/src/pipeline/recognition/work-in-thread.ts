import { getHeapStatistics } from 'node:v8'
import { type MessagePort, threadId } from 'node:worker_threads'
import { LIGHT_MB } from './limits.ts'
import { megabytesOf } from './watch-memory.ts'

/** From a thread of openBoundedThreads to the waiting caller. */
export type ThreadMessage = { threadId: number } | { note: unknown } | { lastAnswer: unknown }

/**
 * The thread's half of BoundedThreads.run: sends its thread id, then answers. A thread that a file has left large
 * answers and does not return, and is ended for it: its garbage would stay for as long as nothing else comes.
 */
export async function workInThread<Answer>(
  port: MessagePort,
  work: () => Promise<Answer> | Answer,
): Promise<Answer> {
  const post = (message: ThreadMessage) => port.postMessage(message)
  post({ threadId })
  const answer = await work()
  if (megabytesOf(getHeapStatistics()) <= LIGHT_MB) return answer
  post({ lastAnswer: answer })
  return new Promise(() => {})
}
