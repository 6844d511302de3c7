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

test('documents processed together are one line, with how many need somebody', () => {
  const review = { facts: { status: 'under_review', score: 60, violations: 2 } }
  const notices = [
    noticeAt(50, { kind: 'assigned' }),
    noticeAt(40, { read: false }),
    noticeAt(30, review),
    noticeAt(20, { kind: 'failed', facts: {} }),
    noticeAt(10),
  ]
  expect(joinNotices(notices)).toEqual([
    { notice: notices[0] },
    {
      joined: {
        id: '1040',
        at: notices[1]?.at,
        ids: ['1040', '1030', '1020', '1010'],
        read: false,
        documents: 4,
        clean: 2,
        needYou: 2,
      },
    },
  ])
})

test('two of them, and those minutes apart, stay as they are; of one document its newest counts', () => {
  const two = [noticeAt(40), noticeAt(30)]
  expect(joinNotices(two)).toEqual(two.map((notice) => ({ notice })))
  const apart = [noticeAt(600), noticeAt(300), noticeAt(0)]
  expect(joinNotices(apart)).toEqual(apart.map((notice) => ({ notice })))
  const again = [
    noticeAt(50),
    noticeAt(40),
    noticeAt(30),
    noticeAt(20, { documentId: 'd50', kind: 'failed' }),
  ]
  expect(joinNotices(again)).toMatchObject([{ joined: { documents: 3, clean: 3, needYou: 0 } }])
})
