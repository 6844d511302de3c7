import { randomUUID } from 'node:crypto'
import type { Document, ProcessingJob, ViolationRow, ViolationsList } from '@efti-hub/contract'
import type { Page } from 'playwright-core'

/** Answers as the contract has them, for what a real document shows only by luck or for a moment. */
export function documentRow(part: Partial<Document> = {}): Document {
  return {
    id: randomUUID(),
    tenantId: randomUUID(),
    status: 'completed',
    originalName: 'cmr-1204.pdf',
    fileName: 'cmr-1204.pdf',
    fileSize: 2048,
    mimeType: 'application/pdf',
    fileUrl: '/api/objects/upload/1',
    documentType: 'pdf',
    createdAt: '2026-11-19T08:30:00.000Z',
    uploadedAt: '2026-11-19T08:30:00.000Z',
    processingJobs: [],
    duplicateOf: null,
    can: [],
    judged: true,
    deletion: 'allowed',
    summary: {
      kind: 'cmr',
      number: null,
      consignor: null,
      consignee: null,
      from: { town: null, country: null },
      to: { town: null, country: null },
      departure: null,
      score: null,
      open: { critical: 0, high: 0, medium: 0, low: 0 },
      tags: [],
      ownerId: randomUUID(),
      assigneeId: null,
      waiting: null,
    },
    ...part,
  }
}

export function job(part: Partial<ProcessingJob> = {}): ProcessingJob {
  return {
    id: randomUUID(),
    documentId: randomUUID(),
    jobType: 'ocr',
    status: 'completed',
    progress: 100,
    message: 'Text read from 1 page',
    createdAt: '2026-11-19T08:30:00.000Z',
    startedAt: '2026-11-19T08:30:01.000Z',
    completedAt: '2026-11-19T08:30:03.000Z',
    result: null,
    ...part,
  }
}

export function sampleViolationRow(part: Partial<ViolationRow> = {}): ViolationRow {
  return {
    id: randomUUID(),
    severity: 'high',
    violationType: 'Missing element',
    description: 'The date of taking over is missing.',
    fieldName: 'Date of taking over',
    suggestedFix: 'Enter the date on which the carrier took the goods over.',
    code: 'EU01-TAKING-OVER',
    status: 'open',
    eftiId: 'eFTI39',
    path: null,
    clause: null,
    subsets: ['EU01'],
    documentId: 'd1',
    documentName: 'cmr-1204.pdf',
    createdAt: '2026-11-19T08:30:00.000Z',
    owner: null,
    dueAt: null,
    dueReason: null,
    commentCount: 0,
    waiver: null,
    firstFoundAt: '2026-11-19T08:30:00.000Z',
    resolvedAt: null,
    reopenedAt: null,
    ...part,
  }
}

export function sampleViolationsList(items: ViolationRow[]): ViolationsList {
  const count = (severity: string) => items.filter((item) => item.severity === severity).length
  const counts = {
    critical: count('critical'),
    high: count('high'),
    medium: count('medium'),
    low: count('low'),
  }
  const types = [...Map.groupBy(items, (item) => item.violationType)]
  const documents = [...Map.groupBy(items, (item) => item.documentId)]
  return {
    items: items.map((item) => ({ ...item, group: item.documentId })),
    groups: documents.map(([key, { length }]) => ({ key, name: null, total: length })),
    nextCursor: null,
    total: items.length,
    totalIsExact: true,
    counts,
    types: types.map(([type, { length }]) => ({ type, total: length })),
    can: [],
  }
}

/** Answers every GET below this path, with any query, with this instead of the server's. */
export const answer = (page: Page, path: string, json: unknown) =>
  page.route(
    (url) => url.pathname === path,
    (route) => (route.request().method() === 'GET' ? route.fulfill({ json }) : route.continue()),
  )
