import { expect, it } from 'vitest'
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie.ts'

it.each([
  ['', true],
  ['sidebar_state=true', true],
  ['session=1; sidebar_state=false', false],
  ['other_sidebar_state=false', true],
])('reads %j as open: %s', (cookie, open) =>
  expect(readSidebarCookie({ cookie, location: { protocol: 'http:' } })).toBe(open),
)

it('keeps the choice for seven days', () => {
  const page = { cookie: '', location: { protocol: 'http:' } }
  writeSidebarCookie(page, false)
  expect(page.cookie).toBe('sidebar_state=false; path=/; max-age=604800; SameSite=Lax')
})

it('is Secure, and of this host alone, under https', () => {
  const page = { cookie: '', location: { protocol: 'https:' } }
  writeSidebarCookie(page, false)
  expect(page.cookie).toMatch(/^__Host-sidebar_state=false; path=\/; .*; Secure$/)
  expect(readSidebarCookie(page)).toBe(false)
  expect(readSidebarCookie({ ...page, cookie: 'sidebar_state=false' })).toBe(true)
})
