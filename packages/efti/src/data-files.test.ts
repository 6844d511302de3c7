import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const home = fileURLToPath(new URL('.', import.meta.url))
/** Described by its own header: a JSON Schema names its edition in `$id` and the act in its description. */
const SCHEMA = 'json/consignment.schema.json'
const files = globSync('**/*.json', { cwd: home }).sort()

function read(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`${home}/${file}`, 'utf8'))
}

describe('every data file', () => {
  it.each(files.filter((file) => file !== SCHEMA))('%s names its source and its edition', (file) => {
    const { source, version } = read(file)
    expect(source).toEqual(expect.stringMatching(/Regulation|schemas|ADR|UN\/CEFACT|UN\/LOCODE/))
    expect(version).toEqual(expect.stringMatching(/\d/))
  })

  it('that is a JSON Schema does so in its header', () => {
    const { $id, description } = read(SCHEMA)
    expect($id).toMatch(/:\d+\.\d+$/)
    expect(description).toContain('Delegated Regulation (EU) 2024/2024, Annex, Table 1')
  })

  it('is known: none is read without being looked at here', () => {
    expect(files.length).toBe(14)
  })
})
