import { expect, it } from 'vitest'
import { pointsElsewhere } from './pointers.ts'

it.each([
  'EL DEL ENCABEZAMIENTO',
  'siehe Anschriftenfeld.',
  'jak w nagłówku',
  'see letterhead',
  'as per our letterhead',
  'wie im Briefkopf',
  'voir en-tête',
  'come da intestazione',
  'zie briefhoofd',
  'viz záhlaví',
  'lásd fejléc',
  'vezi antetul',
  'se brevhovedet',
  'as box 1',
  'wie Feld 3',
  'comme case 2',
  'siehe Anlage 2',
  'see attached annex',
  'patrz załącznik 1',
])('points elsewhere: %s', (text) => expect(pointsElsewhere(text)).toBe(true))

it.each([
  'Kopf & Co. GmbH',
  'Anlagenbau Zollern GmbH',
  'Casa Campo S.L.',
  'Box Logistics Ltd',
  'Head Sport GmbH',
  'Oben AS',
  'Gore Kft.',
  'Sus Trans',
  'La Case SARL',
])('is a name: %s', (text) => expect(pointsElsewhere(text)).toBe(false))
