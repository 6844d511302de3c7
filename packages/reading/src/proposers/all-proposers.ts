import { airSecurity, airWaybill, securityDeclaration } from './air/air-waybill.ts'
import { headNumber } from './find-patterns.ts'
import { letterParties, partiesPointedTo, railwayOfHead } from './letter/find-letter-parties.ts'
import { pairedMasses } from './masses/paired-masses.ts'
import type { Proposers } from './proposer.ts'
import { proseCandidates } from './prose/prose-candidates.ts'
import { railNote } from './rail/rail-note.ts'
import { roadNote } from './road/road-note.ts'
import { carrierAtSea } from './sea/carrier-at-sea.ts'
import { freightTerms } from './statements/freight-terms.ts'
import { issue, numberByName } from './statements/issue.ts'
import { numberAtTitle } from './statements/number-at-title.ts'
import { ownNumber } from './statements/own-number.ts'
import { vehicles } from './vehicles/vehicle-candidates.ts'
import { boxesOfWaste } from './waste/boxes-of-waste.ts'
import { codesOfBox } from './waste/codes-of-box.ts'

/** The searches for values without a label, by the names that the kinds (kinds/) list. */
export const proposers: Proposers = {
  vehicles,
  'head-number': ({ layout }) => headNumber(layout),
  'number-at-title': numberAtTitle,
  'own-number': ownNumber,
  letter: letterParties,
  'parties-pointed-to': partiesPointedTo,
  'railway-of-head': railwayOfHead,
  'paired-masses': ({ layout, context }) => pairedMasses(layout, context.decimalSign),
  prose: proseCandidates,
  issue,
  'number-by-name': numberByName,
  'road-note': roadNote,
  'rail-note': railNote,
  'air-waybill': airWaybill,
  'cargo-security': airSecurity,
  'security-declaration': securityDeclaration,
  'freight-terms': freightTerms,
  'carrier-at-sea': carrierAtSea,
  'waste-codes': codesOfBox,
  'waste-boxes': boxesOfWaste,
}
