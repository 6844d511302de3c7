import type { Consignment } from '../dataset/consignment.ts'
import { address, value } from './consignments.ts'

/** A swap body from Hamburg to Verona: by road, by rail from Hamburg to Verona Quadrante Europa, by road. Complete for EU02. */
export function combinedTransportNote(): Consignment {
  const rail = [2]
  return {
    values: [
      value('eFTI39', '2026-11-16T08:00+01:00', { formatId: '205' }),
      value('eFTI41', { value: 18200, unit: 'KGM' }),
      value('eFTI85', '2180', { schemeAgencyId: '12' }),
      value('eFTI51', 'Muster AG'),
      ...address('ASBIE1028', 'DE', 'Hamburg', 'Hafenstraße', '20457'),
      value('eFTI68', 'Esempio S.r.l.'),
      ...address('ASBIE1034', 'IT', 'Verona', "Via dell'Industria", '37137'),
      value('eFTI138', 'Werk Hamburg'),
      ...address('ASBIE1048', 'DE', 'Hamburg', 'Hafenstraße', '20457'),
      value('eFTI154', 'Stabilimento Verona'),
      ...address('ASBIE1051', 'IT', 'Verona', "Via dell'Industria", '37137'),
      value('eFTI169', '730'),
      ...['3', '2', '3'].flatMap((mode, n) => [
        value('eFTI581', mode, undefined, [n + 1]),
        value('eFTI1022', n + 1, undefined, [n + 1]),
      ]),
      value('eFTI587', 'DEHAM', { schemeAgencyId: '6' }, rail),
      value('eFTI583', '2026-11-16T18:00+01:00', { formatId: '205' }, rail),
      value('eFTI590', 'DB', undefined, rail),
      value('eFTI593', 'T1', undefined, rail),
      value('eFTI594', '1', undefined, rail),
      value('eFTI600', 'IT02430', { schemeAgencyId: '503' }, rail),
      value('eFTI596', '2026-11-18', { formatId: '102' }, rail),
      value('eFTI603', 'RFI', undefined, rail),
      value('eFTI606', 'T1', undefined, rail),
      value('eFTI608', '1', undefined, rail),
      value('eFTI374', 'HH KV 100'),
      value('eFTI378', 'TE'),
      value('eFTI578', 'DE'),
      value('eFTI448', 'ABCE0000013', { schemeAgencyId: '502' }),
      value('eFTI450', 'SW'),
      value('eFTI1135', '1'),
      value('eFTI1137', 'DEHAM', { schemeAgencyId: '6' }),
    ],
  }
}
