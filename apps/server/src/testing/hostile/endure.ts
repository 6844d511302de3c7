import { setTimeout as sleep } from 'node:timers/promises'
import type { ProcessingJob } from '@efti-hub/contract'
import type { Member } from '../member.ts'
import { cmrPdf } from '../papers.ts'
import type { HostileFile } from './hostile-file.ts'
import type { WorkerProcess } from './worker-process.ts'

export interface Endured {
  kind: string
  outcome: 'read' | 'refused'
  /** Of the ocr job: what was read, or why not. */
  message: string
  seconds: number
  /** For an ordinary page that came meanwhile. */
  ordinarySeconds: number | null
  peakMb: number
}

const PATIENCE_MS = 900_000

/** Sends a hostile file, and an ordinary page right behind it; waits for both. */
export async function endure(
  file: HostileFile,
  member: Member,
  worker: WorkerProcess,
  withOrdinary = true,
): Promise<Endured> {
  const bytes = await file.bytes()
  worker.forgetPeak()
  const began = performance.now()
  const { id } = await member.upload({ name: file.name, bytes })
  const ending = member.settled(id, PATIENCE_MS).then((jobs) => ({ jobs, seconds: since(began) }))
  const ordinarySeconds = withOrdinary ? await timeOrdinary(member, id) : null
  const { jobs, seconds } = await ending
  const failed = jobs.find(({ status }) => status === 'failed')
  return {
    kind: file.kind,
    outcome: failed ? 'refused' : 'read',
    message: (failed ?? (jobs[0] as ProcessingJob)).message ?? '',
    seconds,
    ordinarySeconds,
    peakMb: worker.peakMb(),
  }
}

let ordinary = 0

async function timeOrdinary(member: Member, hostileId: string): Promise<number> {
  while ((await member.jobsOf(hostileId))[0]?.status === 'queued') await sleep(20)
  const document = await cmrPdf(++ordinary)
  const began = performance.now()
  const { id } = await member.upload(document)
  const jobs = await member.settled(id, PATIENCE_MS)
  const failed = jobs.find(({ status }) => status === 'failed')
  if (failed) throw new Error(`the ordinary page failed beside the hostile one: ${failed.message}`)
  return since(began)
}

function since(began: number): number {
  return (performance.now() - began) / 1_000
}

/** For the manual: kind, outcome, seconds, seconds of the ordinary page behind it, most memory. */
export function resultTable(endured: Endured[]): string {
  const rows = endured.map(({ kind, outcome, seconds, ordinarySeconds, peakMb }) =>
    [kind, outcome, seconds.toFixed(1), ordinarySeconds?.toFixed(1) ?? '', peakMb].join(' | '),
  )
  return ['kind | outcome | s | ordinary s | peak MB', ...rows].map((row) => `| ${row} |`).join('\n')
}
