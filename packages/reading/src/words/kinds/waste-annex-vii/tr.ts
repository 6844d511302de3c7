import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const turkishAnnexVii: FormLanguage = {
  titles: list`
    atık sevkiyatlarına eşlik eden bilgiler, atık sevkiyatına eşlik eden bilgiler, atık sevkiyatı ile birlikte verilecek bilgiler, ek vii`,
  labels: {
    consignor: list`sevkiyatı düzenleyen kişi, sevkiyatı organize eden kişi, sevkiyatı ayarlayan kişi`,
    consignee: list`ithalatçı alıcı, ithalatçı, alıcı`,
    wasteQuantity: list`gerçek miktar, fiili miktar, miktar`,
    dateOfTakingOver: list`gerçek sevkiyat tarihi, fiili sevkiyat tarihi, sevkiyat tarihi`,
    carrier: list`birinci taşıyıcı, 1 taşıyıcı, taşıyıcı`,
    successiveCarrier: list`ikinci taşıyıcı, 2 taşıyıcı`,
    furtherCarrier: list`üçüncü taşıyıcı, 3 taşıyıcı`,
    recoveryFacility: list`geri kazanım tesisi, laboratuvar, tesis, bertaraf tesisi`,
    recoveryOperation: list`geri kazanım işlemi, r kodu, bertaraf geri kazanım işlemi`,
    nature: list`atığın olağan tanımı, atığın tanımı, atık tanımı, atığın adı`,
    wasteCode: list`atık tanımlaması, atık kodu, atık kodları, atığın kodu`,
    modeOfTransport: list`taşıma aracı, taşıma şekli`,
    established: list`yer ve tarih`,
    furniture: list`
      atık üreticisi, üretici, ilgili ülkeler, ihracat sevk, transit, ithalat varış, transfer tarihi, ilgili kişi, beyan, ad, tarih, imza`,
  },
}
