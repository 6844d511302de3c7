import type { Random } from '../../../samples/make/scans/random.ts'
import { type Party, partyLines } from '../paper.ts'
import { between, pick } from './pick.ts'

/** What companies of a country are made of; every combination is invented. */
interface Country {
  /** Of people and founders. */
  names: string
  /** {n} is a name. */
  companies: string
  /** {n} is the number of the house. */
  streets: string
  /** With their postcodes. */
  towns: string
  /** Their digits are changed. */
  plates: string
}

const countries: Readonly<Record<string, Country>> = {
  AT: {
    names: 'Hölzl|Stadlbauer|Wimmer|Reisinger|Kogler',
    companies: '{n} GmbH|{n} & Co KG|Brüder {n} Handels GmbH|{n} Logistik GmbH',
    streets: 'Industriestraße {n}|Am Anger {n}|Bahnweg {n}|Gewerbepark {n}',
    towns: '4600 Wels|8010 Graz|6020 Innsbruck|2340 Mödling|9500 Villach',
    plates: 'W 48213 B|GU 471 KL',
  },
  BE: {
    names: 'Claessens|Verhaegen|Dumont|Peeters|Lambrecht',
    companies: '{n} NV|{n} Transport BV|Etablissements {n} SA|{n} & Zonen BV',
    streets: 'Havenlaan {n}|Steenweg op Gent {n}|Rue du Canal {n}|Industrielaan {n}',
    towns: '9000 Gent|8500 Kortrijk|4000 Liège|2800 Mechelen|3500 Hasselt',
    plates: '1-KBD-482|2-XRT-917',
  },
  BG: {
    names: 'Георгиев|Димитров|Стоянов|Балкан|Тракия',
    companies: '{n} ООД|{n} Транс ЕООД|{n} АД|{n} и синове ООД',
    streets: 'ул. Индустриална {n}|бул. България {n}|ул. Марица {n}',
    towns: '4000 Пловдив|9000 Варна|6000 Стара Загора|8000 Бургас',
    plates: 'СА 4821 КМ|РВ 9174 ЕЕ',
  },
  CH: {
    names: 'Zürcher|Amstutz|Brunner|Favre|Gerber',
    companies: '{n} AG|{n} Transporte AG|{n} & Cie SA|{n} Handels GmbH',
    streets: 'Industriestrasse {n}|Bahnhofstrasse {n}|Route de Lausanne {n}|Feldweg {n}',
    towns: '8400 Winterthur|4051 Basel|1020 Renens|6300 Zug|9000 St. Gallen',
    plates: 'ZH 482 913|BE 71 204',
  },
  CZ: {
    names: 'Dvořák|Procházka|Moravia|Horák|Svoboda',
    companies: '{n} s.r.o.|{n} a.s.|{n} Trans s.r.o.|{n} & syn, spol. s r.o.',
    streets: 'Průmyslová {n}|Nádražní {n}|U Cihelny {n}|Brněnská {n}',
    towns: '602 00 Brno|301 00 Plzeň|702 00 Ostrava|460 01 Liberec',
    plates: '4AB 2918|7U2 0413',
  },
  DE: {
    names: 'Brandmeier|Kesselring|Osterloh|Vogelsang|Petersen|Hagenbeck',
    companies: '{n} GmbH|{n} GmbH & Co. KG|{n} Spedition GmbH|{n} AG|Gebr. {n} OHG|{n} e.K.',
    streets: 'Industriestr. {n}|Hafenstraße {n}|Am Güterbahnhof {n}|Lange Gasse {n}|Ziegeleiweg {n}',
    towns: '70173 Stuttgart|28195 Bremen|04109 Leipzig|48143 Münster|90402 Nürnberg|24103 Kiel',
    plates: 'HH-TR 2026|S-KL 4821|M AB 917',
  },
  DK: {
    names: 'Mikkelsen|Thygesen|Nordjysk|Bertelsen|Vestkyst',
    companies: '{n} A/S|{n} ApS|{n} Transport A/S|{n} & Søn ApS',
    streets: 'Industrivej {n}|Havnegade {n}|Møllevej {n}|Østergade {n}',
    towns: '8000 Aarhus C|7100 Vejle|6700 Esbjerg|5000 Odense C',
    plates: 'CK 48 291|XB 91 742',
  },
  EE: {
    names: 'Tamm|Kask|Põhja|Saare|Lepik',
    companies: '{n} OÜ|{n} Puit AS|{n} Transport OÜ|AS {n}',
    streets: 'Tööstuse {n}|Sadama tn {n}|Pärnu mnt {n}',
    towns: '80010 Pärnu|51003 Tartu|44307 Rakvere|10111 Tallinn',
    plates: '482 KLM|917 BDF',
  },
  ES: {
    names: 'Arrizabala|Montoro|Quesada|Ferrer|Igualada',
    companies: '{n} S.L.|{n} e Hijos S.A.|Transportes {n} S.L.|Industrias {n} S.A.U.',
    streets: 'Calle Mayor {n}|Pol. Ind. Las Eras, nave {n}|Avda. del Puerto {n}|C/ Molinos {n}',
    towns: '50003 Zaragoza|12540 Vila-real|41001 Sevilla|08740 Sant Andreu|48980 Santurtzi',
    plates: '4821 KLM|R-9174-BCD',
  },
  FI: {
    names: 'Korhonen|Mäkelä|Pohjola|Saimaa|Virtanen',
    companies: '{n} Oy|{n} Kuljetus Oy|{n} & Pojat Ky|{n} Oyj',
    streets: 'Teollisuuskatu {n}|Satamatie {n}|Rautatienkatu {n}|Varastokuja {n}',
    towns: '33100 Tampere|20100 Turku|90100 Oulu|15110 Lahti',
    plates: 'KLM-482|DBF-917',
  },
  FR: {
    names: 'Lacombe|Beaumont|Garrigue|Perrin|Vasseur|Chauvet',
    companies: '{n} SAS|Transports {n}|Ets {n} SARL|{n} et Fils SA|Société {n} Industrie SAS',
    streets: '{n} rue de la Gare|{n} bis avenue du Port|ZA des Ormes, lot {n}|{n} chemin des Vignes',
    towns: '44000 Nantes|67000 Strasbourg|31200 Toulouse|76600 Le Havre|38070 Saint-Quentin-Fallavier',
    plates: 'FX-712-RT|GD-482-KL',
  },
  GB: {
    names: 'Ashworth|Penhale|Blackwood|Harker|Fairclough',
    companies: '{n} Ltd|{n} & Sons Ltd|{n} Haulage Limited|{n} Components plc|{n} Trading LLP',
    streets: '{n} Mill Lane|Unit {n}, Riverside Park|{n} Dock Road|{n} High Street',
    towns: 'LS11 5DR Leeds|B6 7TL Birmingham|CF10 4LY Cardiff|EH6 7DX Edinburgh',
    plates: 'KX21 LMN|YN68 BDF',
  },
  GR: {
    names: 'Παπαδόπουλος|Αιγαίον|Ολυμπος|Γεωργίου',
    companies: '{n} Α.Ε.|{n} ΕΠΕ|{n} Μεταφορική Ο.Ε.|Αφοί {n} Α.Ε.',
    streets: 'Λεωφ. Αθηνών {n}|Βιομηχανική Περιοχή {n}|Λιμένος {n}',
    towns: '546 27 Θεσσαλονίκη|185 45 Πειραιάς|262 22 Πάτρα',
    plates: 'ΥΖΒ-4821|ΡΚ-91742',
  },
  HR: {
    names: 'Horvat|Babić|Slavonija|Jadran|Kovačević',
    companies: '{n} d.o.o.|{n} d.d.|{n} prijevoz d.o.o.|{n} i sin d.o.o.',
    streets: 'Industrijska {n}|Ulica kralja Tomislava {n}|Lučka cesta {n}',
    towns: '31000 Osijek|51000 Rijeka|42000 Varaždin|21000 Split',
    plates: 'ZG 4821-KL|ST 917-BD',
  },
  HU: {
    names: 'Kovács|Szabó|Alföld|Tisza|Bakony',
    companies: '{n} Kft.|{n} Zrt.|{n} Trans Kft.|{n} és Társa Bt.',
    streets: 'Ipari út {n}.|Kossuth Lajos utca {n}.|Vasút sor {n}.',
    towns: '6000 Kecskemét|9021 Győr|4024 Debrecen|7621 Pécs',
    plates: 'ABC-123|XYZ-448',
  },
  IE: {
    names: 'Delaney|Kilbride|Moynihan|Shannon',
    companies: '{n} Ltd|{n} Foods DAC|{n} Transport Ltd|{n} & Co. Ltd',
    streets: 'Unit {n}, Quay Business Park|{n} Main Street|{n} Dublin Road',
    towns: 'H91 K8YD Galway|T12 W8KP Cork|V94 T9PX Limerick',
    plates: '211-C-4821|191-D-917',
  },
  IT: {
    names: 'Bertoni|Zanardi|Colombari|Falchetti|Rovere',
    companies: '{n} S.r.l.|{n} S.p.A.|Fratelli {n} S.n.c.|Autotrasporti {n} S.r.l.|Officine {n} S.p.A.',
    streets: 'Via Emilia {n}|Via del Lavoro {n}|Viale Europa {n}|Strada Statale 11, {n}',
    towns: '41043 Formigine|20851 Lissone|25030 Castrezzato|37069 Villafranca|10040 Rivalta',
    plates: 'FG 482 KL|XA 917 BD',
  },
  LT: {
    names: 'Žemaitija|Nemunas|Kazlauskas|Baltija',
    companies: 'UAB {n}|AB {n}|UAB {n} transportas|{n} ir partneriai UAB',
    streets: 'Pramonės g. {n}|Uosto g. {n}|Vilniaus pl. {n}',
    towns: '91100 Klaipėda|35100 Panevėžys|44200 Kaunas',
    plates: 'KLM 482|BD 917',
  },
  LV: {
    names: 'Bērziņš|Daugava|Kurzeme|Ozoliņš',
    companies: 'SIA {n}|AS {n}|SIA {n} Transports|{n} un partneri SIA',
    streets: 'Rūpnīcas iela {n}|Ostas iela {n}|Brīvības iela {n}',
    towns: 'LV-3401 Liepāja|LV-5401 Daugavpils|LV-4201 Valmiera',
    plates: 'KL-4821|B-9174',
  },
  NL: {
    names: 'Hoekstra|Van der Meulen|Kuipers|De Graaf|Brouwer',
    companies: '{n} B.V.|{n} Transport B.V.|Gebr. {n} V.O.F.|{n} Handelmaatschappij B.V.',
    streets: 'Havenweg {n}|Industrieweg {n}|Dorpsstraat {n}|Energieweg {n}',
    towns: '5928 LR Venlo|8011 PB Zwolle|3542 AB Utrecht|4462 GK Goes',
    plates: '52-BKD-7|OK-17-ZB',
  },
  NO: {
    names: 'Haugland|Nordfjord|Solberg|Lofoten',
    companies: '{n} AS|{n} Sjømat AS|{n} Transport AS|{n} og Sønner AS',
    streets: 'Havneveien {n}|Industrigata {n}|Storgata {n}',
    towns: '6003 Ålesund|5004 Bergen|4611 Kristiansand|8400 Sortland',
    plates: 'DK 48291|VF 9174',
  },
  PL: {
    names: 'Nowicki|Wiśniewski|Podhale|Zieliński|Mazur',
    companies: '{n} Sp. z o.o.|{n} S.A.|Zakłady {n} sp.j.|{n} Trans Sp. z o.o. sp.k.|PPHU {n}',
    streets: 'ul. Fabryczna {n}|ul. Kolejowa {n}|al. Jana Pawła II {n}|ul. Składowa {n}',
    towns: '61-248 Poznań|30-001 Kraków|85-030 Bydgoszcz|20-209 Lublin',
    plates: 'PO 4K821|KR 92817',
  },
  PT: {
    names: 'Carvalhal|Figueira|Seixas|Meireles',
    companies: '{n}, Lda.|{n} & Filhos, S.A.|Transportes {n}, Lda.|Indústrias {n}, S.A.',
    streets: 'Rua da Indústria, {n}|Zona Industrial, lote {n}|Av. da Liberdade, {n}',
    towns: '4470-208 Maia|3700-121 São João da Madeira|2910-001 Setúbal',
    plates: '28-XR-45|L-192837',
  },
  RO: {
    names: 'Carpați|Dunărea|Popescu|Ardeal',
    companies: 'SC {n} SRL|{n} SA|SC {n} Trans SRL|{n} Impex SRL',
    streets: 'Str. Uzinei nr. {n}|Calea Aradului nr. {n}|Bd. Muncii nr. {n}',
    towns: '300222 Timișoara|400641 Cluj-Napoca|550018 Sibiu|700259 Iași',
    plates: 'DJ 48 KLM|B 917 BCD',
  },
  SE: {
    names: 'Bergström|Hällefors|Norrland|Sjögren',
    companies: '{n} AB|{n} Åkeri AB|{n} & Söner AB|{n} Industri AB',
    streets: 'Industrigatan {n}|Hamngatan {n}|Verkstadsvägen {n}',
    towns: '331 41 Värnamo|602 23 Norrköping|252 25 Helsingborg|781 70 Borlänge',
    plates: 'KLM 482|BDF 91A',
  },
  SI: {
    names: 'Gorenjec|Novak|Pohorje|Krajnc',
    companies: '{n} d.o.o.|{n} d.d.|{n} transport d.o.o.|{n} in sinovi d.o.o.',
    streets: 'Industrijska cesta {n}|Tovarniška ulica {n}|Ob železnici {n}',
    towns: '2000 Maribor|4000 Kranj|3000 Celje|6000 Koper',
    plates: 'LJ KD-482|MB 91-BD',
  },
  SK: {
    names: 'Kováč|Tatran|Liptov|Hronský',
    companies: '{n} s.r.o.|{n} a.s.|{n} Trans, s.r.o.|{n} a syn s.r.o.',
    streets: 'Priemyselná {n}|Železničná {n}|Hlavná {n}',
    towns: '010 01 Žilina|040 01 Košice|949 01 Nitra|917 01 Trnava',
    plates: 'BA 712 KD|KE 403 YB',
  },
}

const homeOf: Readonly<Record<string, string>> = {
  cs: 'CZ',
  da: 'DK',
  el: 'GR',
  en: 'GB',
  et: 'EE',
  sl: 'SI',
  sv: 'SE',
}

/** Where a document in this language is written. */
export const countryOf = (language: string) => homeOf[language] ?? language.toUpperCase()

/** A company of the country, or of any for undefined. @param language the name of its country is printed in it, or nothing is */
export function inventCompany(random: Random, language: string, country?: string): Party {
  const code = country ?? pick(random, Object.keys(countries))
  const from = countries[code]
  if (!from) throw new Error(`no companies are made in ${code}`)
  const house = String(1 + Math.floor(random() ** 2 * 180))
  const [, postcode = '', city = ''] = townOf(pick(random, from.towns))
  const signs = random()
  return {
    name: [pick(random, from.companies).replace('{n}', pick(random, from.names))],
    street: pick(random, from.streets).replace('{n}', house),
    postcode,
    city,
    country: code,
    countryPrinted: signs < 0.6 ? nameOfCountry(code, signs < 0.45 ? language : 'en') : '',
    ...(signs > 0.8 && /^\d/.test(postcode) ? { sign: code === 'DE' || code === 'FR' ? code[0] : code } : {}),
  }
}

/** The postcode ends with its last group that has a digit. */
const townOf = (town: string) =>
  /^((?:\S*\d\S*|[A-Z]{2}(?= ))(?: (?:\S*\d\S*|[A-Z]{2})(?= ))?) (.+)$/.exec(town) ?? []

export const nameOfCountry = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

/** The plate of a vehicle from there. */
export const inventPlate = (random: Random, country: string): string =>
  pick(random, countries[country]?.plates ?? '').replace(/\d/g, () => String(between(random, 1, 9)))

const townFirst: ReadonlySet<string> = new Set(['GB', 'IE'])

/** As it is printed there. */
export const addressLines = (party: Party): string[] =>
  townFirst.has(party.country)
    ? partyLines({ ...party, postcode: party.city, city: party.postcode })
    : partyLines(party)
