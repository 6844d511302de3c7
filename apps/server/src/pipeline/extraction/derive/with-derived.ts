import type { NewPartner, NewVehicle } from '@efti-hub/contract'
import type { StoredExtraction, StoredValue } from '../store.ts'
import { type Derived, deriveCountries } from './derive-countries.ts'
import { deriveFromPartners } from './derive-from-partners.ts'

/** What an organisation knows that its documents need not print. */
export interface OwnData {
  fleet: readonly NewVehicle[]
  partners: readonly NewPartner[]
}

/**
 * With what follows from what a document shows and what the organisation knows. An eFTI message says by itself what it holds: nothing is added to it.
 * `decided`: paths that a person filled or emptied.
 */
export function withDerived(
  values: readonly StoredValue[],
  read: { language: string | null; schema?: StoredExtraction['schema'] },
  decided: ReadonlySet<string> = new Set(),
  { fleet, partners }: OwnData = { fleet: [], partners: [] },
): StoredValue[] {
  if (read.schema) return [...values]
  const completed = [...values, ...deriveFromPartners(values, partners, decided).map(asValue)]
  return [...completed, ...deriveCountries(completed, read.language, decided, fleet).map(asValue)]
}

/** Certain enough not to be asked about; `why.derived` says that nothing of it is printed. */
const CONFIDENCE = 0.9

function asValue({ eftiId, path, value, because }: Derived): StoredValue {
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
