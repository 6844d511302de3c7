import { expect, it } from 'vitest'
import { readPaper } from '../../../../../packages/reading/src/testing/typed-paper.ts'
import { findingsOf } from '../../../../../samples/stages.ts'

const parties = `
Lindqvist Metall GmbH
Feldweg 3
51063 Köln
Germany`

/** Title and words of a form, and how its boxes 3 and 4 refer to the consignee and to the sender. */
const forms = [
  [
    'Consignment note CMR',
    'Sender',
    'Consignee',
    'Place of delivery',
    'Place and date of taking over',
    'See box 2',
    'See box 1',
  ],
  [
    'CMR-Frachtbrief',
    'Absender',
    'Empfänger',
    'Auslieferungsort',
    'Ort und Tag der Übernahme',
    'wie Empfänger',
    'wie Absender, Datum:',
  ],
  [
    'Lettera di vettura CMR',
    'Mittente',
    'Destinatario',
    'Luogo di consegna',
    'Luogo e data di presa in carico',
    'come destinatario',
    'come mittente',
  ],
  [
    'Lettre de voiture CMR',
    'Expéditeur',
    'Destinataire',
    'Lieu de livraison',
    'Lieu et date de prise en charge',
    'idem destinataire',
    'idem expéditeur, le',
  ],
  [
    'List przewozowy CMR',
    'Nadawca',
    'Odbiorca',
    'Miejsce dostawy',
    'Miejsce i data załadowania',
    'jak odbiorca',
    'jak nadawca, dnia',
  ],
  [
    'CMR taşıma senedi',
    'Gönderen',
    'Alıcı',
    'Teslim yeri',
    'Malın teslim alındığı yer ve tarih',
    'alıcı ile aynı',
    'gönderen ile aynı',
  ],
] as const

const town = (values: ReturnType<typeof readPaper>['values'], place: string) =>
  values.find(({ path }) => path.startsWith(`${place}/`) && path.endsWith('cityName[1]'))?.value

it.each(forms)('%s: a box that refers to a party has its address, whatever day stands there', (...words) => {
  const [title, sender, consignee, delivery, takingOver, asConsignee, asSender] = words
  for (const gap of [' ', '\n']) {
    const read = readPaper(`
${title}   No. AB-7000

${sender}:${parties}

${consignee}:
Ferramenta Bruni S.r.l.
Via Roma 4
25122 Brescia
Italy

${delivery}: ${asConsignee}
${takingOver}: ${asSender}${gap}23.11.2026
`)
    expect(town(read.values, 'carrierAcceptanceLocation')).toBe('Köln')
    expect(town(read.values, 'consigneeReceiptLocation')).toBe('Brescia')
    expect(read.values.find(({ eftiId }) => eftiId === 'eFTI39')?.value).toBe('2026-11-23')
    expect(findingsOf(read).findings.filter(({ code }) => code.includes('PLACE'))).toEqual([])
  }
})
