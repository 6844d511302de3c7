import { type AskedRule, asked, type Concerned, evidenceNeed, onPackages, onUnit, statement } from './ask.ts'

const BY_SEA: Concerned = { modes: ['1'] }
const BY_RAIL: Concerned = { modes: ['2'] }
const BY_AIR: Concerned = { modes: ['4'] }

/** About how goods are packed, loaded or carried, for any goods. */
export const askedOfCarriage: readonly AskedRule[] = [
  asked('BR-001', '5.4.1.1.6.5', 'Is a cargo tank of the vessel empty or just discharged?', [
    evidenceNeed('eFTI401 eFTI529'),
  ]),
  asked('BR-004', '5.4.1.1.1 (h)', 'Do the goods go to several consignees who are not known at the start?', [
    evidenceNeed('eFTI825', '33'),
  ]),
  asked('BR-005', '1.1.3.6', 'Is the exemption for small quantities of 1.1.3.6 used?', [
    evidenceNeed('eFTI1014 eFTI1017 eFTI1751'),
  ]),
  { ...asked('BR-006', '1.1.3.6', '', [evidenceNeed('eFTI1014 eFTI1017 eFTI1751')]), sameAs: 'BR-005' },
  { ...asked('BR-007', '1.1.3.6', '', [evidenceNeed('eFTI258 eFTI1752')]), sameAs: 'BR-005' },
  asked('BR-008', '5.4.1.1.3.2', 'Is waste on board whose quantity can only be estimated?', statement('44')),
  asked(
    'BR-009',
    '5.4.1.1.2',
    'Does column 20 of Table C of ADN ask for density, melting point or a value?',
    [evidenceNeed('eFTI263 eFTI265 eFTI820')],
  ),
  asked('BR-010', '5.4.1.1.2', 'Is the cargo stabilised with an inhibitor?', [evidenceNeed('eFTI319')]),
  asked('BR-011', '5.4.1.1.2', 'Is the cargo blanketed with an inert gas?', [evidenceNeed('eFTI319')]),
  asked('BR-012', '5.4.1.1.2', 'Is the cargo stabilised in another way?', [evidenceNeed('eFTI319')]),
  asked(
    'BR-022',
    '1.1.4.2.1',
    'Are packages marked for air carriage only, because the goods also go by air?',
    onPackages('43'),
    BY_AIR,
  ),
  asked(
    'BR-023',
    '1.1.4.2.1',
    'Is a container or tank placarded for sea carriage only, because the goods also go by sea?',
    [evidenceNeed('eFTI550', '45')],
    BY_SEA,
  ),
  asked(
    'BR-027',
    '5.4.1.1.6',
    'Are empty uncleaned packagings carried whose marks are those of the trailer, wagon or container?',
    [evidenceNeed('eFTI382 eFTI454', 'T14 T15')],
  ),
  asked('BR-028', '5.4.1.1.6', 'Are empty uncleaned packagings carried in a container?', [
    evidenceNeed('eFTI450', 'T11 T12 T13'),
    evidenceNeed('eFTI454', '4'),
  ]),
  asked('BR-029', '5.4.1.1.6.2.1', 'Are empty uncleaned packagings carried that are described as packages?', [
    evidenceNeed('eFTI307', '38 39 29'),
  ]),
  asked('BR-030', '5.4.1.1.6.2.2', 'Is an empty uncleaned tank, vehicle, wagon or container carried?', [
    evidenceNeed('eFTI378 eFTI450'),
  ]),
  asked(
    'BR-031',
    '5.4.1.1.6.2.2',
    'Is an empty uncleaned means of containment, or a class 2 receptacle of more than 1000 l, carried as equipment?',
    [evidenceNeed('eFTI382 eFTI454', '4')],
  ),
  asked(
    'BR-032',
    '5.4.1.1.6.2.2',
    'Is an empty uncleaned receptacle carried that is described as a package?',
    onPackages('29'),
  ),
  asked('BR-034', '5.4.1.1.17', 'Are solids carried in bulk containers of type BK1 or BK2?', [
    evidenceNeed('eFTI552'),
  ]),
  asked('BR-036', '5.4.1.1.2', 'Are the goods carried in a tank vessel?', [evidenceNeed('eFTI240')]),
  asked(
    'BR-050',
    '5.4.1.1.18',
    'Are goods other than UN 3077 and 3082 environmentally hazardous, in packagings above 5 l or 5 kg?',
    statement('4 5'),
  ),
  asked('BR-052', '3.3.1, SP 392', 'Are fuel gas containment systems of motor vehicles carried?', [
    evidenceNeed('eFTI335'),
    evidenceNeed('eFTI336 eFTI338 eFTI340'),
  ]),
  asked(
    'BR-057',
    '5.4.1.1.5',
    'Are goods carried in salvage packagings or salvage pressure receptacles?',
    statement('6 7'),
  ),
  asked(
    'BR-058',
    '5.4.1.1.3.1',
    'Is waste on board that contains dangerous goods, radioactive waste apart?',
    statement('8'),
  ),
  asked(
    'BR-065',
    '1.1.4.4',
    'Are orange-plated tanks or bulk units piggybacked on rail wagons?',
    [evidenceNeed('eFTI550', '46')],
    BY_RAIL,
  ),
  asked('BR-067', '1.5.1', 'Are goods carried under a special agreement?', [evidenceNeed('eFTI827')]),
  asked('BR-071', '5.4.1.1.16', 'Does Table A name special provision 640 for goods in tanks or in bulk?', [
    evidenceNeed('eFTI426 eFTI552'),
  ]),
  asked(
    'BR-074',
    '3.4',
    'Are only limited quantities carried, under a container or vehicle packing certificate?',
    [...onUnit('19')],
  ),
  asked('BR-076', '5.4.2', 'Does carriage in a container or vehicle precede a voyage by sea?', [
    evidenceNeed('eFTI433 eFTI555', 'T5'),
  ]),
  asked(
    'BR-077',
    '7.1.4.14',
    'Is the cargo stowed under the IMDG Code on a vessel that carries containers only?',
    [evidenceNeed('eFTI827')],
  ),
  asked(
    'BR-085',
    '1.1.4.7',
    'Are refillable pressure receptacles carried under 1.1.4.7?',
    onPackages('41 42'),
  ),
  asked('BR-086', '2.1.2.8', 'Are goods classified under 2.1.2.8?', statement('13')),
  asked(
    'BR-087',
    '5.4.1.1.11',
    'Are IBCs or tanks carried after the last test or inspection has expired?',
    onUnit('23 24 25 26 27'),
  ),
  asked(
    'BR-089',
    '5.4.1.1.1 (e)',
    'Are two or more dangerous goods packed together in one outer packaging?',
    [evidenceNeed('eFTI970')],
  ),
  asked('BR-090', '5.4.1.2.2 (b)', 'Are pressure receptacles carried under 4.1.6.10?', onPackages('40')),
  asked('BR-091', '5.4.1.1.6.4', 'Are tanks carried under 4.3.2.4.4?', onUnit('22')),
  { ...asked('BR-092', '5.4.1.1.6.4', '', onUnit('22')), sameAs: 'BR-091' },
  asked(
    'BR-094',
    '5.4.1.1.1 (j)',
    'Do the marks ask for the hazard identification number before the UN number?',
    // Of a tank-container, or of the tank-wagon itself.
    [evidenceNeed('eFTI483 eFTI395')],
    BY_RAIL,
  ),
  asked(
    'BR-095',
    '5.4.1.1',
    'Is information needed on the dangerous goods in one trailer, wagon or container?',
    [evidenceNeed('eFTI387 eFTI455')],
  ),
  asked(
    'BR-096',
    '5.4.1.1.6.3',
    'Are empty uncleaned tanks on the way to where they are cleaned?',
    onUnit('20'),
  ),
  asked(
    'BR-097',
    '5.4.1.1.6.3',
    'Are empty uncleaned vehicles, wagons or containers on the way to where they are cleaned?',
    onUnit('21'),
  ),
  asked(
    'BR-098',
    '5.4.1.1.14',
    'Is a substance carried at elevated temperature without its name saying so?',
    statement('12'),
  ),
  asked('BR-099', '5.4.1.1.15', 'Is a substance stabilised by temperature control?', [
    evidenceNeed('eFTI279'),
    evidenceNeed('eFTI283'),
  ]),
  asked('BR-107', '3.1.2.5', 'Is a substance that is solid by its name offered molten?', statement('14')),
  asked('BR-108', '5.3.2.1.3', 'Is a tank with several compartments or tanks marked for each?', [
    evidenceNeed('eFTI346'),
  ]),
]
