import { expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'

/** The multimodal form with words that no lexicon has over some boxes, and heading cells of their own over the goods. */
const form: SetLine[] = [
  [150, 20, 'FORMULAIRE POUR LE TRANSPORT MULTIMODAL DE MARCHANDISES DANGEREUSES', 11],
  [34, 42, '1. Expéditeur', 6],
  [34, 50, 'SOLVANTS DE PROVENCE SAS'],
  [34, 60, '14 CHEMIN DU PORT'],
  [34, 70, '13270 FOS-SUR-MER'],
  [304, 42, '2. N° du document de transport', 6],
  [304, 50, 'PSV-M 26/01172'],
  [34, 92, '6. Destinataire', 6],
  [34, 100, 'PEINTURES DU RIF SARL'],
  [34, 110, '4 RUE DU MOULIN'],
  [34, 120, '59000 LILLE'],
  [304, 92, '7. Transporteur', 6],
  [304, 100, 'LIGNES DU LEVANT SA'],
  [34, 142, '10. Bateau ou n° de vol ainsi que la date', 6],
  [34, 150, 'DJURDJURA V.118'],
  [34, 160, '26/11/2026'],
  [304, 142, '11. Port / lieu de chargement', 6],
  [304, 150, 'MARSEILLE'],
  [34, 172, '12. Port / lieu de déchargement', 6],
  [34, 180, 'ALGER'],
  [304, 172, '13. Destination', 6],
  [304, 180, 'ROUIBA'],
  [34, 200, "14. Marques d'expédition", 6],
  [124, 200, 'Nombre et type des emballages; description des marchandises', 6],
  [384, 200, 'Masse brute (kg)', 6],
  [474, 200, 'Masse nette (kg)', 6],
  [34, 236, 'EBP 1-40'],
  [124, 236, '40 fûts acier (1A1)'],
  [124, 246, 'UN 1307 XYLÈNES, 3, III'],
  [400, 236, '8720'],
  [490, 236, '8000'],
  [124, 256, 'EmS F-E, S-D'],
  [124, 276, '16 caisses carton (4G)'],
  [124, 286, 'UN 1294 TOLUÈNE, 3, II'],
  [400, 276, '2944'],
  [490, 276, '2640'],
  [124, 316, 'TOTAL 56 COLIS'],
  [396, 316, '11664'],
  [486, 316, '10640'],
  [34, 342, "15. N° d'identification du conteneur", 6],
  [34, 352, 'HLNU3381073'],
  [214, 342, '16. Scellés', 6],
  [214, 352, 'UKNB 40772'],
  [304, 342, '18. Tare (kg)', 6],
  [304, 352, '2180'],
  [434, 342, '19. Masse brute totale (kg)', 6],
  [434, 352, '13844'],
]
const boxes = drawn(
  [30, 40, 300, 90],
  [300, 40, 565, 90],
  [30, 90, 300, 140],
  [300, 90, 565, 140],
  [30, 140, 300, 170],
  [300, 140, 565, 170],
  [30, 170, 300, 198],
  [300, 170, 565, 198],
  [30, 198, 120, 230],
  [120, 198, 380, 230],
  [380, 198, 470, 230],
  [470, 198, 565, 230],
  [30, 230, 120, 340],
  [120, 230, 380, 340],
  [380, 230, 470, 340],
  [470, 230, 565, 340],
  [30, 340, 210, 365],
  [210, 340, 300, 365],
  [300, 340, 430, 365],
  [430, 340, 565, 365],
)

it('is read by the numbers of its boxes, whatever words stand there', () => {
  const { kind, values } = readSet(form, boxes)
  expect(kind).toBe('dangerous-goods')
  expect(values).toMatchObject({
    'transportContractDocument/id': 'PSV-M 26/01172',
    'mainCarriageTransportMovement[1]/usedTransportMeans/name': 'DJURDJURA',
    'usedTransportEquipment[1]/carriedTransportEquipment[1]/affixedSeal[1]/id': 'UKNB 40772',
  })
})

it('weighs goods below high heading cells, and without the container’s tare', () => {
  const { values } = readSet(form, boxes)
  expect(values).toMatchObject({
    'includedConsignmentItem[1]/transportDangerousGoods[1]/grossWeight': { value: 8720, unit: 'KGM' },
    'includedConsignmentItem[2]/transportDangerousGoods[1]/netWeight': { value: 2640, unit: 'KGM' },
    'grossWeight[1]': { value: 11664, unit: 'KGM' },
    'netWeight[1]': { value: 10640, unit: 'KGM' },
    numberOfPackages: 56,
  })
})

it('begins a line of goods where its packages are counted, not with the remark above them', () => {
  const { values } = readSet(form, boxes)
  expect(values).toMatchObject({
    'transportPackage[1]/itemQuantity': 40,
    'transportPackage[2]/itemQuantity': 16,
    'transportPackage[2]/typeCode[1]': 'CS',
  })
})
