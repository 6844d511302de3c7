import { describe, expect, it } from 'vitest'
import type { Part } from '../../fields/parts.ts'
import { readAddress } from './address.ts'

function read(lines: string[], of: 'party' | 'place' = 'party'): Partial<Record<Part, string>> {
  const address = readAddress(
    lines.map((text) => ({ text, words: [] })),
    of,
  )
  return Object.fromEntries(Object.entries(address).map(([part, found]) => [part, found.value ?? found.text]))
}

describe('an address', () => {
  it('takes no number plate for a street and a country', () => {
    expect(read(['Trans Tatry s.r.o.', 'LM 077 YE / LM 411 YF'])).toEqual({ name: 'Trans Tatry s.r.o.' })
    expect(read(['Trans Tatry s.r.o.', 'Hlavna 3', '031 01 Liptovsky Mikulas', 'LM 077 YE'])).toMatchObject({
      street: 'Hlavna 3',
      city: 'Liptovsky Mikulas',
    })
  })

  it('keeps a name of two lines whole', () => {
    expect(
      read(['Spedition Oberlechner', 'Internationale Transporte GmbH', 'Gewerbepark 3', 'A-5301 Eugendorf']),
    ).toEqual({
      name: 'Spedition Oberlechner Internationale Transporte GmbH',
      street: 'Gewerbepark 3',
      postcode: '5301',
      city: 'Eugendorf',
      country: 'AT',
    })
  })

  it('reads a post office box', () => {
    expect(read(['Kellermann Feinkost AG', 'Postfach 14 12', 'D-80331 München'])).toMatchObject({
      postOfficeBox: '14 12',
      city: 'München',
    })
  })

  it.each([
    [['Papierfabrik Jade GmbH', 'Hafenstr. 41', '26316 Varel   D'], '26316', 'Varel', 'DE'],
    [['Brides S.à r.l.', 'Zone Haneboesch 41', '4562 Differdange (L)'], '4562', 'Differdange', 'LU'],
    [['Legno Srl', 'Via Roma 2', '33085 Maniago, I'], '33085', 'Maniago', 'IT'],
  ])('takes the sign of vehicles behind the town for the country: %s', (lines, postcode, city, country) => {
    expect(read(lines)).toMatchObject({ postcode, city, country })
  })

  it.each([
    [['Nordlys ApS', 'Nørrebrogade 41', '2200 København N'], 'København N'],
    [['Nordlys ApS', 'Havnevej 3', '5000 Odense S'], 'Odense S'],
  ])('but no district of a town: %s', (lines, city) => {
    expect(read(lines)).toMatchObject({ city })
    expect(read(lines).country).toBeUndefined()
  })

  it.each([
    [['Looms Ltd', 'Mill Lane', 'Kidderminster', 'Worcestershire DY11 7QP'], 'Mill Lane', 'Kidderminster'],
    [['Cerámicas Alba S.L.', 'Calle del Río 4', '40001 Segovia', 'España'], 'Calle del Río 4', 'Segovia'],
    [['Carna Foods Ltd', 'Tuam Road', 'Galway', 'Ireland'], 'Tuam Road', 'Galway'],
  ])('takes no town for a street that ends like one: %s', (lines, street, city) => {
    expect(read(lines)).toMatchObject({ street, city })
  })

  it.each([
    [['Winery Ltd', 'Triq il-Gudja, Ħal Farruġ', 'LQA 2931 Ħal Luqa', 'Malta'], 'LQA 2931', 'Ħal Luqa', 'MT'],
    [
      ['Gozo Haulage Co. Ltd, Triq l-Imġarr 44, GSM 9012', 'Għajnsielem, Malta'],
      'GSM 9012',
      'Għajnsielem',
      'MT',
    ],
    [['Paints Ltd', 'Unit B4, Industrial Estate', 'San Ġwann SGN 3000'], 'SGN 3000', 'San Ġwann', undefined],
    [['Bruk AB, Uddeholmsvägen 4, 683 33 Hagfors, SE'], '683 33', 'Hagfors', 'SE'],
    [['Galvanik AG', 'Glärnischstrasse 12', '9500 Wil SG'], '9500', 'Wil SG', undefined],
  ])('reads postcodes of Malta, signs behind a town, and cantons: %s', (lines, postcode, city, country) => {
    expect(read(lines)).toMatchObject({ postcode, city })
    expect(read(lines).country).toBe(country)
  })

  it('reads what words before each piece name, as in Romania', () => {
    expect(
      read(['Termos S.R.L.', 'loc. Vama, str. Morii nr. 41, jud. Suceava, cod poștal 727590, România']),
    ).toEqual({
      name: 'Termos S.R.L.',
      street: 'str. Morii nr. 41',
      city: 'Vama',
      postcode: '727590',
      country: 'RO',
    })
  })

  it('finds a British postcode behind the town or below it', () => {
    expect(read(['Northgate Ltd', '7 Tannery Lane', 'Leeds LS9 8AG', 'United Kingdom'])).toMatchObject({
      postcode: 'LS9 8AG',
      city: 'Leeds',
      country: 'GB',
    })
    expect(read(['Northgate Ltd', '7 Tannery Lane', 'Leeds', 'LS9 8AG', 'GREAT BRITAIN'])).toMatchObject({
      postcode: 'LS9 8AG',
      city: 'Leeds',
      country: 'GB',
    })
  })

  it('takes a line apart that holds everything', () => {
    expect(read(['Morel SARL, 14 rue des Tanneurs, 69007 Lyon, France'])).toEqual({
      name: 'Morel SARL',
      street: '14 rue des Tanneurs',
      postcode: '69007',
      city: 'Lyon',
      country: 'FR',
    })
  })

  it('joins a house number that had no room on the line', () => {
    expect(read(['Ziegelwerk GmbH, Lehmgrubenweg', '2, 86668 Karlshuld'])).toEqual({
      name: 'Ziegelwerk GmbH',
      street: 'Lehmgrubenweg 2',
      postcode: '86668',
      city: 'Karlshuld',
    })
  })

  it('takes a province for no country where the country stands before the postcode', () => {
    expect(read(['Fruchthof Gen.', 'Handwerkerzone 6', 'I-39018 Terlan (BZ)'])).toMatchObject({
      postcode: '39018',
      city: 'Terlan',
      country: 'IT',
    })
  })

  it('reads the postcode in the shape of the country whose sign stands before it', () => {
    expect(read(['Horlogerie SA', 'RUE DU PROGRES 5', 'CH-2300 LA CHAUX-DE-FONDS'])).toMatchObject({
      postcode: '2300',
      city: 'LA CHAUX-DE-FONDS',
      country: 'CH',
    })
  })

  it('parts what points part, but not a street with a comma of its own', () => {
    expect(read(['Vogelsberg AG · Industriestraße 14 · 36304 Alsfeld · Deutschland'])).toMatchObject({
      street: 'Industriestraße 14',
      city: 'Alsfeld',
      country: 'DE',
    })
    const irish = ['Kildare Ltd', 'Unit 7, Tougher Business Park', 'Naas, Co. Kildare W91 T2K8', 'Ireland']
    expect(read(irish)).toMatchObject({ street: 'Unit 7, Tougher Business Park', city: 'Naas' })
  })

  it('leaves telephone and mail out of the name', () => {
    const address = read([
      'Morel SARL',
      '14 rue des Tanneurs',
      '69007 Lyon',
      'Tél. +33 4 00 00 00 00',
      'info@morel.example',
    ])
    expect(address).toMatchObject({ name: 'Morel SARL', city: 'Lyon', phone: '+33 4 00 00 00 00' })
    expect(address.country).toBeUndefined()
  })

  it('reads lines that carry their own labels', () => {
    expect(
      read(['Name: Morel SARL', 'Street: 14 rue des Tanneurs', 'City: 69007 Lyon', 'Country: France']),
    ).toEqual({
      name: 'Morel SARL',
      street: '14 rue des Tanneurs',
      postcode: '69007',
      city: 'Lyon',
      country: 'FR',
    })
  })

  it('lets a place begin with its street, a party never', () => {
    expect(read(['Werftallee 48', '20457 Hamburg'], 'place')).toEqual({
      street: 'Werftallee 48',
      postcode: '20457',
      city: 'Hamburg',
    })
    expect(read(['Studio 54', '20457 Hamburg']).name).toBe('Studio 54')
  })

  it("leaves 'UK' as it stands: whether that is a code is for the rules", () => {
    expect(read(['Northgate Ltd', '7 Tannery Lane', 'Leeds LS9 8AG', 'UK']).country).toBe('UK')
  })

  it('gives no country where none is named', () => {
    expect(read(['Hansa GmbH', 'Am Kai 1', '20457 Hamburg']).country).toBeUndefined()
  })

  it.each([
    [['UAB „Šilo baldai“', 'Pramonės g. 14', 'LT-76207 Šiauliai'], 'LT-76207', 'Šiauliai', 'LT'],
    [['SIA "Trans"', 'Brīvības iela 204', 'Rīga, LV-1039', 'Latvija'], 'LV-1039', 'Rīga', 'LV'],
    [['Tarenzi S.r.l.', 'Via Roma 2', '36061 Bassano (VI)', 'Italia'], '36061', 'Bassano', 'IT'],
    [['Alföldi Zrt.', '6728 Szeged, Dorozsmai út 35.', 'Magyarország'], '6728', 'Szeged', 'HU'],
  ])('is read in the order of its country: %s', (lines, postcode, city, country) => {
    expect(read(lines)).toMatchObject({ postcode, city, country })
  })

  it.each([
    [['OSAKA 541-0053', 'JAPAN'], { postcode: '541-0053', city: 'OSAKA', country: 'JP' }],
    [['Montreal QC H2Y 1B6', 'Canada'], { postcode: 'H2Y 1B6', city: 'Montreal', country: 'CA' }],
    [['Chicago, IL 60601', 'USA'], { postcode: '60601', city: 'Chicago', country: 'US' }],
    [['Savannah GA 31401-2345', 'USA'], { postcode: '31401-2345', city: 'Savannah', country: 'US' }],
    [['Shanghai 200120', 'China'], { postcode: '200120', city: 'Shanghai', country: 'CN' }],
  ])('finds a postcode overseas behind its town: %s', (town, expected) => {
    expect(read(['Harbour Trading Co Ltd', '88 Quay Street', ...town])).toEqual({
      name: 'Harbour Trading Co Ltd',
      street: '88 Quay Street',
      ...expected,
    })
  })

  it('reads a whole address behind one label', () => {
    const address = { street: 'Mill Lane 7', postcode: '6112', city: 'Wattens', country: 'AT' }
    const line = 'Address: Mill Lane 7, 6112 Wattens, Austria'
    expect(read(['Brennerlog KG', line])).toEqual({ name: 'Brennerlog KG', ...address })
    expect(read(['Name: Brennerlog KG', line, 'Tel.: +43 5224 555 44'])).toEqual({
      name: 'Brennerlog KG',
      phone: '+43 5224 555 44',
      ...address,
    })
  })

  it('leaves the province behind a Spanish town', () => {
    expect(read(['Almazara S.L.', 'Calle Real 8', '41710 Utrera (Sevilla)', 'España'])).toMatchObject({
      city: 'Utrera',
      country: 'ES',
    })
  })

  it('takes the only word of a place for no street, though streets end like it', () => {
    expect(read(['Poeldijk, Nederland'], 'place')).toEqual({ name: 'Poeldijk', country: 'NL' })
  })

  it.each<[string, string[], string]>([
    [
      'the line with a word for streets',
      ['Industrielaan 27', '9320 Aalst', 'Tor/Gate 4'],
      'Industrielaan 27',
    ],
    ['no line that names a day', ['Dorfstr. 3', '9320 Aalst', 'delivery 22/10/26 10h'], 'Dorfstr. 3'],
    ['no register below the town', ['Via Roma 92', '20015 Parabiago', 'Albo MI/087/K'], 'Via Roma 92'],
    ['the unit before it', ['Unit 4', 'Tideswell Way', 'Sheffield S9 2LQ'], 'Unit 4, Tideswell Way'],
    [
      'the kilometre behind it',
      ['Estrada Nacional 10, km 107', '2600 Alverca'],
      'Estrada Nacional 10, km 107',
    ],
    [
      'a number before its street, as in France',
      ['77, boulevard Moulay Slimane', '20590 Casablanca'],
      '77, boulevard Moulay Slimane',
    ],
    [
      'a number behind its street, as in Italy',
      ['Via Monsuello, 88', '25065 Lumezzane'],
      'Via Monsuello, 88',
    ],
    ['the plot behind it', ['Zona Industrial, lote 55', '2384-909 Alcanena'], 'Zona Industrial, lote 55'],
  ])('takes for the street %s', (_, lines, street) => {
    const packed = lines.length === 2 ? [`Nordlicht GmbH, ${lines.join(', ')}`] : ['Nordlicht GmbH', ...lines]
    expect(read(packed)).toMatchObject({ name: 'Nordlicht GmbH', street })
  })
})

it('behind a town with its postcode the code of a country ends the address', () => {
  const lines = ['Feinkost GmbH, Junkersring 57, 53844 Troisdorf, DE', 'Incoterms DAP Troisdorf']
  const parts = { name: 'Feinkost GmbH', street: 'Junkersring 57', postcode: '53844', city: 'Troisdorf' }
  expect(read(lines)).toMatchObject(parts)
})

describe('behind a town and its country', () => {
  it.each([
    [
      ['Papelera Mar, S.L.', 'Calle Mayor 4', '03802 Alcoi (Alicante) – España – CIF B00000000'],
      'Alcoi',
      'ES',
    ],
    [
      ['Novara Bilance S.p.A.', 'Via Roma 12', '28100 Novara (NO) - Italia - P.IVA 01234567890'],
      'Novara',
      'IT',
    ],
    [['Transportes Sol, S.L.', 'Avda. del Sol 3', '03801 Alcoi – ESPAÑA Lic. com. 03-55177'], 'Alcoi', 'ES'],
  ])('numbers of registers are no part of the address: %s', (lines, city, country) => {
    expect(read(lines)).toMatchObject({ city, country })
  })

  it('but the country stays what it is within a street', () => {
    expect(read(['Miller Ltd', 'Mexico Road 800', '5000 Namur, Belgique'])).toMatchObject({
      street: 'Mexico Road 800',
      city: 'Namur',
      country: 'BE',
    })
  })

  it('a street and its town on one line part where the postcode stands below', () => {
    expect(read(['SIA "Kūdra"', 'Dzelzceļa iela 4, Seda', 'LV-4728, Latvija'])).toMatchObject({
      street: 'Dzelzceļa iela 4',
      city: 'Seda',
      postcode: 'LV-4728',
    })
    expect(read(['Miller Ltd', 'Unit 7, Tougher Park', 'Naas', 'W91 XK55', 'Ireland'])).toMatchObject({
      street: 'Unit 7, Tougher Park',
      city: 'Naas',
    })
  })

  it('an Italian street without a number is no partnership', () => {
    expect(read(['Ceramiche Tevere SPA', 'LOC. PRATI SNC', '01033 CIVITA VT', 'ITALIA'])).toMatchObject({
      name: 'Ceramiche Tevere SPA',
      street: 'LOC. PRATI SNC',
    })
    expect(read(['ROSSI E FIGLI SNC', 'Via Roma 2', '01033 CIVITA'])).toMatchObject({
      name: 'ROSSI E FIGLI SNC',
    })
  })
})
