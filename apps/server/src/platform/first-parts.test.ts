import { expect, it, test } from 'vitest'
import { firstParts, type WebManifest } from './first-parts.ts'

const manifest: WebManifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js', '_icon.js'] },
  '_icon.js': { file: 'assets/icon.js', imports: ['_card.js'] },
  'src/app/shell/shell.tsx': { file: 'assets/shell.js', imports: ['index.html', '_icon.js'] },
  'src/app/screens/dashboard-screen.tsx': { file: 'assets/dashboard.js', imports: ['_card.js'] },
  'src/app/screens/document-screen.tsx': { file: 'assets/document.js' },
  'src/app/screens/documents-screen.tsx': { file: 'assets/documents.js' },
  'src/app/visitor-screen.tsx': { file: 'assets/visitor.js', imports: ['_react.js'] },
}
const SHELL = ['assets/shell.js', 'assets/icon.js', 'assets/card.js']

it('names each part once, with what it imports, and none that the page names itself', () => {
  expect(firstParts(manifest, '/', true)).toEqual([...SHELL, 'assets/dashboard.js'])
})

test.each([
  ['/documents', 'assets/documents.js'],
  ['/documents/7?tab=values', 'assets/document.js'],
  ['/?days=7', 'assets/dashboard.js'],
])('%s has its own screen', (address, file) => {
  expect(firstParts(manifest, address, true)).toEqual([...SHELL, file])
})

test.each(['/no/such/path', '/toString', '//', '/%2e%2e/x'])('%s has none, or the dashboard', (address) => {
  expect([...SHELL, 'assets/dashboard.js']).toEqual(
    expect.arrayContaining(firstParts(manifest, address, true)),
  )
})

it('names the sign-in form for somebody without a session, wherever they go', () => {
  expect(firstParts(manifest, '/documents', false)).toEqual(['assets/visitor.js'])
})
