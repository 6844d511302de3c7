import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  resolved?: string
  integrity?: string
  link?: boolean
}

const REGISTRY = 'https://registry.npmjs.org/'

test('every package comes from the registry of npm, with the hash of what was reviewed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const fetched = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  const wrong = fetched.filter(
    // Without an address it comes from the registry that npm is set to.
    ([, { resolved = REGISTRY, integrity = '' }]) =>
      !resolved.startsWith(REGISTRY) || !integrity.startsWith('sha512-'),
  )
  expect(wrong.map(([path]) => path)).toEqual([])
  expect(fetched.length).toBeGreaterThan(400)
})
