import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originals } from '../../samples/make/originals.ts'

/** A document whose plan is looked at. */
export interface PlanCase {
  id: string
  name: string
  bytes: Uint8Array
  /** The same document without its fault. */
  faultless?: { name: string; bytes: Uint8Array }
}

interface Twin {
  id: string
  file: string
  fault?: { file: string }
}

const samples = new URL('../../samples/', import.meta.url).pathname
const FOLDERS = ['road', 'dangerous-goods-and-waste', 'other-modes-and-data']

export function allCases({ small }: { small: boolean }): Record<string, PlanCase[]> {
  const own = Object.entries(originals).map(([id, { extension }]): PlanCase => {
    const name = `01-original.${extension}`
    return { id, name, bytes: readFileSync(join(samples, id, name)) }
  })
  if (small) return { 'own samples': own }
  return {
    'own samples': own,
    'with one fault': FOLDERS.flatMap((folder) => twinsIn(join(samples, 'compliance', folder))),
    'with one fault, second set': FOLDERS.flatMap((folder) =>
      twinsIn(join(samples, 'compliance/second', folder)),
    ),
  }
}

function twinsIn(folder: string): PlanCase[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Twin[]
  const at = (file: string) => ({ name: file, bytes: readFileSync(join(folder, file)) })
  return manifest.flatMap(({ id, file, fault }) =>
    fault ? [{ id, ...at(fault.file), faultless: at(file) }] : [],
  )
}
