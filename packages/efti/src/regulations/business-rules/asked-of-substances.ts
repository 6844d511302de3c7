import { type AskedRule, asked, type Concerned, evidenceNeed, provision, statement } from './ask.ts'

const LITHIUM = ['3090', '3091', '3480', '3481']
const SELF_REACTIVE = { classes: ['4.1', '5.2'] }
const RADIOACTIVE = { classes: ['7'] }
const GASES = { classes: ['2'] }
const REFRIGERATED: Concerned = { properName: /REFRIGERATED LIQUID/ }
const numbers = (...unNumbers: string[]): Concerned => ({ unNumbers })

/** About certain substances: asked only where they are on board. */
export const askedOfSubstances: readonly AskedRule[] = [
  asked(
    'BR-002',
    '5.4.1.1.2',
    'Is UN 1203 carried in a tank vessel?',
    [evidenceNeed('eFTI461')],
    numbers('1203'),
  ),
  asked(
    'BR-013',
    '3.3.1, SP 250',
    'Is the sample carried under special provision 250?',
    [evidenceNeed('eFTI833', 'T9')],
    numbers('3315'),
  ),
  asked(
    'BR-014',
    '5.4.1.2.2 (d)',
    'Is a refrigerated liquefied gas carried in a tank-container?',
    [evidenceNeed('eFTI546', 'A1'), evidenceNeed('eFTI548')],
    REFRIGERATED,
  ),
  asked(
    'BR-015',
    '5.4.1.2.2 (d)',
    'Is a refrigerated liquefied gas carried in a tank-wagon?',
    [evidenceNeed('eFTI420', 'A1'), evidenceNeed('eFTI422')],
    REFRIGERATED,
  ),
  asked(
    'BR-024',
    '3.3.1, SP 307',
    'Is the substance an ammonium nitrate fertiliser that is stabilised?',
    statement('17'),
    numbers('1942', '2067', '2071'),
  ),
  asked(
    'BR-025',
    '5.4.1.2.5.1 (j)',
    'Is radioactive material carried under exclusive use?',
    [evidenceNeed('eFTI825', '34')],
    RADIOACTIVE,
  ),
  asked(
    'BR-040',
    '5.4.1.2.5.1 (f)',
    'Is fissile material excepted under 2.2.7.2.3.5 (c) to (e) carried?',
    [evidenceNeed('eFTI247')],
    RADIOACTIVE,
  ),
  asked(
    'BR-042',
    '3.3.1, SP 390',
    'Does a package hold lithium batteries both in equipment and packed with it?',
    provision('SP390a SP390b SP390'),
    numbers('3091', '3481'),
  ),
  asked(
    'BR-043',
    '3.3.1, SP 662',
    'Are cylinders for ships or aircraft carried that do not conform to chapter 6.2?',
    provision('SP662'),
    GASES,
  ),
  asked(
    'BR-044',
    '3.3.1, SP 376',
    'Are the lithium cells or batteries damaged or defective?',
    provision('SP376'),
    numbers(...LITHIUM),
  ),
  asked(
    'BR-046',
    '3.3.1, SP 310',
    'Are the cells or batteries prototypes or of a small production run?',
    provision('SP310'),
    numbers(...LITHIUM),
  ),
  asked(
    'BR-047',
    '3.3.1, SP 378',
    'Are radiation detectors with this gas carried under special provision 378?',
    provision('SP378'),
    GASES,
  ),
  asked(
    'BR-048',
    '5.4.1.2.5.1',
    'Does the radioactive material have the dangers of another class above the limits of 3.5.1.2?',
    [evidenceNeed('eFTI319')],
    RADIOACTIVE,
  ),
  asked(
    'BR-051',
    '3.3.1, SP 363',
    'Does the engine or machinery hold more than 1000 l of fuel?',
    provision('SP363'),
    numbers('3528', '3529', '3530'),
  ),
  asked(
    'BR-053',
    '3.3.1, SP 356',
    'Is a metal hydride storage system carried without a copy of its approval?',
    provision('SP356'),
    numbers('3468'),
  ),
  asked(
    'BR-054',
    '3.3.1, SP 356',
    'Is the approval of a metal hydride storage system carried as a copy?',
    [evidenceNeed('eFTI833', 'T1')],
    numbers('3468'),
  ),
  asked(
    'BR-055',
    '5.4.1.2.2 (a)',
    'Is a mixture of gases carried in a tank, and not named under special provisions 581 to 583?',
    [evidenceNeed('eFTI320')],
    GASES,
  ),
  { ...asked('BR-111', '5.4.1.2.2 (a)', '', [evidenceNeed('eFTI320')], GASES), sameAs: 'BR-055' },
  asked(
    'BR-056',
    '3.3.1, SP 373',
    'Are neutron detectors with boron trifluoride carried?',
    provision('SP373'),
    numbers('1008'),
  ),
  asked(
    'BR-062',
    '3.3.1, SP 623',
    'Is the sulphur trioxide 99.95 % pure or more and carried in tanks without an inhibitor?',
    provision('SP623'),
    numbers('1829'),
  ),
  asked(
    'BR-063',
    '3.3.1, SP 216',
    'Does a provision ask for a statement in words about UN 3175?',
    [evidenceNeed('eFTI319')],
    numbers('3175'),
  ),
  asked(
    'BR-066',
    '5.5.3.7.1',
    'Is it used for cooling or conditioning in a unit that is not well ventilated?',
    statement('9 10'),
    numbers('1845', '1951', '1977'),
  ),
  ...(
    [
      ['BR-068', '1060', '581'],
      ['BR-069', '1078', '582'],
      ['BR-070', '1965', '583'],
    ] as const
  ).map(([id, number, special]) =>
    asked(
      id,
      `3.3.1, SP ${special}`,
      `Is UN ${number} named in the document as special provision ${special} allows?`,
      [evidenceNeed('eFTI1133')],
      numbers(number),
    ),
  ),
  asked(
    'BR-072',
    '5.4.1.2.4, SP 318',
    'Is the infectious substance unknown but suspected to be of Category A?',
    statement('37'),
    numbers('2814', '2900'),
  ),
  asked(
    'BR-075',
    '5.4.1.2.3.3',
    'Do the organic peroxides or self-reactive substances need an approval?',
    [evidenceNeed('eFTI833', 'T2')],
    SELF_REACTIVE,
  ),
  asked(
    'BR-078',
    '5.4.1.2.3.2',
    'Is label No 1 not required by the authority?',
    statement('1'),
    SELF_REACTIVE,
  ),
  asked(
    'BR-100',
    '5.4.1.2.5.3',
    'Do the countries concerned have differing approvals of the package or shipment?',
    statement('16'),
    RADIOACTIVE,
  ),
  asked(
    'BR-106',
    '5.4.1.2.3.4',
    'Is it a sample of an organic peroxide or self-reactive substance?',
    statement('15'),
    SELF_REACTIVE,
  ),
  asked(
    'BR-109',
    '5.4.1.2.1 (d)',
    'Are explosives packed under packing instruction P101?',
    [evidenceNeed('eFTI970')],
    { classes: ['1'] },
  ),
]
