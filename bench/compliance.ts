import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'
import { type Case, casesIn, ordinarySamples } from './compliance/cases.ts'
import { type CaseOutcome, runCases } from './compliance/run-cases.ts'
import { printClean, printTwins } from './compliance/tables.ts'

/*
 * Signal: what the product reports on documents that are correct, and on the same with one fault. Through HTTP against the
 * running product, each document in an organisation of its own.
 *
 *   npm run bench:compliance                    the samples and the opened documents of other vendors
 *   npm run bench:compliance -- --folder=<dir>  a folder with a manifest.json: faultless documents and their faulty twins
 *   --out=<file>                                every result as JSON
 */

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)

const folder = option('folder')
const groups: Record<string, readonly Case[]> = folder ? casesIn(folder) : ordinarySamples()
const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
try {
  const product = await startProduct({ dataDir, env: { RATE_LIMIT: 'off' } })
  const results: Record<string, CaseOutcome[]> = {}
  for (const [name, cases] of Object.entries(groups)) results[name] = await runCases(product.url, cases)
  await product.end('SIGTERM')
  printClean(results)
  if (folder) printTwins(results)
  const out = option('out')
  if (out) writeFileSync(out, `${JSON.stringify(results, null, 1)}\n`)
} finally {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}
