import type { MessagePort } from 'node:worker_threads'
import type { Extracted } from '@efti-hub/reading'
import { type Choices, readPages } from '@efti-hub/reading'
import type { Recognised } from '../recognition/recognised.ts'
import { workInThread } from '../recognition/work-in-thread.ts'

/** Importing this module has loaded the lexicons and the data set. */
export function warmUp(): void {}

export interface ExtractionTask {
  recognised: Recognised
  choices?: Choices
}

export default function run({
  recognised,
  choices,
  port,
}: ExtractionTask & { port: MessagePort }): Promise<Extracted> {
  return workInThread(port, () => readPages(recognised, choices))
}
