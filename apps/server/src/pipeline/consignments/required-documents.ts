import { countryName } from '../../platform/format.ts'
import type { ComparedDocument } from './contradictions/compared.ts'

/** A document that has to travel with the goods. */
export interface Required {
  code: string
  name: string
  reason: string
  clause: string
  /** The document that it is, or that contains its data; null: missing. */
  documentId: string | null
}

interface Demand extends Omit<Required, 'documentId'> {
  isMetBy(document: ComparedDocument): boolean
}

/** On board of every vehicle that carries dangerous goods, for any consignment (ADR 8.1.2.1 (b), 8.1.2.2 (b), 8.1.2.3). */
const IN_CAB: ReadonlySet<string> = new Set(['DG-INSTRUCTIONS', 'DG-DRIVER-CERTIFICATE'])
export const isInCab = (code: string): boolean => IN_CAB.has(code)

const ADR = { EU05a: 'ADR', EU05b: 'RID', EU05c: 'ADN' } as const

/** What mode and goods ask for, with what of it is among the documents. */
export function requiredDocuments(documents: readonly ComparedDocument[]): Required[] {
  return demandsOn(documents).map(({ isMetBy, ...demand }) => ({
    ...demand,
    documentId: documents.find(isMetBy)?.documentId ?? null,
  }))
}

function demandsOn(documents: readonly ComparedDocument[]): Demand[] {
  return [
    ...carriage(documents),
    ...dangerousGoods(documents),
    ...waste(documents),
    ...airSecurity(documents),
    ...combined(documents),
  ]
}

const has = (documents: readonly ComparedDocument[], subset: string) =>
  documents.some(({ profile }) => profile.subsets.includes(subset))

function carriage(documents: readonly ComparedDocument[]): Demand[] {
  const modes = new Set(documents.flatMap(({ profile }) => profile.modes))
  const demands = [
    ...(modes.has('3') ? [road(documents)] : []),
    ...(modes.has('2') ? [RAIL] : []),
    ...(modes.has('4') ? [AIR] : []),
    ...(modes.has('1') ? [SEA] : []),
  ]
  return demands.length > 0 ? demands : [ANY]
}

const named = (code: string | null) => (code === null ? '' : (countryName(code) ?? code))

function road(documents: readonly ComparedDocument[]): Demand {
  const isMetBy = ({ profile }: ComparedDocument) => profile.family === 'road'
  const countries = documents.map(
    ({ profile: { fromCountry, toCountry } }) => [fromCountry, toCountry] as const,
  )
  const abroad = countries.find(([from, to]) => from && to && from !== to)
  if (has(documents, 'EU03'))
    return {
      code: 'ROAD-CABOTAGE',
      name: 'Consignment note with the evidence of cabotage',
      reason: 'Road carriage within one Member State by a haulier from another.',
      clause: 'Regulation (EC) No 1072/2009, Article 8(3)',
      isMetBy,
    }
  if (abroad)
    return {
      code: 'ROAD-CMR',
      name: 'CMR consignment note',
      reason: `International road carriage, from ${named(abroad[0])} to ${named(abroad[1])}.`,
      clause: 'CMR Convention, Article 4; Regulation No 11, Article 6(1)',
      isMetBy,
    }
  return {
    code: 'ROAD-NOTE',
    name: 'Consignment note',
    reason: 'The goods are carried by road.',
    clause: 'National law; between States CMR Convention, Article 4',
    isMetBy,
  }
}

const RAIL: Demand = {
  code: 'RAIL-CIM',
  name: 'CIM consignment note',
  reason: 'The goods are carried by rail.',
  clause: 'CIM Uniform Rules (COTIF, Appendix B), Article 6(2)',
  isMetBy: ({ profile }) => profile.family === 'rail',
}

const AIR: Demand = {
  code: 'AIR-WAYBILL',
  name: 'Air waybill',
  reason: 'The goods are carried by air.',
  clause: 'Montreal Convention, Article 4',
  isMetBy: ({ profile }) => profile.family === 'air',
}

const SEA: Demand = {
  code: 'SEA-BILL',
  name: 'Bill of lading or sea waybill',
  reason: 'The goods are carried by sea.',
  clause: 'Hague-Visby Rules, Article III(3)',
  isMetBy: ({ profile }) => profile.family === 'sea',
}

const ANY: Demand = {
  code: 'TRANSPORT-DOCUMENT',
  name: 'Transport document',
  reason: 'None of the documents is a transport document.',
  clause: 'Regulation No 11, Article 6(1)',
  isMetBy: ({ profile }) => profile.family !== null,
}

/** Up to the limit of 1.1.3.6 neither the instructions in writing nor the driver's certificate are asked for (1.1.3.6.2). */
function dangerousGoods(documents: readonly ComparedDocument[]): Demand[] {
  const subset = (['EU05a', 'EU05b', 'EU05c'] as const).find((id) => has(documents, id))
  if (!subset) return []
  const rules = ADR[subset]
  const dangerous = documents.filter(({ profile }) => profile.unNumbers.length > 0)
  const isExempt = dangerous.length > 0 && dangerous.every(({ profile }) => profile.isExempt)
  return [
    {
      code: 'DG-DOCUMENT',
      name: 'Transport document for dangerous goods',
      reason: 'The documents list dangerous goods.',
      clause: `${rules} 5.4.1`,
      isMetBy: ({ profile }) =>
        profile.unNumbers.length > 0 && (profile.family !== null || profile.kind === 'dangerous-goods'),
    },
    ...(isExempt
      ? []
      : [
          {
            code: 'DG-INSTRUCTIONS',
            name: 'Instructions in writing',
            reason: `Dangerous goods above the limit of ${rules} 1.1.3.6.`,
            clause: `${rules} 5.4.3`,
            isMetBy: ({ profile }: ComparedDocument) => profile.isInstructions,
          },
          ...(subset === 'EU05a' ? [DRIVER_CERTIFICATE] : []),
        ]),
  ]
}

/** It belongs to no single consignment: a person, or the setting of the organisation, states that the driver carries it. */
const DRIVER_CERTIFICATE: Demand = {
  code: 'DG-DRIVER-CERTIFICATE',
  name: "ADR driver's training certificate",
  reason: 'Dangerous goods above the limit of ADR 1.1.3.6.',
  clause: 'ADR 8.1.2.2 (b), 8.2.1',
  isMetBy: () => false,
}

function waste(documents: readonly ComparedDocument[]): Demand[] {
  if (!documents.some(({ profile }) => profile.isWaste)) return []
  return [
    {
      code: 'WASTE-PAPERS',
      name: 'Annex VII document, or movement document of the notification',
      reason: 'The goods are waste.',
      clause: 'Regulation (EU) 2024/1157, Articles 16 and 18',
      isMetBy: ({ profile }) => profile.kind.startsWith('waste-'),
    },
  ]
}

function airSecurity(documents: readonly ComparedDocument[]): Demand[] {
  if (!has(documents, 'EU06')) return []
  return [
    {
      code: 'AIR-SECURITY',
      name: 'Security declaration',
      reason: 'Air cargo from an airport of the Union.',
      clause: 'Implementing Regulation (EU) 2015/1998, Annex, point 6.3.2.6',
      isMetBy: ({ profile }) => profile.isSecured,
    },
  ]
}

function combined(documents: readonly ComparedDocument[]): Demand[] {
  if (!has(documents, 'EU02')) return []
  return [
    {
      code: 'COMBINED-STATIONS',
      name: 'Transport document with the stations or ports of combined transport',
      reason: 'Combined transport with a leg by rail, inland waterway or sea.',
      clause: 'Directive 92/106/EEC, Article 3',
      isMetBy: ({ profile }) => profile.hasStations && profile.family !== null,
    },
  ]
}
