import type { Consignment } from '../dataset/consignment.ts'
import { value } from './consignments.ts'

/** Machine parts from Frankfurt to New York with their security declaration: complete for EU06. */
export function airCargo(): Consignment {
  return {
    values: [
      value('eFTI136', 'DEFRA', { schemeAgencyId: '6' }),
      value('eFTI152', 'USNYC', { schemeAgencyId: '6' }),
      value('eFTI169', '740'),
      value('eFTI170', '020-12345675'),
      value('eFTI195', 'DE/RA/01234-01'),
      value('eFTI200', 'M. Muster'),
      value('eFTI218', '2026-11-20T08:00+01:00', { formatId: '205' }),
      value('eFTI581', '4'),
      value('eFTI692', 'DE/RA/01235-01'),
      value('eFTI699', 'Machine parts'),
      value('eFTI844', 'SPX'),
      value('eFTI845', 'Known consignor'),
      value('eFTI844', 'SHR', undefined, [2]),
      value('eFTI848', 'AOM', undefined, [2]),
      value('eFTI851', 'Screened by a method approved for the site', undefined, [2]),
    ],
  }
}
