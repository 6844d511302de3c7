import type { MessagePort } from 'node:worker_threads'
import type { Arrangement } from '@efti-hub/contract'
import { UnreadableFile } from '@efti-hub/reading/files'
import { Refusal } from '../../platform/refusal.ts'
import { workInThread } from '../recognition/work-in-thread.ts'
import { arrangePages } from './arrange-pages.ts'
import { requireArrangement } from './check-arrangement.ts'

// What it abandons it reports on the console; the answer reports it to a person, and the log is not for documents.
console.warn = () => {}

export interface ArrangeTask {
  bytes: Uint8Array
  arrangement: Arrangement
}

/** Errors lose their class on the way out of a thread, so what is wrong travels as data. */
export type ArrangeAnswer = { files: Uint8Array[] } | { unreadable: string } | { refused: string }

export function warmUp(): void {}

export default function run({ port, ...task }: ArrangeTask & { port: MessagePort }): Promise<ArrangeAnswer> {
  return workInThread(port, () => arrange(task))
}

async function arrange({ bytes, arrangement }: ArrangeTask): Promise<ArrangeAnswer> {
  try {
    const parts = arrangement.parts.map(({ pages }) => pages)
    return { files: await arrangePages(bytes, parts, (pages) => requireArrangement(arrangement, pages)) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    if (error instanceof Refusal) return { refused: error.message }
    // How damaged structures show that are looked at only when their pages are copied.
    return { unreadable: DAMAGED_PAGES }
  }
}

const DAMAGED_PAGES =
  'A page of the PDF is damaged and cannot be copied. Open it in a PDF viewer, print it to a new PDF, and upload that.'
