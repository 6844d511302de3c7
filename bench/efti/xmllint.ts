import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './measure.ts'

const RUNS = 7

/** Milliseconds from start to end of `xmllint --schema`; NaN where the program is not installed. */
export function xmllintTime(xml: string, schema: string): number {
  if (spawnSync('xmllint', ['--version']).error) return Number.NaN
  const folder = mkdtempSync(join(tmpdir(), 'efti-xmllint-'))
  const file = join(folder, 'consignment.xml')
  try {
    writeFileSync(file, xml)
    const times = Array.from({ length: RUNS }, () => {
      const began = performance.now()
      const { status, stderr } = spawnSync('xmllint', ['--noout', '--schema', schema, file], {
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`xmllint: ${stderr}`)
      return performance.now() - began
    })
    return median(times)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
