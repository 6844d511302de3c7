import { expect, it } from 'vitest'
import { readPaper } from '../../../../../packages/reading/src/testing/typed-paper.ts'
import { findingsOf } from '../../../../../samples/stages.ts'

const cabotage = (plates: string) =>
  readPaper(`
LETTRE DE VOITURE  N° LV 2026-4471

Expéditeur :
Emballages du Grand Lyon SAS
12 rue Aimé-Cotton
69800 Saint-Priest
France

Destinataire :
Conserveries de l'Erdre SAS
6 rue de la Fontaine
44470 Carquefou
France

Transporteur : Przewozy Warta Sp. z o.o., ul. Ostrowska 512, 61-312 Poznań, Pologne

${plates}

Lieu et date de prise en charge : Saint-Priest, France, 12/11/2026
Lieu de livraison : Carquefou, France

Nature de la marchandise : boîtes métalliques vides
Nombre de colis : 28 palettes
Poids brut kg : 6720
`)

const plateOf = ({ values }: ReturnType<typeof readPaper>, eftiId: string) =>
  values.find((value) => value.eftiId === eftiId)?.value
const missing = (read: ReturnType<typeof readPaper>) =>
  findingsOf(read).findings.flatMap(({ code, severity }) =>
    code.includes('VEHICLE-REGISTRATION') ? [severity] : [],
  )

it.each([
  'Tracteur : PO 4K821\nSemi-remorque : PO 82LKP',
  'Immatriculation tracteur / semi-remorque : PO 4K821 / PO 82LKP',
  'Amtl. Kennzeichen Kfz / Anhänger: PO 4K821 / PO 82LKP',
])('%s: each has its own plate', (plates) => {
  const read = cabotage(plates)
  expect([plateOf(read, 'eFTI618'), plateOf(read, 'eFTI374')]).toEqual(['PO 4K821', 'PO 82LKP'])
  expect(missing(read)).toEqual([])
})

it('a single plate in the box of both is that of the vehicle', () => {
  const read = cabotage('Amtl. Kennzeichen Kfz / Anhänger: PO 4K821')
  expect([plateOf(read, 'eFTI618'), plateOf(read, 'eFTI374')]).toEqual(['PO 4K821', undefined])
})

it.each(['Tracteur :\nSemi-remorque : PO 82LKP', 'Tracteur : —\nSemi-remorque : PO 82LKP'])(
  'cabotage without the plate of the vehicle is a high violation: %j',
  (plates) => {
    const read = cabotage(plates)
    expect([plateOf(read, 'eFTI618'), plateOf(read, 'eFTI374')]).toEqual([undefined, 'PO 82LKP'])
    expect(missing(read)).toEqual(['high'])
  },
)
