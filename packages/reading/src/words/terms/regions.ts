import { list } from '../lexicon.ts'

/** Counties of Great Britain and Ireland as addresses print them; those named like a town of theirs are left out. */
export const britishCounties = list`
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
  pembrokeshire, east riding of yorkshire, scottish borders, highland`

export const estonianCounties = list`
  harjumaa, hiiumaa, ida virumaa, jõgevamaa, järvamaa, läänemaa, lääne virumaa, põlvamaa, pärnumaa, raplamaa, saaremaa,
  tartumaa, valgamaa, viljandimaa, võrumaa`

/** Prefectures, provinces and states that stand behind a town overseas. */
export const regionsOverseas = list`
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
  texas, utah, vermont, virginia, west virginia, wisconsin, wyoming`

export const spanishProvinces = list`
  álava, albacete, alicante, alacant, almería, asturias, ávila, badajoz, baleares, illes balears, barcelona, bizkaia, burgos,
  cáceres, cádiz, cantabria, castellón, castelló, ciudad real, córdoba, coruña, a coruña, la coruña, cuenca, gipuzkoa,
  girona, gerona, granada, guadalajara, guipúzcoa, huelva, huesca, jaén, león, lleida, lérida, lugo, madrid, málaga, murcia,
  navarra, ourense, orense, palencia, las palmas, pontevedra, la rioja, salamanca, santa cruz de tenerife, tenerife,
  segovia, sevilla, soria, tarragona, teruel, toledo, valencia, valència, valladolid, vizcaya, zamora, zaragoza`

export const turkishProvinces = list`
    adana, adıyaman, afyon, afyonkarahisar, ağrı, aksaray, amasya, ankara, antalya, ardahan, artvin, aydın, balıkesir, bartın, batman,
    bayburt, bilecik, bingöl, bitlis, bolu, burdur, bursa, çanakkale, çankırı, çorum, denizli, diyarbakır, düzce, edirne, elazığ,
    erzincan, erzurum, eskişehir, gaziantep, giresun, gümüşhane, hakkari, hatay, ığdır, isparta, istanbul, izmir, kahramanmaraş,
    karabük, karaman, kars, kastamonu, kayseri, kilis, kırıkkale, kırklareli, kırşehir, kocaeli, konya, kütahya, malatya, manisa,
    mardin, mersin, muğla, muş, nevşehir, niğde, ordu, osmaniye, rize, sakarya, samsun, şanlıurfa, siirt, sinop, şırnak, sivas,
    tekirdağ, tokat, trabzon, tunceli, uşak, van, yalova, yozgat, zonguldak`

/** Their names where no list of regions has them: those that are also towns, left out only where a country goes before. */
export const namesOfStates: Record<string, ReadonlySet<string>> = {
  US: new Set(list`NEW YORK, WASHINGTON, GEORGIA, HAWAII, ALASKA, OKLAHOMA`),
  CA: new Set(list`QUEBEC, QUÉBEC, PRINCE EDWARD ISLAND`),
  BR: new Set(
    list`SÃO PAULO, SAO PAULO, RIO DE JANEIRO, SANTA CATARINA, PARANÁ, PARANA, MINAS GERAIS, BAHIA`,
  ),
  MX: new Set(
    list`NUEVO LEÓN, NUEVO LEON, JALISCO, TAMAULIPAS, QUERÉTARO, QUERETARO, VERACRUZ, ESTADO DE MÉXICO`,
  ),
}
