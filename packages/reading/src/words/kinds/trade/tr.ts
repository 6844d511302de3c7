import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

/** Turkish papers of the trade come with lorries to all of Europe; notes are printed in other languages. */
export const turkishTrade: TradeWords = {
  invoice: {
    titles: list`ticari fatura, fatura, proforma fatura, ihracat faturası, e fatura, satış faturası, gümrük faturası`,
    number: list`fatura no, fatura numarası, fatura nr, belge no, fatura seri no`,
  },
  packingList: {
    titles: list`çeki listesi, paketleme listesi, ambalaj listesi, koli listesi, çeki liste, kap listesi, yükleme listesi`,
    number: list`çeki listesi no, paketleme listesi no, liste no, belge no, ambalaj listesi no`,
  },
  deliveryNote: {
    titles: list`irsaliye, sevk irsaliyesi, e irsaliye, taşıma irsaliyesi, teslimat fişi, teslim tutanağı, sevkiyat fişi`,
    number: list`irsaliye no, irsaliye numarası, sevk irsaliyesi no, belge no, sevk no`,
  },
  labels: {
    consignor: list`
      gönderen, gönderici, satıcı, ihracatçı, ihracatçı firma, gönderen firma, satıcı firma, yükleyen, imalatçı, üretici,
      ihracatçı gönderen, gönderici ihracatçı, satıcı ihracatçı`,
    consignee: list`
      alıcı, alıcı firma, teslim adresi, teslimat adresi, sevk adresi, gönderilen, teslim edilecek yer, teslim alan, malın
      alıcısı, varış adresi, sevk yeri`,
    buyer: list`müşteri, ithalatçı, ithalatçı firma, fatura adresi, sayın, satın alan, müşteri adı`,
    packageCount: list`
      koli adedi, kap adedi, paket adedi, koli sayısı, kap sayısı, palet adedi, toplam koli, toplam kap, koli, kap,
      ambalaj adedi, palet sayısı, toplam palet, kap miktarı, sandık adedi, çuval adedi, kutu adedi, karton adedi, varil adedi, rulo adedi,
      bidon adedi, kasa adedi, balya adedi, torba adedi, top adedi, toplam kap adedi, toplam koli adedi`,
    packing: list`ambalaj, ambalaj cinsi, ambalaj şekli, kap cinsi, ambalaj türü, kabın cinsi, paketleme`,
    nature: list`
      malın cinsi, eşyanın cinsi, mal cinsi, açıklama, ürün, ürün adı, ürün açıklaması, malzeme, malzeme adı, mal tanımı,
      malın tanımı, eşya tanımı, mal hizmet, cinsi, tanım, eşyanın tanımı`,
    grossWeight: list`
      brüt ağırlık, brüt kg, brüt ağırlık kg, toplam brüt, toplam brüt ağırlık, brüt, brüt kilo, brüt ağırlığı, brüt toplam`,
    netWeight: list`
      net ağırlık, net kg, net ağırlık kg, toplam net, toplam net ağırlık, net kilo, net ağırlığı, net toplam`,
    volume: list`hacim, hacim m3, toplam hacim, metreküp, hacmi`,
    marks: list`markalar, marka ve numara, marka ve numaralar, işaretler, koli no, kap no, palet no`,
    statisticalNumber: list`gtip, gtip no, gümrük tarife no, hs kod, gtip numarası, tarife pozisyonu`,
    articleCount: list`miktar, adet, miktarı, adedi, toplam adet, sevk miktarı, ürün adedi`,
    carrier: list`nakliyeci, nakliyeci firma, taşıyıcı, nakliye firması, taşıyıcı firma, nakliyat`,
    plates: list`plaka, plaka no, araç plakası, araç plaka no, tır plaka, çekici dorse plaka, araç no`,
    tractorPlate: list`çekici plaka, çekici, çekici plakası`,
    trailerPlate: list`dorse, dorse plaka, dorse plakası, römork`,
    containerNumber: list`konteyner no, konteyner numarası, konteyner`,
    sealNumber: list`mühür no, mühür numarası, mühür`,
    furniture: list`
      tarih, fatura tarihi, düzenleme tarihi, sipariş no, sipariş tarihi, teslim şekli, ödeme şekli, birim fiyat, tutar,
      toplam, genel toplam, kdv, vergi dairesi, vergi no, tel, telefon, faks, adres, birim, sıra no, sayfa, menşei, banka,
      iban, döviz, para birimi, açıklamalar, notlar, imza, kaşe, ölçüler, ebat, stok kodu, ürün kodu, parti no, lot no,
      yükleme yeri, boşaltma yeri, ödeme vadesi, müşteri no, sözleşme no, ettn, senaryo`,
  },
  despatchDates: list`sevk tarihi, fiili sevk tarihi, yükleme tarihi, çıkış tarihi, sevkiyat tarihi`,
  ways: list`taşıma şekli, sevk şekli, nakliye şekli, nakil vasıtası, taşıma aracı, sevkiyat şekli, nakliye`,
  related: {
    invoice: list`fatura, fatura no, fatura numarası, ilgili fatura, ticari fatura no`,
    'packing-list': list`çeki listesi, çeki listesi no, paketleme listesi no`,
    'delivery-note': list`irsaliye no, irsaliye, sevk irsaliyesi no, irsaliye numarası`,
  },
  delivery: {
    consignee: list`teslim yeri, teslim edilecek, sevk yeri`,
    packing: list`paketlendi, ambalajlanmış`,
    furniture: list`kalan, bakiye`,
  },
  otherUse: list`
    teklif, fiyat teklifi, sipariş, sipariş formu, sipariş onayı, sipariş teyidi, taşıma talimatı, fiyat listesi, sözleşme, ödeme hatırlatması,
    menşe şahadetnamesi, tutanak, hasar tutanağı, gümrük beyannamesi, stok listesi, menşe ispat belgesi, menşe beyanı, taşıma sözleşmesi, yük teyidi,
    yükleme talimatı, nakliye siparişi, taşıma siparişi, satın alma siparişi, sipariş mektubu, proforma teklif, hesap özeti, hesap ekstresi, cari hesap ekstresi, makbuz,
    tahsilat makbuzu, dekont, iade faturası, ihtarname, kantar fişi, tartım fişi, analiz sertifikası, uygunluk beyanı, uygunluk sertifikası, güvenlik bilgi formu,
    malzeme güvenlik bilgi formu, hasar raporu, şikayet, şikayet formu, sayım listesi, randevu formu, rezervasyon teyidi, varış ihbarı, varış ihbarnamesi, ihracat beyannamesi,
    genel şartlar, vekaletname, bakım formu, servis formu, mizan, puantaj, izin formu,
    yükleme teyidi, harcırah formu, sefer raporu, görev formu`,
}
