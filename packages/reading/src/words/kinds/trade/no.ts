import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const norwegianTrade: TradeWords = {
  invoice: {
    titles: list`regning, handelsfaktura, proformafaktura, faktura, eksportfaktura, tollfaktura, salgsfaktura`,
    number: list`fakturanr, fakturanummer, faktura nr, faktura, bilagsnr, dokumentnr`,
  },
  packingList: {
    titles: list`
      pakkliste, pakkeliste, packing list, vektliste, kolliliste, pakkseddel spesifikasjon,
      pakkespesifikasjon, lasteliste`,
    number: list`pakkliste nr, dokumentnr, sendingsnr`,
  },
  deliveryNote: {
    titles: list`
      følgeseddel, leveringsseddel, pakkseddel, utleveringsseddel, leveransebekreftelse, fraktseddel
      pakkseddel, leveringsnota, forsendelsesnota, plukkseddel, salgsleveranse, leveranse`,
    number: list`
      følgeseddel nr, følgeseddelnr, pakkseddel nr, leveransenr, leveringsnr, ordreseddel, dokumentnr,
      sendingsnr, følgeseddel`,
  },
  labels: {
    consignor: list`
      selger, leverandør, avsender, eksportør, avsender eksportør, sendt fra, hentes hos,
      leverandør avsender`,
    consignee: list`
      leveringsadresse, mottaker, leveres til, varemottaker, mottakeradresse, lev adresse, levering til,
      sendes til, leveres, destinasjon, mottakers adresse, leveransested, kjøper og mottaker, kjøper
      mottaker`,
    buyer: list`
      kjøper, kunde, fakturaadresse, fakturamottaker, faktureres, fakturert til, bestiller, debitor,
      kundeadresse`,
    packageCount: list`
      antall kolli, kolli, antall paller, kolliantall, antall pakker, antall esker, antall kartonger,
      kolli totalt, totalt antall kolli, sum kolli, paller totalt, ant kolli, antall pl,
      antall paller totalt`,
    packing: list`emballasje, kollitype, kollislag, emballasjetype, type kolli, pakketype, slag`,
    nature: list`
      varebeskrivelse, beskrivelse, varebetegnelse, vare, produkt, produktbeskrivelse, produktnavn,
      varenavn, betegnelse, gods, innhold, godsbeskrivelse, artikkel, varetekst, tekst, spesifikasjon`,
    grossWeight: list`
      bruttovekt, bruttovekt kg, brutto kg, total bruttovekt, vekt brutto, bruttovekt totalt,
      samlet bruttovekt, samlet vekt, totalvekt, total vekt kg, vekt, vekt kg, brutto, kg brutto, sum vekt,
      sum bruttovekt, vekt totalt`,
    netWeight: list`
      nettovekt, nettovekt kg, netto kg, total nettovekt, vekt netto, nettovekt totalt, samlet nettovekt,
      netto, kg netto, sum nettovekt`,
    volume: list`volum, volum m3, cbm, kubikk, totalt volum, samlet volum, volum totalt, kbm`,
    statisticalNumber: list`
      tolltariffnummer, hs kode, varekode, varenummer tolltariff, tolltariffnr, tolltariff, hs code,
      statistisk varenummer, stat nr, statistikknummer, tollkode`,
    carrier: list`
      transportør, speditør, fraktfører, transportfirma, transport med, speditør transportør, sendes med,
      transportselskap, leveres med, sjåfør transportør`,
    articleCount: list`
      antall, mengde, antall stk, bestilt, levert, bestilt antall, levert antall, antall levert,
      antall bestilt, rest, restordre, totalt antall, kvantum`,
    furniture: list`
      fakturadato, dato, kundenr, kundenummer, ordrenr, ordrenummer, deres ref, vår ref,
      betalingsbetingelser, leveringsbetingelser, forfallsdato, enhetspris, pris, beløp, mva, rabatt, enhet,
      pos, varenr, side, ordredato, lev dato, leveransedato, sendt dato, forsendelsesdato, utskriftsdato,
      tid, kl, uke, forfall, betaling, betalingsbet, leveringsbet, lev bet, levering, leveringsmåte,
      forsendelsesmåte, ordre, salgsordre, deres ordre, deres ordrenr, deres referanse, vår referanse,
      deres bestilling, bestillingsnr, innkjøpsordre, rekvisisjon, prosjekt, prosjektnr, ref, referanse,
      kontakt, kontaktperson, selger navn, saksbehandler, tlf, telefon, mobil, faks, e post, e mail,
      web, org nr, organisasjonsnr, foretaksregisteret, mva nr, eori, bank, bankkonto, kontonr, kontonummer,
      kid, iban, swift, bic, stk pris, pris pr stk, linjesum, beløp nok, beløp eur, subtotal, total, sum,
      sum eks mva, sum eksl mva, sum inkl mva, å betale, til betaling, mva beløp, mva grunnlag, rab,
      fraktkostnad, gebyr, verdi, vareverdi, tollverdi, valuta, enh, linje, linjenr, nr, artikkelnr, artnr,
      ean, strekkode, batch, batchnr, lot, lotnr, partinr, serienr, best før, opprinnelse, opprinnelsesland,
      bestemmelsesland, sjåfør, sjåførens navn, tara, lengde, bredde, høyde, l x b x h, mål, mål cm,
      dimensjoner, lastemeter, ldm, stablbar, ikke stablbar, temperatur, merknad, merknader, noter,
      anmerkning, kvittering, mottatt, mottatt av, mottatt i god stand, navn, blokkbokstaver, plukket av,
      pakket av, kontrollert av, lastet av, side av, kopi, original, retur, lager, lokasjon, rute`,
  },
  despatchDates: list`forsendelsesdato, sendt dato, avsendelsesdato, lastedato, utleveringsdato, hentedato, sendt`,
  ways: list`transportmåte, forsendelsesmåte, leveringsmåte, transport, sendes med, frakt, forsendelse, leveres med, sendt med`,
  related: {
    invoice: list`faktura, fakturanr, fakturanummer, vår faktura, handelsfaktura, til faktura, faktura nr`,
    'packing-list': list`pakkliste, pakkliste nr, pakkeliste, pakkelistenr`,
    'delivery-note': list`pakkseddel, pakkseddel nr, pakkseddelnr, følgeseddel, følgeseddel nr, leveringsnr`,
  },
  delivery: {
    consignee: list`leveres hos, losses hos, lever til`,
    packing: list`pakket i, emballert i, pakket`,
    furniture: list`restordre, rest, gjenstår`,
  },
  otherUse: list`
    tilbud, forespørsel, bekreftelse, ordre, innkjøpsordre, bestilling, ordrebekreftelse, transportordre, lasteordre, bookingbekreftelse, prisliste, kontrakt, avtale,
    kreditnota, purring, betalingspåminnelse, inkassovarsel, kontoutskrift, kvittering, opprinnelsessertifikat, opprinnelsesbevis, sikkerhetsdatablad,
    veieseddel, skaderapport, reklamasjon, referat, møtereferat, dagsorden, rutetabell, lagerliste, tolldeklarasjon, utførselsdeklarasjon, generelle vilkår,
    transportbestilling, kjøreordre, kjørebok, reiseregning`,
}
