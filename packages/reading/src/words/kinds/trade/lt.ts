import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const lithuanianTrade: TradeWords = {
  invoice: {
    titles: list`
      pvm sąskaita faktūra, sąskaita faktūra, komercinė sąskaita, invoisas, eksporto sąskaita,
      pvm sąskaita faktūra eksportui, sąskaita`,
    number: list`
      sąskaitos nr, sąskaita nr, serija nr, sąskaitos numeris, faktūros nr, serija ir nr, serija ir numeris`,
  },
  packingList: {
    titles: list`
      pakavimo lapas, pakavimo sąrašas, pakuotės lapas, pakavimo specifikacija, krovinio specifikacija,
      pakuočių sąrašas, packing list, krovinio aprašas`,
    number: list`lapo nr, pakavimo lapas nr, sąrašo nr, numeris`,
  },
  deliveryNote: {
    titles: list`
      važtaraštis, krovinio važtaraštis, pristatymo lapas, prekių perdavimo priėmimo aktas,
      prekių važtaraštis, krovinio pristatymo lapas, siuntos lapas, lydraštis, prekių lydraštis`,
    number: list`važtaraščio nr, važtaraštis nr, pristatymo nr, serija ir nr, serija nr, lydraščio nr`,
  },
  labels: {
    consignor: list`
      pardavėjas, tiekėjas, siuntėjas, eksportuotojas, krovinio siuntėjas, pardavėjas eksportuotojas,
      sandėlis, tiekėjas siuntėjas`,
    consignee: list`
      pristatymo adresas, gavėjas, pristatymo vieta, krovinio gavėjas, iškrovimas, gavėjo adresas, prekių
      gavėjas, pristatyti į, prekių pristatymo vieta, pirkėjas ir gavėjas`,
    buyer: list`
      pirkėjas, klientas, užsakovas, mokėtojas, importuotojas, pirkėjas mokėtojas, pirkėjas importuotojas`,
    packageCount: list`
      pakuočių sk, pakuočių skaičius, vietų skaičius, dėžių skaičius, padėklų skaičius, pakuočių kiekis, vietų kiekis,
      palečių skaičius, palečių kiekis, dėžių kiekis, iš viso vietų, iš viso pakuočių, iš viso palečių,
      bendras vietų skaičius, krovinio vietų skaičius, padėklų kiekis`,
    packing: list`pakuotė, pakuotės rūšis, pakavimo būdas, pakuotės tipas, pakuočių rūšis, įpakavimas, tara`,
    nature: list`
      prekės pavadinimas, pavadinimas, prekių aprašymas, aprašymas, prekė, prekių pavadinimas,
      prekės paslaugos pavadinimas, prekės aprašymas, krovinio pavadinimas, krovinys, gaminys,
      gaminio pavadinimas, prekės, produktas, krovinio aprašymas, prekės pavadinimas ir aprašymas`,
    grossWeight: list`
      bruto svoris, bruto masė, bruto kg, bruto, bruto svoris kg, svoris bruto, bendras svoris,
      bendras bruto svoris, svoris kg, svoris, bruto masė kg, iš viso bruto, bendra masė, krovinio svoris,
      bruto svoris iš viso`,
    netWeight: list`
      neto svoris, neto masė, neto kg, neto, neto svoris kg, svoris neto, bendras neto svoris, neto masė kg,
      iš viso neto, neto svoris iš viso`,
    volume: list`tūris, tūris m3, kubatūra`,
    statisticalNumber: list`
      kn kodas, muitinės kodas, taric kodas, hs kodas, prekės kodas kn, muitų tarifo kodas, kodas kn`,
    carrier: list`
      vežėjas, ekspeditorius, vežėjo pavadinimas, transporto įmonė, ekspedicija, krovinį veža, pervežėjas`,
    articleCount: list`
      vnt, kiekis, kiekis vnt, vienetų skaičius, užsakytas kiekis, pristatytas kiekis, bendras kiekis`,
    furniture: list`
      data, sąskaitos data, užsakymo nr, kaina, suma, pvm, iš viso, mato vnt, kodas, kilmės šalis, puslapis,
      apmokėjimo terminas, mokėjimo terminas, apmokėti iki, laikas, užsakymas, užsakymo numeris, sutartis,
      sutarties nr, nuoroda, ref, kontaktinis asmuo, kontaktas, tel, faksas, el paštas, e mail,
      įmonės kodas, pvm kodas, pvm mokėtojo kodas, eori, bankas, a s, atsiskaitomoji sąskaita, iban, swift,
      vieneto kaina, kaina be pvm, suma be pvm, suma su pvm, suma eur, pvm suma, bendra suma, mokėti,
      iš viso mokėti, viso, nuolaida, valiuta, matas, mato vienetas, eil nr, nr, barkodas, partija,
      partijos nr, serijos nr, galioja iki, kilmė, paskirties šalis, vairuotojas, vairuotojo vardas pavardė,
      matmenys, ilgis, plotis, aukštis, temperatūra, pastabos, pastaba, išdavė, priėmė, gavo, išrašė,
      perdavė, suma žodžiais, kopija, originalas, pristatymo sąlygos, mokėjimo sąlygos, transportas,
      sandėlio nr`,
  },
  despatchDates: list`išsiuntimo data, pakrovimo data, išvežimo data`,
  ways: list`transporto priemonė, pristatymo būdas, gabenimo būdas, transportas, vežimo būdas`,
  related: {
    invoice: list`sąskaita, sąskaita faktūra, sąskaitos nr, sąskaitos faktūros nr, sąskaita nr, pvm sąskaita faktūra`,
    'packing-list': list`pakavimo lapas, pakavimo sąrašas, pakavimo lapo nr`,
    'delivery-note': list`važtaraštis, važtaraščio nr, krovinio važtaraštis, pristatymo lapas`,
  },
  delivery: {
    consignee: list`pristatyti į, pristatyti adresu, iškrauti pas`,
    packing: list`supakuota į, supakuota`,
    furniture: list`liko pristatyti, likutis`,
  },
  otherUse: list`
    pasiūlymas, komercinis pasiūlymas, patvirtinimas, užklausa, užsakymas, užsakymo patvirtinimas, transporto užsakymas, krovinio vežimo užsakymas, kainoraštis, sutartis,
    kreditinė sąskaita, priminimas, raginimas, kilmės sertifikatas, atitikties deklaracija, saugos duomenų lapas, svėrimo kvitas, aktas, žalos aktas, pretenzija,
    protokolas, tvarkaraštis, inventorizacija, muitinės deklaracija, bendrosios sąlygos,
    vežimo užsakymas, pervežimo užsakymas, krovinio pervežimo užsakymas, užsakymas pervežimui, užsakymas vežimui, kelionės lapas, avansinė apyskaita`,
}
