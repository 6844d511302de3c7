import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const turkishDangerousGoods: FormLanguage = {
  titles: list`
    tehlikeli mal taşıma evrakı, tehlikeli madde taşıma evrakı, taşıma evrakı, tehlikeli madde taşıma belgesi, adr taşıma evrakı, adr taşıma belgesi,
    tehlikeli maddelerin karayoluyla taşınması, tehlikeli yük beyanı, tehlikeli mal beyanı, tehlikeli yük taşıma evrakı, çok modlu tehlikeli yük formu,
    tehlikeli madde deklarasyonu, tehlikeli yük deklarasyonu, tehlikeli mallar taşıma evrakı, taşıma evrakı adr, tehlikeli madde beyannamesi,
    tehlikeli madde sevk belgesi`,
  labels: {
    consignor: list`gönderen, gönderici, yükleten, gönderen firma`,
    consignee: list`alıcı, gönderilen, alıcı firma`,
    carrier: list`taşımacı, taşıyıcı, nakliyeci`,
    documentNumber: list`evrak no, belge no, taşıma evrakı no, evrak numarası, belge numarası, form no, beyan no`,
    dateOfIssue: list`tarih, düzenleme tarihi, düz tarihi, evrak tarihi, belge tarihi, beyan tarihi`,
    dateOfTakingOver: list`yükleme, yükleme tarihi, sevk tarihi, yükleme tarihi ve saati`,
    packageCount: list`
      ambalaj sayısı, ambalaj adedi, kap adedi, kap sayısı, adet, paket sayısı, ambalaj miktarı, koli adedi, paket adedi, ambalajların sayısı, toplam kap`,
    packing: list`
      ambalaj adedi ve türü, ambalaj türü, ambalaj cinsi, ambalaj tipi, ambalaj sayısı ve türü, ambalajların sayısı ve tanımı, ambalaj, ambalajlama türü,
      paket türü, kap cinsi, amb kodu, ambalaj kodu, paket adedi ve türü, ambalajların adedi ve türü, adet ve ambalaj türü, kap adedi ve cinsi`,
    nature: list`
      uygun sevkiyat adı, uygun taşıma adı, uygun nakliye adı, resmi taşıma adı, uygun sevk adı, tehlikeli maddenin adı, madde adı, maddenin adı,
      tanım, malın tanımı, un no ve uygun sevkiyat adı, uygun sevkiyat ismi, ürün adı, uygun gönderi adı, tehlikeli malın tanımı`,
    unNumber: list`un no, un numarası, un, bm no, un kodu`,
    hazardClass: list`
      sınıf, sınıf etiket, sınıfı, tehlike sınıfı, etiket, etiket no, etiket numarası, etiketler, sınıf etiketler, adr sınıfı, tehlike etiketi, etiket numaraları`,
    packingGroup: list`paketleme grubu, ambalajlama grubu, ambalaj grubu, pg, p g, paket grubu, amb grubu, ambalaj gr`,
    tunnelCode: list`
      tünel kodu, tünel kısıtlama kodu, tünel kısıt, tünel, tünel sınırlama kodu, tünel kısıtlaması, tünel kısıtlama, tünel kıs kodu`,
    grossWeight: list`brüt ağırlık kg, brüt kg, brüt ağırlık, brüt, brüt kütle, toplam brüt, brüt miktar, brüt kütle kg, toplam brüt ağırlık`,
    netWeight: list`
      net ağırlık kg, net kg, net ağırlık, net, net kütle, net miktar, miktar, toplam miktar, miktar kg, miktar kg l, miktar kg lt, net kütle kg, toplam net`,
    emergencyPhone: list`
      acil durum telefonu, acil durum tel, acil telefon, acil durum irtibat, acil durum telefon numarası, acil durum irtibat telefonu, acil durum no,
      24 saat acil durum telefonu, acil durum hattı`,
    information: list`ek bilgiler, ilave bilgiler, diğer bilgiler, özel hükümler`,
    established: list`yer ve tarih, yer tarih, düzenleme yeri ve tarihi, düzenlendiği yer ve tarih`,
    plates: list`çekici dorse, araç plakası, plaka, araç, taşıt plakası, çekici römork, çekici dorse plakası`,
    tractorPlate: list`çekici, çekici plaka, çekici plakası, araç plaka no`,
    trailerPlate: list`dorse, dorse plakası, römork plaka, römork, römork plakası, tanker plakası`,
    placeOfDelivery: list`boşaltma yeri, teslim yeri, varış yeri, boşaltma adresi`,
    placeOfTakingOver: list`yükleme yeri, dolum yeri`,
    furniture: list`
      sürücü, sürücü adı, ticari adı, taşıma kategorisi, taşıma tipi, taşıma şekli, sınırlı miktar, irsaliye no, çarpan, puan, 1 1 3 6 puanı, tmgd, düzenleyen,
      gönderenin beyanı, beyan, çevreye zararlı, parlama noktası, sıra no, kimler tarafından, teslim alan, teslim eden, src5 no, muafiyet, açıklama, açıklamalar,
      hacim, dolduran, yükleyen, paketleyen, lt, litre, sıra, notlar`,
    signature: list`sürücü imzası, sürücünün imzası, imza kaşe, imza, kaşe imza, şoför imzası`,
  },
}
