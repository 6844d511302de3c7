import { MEMBER_STATES } from '../code-lists/countries.ts'
import type { Consignment } from '../dataset/consignment.ts'
import type { SubsetChoice } from '../rules/finding.ts'
import { type View, viewOf } from '../rules/view.ts'

export interface ApplicableOptions {
  /** Schema of the message: an identifier document is judged as the identifier subset and nothing else. */
  schema?: 'common' | 'identifier' | null
}

/**
 * Which subsets a consignment falls under, each with the reason in a sentence. The law leaves the question to the
 * platform (Implementing Regulation (EU) 2025/2243, Annex (a)); a person can overrule every answer.
 */
export function applicableSubsets(consignment: Consignment, options: ApplicableOptions = {}): SubsetChoice[] {
  if (options.schema === 'identifier')
    return [{ id: 'identifier', reason: 'The message holds only the identifiers that a gate registers.' }]
  const view = viewOf(consignment)
  const journey = journeyOf(view)
  if (journey.mode !== null && !OVERLAND.has(journey.mode)) return []
  const cabotage = cabotageReason(view, journey)
  if (cabotage) return [{ id: 'EU03', reason: cabotage }]
  const transport = transportDocumentReason(view, journey)
  return transport ? [{ id: 'EU01', reason: transport }] : []
}

interface Journey {
  /** modeCode of the first leg by land or inland waterway, else of the first; null if not given. */
  mode: string | null
  from: string | null
  to: string | null
}

const MODE_NAMES: Record<string, string> = { '2': 'rail', '3': 'road', '8': 'inland waterway' }
const OVERLAND = new Set(Object.keys(MODE_NAMES))

function journeyOf(view: View): Journey {
  const modes = view.every('eFTI581').map(({ value }) => String(value))
  return {
    mode: modes.find((mode) => OVERLAND.has(mode)) ?? modes[0] ?? null,
    from: countryOf(view, 'eFTI146', 'eFTI136'),
    to: countryOf(view, 'eFTI162', 'eFTI152'),
  }
}

/** Country of a place: of its address, else the first letters of its UN/LOCODE. */
function countryOf(view: View, address: string, locode: string): string | null {
  const country = view.first(address)?.value
  if (typeof country === 'string') return country
  const code = String(view.first(locode)?.value ?? '')
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(code) ? code.slice(0, 2) : null
}

function cabotageReason(view: View, { mode, from, to }: Journey): string | null {
  const byRoad = mode === '3' || mode === null
  if (!byRoad || !from || from !== to || !MEMBER_STATES.has(from)) return null
  const homes = [
    { what: 'the vehicle is registered', country: view.first('eFTI620')?.value },
    { what: 'the carrier is established', country: view.first('eFTI102')?.value },
  ].filter((home) => typeof home.country === 'string')
  const abroad = homes.find((home) => home.country !== from)
  const journey = `Road carriage inside one Member State (${from})`
  if (abroad)
    return `${journey}, and ${abroad.what} in another country (${abroad.country}): cabotage, Regulation (EC) No 1072/2009, Article 8.`
  if (homes.length === 2) return null
  const unknown =
    homes.length === 0
      ? "the vehicle's and the carrier's country are unknown"
      : homes[0]?.what.startsWith('the vehicle')
        ? "the carrier's country is unknown"
        : "the vehicle's country is unknown"
  return `${journey}, and ${unknown}: it may be cabotage (Regulation (EC) No 1072/2009, Article 8), so the evidence for it is checked.`
}

function transportDocumentReason(view: View, { mode, from, to }: Journey): string | null {
  const exempt = view.first('eFTI703')?.value
  if (String(exempt) === '2') return null
  const how =
    mode === null ? 'Carriage whose mode is not stated, taken as road' : `Carriage by ${MODE_NAMES[mode]}`
  if (!from || !to) {
    const unknown =
      !from && !to
        ? 'the countries of taking over and delivery are'
        : !from
          ? 'the country of taking over is'
          : 'the country of delivery is'
    return `${how}; ${unknown} unknown, so carriage between Member States is assumed (Regulation No 11, Article 6).`
  }
  if (!MEMBER_STATES.has(from) && !MEMBER_STATES.has(to)) return null
  if (from === to) return null
  const part = MEMBER_STATES.has(from) && MEMBER_STATES.has(to) ? '' : ', for the part inside the Union'
  return `${how} from ${from} to ${to}: a transport document under Regulation No 11, Article 6${part}.`
}
