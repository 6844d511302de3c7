import type { MessagePort } from 'node:worker_threads'
import type { Answers, Extracted, ProposedPart, WithAnswers } from '@efti-hub/reading'
import { addAnswers, type Choices, proposeParts, readPages } from '@efti-hub/reading'
import type { Recognised } from '../recognition/recognised.ts'
import { workInThread } from '../recognition/work-in-thread.ts'

/** Importing this module has loaded the lexicons and the data set. */
export function warmUp(): void {}

/** What the document says, the documents that the file seems to hold, or what answers add to what was read. */
export type ExtractionTask = { recognised: Recognised } & (
  | { wanted: 'values'; choices: Choices }
  | { wanted: 'parts' }
  | { wanted: 'answers'; extracted: Extracted; kind: string; answers: Answers }
)

type Result = Extracted | ProposedPart[] | WithAnswers

export default function run({ port, ...task }: ExtractionTask & { port: MessagePort }): Promise<Result> {
  return workInThread<Result>(port, () => resultOf(task))
}

function resultOf(task: ExtractionTask): Result {
  const { wanted, recognised } = task
  if (wanted === 'parts') return proposeParts(recognised)
  if (wanted === 'answers') return addAnswers(task.extracted, recognised, task.kind, task.answers)
  return readPages(recognised, task.choices)
}
