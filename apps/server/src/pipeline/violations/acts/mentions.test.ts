import type { NotificationsList } from '@efti-hub/contract'
import { expect, test } from 'vitest'
import { foundViolations } from '../../../testing/found-violations.ts'
import type { Member } from '../../../testing/index.ts'

const { fixture, post } = foundViolations()

const mentionsOf = async (member: Member) =>
  (await member.get<NotificationsList>('/api/notifications')).body.items.filter(
    ({ kind }) => kind === 'mentioned',
  )

test('who is mentioned in a comment is notified, once and with its words; nobody else is', async () => {
  const { ida, olga, axel, otto } = fixture
  const id = (member: Member) => member.user?.id ?? ''
  const mentions = [id(olga), id(olga), id(otto), id(ida), 'nobody']
  const answer = await post('comments', { text: '@Olga Norden: which date is right?', mentions })
  expect(answer.status).toBe(201)
  expect(await mentionsOf(olga)).toMatchObject([
    {
      subject: 'letter.txt',
      documentId: fixture.documentId,
      author: { id: id(ida) },
      facts: { comment: '@Olga Norden: which date is right?' },
      read: false,
    },
  ])
  // Not the author, nor people of another organisation.
  for (const member of [ida, axel, otto]) expect(await mentionsOf(member)).toEqual([])
})

test('a comment without mentions notifies nobody of one', async () => {
  const before = (await mentionsOf(fixture.olga)).length
  await post('comments', { text: 'Olga Norden will ask.' })
  expect(await mentionsOf(fixture.olga)).toHaveLength(before)
})
