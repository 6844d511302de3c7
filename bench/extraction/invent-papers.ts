import { inventFurther } from './invent-further.ts'
import { inventedParties, inventedPlaces } from './invent-parties.ts'
import { type FurtherLanguage, furtherLanguages } from './languages/index.ts'
import type { FirstLanguage, GeneratedDocument, GoodsLine, Language } from './paper.ts'

const goods: Record<FirstLanguage, Omit<GoodsLine, 'marks' | 'count' | 'weight' | 'volume'>[]> = {
  en: [
    { packing: 'pallets', packingCode: 'PX', nature: 'Gear housings, cast iron', statistical: '84839089' },
    {
      packing: 'cartons',
      packingCode: 'CT',
      nature: 'Ceramic floor tiles 60 x 60 cm',
      statistical: '69072100',
    },
    { packing: 'drums', packingCode: 'DR', nature: 'Citric acid solution', statistical: '29181400' },
    {
      packing: 'crates',
      packingCode: 'CR',
      nature: 'Control cabinets for packaging lines',
      statistical: '85371091',
    },
  ],
  de: [
    {
      packing: 'Europaletten',
      packingCode: 'PE',
      nature: 'Getriebegehäuse aus Grauguss',
      statistical: '84839089',
    },
    {
      packing: 'Kartons',
      packingCode: 'CT',
      nature: 'Armaturen aus Messing, verpackt',
      statistical: '84818011',
    },
    { packing: 'Fässer', packingCode: 'DR', nature: 'Druckfarbe auf Wasserbasis', statistical: '32151900' },
    {
      packing: 'Kisten',
      packingCode: 'CS',
      nature: 'Ersatzteile für Abfüllanlagen',
      statistical: '84229090',
    },
  ],
  fr: [
    {
      packing: 'palettes',
      packingCode: 'PX',
      nature: 'Pièces moulées en aluminium',
      statistical: '76169910',
    },
    { packing: 'cartons', packingCode: 'CT', nature: 'Vaisselle en porcelaine', statistical: '69111000' },
    { packing: 'caisses', packingCode: 'CS', nature: 'Appareils de mesure', statistical: '90318080' },
    { packing: 'sacs', packingCode: 'SA', nature: 'Semences de tournesol', statistical: '12060010' },
  ],
}

const countryNames: Record<FirstLanguage, Record<string, string>> = {
  en: {
    DE: 'Germany',
    FR: 'France',
    NL: 'Netherlands',
    IT: 'Italy',
    AT: 'Austria',
    BE: 'Belgium',
    PL: 'Poland',
  },
  de: {
    DE: 'Deutschland',
    FR: 'Frankreich',
    NL: 'Niederlande',
    IT: 'Italien',
    AT: 'Österreich',
    BE: 'Belgien',
    PL: 'Polen',
  },
  fr: {
    DE: 'Allemagne',
    FR: 'France',
    NL: 'Pays-Bas',
    IT: 'Italie',
    AT: 'Autriche',
    BE: 'Belgique',
    PL: 'Pologne',
  },
}

const months: Record<FirstLanguage, string> = { en: 'November', de: 'November', fr: 'novembre' }

function printDate(day: number, language: FirstLanguage, style: number): string {
  const dd = String(day).padStart(2, '0')
  if (language === 'en')
    return [`${dd}/11/2026`, `Nov ${day}, 2026`, `${day} ${months.en} 2026`, `2026-11-${dd}`][
      style % 4
    ] as string
  if (language === 'de')
    return [`${dd}.11.2026`, `${day}. ${months.de} 2026`, `${dd}.11.26`, `2026-11-${dd}`][style % 4] as string
  return [`${dd}/11/2026`, `${day} ${months.fr} 2026`, `${dd}.11.2026`, `le ${dd}/11/2026`][
    style % 4
  ] as string
}

const grouped = (n: number, by: string) => String(Math.trunc(n)).replace(/\B(?=(\d{3})+$)/g, by)

function weightStyle(language: FirstLanguage, style: number): (n: number) => string {
  if (language === 'en')
    return [
      (n: number) => `${grouped(n, ',')}.0 kg`,
      (n: number) => `${n}`,
      (n: number) => `${grouped(n, ',')} KG`,
    ][style % 3] as never
  if (language === 'de')
    return [
      (n: number) => `${grouped(n, '.')},00`,
      (n: number) => `${grouped(n, '.')} kg`,
      (n: number) => `${grouped(n, ' ')} kg`,
    ][style % 3] as never
  return [
    (n: number) => `${grouped(n, ' ')} kg`,
    (n: number) => `${n}`,
    (n: number) => `${grouped(n, ' ')},00`,
  ][style % 3] as never
}

const instructions: Record<FirstLanguage, string> = {
  en: 'Customs clearance at destination by consignee',
  de: 'Verzollung am Bestimmungsort durch den Empfänger',
  fr: 'Dédouanement à destination par le client',
}

/** What packages are called in a language, with their codes. */
export const packagesIn = (language: Language): readonly Pick<GoodsLine, 'packing' | 'packingCode'>[] =>
  language in furtherLanguages
    ? furtherLanguages[language as FurtherLanguage].goods
    : goods[language as FirstLanguage]

/** The n-th document of a language: always the same one. */
export const inventPaper = (language: Language, n: number): GeneratedDocument =>
  language in furtherLanguages
    ? inventFurther(language as FurtherLanguage, n)
    : inventFirst(language as FirstLanguage, n)

function inventFirst(language: FirstLanguage, n: number): GeneratedDocument {
  const pick = <T>(items: readonly T[], step: number, from: number): T =>
    items[(n * step + from) % items.length] as T
  const salt = { en: 0, de: 4, fr: 8 }[language]
  const [from, to] = [pick(inventedPlaces, 2, salt), pick(inventedPlaces, 2, salt + 3)]
  const day = 3 + ((n * 5 + salt) % 24)
  const lines = 1 + (n % 3)
  const list = Array.from({ length: lines }, (_, i): GoodsLine => {
    const kind = goods[language][(n + i) % goods[language].length] as GoodsLine
    return {
      ...kind,
      marks: `${'ABCHKLMR'[(n + i) % 8]}${'TXZ'[i % 3]}-${101 + n * 7 + i * 13}`,
      count: 4 + ((n * 7 + i * 9) % 30),
      weight: 950 + ((n * 1370 + i * 815) % 9000),
      ...(n % 4 === 3 ? {} : { volume: 6 + ((n * 3 + i * 2) % 18) + 0.5 }),
    }
  })
  const sign = language === 'de' ? ',' : '.'
  const issuedDay = Math.max(1, day - 1)
  return {
    language,
    number: [
      `CMR-${2026_0400 + n}`,
      `${language.toUpperCase()} ${70_311 + n * 17}`,
      `${26_118_000 + n * 31}`,
    ][n % 3] as string,
    consignor: pick(inventedParties, 5, salt),
    consignee: pick(inventedParties, 5, salt + 4),
    carrier: pick(inventedParties, 5, salt + 9),
    delivery: { lines: [`${to.city}, ${countryNames[language][to.country]}`], ...to },
    takingOver: {
      lines: [`${from.city}, ${countryNames[language][from.country]}`],
      ...from,
      date: `2026-11-${String(day).padStart(2, '0')}`,
      datePrinted: printDate(day, language, n),
    },
    documents: {
      en: 'Invoice 4711-26, packing list',
      de: 'Rechnung 4711-26, Packliste',
      fr: 'Facture 4711-26, liste de colisage',
    }[language],
    goods: list,
    weightPrinted: weightStyle(language, n),
    volumePrinted: (v) => String(v).replace('.', language === 'fr' ? ',' : sign),
    totals: lines > 1 && n % 2 === 0,
    instructions: instructions[language],
    paid: n % 2 === 0,
    issued: {
      city: from.city,
      date: `2026-11-${String(issuedDay).padStart(2, '0')}`,
      datePrinted: printDate(issuedDay, language, n),
    },
    tractor: ['HH-TR 2026', 'GD 482 KL', 'B-1482 AX', 'FX-712-RT'][n % 4] as string,
    trailer: ['HH-AN 818', 'QR-905-PL', 'WGM 4471P', 'OT-18-BD'][n % 4] as string,
    ...(n % 3 === 1
      ? { dangerous: { line: 'UN 1263 PAINT, 3, II, (D/E)', un: '1263', hazardClass: '3', group: 'II' } }
      : {}),
  }
}
