import { cut, type Span } from '../../../layout/span.ts'
import { list } from '../../../words/lexicon.ts'
import { hasPostcodesOf, isItalianProvince } from './italian-provinces.ts'
import { endBeforeState } from './states.ts'
import { endOfDistrict } from './turkish-provinces.ts'

/**
 * What stands between a town and its postcode, or behind it, and is no town itself: 'Cowdenbeath, Fife KY4 8EP'. Only where
 * an address names both is it left out: 'Fife' alone may be all that is known.
 */
const regions = new Set(
  [
    // Counties of Great Britain and Ireland as addresses print them; those named like a town of theirs are left out.
    ...list`
      avon, bedfordshire, beds, berkshire, berks, buckinghamshire, bucks, cambridgeshire, cambs, cheshire, cleveland,
      cornwall, county durham, cumbria, derbyshire, devon, dorset, east sussex, essex, gloucestershire, glos,
      greater manchester, hampshire, hants, herefordshire, hertfordshire, herts, humberside, isle of wight, kent,
      lancashire, lancs, leicestershire, leics, lincolnshire, lincs, merseyside, middlesex, middx, norfolk,
      northamptonshire, northants, northumberland, north yorkshire, nottinghamshire, notts, oxfordshire, oxon, rutland,
      shropshire, salop, somerset, south yorkshire, staffordshire, staffs, suffolk, surrey, teesside, tyne and wear,
      warwickshire, warks, west midlands, west sussex, west yorkshire, wiltshire, wilts, worcestershire, worcs, yorkshire,
      east yorkshire, aberdeenshire, angus, argyll, ayrshire, north ayrshire, south ayrshire, banffshire, berwickshire,
      caithness, clackmannanshire, dumfriesshire, dunbartonshire, east lothian, fife, inverness shire, kincardineshire,
      kinross shire, kirkcudbrightshire, lanarkshire, north lanarkshire, south lanarkshire, midlothian, moray, morayshire,
      nairnshire, orkney, peeblesshire, perthshire, renfrewshire, ross shire, roxburghshire, selkirkshire, shetland,
      stirlingshire, sutherland, west lothian, wigtownshire, anglesey, clwyd, dyfed, gwent, gwynedd, mid glamorgan,
      south glamorgan, west glamorgan, powys, carmarthenshire, ceredigion, denbighshire, flintshire, monmouthshire,
      pembrokeshire, east riding of yorkshire, scottish borders, highland`,
    // Counties of Estonia.
    ...list`
      harjumaa, hiiumaa, ida virumaa, jõgevamaa, järvamaa, läänemaa, lääne virumaa, põlvamaa, pärnumaa, raplamaa, saaremaa,
      tartumaa, valgamaa, viljandimaa, võrumaa`,
    // Prefectures, provinces and states that stand behind a town overseas.
    ...list`
      aichi, akita, aomori, chiba, ehime, gifu, gunma, hokkaido, hyogo, ibaraki, ishikawa, iwate, kagawa, kanagawa, mie,
      miyagi, miyazaki, nagano, niigata, oita, okayama, okinawa, saga, saitama, shiga, shimane, shizuoka, tochigi,
      tokushima, tottori, toyama, wakayama, yamagata, yamaguchi, yamanashi,
      anhui, fujian, gansu, guangdong, guangxi, guizhou, hainan, hebei, heilongjiang, henan, hubei, hunan, inner mongolia,
      jiangsu, jiangxi, jilin, liaoning, ningxia, qinghai, shaanxi, shandong, shanxi, sichuan, xinjiang, yunnan, zhejiang,
      andhra pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh, jharkhand, karnataka, kerala,
      madhya pradesh, maharashtra, odisha, punjab, rajasthan, tamil nadu, telangana, uttar pradesh, uttarakhand,
      west bengal, selangor, johor, penang, perak, kedah, sarawak, sabah, gyeonggi do, gyeongsangnam do, gyeongsangbuk do,
      jeollanam do, jeollabuk do, chungcheongnam do, chungcheongbuk do, gangwon do, gyeonggi, gyeongnam, gyeongbuk,
      new south wales, nsw, queensland, qld, south australia, tasmania, victoria, vic, western australia,
      kwazulu natal, gauteng, western cape, eastern cape, alberta, british columbia, manitoba, new brunswick,
      newfoundland, nova scotia, ontario, saskatchewan, alabama, arizona, arkansas, california, colorado, connecticut,
      delaware, florida, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts,
      michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico,
      north carolina, north dakota, ohio, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee,
      texas, utah, vermont, virginia, west virginia, wisconsin, wyoming`,
  ].map((name) => name.toLowerCase()),
)

const named =
  /^(?:co\.?|county|jud(?:e[tț]ul)?\.?|kreis|landkreis|lkr\.?|gmina|pow(?:iat)?\.?|woj\.?|prov(?:incia)?\.?|okr(?:es)?\.?|sector(?:ul)?)\s+\p{L}?|\s(?:province|prefecture|county|oblast|region|state|megye|maakunta|län|fylke|kommune|eyalet|il[iı]|apskritis|novads|vald|maakond)$/iu

export const isRegion = (text: string): boolean =>
  named.test(text.trim()) ||
  regions.has(
    text
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  )

/** 'Birr, Co. Offaly': the town is what stands before its region. */
export function beforeRegion(line: Span): Span {
  const [town = '', ...regions] = line.text.split(/\s*,\s+/)
  return regions.length > 0 && regions.every(isRegion) ? cut(line, 0, town.length) : line
}

const spanish = new Set(list`
  álava, albacete, alicante, alacant, almería, asturias, ávila, badajoz, baleares, illes balears, barcelona, bizkaia, burgos,
  cáceres, cádiz, cantabria, castellón, castelló, ciudad real, córdoba, coruña, a coruña, la coruña, cuenca, gipuzkoa,
  girona, gerona, granada, guadalajara, guipúzcoa, huelva, huesca, jaén, león, lleida, lérida, lugo, madrid, málaga, murcia,
  navarra, ourense, orense, palencia, las palmas, pontevedra, la rioja, salamanca, santa cruz de tenerife, tenerife,
  segovia, sevilla, soria, tarragona, teruel, toledo, valencia, valència, valladolid, vizcaya, zamora, zaragoza`)

/** Codes of countries too, whose postcodes have five digits as Italy's. */
const alsoCountries = new Set(['AL', 'BA', 'EE', 'FR', 'LT', 'ME', 'TR'])

/** '41126 Modena MO', '33085 Maniago (PN)': the letters at the end name a province, not Macao or Pitcairn. */
export function endsWithProvince(text: string): boolean {
  const letters = /(?:^|,\s*|\s)(?:IT?[\s-]+)?\d{5}\s+\p{L}[^,\d]*\s\(?([A-Z]{2})\)?$/u.exec(text)?.[1]
  return letters !== undefined && isItalianProvince(letters) && !alsoCountries.has(letters)
}

/** Cantons whose letters are no country's with postcodes of four figures. */
const cantons = 'AG|AI|AR|BL|BS|GE|GL|GR|JU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH'
const inCanton = new RegExp(
  String.raw`(?:^|,\s*)(?:CH[\s–-]+)?\d{4}\s\p{Lu}[\p{L} .'’-]*?(?=\s(?:${cantons})$)`,
  'u',
)

/** 'CH-9500 Wil SG': the letters behind a Swiss town name its canton, not Singapore. */
export const endsWithCanton = (text: string): boolean => inCanton.test(text)

/** How long the town is when what stands behind it on its line is left out: 'Maniago (PN)', 'Milano MI', 'Givors (69)'. */
export function endOfTown(town: string, country: string | undefined, postcode = ''): number {
  const beforeState = endBeforeState(town, country)
  if (beforeState < town.length) return beforeState
  const beforeProvince = endOfDistrict(town)
  if (beforeProvince < town.length) return beforeProvince
  const bracket = /\s*\(([\p{L} .'’/-]+|\d{2,3}|2[AB])\)$/u.exec(town)
  if (bracket?.index) {
    const within = bracket[1] as string
    const province =
      country === 'ES' ||
      /^\d/.test(within) ||
      /^\p{Lu}{2}$/u.test(within) ||
      spanish.has(within.toLowerCase())
    return province ? bracket.index : town.length
  }
  const letters = /(?:\s[-–]\s?|,\s?|\s)([A-Z]{2})$/.exec(town)
  const before = town.slice(0, letters?.index ?? 0)
  const isOwn =
    letters !== null &&
    isItalianProvince(letters[1] as string) &&
    (country === 'IT' ||
      (!country && (/\p{Ll}/u.test(before) || hasPostcodesOf(letters[1] as string, postcode))))
  return isOwn && letters.index > 1 ? letters.index : town.length
}
