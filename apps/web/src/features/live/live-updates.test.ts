import {
  auditUpdate,
  consignmentsUpdate,
  documentUpdate,
  jobStatus,
  jobType,
  jobUpdate,
  notificationsUpdate,
  type ProcessingJob,
  violationsUpdate,
} from '@efti-hub/contract'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { documentsQuery, jobsQuery, liveProgressQuery } from '../../api/queries/documents.ts'
import { violationsQuery } from '../../api/queries/violations.ts'
import { applyJobUpdate, type Update } from './apply-job-update.ts'
import { readMessage } from './read-message.ts'
import { gatherRefetches } from './refetch-soon.ts'

const update: Update = {
  jobId: 'j1',
  documentId: 'd1',
  jobType: 'ocr',
  status: 'processing',
  message: 'Recognising page 1 of 2',
  progress: 40,
}

const job: ProcessingJob = {
  id: 'j1',
  documentId: 'd1',
  jobType: 'ocr',
  status: 'running',
  progress: 0,
  message: null,
  createdAt: '2026-11-20T10:00:00Z',
  startedAt: null,
  completedAt: null,
  result: null,
}

const SCHEMAS = [
  jobUpdate,
  documentUpdate,
  violationsUpdate,
  consignmentsUpdate,
  notificationsUpdate,
  auditUpdate,
] as const

const EVERY_MESSAGE = [
  { type: 'job_update', data: update },
  { type: 'document_update', data: { documentId: 'd1', status: 'under_review' } },
  { type: 'violations_update', data: { documentIds: ['d1'] } },
  { type: 'consignments_update', data: { consignmentIds: ['c1'], documentIds: ['d1'] } },
  { type: 'notifications_update', data: {} },
  { type: 'audit_update', data: {} },
]

describe('readMessage', () => {
  it('reads a job update', () => {
    const message = { type: 'job_update', data: update }
    expect(readMessage(JSON.stringify(message))).toEqual(message)
  })

  it('reads that violations changed, or the status of a document', () => {
    for (const message of [
      { type: 'violations_update', data: { documentIds: ['d1'] } },
      { type: 'violations_update', data: { documentIds: null } },
      { type: 'document_update', data: { documentId: 'd1', status: 'approved' } },
    ]) {
      expect(readMessage(JSON.stringify(message))).toEqual(message)
    }
  })

  it('ignores messages of other types', () => {
    expect(readMessage('{"type":"audit_event","data":{}}')).toBeNull()
    expect(readMessage('{"type":"toString","data":{}}')).toBeNull()
    expect(readMessage('[]')).toBeNull()
  })

  it.each(EVERY_MESSAGE)('reads $type as the contract does, whatever is wrong with a field', (message) => {
    const contract = z.discriminatedUnion('type', SCHEMAS)
    const fields = Object.keys(message.data)
    const wrong = fields.flatMap((field) =>
      [undefined, null, 7, 'dancing', [7], {}].map((value) => ({
        ...message,
        data: { ...message.data, [field]: value },
      })),
    )
    for (const one of [message, { type: message.type }, { ...message, data: null }, ...wrong]) {
      const sent = JSON.stringify(one)
      expect([sent, readMessage(sent) !== null]).toEqual([sent, contract.safeParse(JSON.parse(sent)).success])
    }
  })

  it.each(jobStatus.options.flatMap((status) => jobType.options.map((type) => [status, type] as const)))(
    'knows a job that is %s, of the kind %s',
    (status, jobType) => {
      const message = { type: 'job_update', data: { ...update, status, jobType } }
      expect(readMessage(JSON.stringify(message))).toEqual(message)
    },
  )

  it('only logs what cannot be parsed', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(readMessage('{')).toBeNull()
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})

describe('applyJobUpdate', () => {
  it('moves the job on in place and leaves the others alone', () => {
    const client = new QueryClient()
    const other = { ...job, id: 'j2' }
    client.setQueryData(jobsQuery('d1').queryKey, [job, other])
    applyJobUpdate(client, update)
    expect(client.getQueryData(jobsQuery('d1').queryKey)).toEqual([
      { ...job, status: 'processing', progress: 40, message: 'Recognising page 1 of 2' },
      other,
    ])
    expect(client.getQueryData(liveProgressQuery('d1').queryKey)).toEqual(update)
  })

  it('asks for a fresh read when the status changes, not at every percent', () => {
    const client = new QueryClient()
    expect(applyJobUpdate(client, update)).toEqual({ documentIds: ['d1'], violations: false })
    expect(applyJobUpdate(client, { ...update, progress: 60 })).toBeNull()
    expect(applyJobUpdate(client, { ...update, status: 'completed', progress: 100 })).toEqual({
      documentIds: ['d1'],
      violations: true,
    })
    expect(client.getQueryData(liveProgressQuery('d1').queryKey)).toBeNull()
  })

  it('does not invent a list of jobs that nobody has opened', () => {
    const client = new QueryClient()
    applyJobUpdate(client, update)
    expect(client.getQueryData(jobsQuery('d1').queryKey)).toBeUndefined()
  })
})

describe('gatherRefetches', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('reads once for many updates, and violations only when a job ended', () => {
    const client = new QueryClient()
    const keys = [
      documentsQuery(),
      documentsQuery({ limit: '10' }),
      jobsQuery('d1'),
      jobsQuery('d9'),
      violationsQuery(),
    ].map(({ queryKey }): QueryKey => queryKey)
    for (const key of keys) client.setQueryData(key, [])
    const stale = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)

    const refetches = gatherRefetches(client)
    refetches.add({ documentIds: ['d1'], violations: false })
    refetches.add({ documentIds: ['d1'], violations: false })
    expect(stale()).toEqual([false, false, false, false, false])
    vi.advanceTimersByTime(150)
    expect(stale()).toEqual([true, true, true, false, false])

    refetches.add({ documentIds: ['d1'], violations: true })
    vi.advanceTimersByTime(150)
    expect(stale()).toEqual([true, true, true, false, true])

    refetches.add({ documentIds: 'all', violations: false })
    vi.advanceTimersByTime(150)
    expect(stale()).toEqual([true, true, true, true, true])
  })
})
