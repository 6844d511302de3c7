import { inBothScripts } from '../languages/serbian-words.ts'
import { list } from '../lexicon.ts'
import { besideAnnexVii } from './beside-annex-vii.ts'
import type { FormWords } from './form-words.ts'

/** The movement document, and the countries' own forms, as neighbours of the Union print them. */
export const movementsOfNeighbours: FormWords = {
  tr: besideAnnexVii('tr', {
    titles: list`
      sınır ötesi atık sevkiyatı taşıma belgesi, atık hareket belgesi, taşınım belgesi, atıkların sınırötesi taşınımı için hareket belgesi, ulusal atık taşıma formu,
      atık taşıma formu, ek ib`,
    labels: {
      consignor: list`ihracatçı bildirimde bulunan, bildirimde bulunan, atık üreticisi, gönderen`,
      consignee: list`ithalatçı alıcı, atık alıcısı, geri kazanım bertaraf tesisi`,
      notificationNumber: list`bildirim no, bildirim numarası, ilgili bildirim no`,
      packageCount: list`ambalaj sayısı, kap sayısı`,
      packing: list`ambalaj türü, ambalajlama şekli`,
      furtherWasteCode: list`atık kodu, atık kod no`,
      nature: list`atığın adı ve bileşimi, atığın adı, atığın tanımı`,
    },
  }),
  uk: besideAnnexVii('uk', {
    titles: list`
      документ про перевезення відходів, документ про транскордонне перевезення відходів, документ про переміщення для транскордонних перевезень відходів,
      документ про переміщення відходів, додаток ib`,
    labels: {
      consignor: list`експортер заявник, експортер нотифікатор, заявник, відправник відходів`,
      notificationNumber: list`відповідає повідомленню №, повідомлення №, номер повідомлення`,
      packageCount: list`кількість упаковок, кількість місць`,
      packing: list`вид упаковки, тип упаковки`,
      nature: list`назва та склад відходів, назва відходів`,
    },
  }),
  sr: besideAnnexVii('sr', {
    titles: inBothScripts(list`
      dokument o kretanju otpada, dokument o prekograničnom kretanju otpada, dokument o kretanju opasnog otpada, prateći dokument otpada, aneks ib`),
    labels: {
      consignor: inBothScripts(
        list`izvoznik podnosilac prijave, podnosilac prijave, proizvođač otpada, vlasnik otpada, pošiljalac otpada`,
      ),
      consignee: inBothScripts(list`primalac otpada, uvoznik primalac, primalac`),
      carrier: inBothScripts(list`prevoznik otpada, prevoznik`),
      wasteQuantity: inBothScripts(list`masa otpada, količina otpada, ukupna masa otpada`),
      notificationNumber: inBothScripts(list`odgovara prijavi br, broj prijave, prijava br`),
      furtherWasteCode: inBothScripts(
        list`indeksni broj otpada, indeksni broj, indeksni broj otpada iz kataloga otpada`,
      ),
      nature: inBothScripts(list`naziv otpada, vrsta otpada, opis otpada`),
    },
  }),
}
