import { expect, test } from 'vitest'
import { withoutTokens } from './mail-tokens.ts'

test.each([
  ['/login#reset=aB-_9', '/login', { reset: 'aB-_9' }],
  ['/login?reset=aB-_9', '/login', { reset: 'aB-_9' }],
  ['/register?invitation=x', '/register', { invitation: 'x' }],
  ['/confirm?organisation=7#token=x', '/confirm?organisation=7', { token: 'x' }],
  ['/confirm?token=x&organisation=7', '/confirm?organisation=7', { token: 'x' }],
  ['/confirm?organisation=7&token=x', '/confirm?organisation=7', { token: 'x' }],
  ['/not-me#token=eyJ.aB-_', '/not-me', { token: 'eyJ.aB-_' }],
  ['/login?reset=requested', '/login', { reset: 'requested' }],
  ['/login?reset=old#reset=new', '/login', { reset: 'new' }],
])('%s', (address, href, tokens) => {
  expect(withoutTokens(address)).toEqual({ href, tokens })
})

test.each([
  '/login?reset=request',
  '/login?notice=x',
  '/violations?search=token',
  '/documents/7?page=2#top',
  '/',
])('%s has none', (address) => expect(withoutTokens(address)).toEqual({ href: address, tokens: null }))
