import type { NewVehicle } from '@efti-hub/contract'
import type { StoredExtraction, StoredValue } from '../store.ts'
import { deriveCountries } from './derive-countries.ts'

/**
 * With the countries that follow from what a document shows. An eFTI message says by itself what it holds: nothing is added to it.
 * `decided`: paths that a person filled or emptied.
 */
export function withDerived(
  values: readonly StoredValue[],
  read: { language: string | null; schema?: StoredExtraction['schema'] },
  decided: ReadonlySet<string> = new Set(),
  fleet: readonly NewVehicle[] = [],
): StoredValue[] {
  if (read.schema) return [...values]
  const derived = deriveCountries(values, read.language, decided, fleet)
  return [...values, ...derived.map(asValue)]
}

/** Certain enough not to be asked about; `why.derived` says that nothing of it is printed. */
const CONFIDENCE = 0.9

function asValue({ eftiId, path, value, because }: ReturnType<typeof deriveCountries>[number]): StoredValue {
  return {
    eftiId,
    path,
    value,
    asWritten: value,
    confidence: CONFIDENCE,
    source: 'structured',
    evidence: null,
    why: { derived: because },
  }
}
