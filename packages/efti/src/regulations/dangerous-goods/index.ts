import type { Rule } from '../../rules/rule.ts'
import { declaration } from './declaration.ts'
import { exemption } from './exemption.ts'
import { limits } from './limits.ts'
import { particulars } from './particulars.ts'
import { specialCases } from './special/rules.ts'
import { heedingSpecialCases } from './special/silence.ts'
import { subsidiaryHazards } from './subsidiary-hazards.ts'
import { tableA } from './table-a.ts'
import { tableADetails } from './table-a-details.ts'
import { technicalNames } from './technical-name.ts'

/*
 * ADR/RID/ADN 5.4.1.1.1 (Directive 2008/68/EC): what is true of dangerous goods wherever a consignment names any, against
 * ADR Table A. What the documents of the three modes must say besides is in `dangerous-goods-document`.
 *
 * Not covered:
 * - Sea and air carriage (IMDG Code, ICAO): other lists; Table A is not applied to modes 1 and 4.
 * - Labels of class 7 (column 5 names the kind, the package its category) and those that a special provision adds or waives.
 * - RID and ADN entries that differ from ADR: the message says 'check', the published table decides.
 */
export const dangerousGoods: readonly Rule[] = [
  ...particulars,
  ...tableA,
  ...tableADetails,
  ...subsidiaryHazards,
  ...technicalNames,
  ...exemption,
  ...declaration,
  ...specialCases,
  ...limits,
].map(heedingSpecialCases)
