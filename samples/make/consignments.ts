import { type Consignment, type ConsignmentValue, pathOf, type Value } from '@efti-hub/efti'

const value = (
  eftiId: string,
  held: Value,
  indexes: number[] = [],
  attributes?: Record<string, string>,
): ConsignmentValue => ({
  eftiId,
  path: pathOf(eftiId, indexes),
  value: held,
  ...(attributes ? { attributes } : {}),
})

function address(
  ids: [street: string, postcode: string, city: string, country: string],
  lines: [string, string, string, string],
) {
  return ids.map((id, i) => value(id, lines[i] as string))
}

/** Spare parts from Turin to Gothenburg: parties, places, dates, vehicle, unit and a list of packages. */
function base(): ConsignmentValue[] {
  return [
    value('eFTI39', '2026-11-09T07:30+01:00', [], { formatId: '205' }),
    value('eFTI41', { value: 18_640, unit: 'KGM' }),
    value('eFTI45', { value: 61.2, unit: 'MTQ' }),
    value('eFTI51', 'Officine Valdora S.p.A.'),
    ...address(['eFTI56', 'eFTI54', 'eFTI57', 'eFTI58'], ['Via dei Fonditori 81', '10154', 'Torino', 'IT']),
    value('eFTI65', '1'),
    value('eFTI68', 'Lindhaga Industri AB'),
    ...address(['eFTI74', 'eFTI72', 'eFTI75', 'eFTI76'], ['Varvsgatan 5', '411 04', 'Göteborg', 'SE']),
    value('eFTI87', 'Transbalt Linija UAB'),
    ...address(['eFTI100', 'eFTI98', 'eFTI101', 'eFTI102'], ['Uosto g. 22', '91241', 'Klaipeda', 'LT']),
    value('eFTI115', '1'),
    value('eFTI138', 'Torino'),
    ...address(
      ['eFTI144', 'eFTI141', 'eFTI145', 'eFTI146'],
      ['Via dei Fonditori 81', '10154', 'Torino', 'IT'],
    ),
    value('eFTI154', 'Göteborg'),
    ...address(['eFTI160', 'eFTI157', 'eFTI161', 'eFTI162'], ['Varvsgatan 5', '411 04', 'Göteborg', 'SE']),
    value('eFTI169', '730'),
    value('eFTI170', 'TL-2026-11-0907'),
    value('eFTI581', '3', [1]),
    value('eFTI1451', false, [1]),
    value('eFTI618', 'LRT 518', [1]),
    value('eFTI620', 'LT', [1]),
    value('eFTI374', 'KP 742', [1]),
    value('eFTI378', 'SM', [1]),
    value('eFTI578', 'LT', [1]),
    value('eFTI448', 'CSQU3054383', [1, 1]),
    value('eFTI450', 'CN', [1, 1]),
    value('eFTI699', 'Spare parts for presses'),
  ]
}

function packages(count: number): ConsignmentValue[] {
  return Array.from({ length: count }, (_, at) => [
    value('eFTI685', 1 + (at % 3), [at + 1]),
    value('eFTI688', at % 4 === 0 ? 'CS' : 'PX', [at + 1]),
    value('eFTI690', at % 4 === 0 ? 'case' : 'pallet', [at + 1]),
    value('eFTI691', `OV-26-${String(at + 1).padStart(3, '0')} LINDHAGA GOTEBORG`, [at + 1]),
  ]).flat()
}

const counted = (values: ConsignmentValue[]) =>
  values.filter((v) => v.eftiId === 'eFTI685').reduce((sum, v) => sum + Number(v.value), 0)

/** About 48 kB as XML: the size of a real message with its packages listed one by one. */
export function complete(): Consignment {
  const list = packages(184)
  return { values: [...base(), value('eFTI47', counted(list)), ...list] }
}

/** A wrong check digit, a delivery before the taking over, a country that is none, and no gross mass. */
export function faulty(): Consignment {
  const list = packages(6)
  const changed: Record<string, ConsignmentValue | null> = {
    eFTI448: value('eFTI448', 'MSKU9071325', [1, 1]),
    eFTI76: value('eFTI76', 'UK'),
    eFTI41: null,
  }
  const values = base().flatMap((v) => {
    const other = changed[v.eftiId]
    return other === null ? [] : [other ?? v]
  })
  return {
    values: [
      ...values,
      value('eFTI47', counted(list)),
      ...list,
      value('eFTI188', '2026-11-07', [], { formatId: '102' }),
    ],
  }
}
