import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const latvianTrade: TradeWords = {
  invoice: {
    titles: list`
      pavadzīme rēķins, komerciālais rēķins, komercrēķins, faktūrrēķins, rēķins, eksporta rēķins, rēķins faktūra,
      invoice rēķins, preču pavadzīme rēķins`,
    number: list`rēķina nr, rēķins nr, rēķina numurs, numurs, sērija nr`,
  },
  packingList: {
    titles: list`
      iepakojuma saraksts, iesaiņojuma lapa, iepakojuma lapa, iepakošanas saraksts, kravas specifikācija,
      packing list, iepakojumu saraksts, kravas saraksts`,
    number: list`saraksta nr, numurs, saraksta numurs`,
  },
  deliveryNote: {
    titles: list`
      preču pavadzīme, pavadzīme, piegādes pavadzīme, piegādes lapa, pieņemšanas nodošanas akts,
      preču transporta pavadzīme, transporta pavadzīme, nosūtīšanas pavadzīme`,
    number: list`pavadzīmes nr, pavadzīme nr, numurs, piegādes nr, sērija nr`,
  },
  labels: {
    consignor: list`
      pārdevējs, piegādātājs, nosūtītājs, eksportētājs, preču nosūtītājs, kravas nosūtītājs,
      pārdevējs eksportētājs, izsniegšanas vieta, preču izsniegšanas vieta, noliktava`,
    consignee: list`
      piegādes adrese, saņēmējs, izkraušanas vieta, preču saņēmējs, izkraušana, kravas saņēmējs, saņēmēja
      adrese, preču saņemšanas vieta, pircējs un saņēmējs`,
    buyer: list`pircējs, klients, pasūtītājs, maksātājs, importētājs, pircējs maksātājs`,
    packageCount: list`
      iepakojumu skaits, vietu skaits, kastu skaits, palešu skaits, iepakojuma vienību skaits,
      kopējais vietu skaits, kopā vietas, kopā paletes, vietu sk, palešu sk, kopējais palešu skaits`,
    packing: list`iepakojums, iepakojuma veids, iesaiņojums, iesaiņojuma veids, taras veids, iepakojuma tips`,
    nature: list`
      preces nosaukums, nosaukums, preču apraksts, apraksts, prece, preču nosaukums, kravas nosaukums,
      krava, produkts, produkta nosaukums, preces apraksts, kravas apraksts, izstrādājums,
      preces pakalpojuma nosaukums, preces nosaukums un apraksts`,
    grossWeight: list`
      bruto svars, bruto masa, bruto kg, bruto, svars bruto, bruto svars kg, kopējais svars,
      kopējais bruto svars, svars kg, svars, bruto masa kg, bruto kopā, kravas svars`,
    netWeight: list`
      neto svars, neto masa, neto kg, neto, svars neto, neto svars kg, kopējais neto svars, neto masa kg,
      neto kopā`,
    volume: list`tilpums, tilpums m3, apjoms m3, kubatūra`,
    statisticalNumber: list`kn kods, muitas kods, taric kods, hs kods, preces kods kn, muitas tarifa kods`,
    carrier: list`
      pārvadātājs, ekspeditors, pārvadātāja nosaukums, transporta uzņēmums, ekspedīcija,
      pārvadātājs ekspeditors`,
    articleCount: list`gab, daudzums, daudzums gab, pasūtītais daudzums, piegādātais daudzums, kopējais daudzums`,
    furniture: list`
      datums, pasūtījuma nr, cena, summa, pvn, kopā, mērvienība, kods, izcelsmes valsts, lappuse,
      apmaksas termiņš, apmaksas datums, apmaksāt līdz, laiks, pasūtījums, pasūtījuma numurs, līgums,
      līguma nr, atsauce, ref, kontaktpersona, tālr, tel, fakss, e pasts, e mail, pvn nr, eori, banka,
      konts, iban, swift, vienības cena, cena bez pvn, summa bez pvn, summa ar pvn, summa eur, pvn summa,
      kopsumma, apmaksai, summa apmaksai, kopā apmaksai, atlaide, valūta, mērv, nr, nr p k, artikuls,
      svītrkods, partija, partijas nr, sērijas nr, derīgs līdz, izcelsme, galamērķa valsts, šoferis,
      vadītājs, autovadītājs, transporta līdzeklis, izmēri, garums, platums, augstums, temperatūra,
      piezīmes, piezīme, izsniedza, saņēma, pieņēma, izrakstīja, summa vārdiem, lapa, kopija, oriģināls,
      piegādes nosacījumi, maksājuma nosacījumi, transports`,
  },
  despatchDates: list`nosūtīšanas datums, iekraušanas datums, izsniegšanas datums`,
  ways: list`transporta līdzeklis, piegādes veids, transports, pārvadāšanas veids`,
  related: {
    invoice: list`rēķins, rēķina nr, rēķins nr, faktūrrēķins, faktūra`,
    'packing-list': list`iepakojuma saraksts, pakošanas lapa, iepakojuma lapa`,
    'delivery-note': list`pavadzīme, pavadzīmes nr, pavadzīme nr, preču pavadzīme`,
  },
  delivery: {
    consignee: list`piegādāt uz, piegādāt, izkraut pie`,
    packing: list`iepakots, iepakots kastēs`,
    furniture: list`atlikums, vēl jāpiegādā`,
  },
  otherUse: list`
    piedāvājums, cenas piedāvājums, apstiprinājums, pieprasījums, pasūtījums, pasūtījuma apstiprinājums, transporta pasūtījums, pārvadājuma pasūtījums, cenrādis, līgums,
    kredītrēķins, atgādinājums, izcelsmes sertifikāts, atbilstības deklarācija, drošības datu lapa, svēršanas kvīts, akts, bojājumu akts, pretenzija,
    protokols, saraksts kustības, inventarizācija, muitas deklarācija, vispārīgie noteikumi,
    kravas pārvadājuma pasūtījums, kravas pārvadājuma pieteikums, pārvadājuma pieteikums, ceļazīme, avansa norēķins`,
}
