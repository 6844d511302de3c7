import { expect, it } from 'vitest'
import { type Span, spanOf } from '../../layout/span.ts'
import { haulierIn, hauliersInProse } from './hauliers.ts'

const line = (text: string): Span =>
  spanOf(
    text.split(' ').map((word, i) => ({ text: word, box: [i * 40, 10, i * 40 + 36, 20], confidence: 1 })),
  )

it.each([
  ['Spedition Harkort & Lüling, Meschede', 'Spedition Harkort & Lüling'],
  ['AUTEM, TRUCK-BESKYD S.R.O.', 'TRUCK-BESKYD S.R.O.'],
  ['auto SV-41-TSP, remorcă SV-77-RMK', undefined],
  ['Notre transporteur', undefined],
  ['LKW', undefined],
])('the haulier that %s names', (text, name) => {
  expect(haulierIn(line(text))?.text).toBe(name)
})

it.each([
  ['Die Ware wurde am 12.11.2026 durch die Spedition Illertal KG abgeholt.', 'Spedition Illertal KG'],
  [
    'Geladen 5 oktober 2026 te Sassenheim door Transport Duinrand v.o.f., kenteken 61-BKD-4',
    'Transport Duinrand v.o.f.',
  ],
  [
    'Ihre Bestellung vom 25.11., geliefert am 1.12.2026 durch Frächter Kogler Transporte GmbH an unten genannte Adresse.',
    'Kogler Transporte GmbH',
  ],
  ['afsendt 17-11-26 med Skivevognmanden ApS, vogn DK BX 44 170', 'Skivevognmanden ApS'],
  ['Vežėjas – UAB „Platelių vežėjai“, vilkikas LTR 417, puspriekabė GK 882.', 'UAB „Platelių vežėjai“'],
  ['Towar wysłano dnia 12.11.2026 przez firmę Wschodni Trans Sp. z o.o.', 'Wschodni Trans Sp. z o.o.'],
  ['Godset sändes med Bergslagens Åkeri AB den 12 november', 'Bergslagens Åkeri AB'],
  ['The goods were sent by Miller Paper Ltd on 12 November', undefined],
  ['Die Ware wurde geliefert an die Huber Bau GmbH in Linz', undefined],
  ['Payment with Miller Ltd is agreed for the whole of next year', undefined],
  ['Remis à Transports Varennois – M. Lefèvre, immatriculation GT-417-KX', 'Transports Varennois'],
  [
    'Geliefert am 1.12.2026 durch Frächter Manhart Transporte GmbH an unten genannte Adresse',
    'Manhart Transporte GmbH',
  ],
  ['Forsendelse: afsendt 17-11-26 med Fjordvognmanden ApS, vogn DK BX 44 170.', 'Fjordvognmanden ApS'],
  ['Vežėjas – UAB „Ventės vežėjai“, vilkikas LTR 417', 'UAB „Ventės vežėjai“'],
  ['Despatched via Solway Nordic Freight Ltd, groupage Immingham', 'Solway Nordic Freight Ltd'],
  ['Az árut 2026.11.18-án a Bakonyvár Trans Kft. szállította el', 'Bakonyvár Trans Kft.'],
  ['Goods collected 18 Nov 2026 by Pennard Haulage Ltd, vehicle PN24 HLG.', 'Pennard Haulage Ltd'],
  ['Les réserves doivent être adressées au transporteur par lettre recommandée.', undefined],
  ['Die Lieferung erfolgt durch unseren eigenen Fuhrpark nach Absprache.', undefined],
  ['Ware geliefert gemäß Vertrag mit Baumarkt Isar GmbH vom 3. Mai', undefined],
  ['Payment by Miller Freight Ltd within 30 days of the date of invoice', undefined],
])('a sentence: %s', (text, name) => {
  expect(hauliersInProse([line(text)])[0]?.value).toBe(name)
})

it('reads the address that the sentence goes on with', () => {
  const readings = hauliersInProse([
    line('Přepravce: Autodoprava Kersko – Z. Vondra, Kersko 71, 562 04 Ústí nad Orlicí. Vozidlo RZ 5E7 4417'),
  ])
  expect(readings.map(({ value }) => value)).toContain('Ústí nad Orlicí')
})
