import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const danishTrade: TradeWords = {
  invoice: {
    titles: list`regning, handelsfaktura, proformafaktura, faktura, eksportfaktura, salgsfaktura, faktura følgeseddel`,
    number: list`fakturanr, fakturanummer, faktura nr, faktura no, faktura, nummer, bilagsnr, dokumentnr`,
  },
  packingList: {
    titles: list`
      pakkeliste, pakliste, packing list, pakkeliste vægtliste, vægtliste, kolliliste, læsseliste,
      pakseddel, forsendelsesliste`,
    number: list`pakkeliste nr, packing list nr, pakkelistenummer, listenr, forsendelsesnr, dokumentnr`,
  },
  deliveryNote: {
    titles: list`
      følgeseddel, følgebrev, leveringsseddel, leveringsnota, forsendelsesnota, følgeseddel pakkeseddel,
      pakkeseddel, afsendelsesseddel, fragtseddel følgeseddel, udleveringsseddel, lagerudlevering,
      forsendelsesadvis, salgsleverance, leverance`,
    number: list`
      følgeseddel nr, følgeseddelnr, følgeseddelnummer, følgeseddel, leverancenr, leveringsnr, levering nr,
      pakkeseddel nr, dokumentnr, forsendelsesnr, bilagsnr, nummer`,
  },
  labels: {
    consignor: list`
      sælger, leverandør, afsender, eksportør, afsender eksportør, lastested, afsendt fra,
      leverandør afsender, sendt fra, afhentning`,
    consignee: list`
      leveringsadresse, modtager, leveres til, levering til, varemodtager, modtageradresse, lev adresse,
      aflæssested, losseadresse, leveret til, sendes til, destination, modtagers adresse,
      afleveringsadresse, byggeplads, køber og modtager, køber modtager`,
    buyer: list`
      køber, kunde, faktureres til, faktureringsadresse, fakturamodtager, fakt adresse, debitor, rekvirent,
      faktureret til, kundeadresse, bestilt af, køber importør`,
    packageCount: list`
      antal kolli, kolli, antal paller, kolliantal, antal pll, antal pakker, antal kasser, antal kartoner,
      kolli i alt, i alt kolli, paller i alt, antal paller i alt, samlet antal kolli, antal pl, ant kolli,
      total kolli`,
    packing: list`emballage, kollitype, emballagetype, kolliart, pakketype, pallettype`,
    nature: list`
      varebeskrivelse, beskrivelse, varetekst, varebetegnelse, vare, tekst, produkt, produktbeskrivelse,
      produktnavn, varenavn, betegnelse, gods, indhold, varebeskrivelse produkt, godsbeskrivelse, artikel,
      specifikation`,
    grossWeight: list`
      bruttovægt, bruttovægt kg, brutto kg, total bruttovægt, brutto, vægt brutto, bruttovægt i alt,
      bruttovægt total, samlet bruttovægt, samlet vægt, samlet vægt kg, totalvægt, total vægt kg, vægt,
      vægt kg, kg brutto, vægt i alt, brutto i alt, bruttokilo, brutto i kg`,
    netWeight: list`
      nettovægt, nettovægt kg, netto kg, total nettovægt, netto, vægt netto, nettovægt i alt,
      nettovægt total, samlet nettovægt, kg netto, netto i alt, nettokilo, netto i kg`,
    volume: list`
      rumfang, volumen, volumen m3, rumfang m3, cbm, kubikmeter, samlet rumfang, samlet volumen, rumf`,
    statisticalNumber: list`
      varekode, toldtarifnummer, hs kode, toldkode, kn kode, varekode kn, taric, hs code, intrastat kode,
      statistikkode, toldtarif, taric kode, toldvarekode`,
    carrier: list`
      transportør, speditør, fragtmand, sendes med, vognmand, transportfirma, fragtfører, transport med,
      speditør transportør, fragt ved, transportørens navn, leveres med, kører`,
    articleCount: list`
      antal, mængde, bestilt, leveret, bestilt antal, leveret antal, antal leveret, antal bestilt, rest,
      restordre, lev antal, i alt stk, samlet antal, kvantum`,
    furniture: list`
      fakturadato, dato, kundenr, kundenummer, ordrenr, ordrenummer, deres ref, vores ref, rekvisition,
      betalingsbetingelser, leveringsbetingelser, forfaldsdato, enhedspris, pris, beløb, moms, rabat, i alt,
      enhed, pos, varenr, varenummer, oprindelsesland, side, leveringsdato, ordredato, lev dato,
      afsendt dato, forsendelsesdato, udskrevet, tid, kl, uge, leveringsuge, forfald, betaling,
      betalingsbet, betalingsfrist, leveringsbet, lev bet, levering, leveringsmåde, forsendelsesmåde, ordre,
      salgsordre, salgsordrenr, jeres ordre, jeres ordrenr, deres ordre, deres ordrenr, deres reference,
      jeres reference, jeres ref, vor ref, vores reference, vor reference, indkøbsordre, rekvisitionsnr,
      rekv nr, sagsnr, sag, projekt, projektnr, ref, reference, kontakt, kontaktperson, sælger navn,
      sagsbehandler, tlf, telefon, mobil, fax, e mail, mail, web, www, cvr, cvr nr, se nr, momsnr, vat nr,
      vat no, eori, eori nr, bank, kontonr, iban, swift, bic, stk pris, enhedspris dkk, pris pr stk,
      pris pr enhed, linjebeløb, linjetotal, beløb dkk, beløb eur, subtotal, total, total dkk, total eur,
      total ekskl moms, total inkl moms, i alt dkk, i alt eur, at betale, til betaling, momsbeløb,
      25 % moms, momsgrundlag, rab, fragtomkostninger, gebyr, miljøtillæg, værdi, vareværdi, toldværdi,
      valuta, enh, pr, linje, linjenr, nr, varenr deres, ean, ean nr, stregkode, batch, batchnr, lot, lotnr,
      partinr, serienr, bedst før, holdbar til, oprindelse, bestemmelsesland, afsenderland, chauffør,
      chaufførens navn, registreringsnr, tara, længde, bredde, højde, l x b x h, mål, mål cm, dimensioner,
      ladmeter, ldm, pladsmeter, stabelbar, ikke stabelbar, temperatur, bemærkning, bemærkninger, noter,
      note, leveringsinstruks, kvittering, modtaget, modtaget af, modtaget i god stand, navn, blokbogstaver,
      dato underskrift, plukket af, pakket af, kontrolleret af, læsset af, side af, kopi, original, retur,
      returpaller, ombyttede paller, europaller byttet, lager, lokation, rute, tur`,
  },
  despatchDates: list`afsendelsesdato, forsendelsesdato, lastedato, læssedato, afsendt, afhentningsdato, afhentet`,
  ways: list`transportmåde, forsendelsesmåde, leveringsmåde, transport, sendes med, fragt, forsendelse, leveres med, sendt med`,
  related: {
    invoice: list`faktura, fakturanr, fakturanummer, vores faktura, handelsfaktura, til faktura, faktura nr`,
    'packing-list': list`pakkeliste, pakkeliste nr, pakliste, pakkelistenr`,
    'delivery-note': list`følgeseddel, følgeseddel nr, følgeseddelnr, følgeseddelnummer, leveringsnr, vores følgeseddel`,
  },
  delivery: {
    consignee: list`leveres hos, leveres på, aflæsses hos, aflever til, afleveres til, afleveres hos`,
    packing: list`pakket i, emballeret i, pakket, emballeret`,
    furniture: list`restordre, rest, i restordre, mangler`,
  },
  otherUse: list`
    tilbud, forespørgsel, bekræftelse, ordre, indkøbsordre, købsordre, ordrebekræftelse, bestilling, transportordre, læsseordre, bookingbekræftelse, prisliste, kontrakt,
    aftale, kreditnota, rykker, rykkerbrev, betalingspåmindelse, kontoudtog, kvittering, oprindelsescertifikat, sikkerhedsdatablad, vejeseddel,
    skadesrapport, reklamation, referat, mødereferat, dagsorden, køreplan, lagerliste, toldangivelse, udførselsangivelse, almindelige betingelser,
    transportbestilling, kørselsordre, kørselsbog, rejseafregning, køreseddel`,
}
