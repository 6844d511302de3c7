/** A value of a document with the place where it is. */
export interface StatedValue<T> {
  value: T
  /** As people read it, with its unit. */
  shown: string
  path: string
  eftiId: string
}

/** Contracts of carriage. Two of one family with different numbers are two contracts. */
export type Family = 'road' | 'rail' | 'air' | 'sea' | 'inland-waterway'

/** Of a waybill: the forwarder's for one consignment, or the carrier's for what was put together of several. */
export type Level = 'house' | 'master'

/** What linking and comparing need to know of a document: taken from the values in force, kept beside the document. */
export interface Profile {
  kind: string
  family: Family | null
  level: Level | null
  /** The number that the document itself has. */
  number: StatedValue<string> | null
  consignor: StatedValue<string> | null
  consignee: StatedValue<string> | null
  carrier: StatedValue<string> | null
  carrierCountry: string | null
  /** In kilograms. */
  mass: StatedValue<number> | null
  packages: StatedValue<number> | null
  /** Codes of the kinds of package, sorted. */
  packageKinds: string[]
  unNumbers: StatedValue<string>[]
  takingOver: StatedValue<string> | null
  delivery: StatedValue<string> | null
  /** Days that the document itself is dated by: of taking over, departure, issue. */
  days: string[]
  fromTown: string | null
  fromCountry: string | null
  toTown: string | null
  toCountry: string | null
  vehicle: string | null
  vehicleCountry: string | null
  containers: string[]
  /** Everything that the goods are carried in or on, as printed: trailers, wagons, containers. Absent where read before it was kept. */
  equipment?: string[]
  modes: string[]
  /** Subsets of the Union that apply. */
  subsets: string[]
  signedBy: ('consignor' | 'carrier' | 'consignee')[]
  loaded: string | null
  /** Below the limit of ADR 1.1.3.6, as far as the quantities are known. */
  isExempt: boolean
  isWaste: boolean
  /** Security status and regulated agent of air cargo are given. */
  isSecured: boolean
  /** Stations or ports of loading and unloading of combined transport are given. */
  hasStations: boolean
  /** The document is titled instructions in writing (ADR 5.4.3). */
  isInstructions: boolean
}
