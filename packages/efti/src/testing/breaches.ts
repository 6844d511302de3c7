import type { Consignment, Value } from '../dataset/consignment.ts'
import type { Form } from '../dataset/form.ts'
import { BREACHES_OF_CLAUSES } from './breaches-of-clauses.ts'
import { cabotageEvidence, value, without, withoutClass, withValue } from './consignments.ts'
import { FILLED_FORMS, withoutBlock, withoutField } from './waste-forms.ts'

export interface Breach {
  /** Whose complete consignment is spoiled. */
  subset: 'EU01' | 'EU02' | 'EU03' | 'EU05a' | 'EU05b' | 'EU05c' | 'EU06'
  spoil: (complete: Consignment) => Consignment
  /** Subsets asked for, if not that one. */
  asked?: readonly string[]
  answers?: Readonly<Record<string, boolean>>
  /** Makes of the complete consignment one to which the rule applies and that keeps it, if it is not one itself. */
  keeps?: (complete: Consignment) => Consignment
  answersKept?: Readonly<Record<string, boolean>>
  /** The consignment is read from a road consignment note. */
  isRoadNote?: true
  /** It is read from paper: data have no place for what the rule looks at. */
  paperOnly?: true
}

const road = (spoil: Breach['spoil']): Breach => ({ subset: 'EU01', spoil })
const byAir = (spoil: Breach['spoil']): Breach => ({ subset: 'EU06', spoil })
const onRoad = (spoil: Breach['spoil']): Breach => ({ subset: 'EU05a', spoil })
const byRail = (spoil: Breach['spoil']): Breach => ({ subset: 'EU05b', spoil })
const onWater = (spoil: Breach['spoil']): Breach => ({ subset: 'EU05c', spoil })
const combined = (spoil: Breach['spoil']): Breach => ({ subset: 'EU02', spoil })
const note = (spoil: Breach['spoil']): Breach => ({ subset: 'EU03', asked: [], isRoadNote: true, spoil })
const petrol = (spoil: Breach['spoil']): Breach => ({ subset: 'EU03', spoil })

/** Incendiary ammunition in place of the petrol. */
function ammunition(petrol: Consignment): Consignment {
  const other = withValue(without(petrol, 'eFTI236', 'eFTI251'), 'eFTI232', '0010')
  return withValue(other, 'eFTI242', '1.3G')
}

/** Flammable and toxic: label 6.1 beside class 3. */
function methanol(petrol: Consignment): Consignment {
  return withValue(withValue(petrol, 'eFTI232', '1230'), 'eFTI251', 'METHANOL')
}

/** Petrol under the exemption of 1.1.3.6, three points for each kilogram. */
function underExemption(kilograms: number): Consignment {
  const petrol = withValue(cabotageEvidence(), 'eFTI238', { value: kilograms, unit: 'KGM' })
  return withValue(withValue(petrol, 'eFTI258', '2'), 'eFTI1751', kilograms * 3)
}

/** The same petrol, carried under one of the special cases that its name states. */
function namedPetrol(petrol: Consignment, name: string, ...taken: readonly string[]): Consignment {
  return withValue(without(petrol, ...taken), 'eFTI251', name)
}

function methylNitrite(petrol: Consignment): Consignment {
  return withValue(withValue(without(petrol, 'eFTI236', 'eFTI251'), 'eFTI232', '2455'), 'eFTI242', '2')
}

function dryIce(petrol: Consignment): Consignment {
  const ice = withValue(without(petrol, 'eFTI236', 'eFTI251'), 'eFTI232', '1845')
  return withValue(withValue(ice, 'eFTI242', '9'), 'eFTI317', '9')
}

/** Two petrols in the small quantities of 1.1.3.6. */
function twiceExempt(petrol: Consignment): Consignment {
  const item = (id: string) => petrol.values.filter(({ eftiId }) => eftiId === id)[0]?.value ?? ''
  const second = ['eFTI232', 'eFTI242', 'eFTI236'].map((id) => value(id, item(id), undefined, [2]))
  return {
    values: [
      ...withValue(petrol, 'eFTI238', { value: 100, unit: 'KGM' }).values,
      ...second,
      value('eFTI712', 'Exempt under 1.1.3.6'),
    ],
  }
}

/** Only the first value of the element, others stay. */
function withFirst(complete: Consignment, eftiId: string, held: Value): Consignment {
  const first = complete.values.find((entry) => entry.eftiId === eftiId)
  return { values: complete.values.map((entry) => (entry === first ? { ...entry, value: held } : entry)) }
}

const FIREWORKS = 'includedConsignmentItem[2]/'
const ofForm = (complete: Form, spoiled: Form): Breach => ({
  subset: 'EU01',
  asked: [],
  spoil: () => ({ values: [], form: spoiled }),
  keeps: () => ({ values: [], form: complete }),
})

/** A form of waste with one block empty: the first of its kind whose slug ends the rule's code. */
const formBreaches: Record<string, Breach> = Object.fromEntries(
  FILLED_FORMS.flatMap(({ code, form, blocks }) =>
    blocks.flatMap(({ number, slug, particulars = [] }) => [
      [`${code}-${slug}`, ofForm(form, withoutBlock(form, number))],
      ...particulars.map(({ field, slug: own }) => [
        `${code}-${slug}-${own}`,
        ofForm(form, withoutField(form, number, field)),
      ]),
    ]),
  ),
)

/** For each rule one consignment that breaks it and nothing else. */
export const BREACHES: Record<string, Breach> = {
  'NOTE-CARRIER': note((c) => without(c, 'eFTI87')),
  'NOTE-GOODS': note((c) => without(c, 'eFTI699', 'eFTI251')),
  'NOTE-TAKING-OVER-PLACE': note((c) => withoutClass(c, 'ASBIE1048')),
  'NOTE-TAKING-OVER-DATE': note((c) => without(c, 'eFTI39')),
  'NOTE-DELIVERY-PLACE': note((c) => withoutClass(c, 'ASBIE1051')),
  'NOTE-QUANTITY': note((c) => without(c, 'eFTI41', 'eFTI45', 'eFTI238', 'eFTI247', 'eFTI243', 'eFTI249')),
  'NOTE-PACKAGES': note((c) => without(c, 'eFTI685', 'eFTI47', 'eFTI296')),
  ...formBreaches,
  ...BREACHES_OF_CLAUSES,
  'EU06-DECLARATION': byAir((c) =>
    without(c, 'eFTI195', 'eFTI200', 'eFTI218', 'eFTI844', 'eFTI845', 'eFTI848', 'eFTI851'),
  ),
  'EU06-INCOMPLETE': byAir((c) => without(c, 'eFTI195', 'eFTI845', 'eFTI848', 'eFTI851')),
  'DG-UN-NUMBER': {
    ...road((c) => ({ values: [...c.values, value('eFTI251', 'PETROL')] })),
    keeps: cabotageEvidence,
  },
  'DG-CLASS': petrol((c) => without(c, 'eFTI242')),
  'DG-PACKING-GROUP': petrol((c) => without(c, 'eFTI236')),
  'DG-TABLE-NUMBER': petrol((c) => withValue(c, 'eFTI232', '3999')),
  'DG-TABLE-CLASS': petrol((c) => withValue(c, 'eFTI242', '8')),
  'DG-TABLE-PACKING-GROUP': petrol((c) => withValue(c, 'eFTI236', 'III')),
  'DG-CLASS-HAZARD-NUMBER': petrol((c) => withValue(c, 'eFTI242', '33')),
  'DG-TABLE-NAME': petrol((c) => withValue(c, 'eFTI251', 'GAS OIL')),
  'DG-TABLE-TUNNEL-CODE': {
    ...petrol((c) => withValue(c, 'eFTI255', 'E')),
    keeps: (c) => withValue(c, 'eFTI255', 'D/E'),
  },
  'DG-TABLE-CATEGORY': {
    ...petrol((c) => withValue(c, 'eFTI258', '3')),
    keeps: (c) => withValue(c, 'eFTI258', '2'),
  },
  'DG-TABLE-LABELS': {
    ...petrol(methanol),
    keeps: (c) => withValue(methanol(c), 'eFTI301', '6.1'),
  },
  'DG-EXEMPTION-POINTS': {
    ...petrol((c) => withValue(c, 'eFTI1751', 900)),
    keeps: () => underExemption(300),
  },
  'DG-EXEMPTION-TOTAL': {
    ...petrol(twiceExempt),
    asked: [],
    keeps: (c) => withValue(twiceExempt(c), 'eFTI1751', 300),
  },
  'DG-PROHIBITED': petrol(methylNitrite),
  'DG-EMPTY-CLASS': {
    ...petrol((c) => namedPetrol(c, 'EMPTY PACKAGING', 'eFTI232', 'eFTI236', 'eFTI242')),
    keeps: (c) => namedPetrol(c, 'EMPTY PACKAGING', 'eFTI232', 'eFTI236'),
  },
  'DG-LIMITED-MASS': {
    ...petrol((c) => namedPetrol(c, 'PETROL, LIMITED QUANTITY', 'eFTI41', 'eFTI238')),
    asked: [],
    keeps: (c) => namedPetrol(c, 'PETROL, LIMITED QUANTITY'),
  },
  'DG-EXCEPTED-PACKAGES': {
    ...petrol((c) => namedPetrol(c, 'PETROL IN EXCEPTED QUANTITIES', 'eFTI685')),
    asked: [],
    keeps: (c) => namedPetrol(c, 'PETROL IN EXCEPTED QUANTITIES'),
  },
  'DG-COOLANT': {
    ...petrol(dryIce),
    asked: [],
    keeps: (c) => withValue(dryIce(c), 'eFTI251', 'CARBON DIOXIDE, SOLID, AS COOLANT'),
  },
  'DG-INDICATOR-NO': petrol((c) => withValue(c, 'eFTI1451', false)),
  'DG-INDICATOR-YES': { ...road((c) => withValue(c, 'eFTI1451', true)), keeps: cabotageEvidence },
  'WASTE-REFERENCE': {
    ...road((c) => withValue(c, 'eFTI1745', { value: 12000, unit: 'KGM' })),
    keeps: (c) => withValue(c, 'eFTI1496', 'DE1350/123456', { schemeAgencyId: 'T9' }),
  },
  'EU03-SEVEN-DAYS': petrol((c) => withValue(c, 'eFTI39', '2026-11-10T08:00+01:00', { formatId: '205' })),
  'EU03-HAULIER-COUNTRY': petrol((c) => withValue(c, 'eFTI102', 'UA')),
  'EU03-OPERATIONS': {
    ...petrol((c) => c),
    answers: { 'CABOTAGE-WITHIN-LIMITS': false },
    answersKept: { 'CABOTAGE-WITHIN-LIMITS': true },
  },
  'EU05-PACKAGES': onRoad((c) => ({
    values: c.values.filter(
      ({ eftiId, path }) => !(['eFTI296', 'eFTI298'].includes(eftiId ?? '') && path?.startsWith(FIREWORKS)),
    ),
  })),
  'EU05-ROW-CODE': onRoad((c) => withValue(c, 'eFTI317', '1')),
  'EU06-AIR-WAYBILL-CODE': byAir((c) => withValue(c, 'eFTI169', '730')),
  'EU06-OTHER-METHOD': byAir((c) => without(c, 'eFTI851')),
  'PL-CONSIGNOR': { ...road((c) => withoutClass(c, 'ASBIE1028')), asked: [] },
  'PL-CONSIGNEE': road((c) => withoutClass(c, 'ASBIE1034')),
  'PL-NO-MASS': road((c) => withValue(c, 'eFTI41', { value: 0, unit: 'KGM' })),
  'PL-NET-GROSS': road((c) => withValue(c, 'eFTI43', { value: 12.5, unit: 'TNE' })),
  'PL-PARTS-MASS': petrol((c) => withValue(c, 'eFTI238', { value: 2100, unit: 'KGM' })),
  'PL-PACKAGE-TOTAL': road((c) => withValue(c, 'eFTI47', 13)),
  'PL-SEALS': road((c) => withValue(c, 'eFTI383', 2)),
  'PL-CONTAINER-MASS': road((c) => withValue(c, 'eFTI1205', { value: 9, unit: 'TNE' })),
  'PL-WAGON-COUNTRY': byRail((c) => withValue(c, 'eFTI578', 'DE')),
  'PL-LEG-MODE': road((c) => without(c, 'eFTI581')),
  'PL-TAKING-OVER-DATE': road((c) => withValue(c, 'eFTI39', '2026-11-21T08:00+01:00', { formatId: '205' })),
  'PL-LOADING-DATE': road((c) => withValue(c, 'eFTI583', '2026-11-18T08:00+01:00', { formatId: '205' })),
  'PL-DELIVERY-DATE': road((c) => withValue(c, 'eFTI190', '2026-11-18', { formatId: '102' })),
  'PL-UNLOADING-DATE': road((c) => withValue(c, 'eFTI596', '2026-11-18', { formatId: '102' })),
  'PL-LOCODE-COUNTRY': road((c) => withValue(c, 'eFTI136', 'NLRTM', { schemeAgencyId: '6' })),
  'PL-COORDINATE-PAIR': road((c) => without(c, 'eFTI140')),
  'CDS-COUNTRY': road((c) => withValue(c, 'eFTI620', 'UK')),
  'CDS-CODE': road((c) => withValue(c, 'eFTI581', '9')),
  'CDS-CONTRADICTED-CODE': road((c) => withValue(c, 'eFTI169', '714')),
  'CDS-LENGTH': road((c) => withValue(c, 'eFTI51', 'A name that is much too long for an..35')),
  'CDS-CONTRADICTED-LENGTH': petrol((c) => withValue(ammunition(c), 'eFTI255', 'C5000D')),
  'CDS-DIGITS': petrol((c) => withValue(c, 'eFTI232', '12O3')),
  'CDS-NUMBER': road((c) => withValue(c, 'eFTI47', 'twelve')),
  'CDS-NUMBER-FORMAT': road((c) => withValue(c, 'eFTI41', { value: 12400.1234567, unit: 'KGM' })),
  'CDS-NOT-NEGATIVE': road((c) => withValue(c, 'eFTI43', { value: -1, unit: 'KGM' })),
  'CDS-FILE': onRoad((c) => withValue(c, 'eFTI837', 'not base64')),
  'CDS-FLAG': road((c) => withValue(c, 'eFTI857', 'perhaps')),
  'CDS-DATE': road((c) => withValue(c, 'eFTI39', '2026-02-30T08:00+01:00', { formatId: '205' })),
  'CDS-DATE-OFFSET': road((c) => withValue(c, 'eFTI39', '2026-11-19T08:00', { formatId: '205' })),
  'CDS-DATE-FORMAT': road((c) => withValue(c, 'eFTI190', '2026-11-20T08:00+01:00', { formatId: '205' })),
  'CDS-UNIT': road((c) => withValue(c, 'eFTI41', { value: 12400, unit: '' })),
  'CDS-CURRENCY': road((c) => withValue(c, 'eFTI854', 1200.5)),
  'CDS-AGENCY': road((c) => withValue(c, 'eFTI448', 'CSQU3054383', { schemeAgencyId: '3' })),
  'CDS-LANGUAGE': road((c) => withValue(c, 'eFTI699', 'Machine parts', { languageId: 'english' })),
  'CDS-CONTAINER-NUMBER': road((c) => withValue(c, 'eFTI448', 'CSQU3054384', { schemeAgencyId: '20' })),
  'CDS-WAGON-NUMBER': byRail((c) => withValue(c, 'eFTI374', '21 81 2471 217-4')),
  'CDS-ILU-CODE': combined((c) => withValue(c, 'eFTI448', 'ABCE0000014', { schemeAgencyId: '502' })),
  'CDS-VESSEL-NUMBER': onWater((c) => withValue(c, 'eFTI618', '9074728')),
  'CDS-RAILWAY': combined((c) => withValue(c, 'eFTI85', 'DB', { schemeAgencyId: '12' })),
  'CDS-AIR-WAYBILL': byAir((c) => withValue(c, 'eFTI170', '020-12345676')),
  'CDS-SSCC': road((c) => withValue(c, 'eFTI691', '(00)340123450000000001')),
  'CDS-GTIN': road((c) => withValue(c, 'eFTI691', '(01)04006381333932')),
  'CDS-GLN': road((c) => withValue(c, 'eFTI692', '4006381333932', { schemeAgencyId: '9' })),
  'CDS-EORI': road((c) => withValue(c, 'eFTI692', '123456789', { schemeAgencyId: '140' })),
  'CDS-PLACEHOLDER': road((c) => withValue(c, 'eFTI154', '---')),
  'CDS-TRANSPORT-INDEX': onRoad((c) => withFirst(c, 'eFTI288', 'low')),
  'CDS-LANGUAGES': road((c) => ({
    values: c.values.map((v) => (v.value === 'Paletten' ? value('eFTI690', v.value, undefined, [1, 2]) : v)),
  })),
  'CDS-TAX-NUMBER': road((c) => withValue(c, 'eFTI864', 'DE12345', { schemeAgencyId: 'T7' })),
  'CDS-RAIL-PLACE': combined((c) => withValue(c, 'eFTI136', 'Hamburg', { schemeAgencyId: '503' })),
  'CDS-CUSTOMS-OFFICE': road((c) => withValue(c, 'eFTI1382', 'Hamburg')),
  'CDS-PACKAGE-CODE': road((c) => withValue(c, 'eFTI688', 'Box')),
  'CDS-UN-PACKAGING': {
    ...petrol((c) => withValue(c, 'eFTI297', 'drum')),
    keeps: (c) => withValue(c, 'eFTI297', '1A1'),
  },
  'CDS-TUNNEL-CODE': {
    ...petrol((c) => withValue(c, 'eFTI255', 'A')),
    keeps: (c) => withValue(c, 'eFTI255', 'D/E'),
  },
  'CDS-UNIT-CODE': {
    ...petrol((c) => withValue(c, 'eFTI292', { value: 5, unit: 'gigabecquerel' })),
    keeps: (c) => withValue(c, 'eFTI292', { value: 5, unit: 'GBQ' }),
  },
  'CDS-UN-NUMBER': petrol((c) => withValue(c, 'eFTI232', '0002')),
  'CDS-LOCODE': road((c) => withValue(c, 'eFTI136', 'Hamburg', { schemeAgencyId: '6' })),
  'CDS-LOCODE-LISTED': road((c) => withValue(c, 'eFTI136', 'DEQQQ', { schemeAgencyId: '6' })),
  'CDS-PLATE': road((c) => withValue(c, 'eFTI618', '?')),
  'CDS-COORDINATES': road((c) => withValue(c, 'eFTI139', 153.5461)),
  'CDS-UNKNOWN-ELEMENT': road((c) => ({
    values: [...c.values, { eftiId: 'eFTI9999', path: 'consignor/shoeSize', value: 43 }],
  })),
  'CDS-OUTSIDE': road((c) => ({ ...c, extra: [{ path: 'transportEvent[1]/id', text: '7' }] })),
  'CDS-BLANK': road((c) => ({ values: [...c.values, value('eFTI48', ' ')] })),
}
