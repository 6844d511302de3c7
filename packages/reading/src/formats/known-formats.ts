import { cargoXmlFormats } from './cargo-xml/cargo-xml.ts'
import { eCmrJson } from './ecmr-json/ecmr-json.ts'
import type { Format } from './format.ts'
import { oneRecord } from './one-record/one-record.ts'
import { openTripModel } from './open-trip-model/open-trip-model.ts'
import { eFbl } from './uncefact/efbl.ts'
import { eCmrXml, unCefactJson, unCefactXml } from './uncefact/uncefact.ts'

/** The messages that are read completely, the most particular ones first. */
export const knownFormats: readonly Format[] = [
  ...cargoXmlFormats,
  eCmrXml,
  unCefactXml,
  eCmrJson,
  eFbl,
  unCefactJson,
  oneRecord,
  openTripModel,
]
