import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseConsignmentXml } from './parse-consignment.ts'

const reference = new URL('../../../../../shared/efti/reference/', import.meta.url)
const listed = existsSync(reference)
  ? readFileSync(new URL('validity.tsv', reference), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
  : []

describe.skipIf(listed.length === 0)('published documents', () => {
  it.each(listed)('%s is judged as a standard validator does', (file, _root, _schema, valid) => {
    const { findings } = parseConsignmentXml(readFileSync(new URL(file ?? '', reference), 'utf8'))
    expect(findings.some((finding) => finding.violationType.startsWith('Structure'))).toBe(valid === 'no')
  })
})
