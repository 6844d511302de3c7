import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answeredQuery, serverAnswers, show } from '../../testing/show.tsx'
import { NoViolations } from './no-violations.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const none = { last: 0, before: null }

it.each([
  { total: 0, checked: 0, text: 'No documents uploaded yet' },
  { total: 3, checked: 0, text: 'No document judged by rules yet' },
  { total: 3, checked: 2, text: '2 of 3 documents judged by rules' },
  { total: 3, checked: 3, text: 'All documents are compliant' },
])('with $checked of $total documents judged: $text', async ({ total, checked, text }) => {
  serverAnswers(
    answeredQuery(
      'GET /api/dashboard',
      {},
      {
        documents: { total, uploaded: none },
        compliance: { rate: checked ? 1 : null, checked, compliant: checked, last: null, before: null },
        people: { members: 1, active: none },
        countries: { total: 0, routes: none, most: [] },
      },
    ),
  )
  await show(<NoViolations failed={false} filtered={false} onRetry={() => {}} onClear={() => {}} />)
  expect(await screen.findByText(text)).toBeDefined()
  if (checked < total || total === 0) expect(screen.queryByText('All documents are compliant')).toBeNull()
})
