import { expect, it } from 'vitest'
import { readAddress } from './address.ts'

/** Lines parted by ' / ', then name, street, postcode, town and country. */
const blocks = `
Herrn Torsten Mielke / Mielke Baustoffe e.K. / Ziegeleiweg 9 / 24837 Schleswig = Mielke Baustoffe e.K. | Ziegeleiweg 9 | 24837 | Schleswig |
Gut Marienthal Agrar GbR / Gut Marienthal / 19243 Wittenburg = Gut Marienthal Agrar GbR | Gut Marienthal | 19243 | Wittenburg |
Weserkiesel Chemie GmbH / Postfach 11 20 / Uferweg 33 / 31785 Hameln = Weserkiesel Chemie GmbH | Uferweg 33 | 31785 | Hameln |
Alpenrose Textil S.r.l. / c/o Spedition Hagenow GmbH / Lagerstraße 2 / 85774 Unterföhring = Alpenrose Textil S.r.l. | Lagerstraße 2 | 85774 | Unterföhring |
Carré Bricolage / Plateforme Logistique Sud / Parc d'activités de Clésud / Avenue Clément Ader / 13140 Miramas = Carré Bricolage Plateforme Logistique Sud | Parc d'activités de Clésud, Avenue Clément Ader | 13140 | Miramas |
STE NOUVELLE DES ETS GRANDJEAN / ZAC DU BOIS ROCHEFORT / 5 RUE JEAN MONNET / 95240 CORMEILLES = STE NOUVELLE DES ETS GRANDJEAN | 5 RUE JEAN MONNET | 95240 | CORMEILLES |
Oleificio Cooperativo Terre Rosse / C.da Serra snc / 72017 OSTUNI BR = Oleificio Cooperativo Terre Rosse | C.da Serra snc | 72017 | OSTUNI |
Spett.le / Arredamenti Brianza S.n.c. / Corso Garibaldi 8 int. 3 / 20831 SEREGNO MB = Arredamenti Brianza S.n.c. | Corso Garibaldi 8 int. 3 | 20831 | SEREGNO |
PLASTICOS LEVANTE S.L. C/ SIERRA MARIOLA 4 03690 SAN VICENTE = PLASTICOS LEVANTE S.L. | C/ SIERRA MARIOLA 4 | 03690 | SAN VICENTE |
The Ashcombe Cider Company / Orchard House / Mill Lane / Taunton / Somerset TA3 5QQ = The Ashcombe Cider Company | Orchard House, Mill Lane | TA3 5QQ | Taunton |
Sliabh Mór Woollen Mills Ltd / Strand Road / Leitir Ceanainn / Co. Dhún na nGall / Éire = Sliabh Mór Woollen Mills Ltd | Strand Road | | Leitir Ceanainn | IE
Bloemenveiling Westerlee / Docknr. 117 / Legmeerdijk 313 / 1431 GB Aalsmeer = Bloemenveiling Westerlee | Legmeerdijk 313 | 1431 GB | Aalsmeer |
Duna Papír Bt. / 1097 Budapest, Gubacsi út 47/B. II. em. 3. = Duna Papír Bt. | Gubacsi út 47/B. II. em. 3. | 1097 | Budapest |
SC Panificatie Bihor SRL, Calea Clujului nr. 117, Oradea, jud. Bihor, 410560 = SC Panificatie Bihor SRL | Calea Clujului nr. 117 | 410560 | Oradea |
СТАР МЕЛНИК ЕООД / гр. Сандански 2800, бул. Македония 55, ет. 2 / ЕИК 555017442 = СТАР МЕЛНИК ЕООД | бул. Македония 55, ет. 2 | 2800 | Сандански |
КООПЕРАЦИЯ "ЕДИНСТВО" / с. Сеново, п.к. 7038, ул. Хан Аспарух 3 / ЕИК 827055501 = КООПЕРАЦИЯ "ЕДИНСТВО" | ул. Хан Аспарух 3 | 7038 | Сеново |
Земеделец Пенев / с. Брестак, общ. Вълчи дол / 9295 = Земеделец Пенев | | 9295 | Брестак |
OÜ Saarde Puit / Metsa tee 5 / Kilingi-Nõmme / 86305 Pärnumaa / Eesti = OÜ Saarde Puit | Metsa tee 5 | 86305 | Kilingi-Nõmme | EE
Foshan Hengli Company Limited / No.12 Keyuan 3rd Road, Ronggui / Foshan City, Guangdong Province, China 528305 / Tel: 86-757-5550174 = Foshan Hengli Company Limited | No.12 Keyuan 3rd Road, Ronggui | 528305 | Foshan City | CN
SAHYADRI CASTINGS LIMITED / Plot No. C-44, MIDC Shiroli / Kolhapur 416122, Maharashtra, India / IEC: 0555017442 = SAHYADRI CASTINGS LIMITED | Plot No. C-44, MIDC Shiroli | 416122 | Kolhapur | IN
Cascade Hop Growers LLC / PO Box 1170 / 18021 Hwy 97 / Toppenish, Washington 98948 / U.S.A. = Cascade Hop Growers LLC | 18021 Hwy 97 | 98948 | Toppenish | US
Calçados Rio Caí Ltda / Av. Getúlio Vargas, 1170 - Sala 3 / Novo Hamburgo/RS - CEP 93510-000 = Calçados Rio Caí Ltda | Av. Getúlio Vargas, 1170 - Sala 3 | 93510-000 | Novo Hamburgo |
HANBIT ELECTRIC CO., LTD. / 117-4, Gongdan 2-daero, Siheung-si / Gyeonggi-do 15118 / Republic of Korea = HANBIT ELECTRIC CO., LTD. | 117-4, Gongdan 2-daero | 15118 | Siheung-si | KR
FORMOSA PARTS LTD. / No. 44, Lane 117, Sec. 2, Zhongshan Rd., Dajia Dist. / Taichung City 437, Taiwan = FORMOSA PARTS LTD. | No. 44, Lane 117, Sec. 2, Zhongshan Rd., Dajia Dist. | 437 | Taichung City | TW
Café Serra S.A. / Rod. BR-459, km 44 / 37540-000 Santa Rita do Sapucaí - MG / Brasil / CNPJ 55.501.744/0001-21 = Café Serra S.A. | Rod. BR-459, km 44 | 37540-000 | Santa Rita do Sapucaí | BR
`
  .trim()
  .split('\n')
  .map((line): [string, string] => line.split(' = ') as [string, string])

const read = (lines: string) => {
  const found = readAddress(lines.split(' / ').map((text) => ({ text, words: [] })))
  const { name, street, postcode, city, country } = found
  return [name, street, postcode, city, country].map((part) => part?.value ?? part?.text ?? '')
}

it.each(blocks)('%s', (lines, parts) => {
  expect(read(lines)).toEqual(parts.split('|').map((part) => part.trim()))
})

it.each([
  ['letters that are no province of the postcode', 'Nord AG / Hafenweg 3 / 26721 EMDEN BR', 3, 'EMDEN BR'],
  ['a person who is the party', 'Frau Helga Brinkmann / Am Kanal 3 / 45356 Essen', 0, 'Frau Helga Brinkmann'],
  [
    'a company called after a person',
    'M. Dupont SARL / Morel SARL / Rue Haute 4 / 69002 Lyon',
    0,
    'M. Dupont SARL',
  ],
  ['six figures without a county', 'Nord SRL / Calea Unirii 410560 / Oradea', 2, ''],
  [
    'the house before another street',
    'Hygge Huis / Distributiecentrum / Mill Lane 4 / LS1 4AP Leeds',
    0,
    'Hygge Huis Distributiecentrum',
  ],
])('leaves %s', (_, lines, at, value) => expect(read(lines)[at]).toBe(value))
