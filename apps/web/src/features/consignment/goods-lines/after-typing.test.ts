import { expect, it } from 'vitest'
import { afterTyping } from './after-typing.ts'

const REFUSED = { text: 'many', isRefused: true, seen: 7 }
const ON_ITS_WAY = { text: '9', isRefused: false, seen: 7 }

it.each([
  { typed: '9', draft: undefined, becomes: 'send' },
  { typed: ' 7 ', draft: undefined, becomes: null },
  { typed: null, draft: undefined, becomes: null },
  { typed: 'many', draft: REFUSED, becomes: 'send' },
  { typed: '7', draft: REFUSED, becomes: 'discard' },
  { typed: null, draft: REFUSED, becomes: 'discard' },
  { typed: '7', draft: ON_ITS_WAY, becomes: 'send' },
  { typed: null, draft: ON_ITS_WAY, becomes: null },
])('typed $typed over 7, where $draft was typed before: $becomes', ({ typed, draft, becomes }) => {
  expect(afterTyping(typed, 7, draft)).toBe(becomes)
})
