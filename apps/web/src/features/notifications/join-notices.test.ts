import type { Notice } from '@efti-hub/contract'
import { expect, test } from 'vitest'
import { joinNotices } from './join-notices.ts'

const noticeAt = (second: number, over: Partial<Notice> = {}): Notice => ({
  id: String(1_000 + second),
  kind: 'checked',
  at: new Date(Date.UTC(2026, 10, 28, 10, 0, second)).toISOString(),
  subject: `note-${second}.pdf`,
  documentId: `d${second}`,
  author: null,
  facts: { status: 'completed', score: 100, violations: 0 },
  read: true,
  ...over,
})

test('documents checked together are one line, with how many need somebody; what failed stays below it', () => {
  const review = { facts: { status: 'under_review', score: 60, violations: 2 } }
  const failed = noticeAt(20, { kind: 'failed', facts: {} })
  const assigned = noticeAt(50, { kind: 'assigned' })
  const notices = [assigned, noticeAt(40), noticeAt(30, review), failed, noticeAt(10)]
  expect(joinNotices(notices)).toEqual([
    { notice: assigned },
    {
      joined: {
        id: '1040',
        at: notices[1]?.at,
        ids: ['1040', '1030', '1010'],
        read: true,
        documents: 3,
        clean: 2,
        needYou: 1,
      },
    },
    { notice: failed },
  ])
})

test('two of them, those minutes apart, and new ones beside read ones stay as they are', () => {
  const two = [noticeAt(40), noticeAt(30)]
  expect(joinNotices(two)).toEqual(two.map((notice) => ({ notice })))
  const apart = [noticeAt(600), noticeAt(300), noticeAt(0)]
  expect(joinNotices(apart)).toEqual(apart.map((notice) => ({ notice })))
  const mixed = [noticeAt(40, { read: false }), noticeAt(30, { read: false }), noticeAt(20)]
  expect(joinNotices(mixed)).toEqual(mixed.map((notice) => ({ notice })))
})

test('of a document that is there twice its newest counts', () => {
  const earlier = noticeAt(20, { documentId: 'd50', facts: { status: 'under_review' } })
  expect(joinNotices([noticeAt(50), noticeAt(40), noticeAt(30), earlier])).toMatchObject([
    { joined: { documents: 3, clean: 3, needYou: 0 } },
  ])
})
