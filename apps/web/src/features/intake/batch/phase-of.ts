import { batchStateWords as words } from '../../../words/batch.ts'
import { type BatchItem, hasFailed } from './batch-item.ts'

/** What is happening to a file, in words; `value`: how far that is, where there is a bar to show. */
export interface BatchPhase {
  text: string
  value?: number
  tone: 'idle' | 'busy' | 'done' | 'failed'
}

const SENDING = {
  waiting: () => ({ text: words.waiting, tone: 'idle' }),
  unpacking: () => ({ text: words.unpacking, tone: 'busy' }),
  converting: () => ({ text: words.converting, tone: 'busy' }),
  uploading: ({ progress }) => ({ text: words.uploading(progress), value: progress, tone: 'busy' }),
  failed: () => ({ text: words.failed, tone: 'failed' }),
  sent: onServer,
} satisfies Record<BatchItem['state'], (item: BatchItem) => BatchPhase>

export function batchPhaseOf(item: BatchItem): BatchPhase {
  return hasFailed(item) ? SENDING.failed() : SENDING[item.state](item)
}

function onServer({ document }: BatchItem): BatchPhase {
  if (!document) return { text: words.sent, tone: 'done' }
  if (document.status !== 'pending' && document.status !== 'processing') return { text: '', tone: 'done' }
  const { job } = document
  if (!job || (job.status === 'queued' && job.jobType === 'ocr')) return { text: words.queued, tone: 'idle' }
  const word = job.jobType === 'ocr' ? words.recognising : words.checking
  const text = job.message && job.progress > 0 ? job.message : word(job.progress)
  return { text, value: job.progress, tone: 'busy' }
}
