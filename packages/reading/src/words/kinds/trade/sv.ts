import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const swedishTrade: TradeWords = {
  invoice: {
    titles: list`
      handelsfaktura, proformafaktura, faktura, exportfaktura, kundfaktura, försäljningsfaktura,
      tullfaktura, faktura följesedel`,
    number: list`fakturanummer, faktura nr, fakturanr, faktura no, fakt nr, faktura`,
  },
  packingList: {
    titles: list`
      packlista, packspecifikation, packing list, packlista specifikation, kollispecifikation,
      viktspecifikation, kollilista, lastlista, vikt och packlista, packningslista, packspec`,
    number: list`packlista nr, packlistenummer, packlistnr, packlistenr, listnr, sändningsnr`,
  },
  deliveryNote: {
    titles: list`
      följesedel, leveranssedel, packsedel, följesedel fraktsedel, leveransnota, utleveranssedel,
      leveransbesked, leveransavi, utleveransorder, godsavi, plockföljesedel, utleverans,
      försäljningsleverans`,
    number: list`
      följesedel nr, följesedelsnummer, leveranssedel nr, följesedelsnr, följesedel no, följesedel,
      leveransnummer, leveransnr, sändningsnr, utleveransnr`,
  },
  labels: {
    consignor: list`
      säljare, leverantör, exportör, avsändare, avsändare exportör, godsavsändare, avsändningsadress,
      säljare exportör, skickat från, leverantör avsändare`,
    consignee: list`
      leveransadress, mottagare, godsmottagare, levereras till, godsadress, mottagaradress, leverans till,
      destination, leveransadress mottagare, skickas till, mottagarens adress, slutmottagare,
      leveransställe, köpare och mottagare, köpare mottagare`,
    buyer: list`
      köpare, kund, fakturaadress, importör, fakturamottagare, faktureras till, beställare, betalare,
      kundadress, köpare importör, fakturaadressat`,
    documentNumber: list`cmr nr, fraktsedel nr, fraktsedelsnummer`,
    packageCount: list`
      kollin, antal kolli, kolli, antal pallar, totalt antal kolli, antal kollin, kolliantal, antal förpackningar,
      antal lådor, antal kartonger, kolli totalt, totalt kolli, summa kolli, antal pall, antal pallplatser,
      antal och slag av kollin, antal kolli totalt, totalt antal pallar, antal enheter, kollital`,
    packing: list`
      förpackning, emballage, kollislag, förpackningstyp, typ av kolli, kollityp, pallslag,
      förpackningsslag, förp, slag, emballagetyp`,
    nature: list`
      varubeskrivning, beskrivning, benämning, artikel, godsbeskrivning, benämning beskrivning, produkt,
      produktbeskrivning, artikelbenämning, artikelbeskrivning, varuslag, varubenämning, gods, innehåll,
      specifikation, produktnamn, beteckning, varutext, godsets innehåll`,
    grossWeight: list`
      bruttovikt, bruttovikt kg, brutto kg, total bruttovikt, brutto, vikt brutto, bruttovikt totalt,
      total bruttovikt kg, totalvikt, totalvikt kg, summa bruttovikt, summa vikt, vikt, vikt kg,
      bruttomassa, kg brutto, fraktvikt, vikt totalt, sändningens vikt, brutto kg totalt`,
    netWeight: list`
      nettovikt, nettovikt kg, netto kg, total nettovikt, netto, vikt netto, nettovikt totalt,
      total nettovikt kg, summa nettovikt, nettomassa, kg netto, egenvikt`,
    volume: list`volym, volym m3, total volym, vol m3, kbm, volym kbm, volym totalt, kubik`,
    marks: list`märkning, godsmärke, märken och nummer`,
    statisticalNumber: list`
      varukod, tullvarukod, statistiskt nummer, hs kod, statnr, statistiknummer, kn nr, kn nummer, kn kod,
      tulltaxenr, tulltaxa, tullstatnr, tullstatistiskt nr, hs code, taric, varukod kn, statnummer,
      tulltaxenummer, varukodsnr`,
    carrier: list`
      transportör, speditör, fraktförare, transportföretag, åkeri, speditör transportör, fraktbolag,
      transport med, transportörens namn, åkare, bud, transport utförs av`,
    articleCount: list`
      antal, antal st, kvantitet, lev antal, best antal, beställt antal, levererat antal, beställt,
      levererat, rest, restnoterat, lev kvant, antal lev, antal best, mängd, lev kvantitet, lev ant,
      best ant, totalt antal, summa antal`,
    furniture: list`
      fakturadatum, ordernummer, order nr, er referens, vår referens, kundnummer, förfallodatum,
      betalningsvillkor, leveransvillkor, incoterms, à pris, pris, belopp, summa, moms, rabatt, valuta,
      bank, iban, enhet, pos, rad, artikelnummer, artikel nr, ursprungsland, ursprung, leveransdatum,
      avsändningsdag, datum, sida, att betala, mått, anmärkningar, faktdatum, orderdatum, utskriftsdatum,
      leveransdag, leveransvecka, lev datum, skickat datum, tid, klockan, förfallodag, betalningssätt,
      dröjsmålsränta, leveranssätt, lev villkor, lev sätt, fraktsätt, er order, er ordernr, ert ordernr,
      ert ordernummer, ert bestnr, er beställning, ert inköpsordernr, vårt ordernr, vårt ordernummer, order,
      beställningsnummer, best nr, inköpsorder, referens, ref, er ref, vår ref, märkning order, projekt,
      projektnr, avtal, kundnr, kundens orderreferens, kundens ordernr, vår kontakt, kontaktperson,
      handläggare, säljare namn, tel, telefon, telefax, fax, e post, e mail, hemsida, internet, org nr,
      organisationsnummer, momsregistreringsnummer, vat nr, vat no, ert vat nr, säte, styrelsens säte,
      f skatt, godkänd för f skatt, innehar f skattebevis, eori, eori nr, bankgiro, bg, plusgiro, pg, bic,
      swift, iban nr, pris st, pris enhet, styckpris, radsumma, radbelopp, netto belopp, belopp sek,
      belopp eur, summa eur, summa sek, totalt, totalt eur, totalsumma, exkl moms, inkl moms, momsbelopp,
      momssats, att betala sek, att betala eur, öresavrundning, öresutjämning, fraktkostnad, exp avg,
      expeditionsavgift, fakturaavgift, rab, varuvärde, värde, tullvärde, enh, förp storlek, radnr, nr,
      artnr, ert artnr, ert artikelnr, ert artikelnummer, vårt artnr, ean, ean kod, streckkod, batch,
      batchnr, batchnummer, parti, partinr, lot, lotnr, serienr, serienummer, bäst före, bäst före datum,
      urspr land, ursprungsregler, avsändarland, bestämmelseland, destinationsland, chaufför, förare,
      chaufförens namn, tara, längd, bredd, höjd, l x b x h, dimension, dimensioner, mått cm, flakmeter,
      lastmeter, pallplatser, ppl, stapelbar, ej stapelbar, temperatur, notering, anmärkning, info,
      leveransanvisning, kvitteras, kvittering, mottaget, namnförtydligande, signatur, sign, plockat av,
      packat av, kontrollerat av, lastat av, utskriven, sida av, blad, kopia, original, retur, returpallar,
      eur pallar i retur, lager, lagerplats, rutt, zon, godsmärke kund`,
  },
  despatchDates: list`leveransdatum från lager, avsändningsdatum, utleveransdatum, lastningsdatum, avgångsdatum, avsänt, skickat`,
  ways: list`
    transportsätt, leveranssätt, transport, fraktsätt, sändes med, godset sänds med, transportmedel, speditör transportör,
    leverans med, fraktas med`,
  related: {
    invoice: list`faktura, fakturanr, fakturanummer, vår faktura, handelsfaktura, till faktura, faktura nr`,
    'packing-list': list`packlista, packlista nr, packsedel, packsedel nr, kollilista`,
    'delivery-note': list`
      följesedel, följesedel nr, följesedelsnr, följesedelsnummer, vår följesedel, följesedlar, leveransnr`,
  },
  delivery: {
    consignee: list`levereras till, leverera till, lossas hos, leverans till`,
    packing: list`förpackat i, packat i, packat, förpackat`,
    furniture: list`restnoterat, restorder, rest, återstår`,
  },
  otherUse: list`
    offert, anbud, bekräftelse, offertförfrågan, förfrågan, order, inköpsorder, orderbekräftelse, ordererkännande, beställning, transportorder, lastorder, transportuppdrag,
    bokningsbekräftelse, bokning, prislista, avtal, kreditfaktura, kreditnota, påminnelse, betalningspåminnelse, kontoutdrag, kvitto,
    ursprungscertifikat, ursprungsintyg, försäkran om överensstämmelse, säkerhetsdatablad, vågsedel, skaderapport, reklamation, protokoll, mötesprotokoll,
    dagordning, tidtabell, leveransplan, lagerlista, inventering, exportdeklaration, tulldeklaration, allmänna villkor,
    fraktorder, transportbeställning, körjournal, reseräkning, körorder`,
}
