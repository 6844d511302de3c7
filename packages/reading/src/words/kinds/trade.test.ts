import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'
import { table } from '../../testing/set-table.ts'

const read = (title: string, to: string, ...lines: SetLine[]) =>
  readSet([
    [40, 30, title, 16],
    [40, 80, to, 8],
    [40, 92, 'Bauzentrum Morel GmbH'],
    [40, 103, 'Rue de la Paix 4'],
    [40, 114, '69002 Lyon'],
    ...lines,
  ]).values

it.each([
  ['Leverbon', 'Afleveren bij', ['Omschrijving', 'Geleverd', 'Na te leveren', 'Verpakt'], 'pallets'],
  ['Lieferschein', 'Anliefern bei', ['Bezeichnung', 'Menge', 'Rückstand', 'Verpackt in'], 'Paletten'],
  [
    'Bon de livraison',
    'Livrer chez',
    ['Désignation', 'Quantité', 'Reste à livrer', 'Conditionnement'],
    'palettes',
  ],
  ['Följesedel', 'Levereras till', ['Benämning', 'Antal', 'Restnoterat', 'Packat i'], 'pallar'],
])('%s: %s, and what is packed how', (title, to, [nature = '', count = '', rest = '', packed = ''], kind) => {
  const columns = table(
    [40, nature, 'Topcoat', 'Rollers'],
    [220, count, '320', '48'],
    [300, rest, '0', '12'],
    [400, packed, `2 ${kind}`, `3 ${kind}`],
  )
  expect(read(title, to, ...columns)).toMatchObject({
    'consignee/name[1]': 'Bauzentrum Morel GmbH',
    'transportPackage[1]/itemQuantity': 2,
    'transportPackage[2]/itemQuantity': 3,
    'transportPackage[1]/typeCode[1]': 'PX',
    numberOfPackages: 5,
  })
})
