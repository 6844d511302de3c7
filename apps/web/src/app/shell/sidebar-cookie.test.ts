import { expect, it } from 'vitest'
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie.ts'

it.each([
  ['', true],
  ['sidebar_state=true', true],
  ['session=1; sidebar_state=false', false],
  ['other_sidebar_state=false', true],
])('reads %j as open: %s', (cookie, open) => expect(readSidebarCookie({ cookie })).toBe(open))

it('keeps the choice for seven days', () => {
  const page = { cookie: '' }
  writeSidebarCookie(page, false)
  expect(page.cookie).toBe('sidebar_state=false; path=/; max-age=604800; SameSite=Lax')
})
