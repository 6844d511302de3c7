import { expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../testing/set-paper.ts'

const boxes = drawn(
  [30, 60, 290, 130],
  [290, 60, 565, 130],
  [30, 130, 290, 150],
  [290, 130, 565, 150],
  [30, 150, 290, 210],
  [290, 150, 565, 210],
  [30, 210, 565, 290],
)

const form: SetLine[] = [
  [200, 30, 'ANEXO VII'],
  [120, 44, 'Informações que acompanham as transferências de resíduos'],
  [34, 64, '1. Pessoa que trata da transferência', 7],
  [34, 76, 'Nome: Fibras do Vouga, Lda.'],
  [34, 88, 'Morada: Zona Industrial, Lote 22'],
  [34, 100, '3850-184 Albergaria-a-Velha, Portugal'],
  [34, 112, 'Pessoa a contactar: Ana Figueira'],
  [294, 64, '2. Importador/Destinatário', 7],
  [294, 76, 'Nome: Reciclados del Tormes, S.L.'],
  [294, 88, 'Morada: Calle Norte 9, 49027 Zamora, Espanha'],
  [34, 134, '3. Quantidade efetiva', 7],
  [130, 134, 'Toneladas (Mg): 22,14 m³: 31'],
  [294, 134, '4. Data efetiva da transferência', 7],
  [420, 134, '12-10-2026'],
  [34, 154, '5. a) 1.º transportador', 7],
  [34, 166, 'Nome: Transportes Serra, S.A.'],
  [34, 178, 'Morada: Rua da Estação 140, 3750-301'],
  [34, 190, 'Águeda'],
  [294, 154, '5. b) 2.º transportador', 7],
  [294, 166, 'Nome:'],
  [294, 178, 'Morada:'],
  [34, 214, '10. Identificação dos resíduos', 7],
  [34, 226, 'i) Anexo IX da Convenção de Basileia: B3011'],
  [34, 238, 'ii) Código OCDE:'],
  [34, 250, 'v) Lista de resíduos da UE: 07 02 13'],
  [34, 262, 'vi) Códigos aduaneiros (NC): 3915 90'],
]

it('Annex VII: names and addresses behind small labels, several codes in one box, tonnes and cubic metres', () => {
  const { kind, values } = readSet(form, boxes)
  expect(kind).toBe('waste-annex-vii')
  expect(values).toMatchObject({
    'consignor/name[1]': 'Fibras do Vouga, Lda.',
    'consignor/postalAddress/streetName[1]': 'Zona Industrial, Lote 22',
    'consignor/postalAddress/cityName[1]': 'Albergaria-a-Velha',
    'consignee/name[1]': 'Reciclados del Tormes, S.L.',
    'consignee/postalAddress/countryCode': 'ES',
    'carrier/postalAddress/postcode[1]': '3750-301',
    'carrier/postalAddress/cityName[1]': 'Águeda',
    'notifiedWasteMaterial[1]/id': 'B3011',
    'notifiedWasteMaterial[2]/id': '07 02 13',
    'notifiedWasteMaterial[1]/weight[1]': { value: 22.14, unit: 'TNE' },
    'grossVolume[1]': { value: 31, unit: 'MTQ' },
  })
})

it('Annex VII: a carrier whose lines are empty is none, and a customs code is no code of the waste', () => {
  const { values } = readSet(form, boxes)
  expect(values).not.toHaveProperty(['connectingCarrier[1]/name[1]'])
  expect(values).not.toHaveProperty(['notifiedWasteMaterial[3]/id'])
})
