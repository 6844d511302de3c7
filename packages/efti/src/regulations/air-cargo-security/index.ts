import { failed, passed, type Rule } from '../../rules/rule.ts'
import { requiredElement } from '../completeness/required-element.ts'
import { DECLARATION, SUBSET, securityClause, TABLE } from './clause.ts'
import { isSeparate } from './particulars.ts'
import {
  incomplete,
  reason,
  regulatedAgent,
  securityDeclaration,
  signatory,
  status,
  statusDate,
} from './status.ts'

/*
 * Implementing Regulation (EU) 2015/1998, Annex, point 6.3.2.6: the consignment security declaration of air cargo. Subset EU06.
 * What the status owes is in `status`, which of it is missing in `particulars`.
 *
 * Not covered:
 * - Existence and validity of the regulated agent's identifier: it is in the Union's own supply chain database.
 * - Grounds for exemption from screening (CL-005): classified.
 * - eFTI692, the agent that accepted the status from another: whether there was one is not data.
 * - eFTI47, 136, 138, 152, 154, 622, 851 (status O): their absence breaks nothing.
 */

const AIR_WAYBILLS = new Set(['703', '740', '741', '714'])
const CONSOLIDATION = '741'

export const airCargoSecurity: readonly Rule[] = [
  regulatedAgent,
  requiredElement(SUBSET, {
    id: 'eFTI170',
    slug: 'AIR-WAYBILL-NUMBER',
    rule: 'The number of the air waybill is given.',
    clause: securityClause('b'),
    example: '020-12345675',
    representsClass: true,
  }),
  requiredElement(SUBSET, {
    id: 'eFTI169',
    slug: 'AIR-WAYBILL-KIND',
    rule: 'The kind of air waybill is given.',
    clause: securityClause('b'),
    example: '741',
    representsClass: true,
  }),
  {
    code: `${SUBSET}-AIR-WAYBILL-CODE`,
    rule: 'The transport document of air cargo is an air waybill, a master or a house air waybill.',
    clause: `${TABLE}, BR-121`,
    severity: 'medium',
    violationType: 'Code list',
    remedy: 'Enter 740 for an air waybill, 741 for a master and 703 for a house air waybill.',
    example: '741',
    eftiId: 'eFTI169',
    subsets: [SUBSET],
    judges: 'value',
    *check(view) {
      for (const { path, value } of view.every('eFTI169'))
        yield AIR_WAYBILLS.has(String(value))
          ? passed(path)
          : failed(
              path,
              `The transport document is of kind '${String(value).slice(0, 20)}', which is not an air waybill.`,
            )
    },
  },
  requiredElement(SUBSET, {
    id: 'eFTI699',
    slug: 'CONTENTS',
    rule: 'The contents of the consignment are described, unless it is a consolidation.',
    clause: securityClause('c'),
    example: 'Machine parts',
    representsClass: true,
    when: (view) => String(view.first('eFTI169')?.value) !== CONSOLIDATION,
  }),
  status,
  incomplete,
  securityDeclaration,
  reason,
  {
    code: `${SUBSET}-OTHER-METHOD`,
    rule: "Screening by 'any other method' says which.",
    clause: `${securityClause('e')}, BR-122`,
    severity: 'medium',
    violationType: 'Missing element',
    remedy: "Name the method in the reason, or a method's code beside AOM.",
    example: 'XRY',
    eftiId: 'eFTI848',
    subsets: [SUBSET],
    *check(view, setting) {
      if (isSeparate(view, setting)) return
      for (const instance of view.instances(DECLARATION)) {
        const methods = view.within(instance, 'eFTI848')
        const other = methods.find(({ value }) => value === 'AOM')
        if (!other) continue
        const isGiven =
          methods.length > 1 || ['eFTI845', 'eFTI851'].some((id) => view.within(instance, id).length > 0)
        yield isGiven
          ? passed(other.path)
          : failed(
              other.path,
              "The goods were screened by 'any other method' (AOM), but the method is not named.",
            )
      }
    },
  },
  signatory,
  statusDate,
]
