import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originals } from '../../samples/make/originals.ts'
import { samplePapers } from '../extraction/samples/sample-papers.ts'

/** One document to check. */
export interface Case {
  id: string
  name: string
  bytes: Uint8Array
  /** What is wrong with it; null: nothing. */
  fault: string | null
}

interface Twin {
  id: string
  file: string
  fault?: { file: string; what: string }
}

/** The faultless documents of a folder's manifest, and their twins with one fault each. */
export function casesIn(folder: string): Record<string, Case[]> {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Twin[]
  const at = (file: string) => readFileSync(join(folder, file))
  return {
    faultless: manifest.map(({ id, file }) => ({ id, name: file, bytes: at(file), fault: null })),
    'with one fault': manifest.flatMap(({ id, fault }) =>
      fault ? [{ id, name: fault.file, bytes: at(fault.file), fault: fault.what }] : [],
    ),
  }
}

/** Samples whose name states what is wrong with them, and those that are no freight documents. */
const FAULTY = /-no-|wrong|scanned-without-text/
/** Own samples that lack what their law asks for: a reason, the country of a trailer, the sender's address, block 12. */
const INCOMPLETE = new Set([
  'awb-english',
  'road-efti-xml',
  'road-csv-consignments',
  'waste-annex-vii-italian',
])

/** Ordinary faultless documents: our own samples, and the opened ones of other vendors. */
export function ordinarySamples(): Record<string, Case[]> {
  const folder = new URL('../../samples/', import.meta.url)
  const own = Object.entries(originals)
    .filter(([id]) => !FAULTY.test(id) && !INCOMPLETE.has(id))
    .map(([id, { extension }]): Case => {
      const name = `01-original.${extension}`
      return { id, name, bytes: readFileSync(new URL(`${id}/${name}`, folder)), fault: null }
    })
  const faults: Record<string, string> = JSON.parse(
    readFileSync(new URL('papers/faults.json', folder), 'utf8'),
  )
  const vendors = samplePapers('worked-on')
    .filter(({ truth }) => truth.kind !== 'other')
    .map(({ name, file, bytes }): Case => ({ id: name, name: file, bytes, fault: faults[name] ?? null }))
  return {
    'samples, faultless': own,
    'other vendors, opened, faultless': vendors.filter(({ fault }) => fault === null),
    'other vendors, opened, with faults': vendors.filter(({ fault }) => fault !== null),
  }
}
