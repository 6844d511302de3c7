import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Component {
  group?: string
  name: string
  version: string
  scope: string
  purl: string
  hashes: { alg: string; content: string }[]
}

test('the list has every installed package once, with version, hash and whether it is part of the product', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sbom-')), 'sbom.json')
  execFileSync(process.execPath, ['scripts/sbom.mjs', file])
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string
    components: Component[]
  }
  expect(bomFormat).toBe('CycloneDX')
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)

  const scopeOf = (wanted: string) => components.find(({ name }) => name === wanted)?.scope
  // For the server and for tests alike; for tests alone.
  expect([scopeOf('sharp'), scopeOf('vitest')]).toEqual(['required', 'excluded'])
  expect(components.filter(({ group }) => group === '@efti-hub')).toEqual([])

  const { version } = JSON.parse(readFileSync('node_modules/@fastify/helmet/package.json', 'utf8'))
  expect(components.find(({ group, name }) => group === '@fastify' && name === 'helmet')).toMatchObject({
    version,
    purl: `pkg:npm/%40fastify/helmet@${version}`,
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
})
