import type { MessagePort } from 'node:worker_threads'
import type { Extracted, ProposedPart } from '@efti-hub/reading'
import { type Choices, proposeParts, readPages } from '@efti-hub/reading'
import type { Recognised } from '../recognition/recognised.ts'
import { workInThread } from '../recognition/work-in-thread.ts'

/** Importing this module has loaded the lexicons and the data set. */
export function warmUp(): void {}

export interface ExtractionTask {
  /** What the document says, or the documents that the file seems to hold. */
  wanted: 'values' | 'parts'
  recognised: Recognised
  choices?: Choices
}

export default function run({
  wanted,
  recognised,
  choices,
  port,
}: ExtractionTask & { port: MessagePort }): Promise<Extracted | ProposedPart[]> {
  return workInThread<Extracted | ProposedPart[]>(port, () =>
    wanted === 'parts' ? proposeParts(recognised) : readPages(recognised, choices),
  )
}
