import type { Consignment, ConsignmentValue, Value } from '../dataset/consignment.ts'
import { childByName, elementById } from '../dataset/elements.ts'
import { pathOf } from '../dataset/paths.ts'

/** The moment at which the sample consignments are judged. */
export const AS_OF = '2026-11-20T12:00:00Z'

/** A value at the first place of its element, or at the indexes given. */
export function value(
  eftiId: string,
  held: Value,
  attributes?: Record<string, string>,
  indexes: readonly number[] = [],
): ConsignmentValue {
  return { eftiId, path: pathOf(eftiId, indexes), value: held, ...(attributes ? { attributes } : {}) }
}

/** Every line of the address below a party or place that the data set has there, so that the strict reading passes too. */
export function address(
  owner: string,
  country: string,
  city: string,
  street: string,
  postcode: string,
): ConsignmentValue[] {
  const parent = elementById(owner)
  const lines = parent ? childByName(parent, 'postalAddress') : undefined
  const texts: Record<string, string> = {
    countryCode: country,
    cityName: city,
    streetName: street,
    postcode,
    additionalStreetName: '12',
    buildingNumber: '2',
    countrySubDivisionName: 'Region',
    departmentName: 'Dispatch',
    postOfficeBox: '1012',
  }
  return (lines?.children ?? []).flatMap((line) => {
    const text = texts[line.name]
    return text === undefined ? [] : [value(line.id, text)]
  })
}

/** Machine parts by road from Hamburg to Lyon: complete for EU01, also in the strict reading. */
export function transportDocument(): Consignment {
  return {
    values: [
      value('eFTI39', '2026-11-19T08:00+01:00', { formatId: '205' }),
      value('eFTI51', 'Muster AG'),
      ...address('ASBIE1028', 'DE', 'Hamburg', 'Hafenstraße', '20457'),
      value('eFTI68', 'Exemple SARL'),
      ...address('ASBIE1034', 'FR', 'Lyon', 'Quai du Commerce', '69009'),
      value('eFTI87', 'Spedition Beispiel GmbH'),
      value('eFTI864', 'DE123456789', { schemeAgencyId: 'T7' }),
      value('eFTI1382', 'DE004851', { schemeAgencyId: '140' }),
      ...address('ASBIE1039', 'DE', 'Bremen', 'Am Wall', '28195'),
      value('eFTI136', 'DEHAM', { schemeAgencyId: '6' }),
      ...address('ASBIE1048', 'DE', 'Hamburg', 'Hafenstraße', '20457'),
      value('eFTI139', 53.5461),
      value('eFTI140', 9.9937),
      value('eFTI154', 'Entrepôt sud'),
      ...address('ASBIE1051', 'FR', 'Lyon', 'Quai du Commerce', '69009'),
      value('eFTI41', { value: 12400, unit: 'KGM' }),
      value('eFTI43', { value: 11800, unit: 'KGM' }),
      value('eFTI47', 12),
      value('eFTI854', 1200.5, { currencyId: 'EUR' }),
      value('eFTI857', true),
      value('eFTI692', '4006381333931', { schemeAgencyId: '9' }),
      value('eFTI692', 'DE123456789012345', { schemeAgencyId: '140' }, [2]),
      value('eFTI699', 'Machine parts', { languageId: 'en' }),
      value('eFTI685', 8, undefined, [1]),
      value('eFTI688', 'PX', undefined, [1]),
      value('eFTI690', 'Pallets', { languageId: 'en' }, [1, 1]),
      value('eFTI690', 'Paletten', { languageId: 'de' }, [1, 2]),
      value('eFTI691', 'MUSTER 1-8', undefined, [1]),
      value('eFTI685', 4, undefined, [2]),
      value('eFTI688', 'BX', undefined, [2]),
      value('eFTI691', '(00)340123450000000000', undefined, [2]),
      value('eFTI691', '(01)04006381333931', undefined, [2, 1, 2]),
      value('eFTI169', '730'),
      value('eFTI581', '3'),
      value('eFTI1451', false),
      value('eFTI618', 'HB SP 400'),
      value('eFTI620', 'DE'),
      value('eFTI374', 'HB SP 900'),
      value('eFTI378', 'TE'),
      value('eFTI383', 1),
      value('eFTI442', 'SEAL 77'),
      value('eFTI578', 'DE'),
      value('eFTI448', 'CSQU3054383', { schemeAgencyId: '20' }),
      value('eFTI1002', { value: 11000, unit: 'KGM' }),
      value('eFTI1205', { value: 14.2, unit: 'TNE' }),
      value('eFTI583', '2026-11-19T08:30+01:00', { formatId: '205' }),
      value('eFTI596', '2026-11-20', { formatId: '102' }),
      value('eFTI190', '2026-11-20', { formatId: '102' }),
    ],
  }
}

/** Petrol by road inside Germany with a Polish vehicle, delivered and signed: complete for EU03, also strictly. */
export function cabotageEvidence(): Consignment {
  return {
    values: [
      value('eFTI39', '2026-11-17T08:00+01:00', { formatId: '205' }),
      value('eFTI51', 'Muster AG'),
      value('eFTI65', '1'),
      ...address('ASBIE1028', 'DE', 'Hamburg', 'Hafenstraße', '20457'),
      value('eFTI68', 'Beispiel GmbH'),
      value('eFTI84', '1'),
      ...address('ASBIE1034', 'DE', 'München', 'Industriestraße', '80331'),
      value('eFTI87', 'Przykład Sp. z o.o.'),
      value('eFTI115', '1'),
      ...address('ASBIE1039', 'PL', 'Poznań', 'Długa', '61-001'),
      value('eFTI138', 'Tanklager Hafen'),
      ...address('ASBIE1048', 'DE', 'Hamburg', 'Hafenstraße', '20457'),
      value('eFTI154', 'Tankhof Ost'),
      ...address('ASBIE1051', 'DE', 'München', 'Industriestraße', '80331'),
      value('eFTI188', '2026-11-18', { formatId: '102' }),
      value('eFTI41', { value: 2000, unit: 'KGM' }),
      value('eFTI699', 'Petrol in drums'),
      value('eFTI685', 10),
      value('eFTI688', 'DR'),
      value('eFTI691', 'UN 1203'),
      value('eFTI232', '1203'),
      value('eFTI242', '3'),
      value('eFTI236', 'II'),
      value('eFTI251', 'PETROL'),
      value('eFTI238', { value: 2000, unit: 'KGM' }),
      value('eFTI581', '3'),
      value('eFTI1451', true),
      value('eFTI617', '31'),
      value('eFTI618', 'PO 12345'),
      value('eFTI620', 'PL'),
      value('eFTI374', 'PO 98765'),
      value('eFTI378', 'TE'),
      value('eFTI578', 'PL'),
    ],
  }
}

/** The same without every value of the elements. */
export function without(consignment: Consignment, ...ids: readonly string[]): Consignment {
  return { values: consignment.values.filter(({ eftiId }) => !ids.includes(eftiId)) }
}

/** The same without anything below a data class. */
export function withoutClass(consignment: Consignment, classId: string): Consignment {
  const path = elementById(classId)?.path ?? '?'
  return {
    values: consignment.values.filter((entry) => !elementById(entry.eftiId)?.path.startsWith(`${path}/`)),
  }
}

/** The same with the values of an element replaced by one, or with one more where it had none. */
export function withValue(
  consignment: Consignment,
  eftiId: string,
  held: Value,
  attributes?: Record<string, string>,
): Consignment {
  return { values: [...without(consignment, eftiId).values, value(eftiId, held, attributes)] }
}
