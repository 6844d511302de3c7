import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answeredQuery, serverAnswers, show } from '../../testing/show.tsx'
import { NewComment } from './new-comment.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const member = (id: string, name: string) => ({
  id,
  name,
  role: 'operator' as const,
  email: `${id}@example.org`,
  joinedAt: '2026-11-20T10:00:00Z',
})

it('offers members after an @, and puts the chosen name into the text', async () => {
  const items = [member('u1', 'Ida Nord'), member('u2', 'Olga Norden')]
  serverAnswers(answeredQuery('GET /api/members', {}, { items, nextCursor: null, total: 2 }))
  const person = await show(<NewComment violationId="v1" />)
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New comment' })
  await person.type(text, 'Please ask @ol')
  await person.click(await screen.findByRole('button', { name: '@Olga Norden' }))
  expect(text.value).toBe('Please ask @Olga Norden ')
  expect(screen.queryByRole('list', { name: 'Mention a member' })).toBeNull()
  await person.type(text, '@')
  expect(screen.getAllByRole('button', { name: /^@/ })).toHaveLength(2)
})
