import { bare } from '../../../words/compare.ts'
import { list } from '../../../words/lexicon.ts'

const provinces = new Set(
  list`
    adana, adıyaman, afyon, afyonkarahisar, ağrı, aksaray, amasya, ankara, antalya, ardahan, artvin, aydın, balıkesir, bartın, batman,
    bayburt, bilecik, bingöl, bitlis, bolu, burdur, bursa, çanakkale, çankırı, çorum, denizli, diyarbakır, düzce, edirne, elazığ,
    erzincan, erzurum, eskişehir, gaziantep, giresun, gümüşhane, hakkari, hatay, ığdır, isparta, istanbul, izmir, kahramanmaraş,
    karabük, karaman, kars, kastamonu, kayseri, kilis, kırıkkale, kırklareli, kırşehir, kocaeli, konya, kütahya, malatya, manisa,
    mardin, mersin, muğla, muş, nevşehir, niğde, ordu, osmaniye, rize, sakarya, samsun, şanlıurfa, siirt, sinop, şırnak, sivas,
    tekirdağ, tokat, trabzon, tunceli, uşak, van, yalova, yozgat, zonguldak`.map(bare),
)

/** 'Tuzla / İSTANBUL', 'Gebze-Kocaeli': how long the district is before its province. */
export function endOfDistrict(town: string): number {
  const [, district = '', province = ''] = /^(\p{Lu}[\p{L}. ]+?)\s*[/–-]\s*(\p{Lu}\p{L}+)$/u.exec(town) ?? []
  return provinces.has(bare(province)) ? district.length : town.length
}
