import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const dutchTrade: TradeWords = {
  invoice: {
    titles: list`
      handelsfactuur, proformafactuur, proforma factuur, pro forma factuur, factuur, verkoopfactuur,
      exportfactuur, factuur export, btw factuur, factuur pakbon`,
    number: list`
      factuurnummer, factuur nr, factuurnr, factuur nummer, factuur no, fact nr, factuur, nummer,
      document nr`,
  },
  packingList: {
    titles: list`
      paklijst, packing list, colli lijst, collilijst, verpakkingslijst, gewichtslijst,
      paklijst gewichtslijst, laadlijst, specificatie colli, collispecificatie, pakstaat, verzendlijst,
      paklijst specificatie`,
    number: list`paklijst nr, paklijstnummer, paklijst nummer, packing list nr, lijst nr`,
  },
  deliveryNote: {
    titles: list`
      pakbon, leverbon, afleverbon, leveringsbon, vrachtbon, vrachtbrief pakbon, afleverbewijs,
      leverbewijs, afleveringsbon, verzendbon, bon van levering, uitleverbon, ontvangstbewijs,
      begeleidingsbon, zendnota, verzendnota, leveringsnota, afleveringsnota, laadbon, verkoopverzending,
      verzending, zendingsbon`,
    number: list`
      pakbonnummer, pakbon nr, leverbon nr, leverbonnummer, afleverbon nr, bonnummer, pakbon no,
      afleverbonnummer, leveringsnummer, levering nr, leveringsbon nr, leveringsbonnummer, zendnota nr,
      zendnota nummer, document nr, bon nr, leveringsnr`,
  },
  labels: {
    consignor: list`
      verkoper, leverancier, exporteur, afzender, verzender, fabrikant, afzender verlader, verlader,
      afzender exporteur, verzonden vanuit, verkoper exporteur, leverancier afzender, vertrekadres,
      verzonden door`,
    consignee: list`
      afleveradres, leveringsadres, ontvanger, geadresseerde, leveren aan, bezorgadres, afleveren aan,
      leveradres, levering aan, geleverd aan, verzonden aan, verzendadres, bestemmingsadres, ontvanger
      goederen, geadresseerde ontvanger, eindontvanger, verzenden naar, leveren te, naam en adres
      ontvanger, werfadres, werf, koper en ontvanger, koper ontvanger, klant ontvanger, afnemer ontvanger`,
    buyer: list`
      koper, klant, factuuradres, afnemer, importeur, opdrachtgever, factuur aan, gefactureerd aan,
      facturatieadres, debiteur, besteller, klantgegevens, koper importeur, aankoper, bestemd voor`,
    documentNumber: list`
      cmr nr, cmr nummer, vrachtbrief nr, awb nr, vrachtbriefnummer, cmr no, cmr vrachtbrief nr`,
    packageCount: list`
      pakketten, aantal colli, colli, totaal colli, aantal pallets, aantal dozen, aantal verpakkingen,
      aantal pakketten, aantal verpakkingseenheden, aantal stuks verpakking, totaal aantal colli,
      aantal dragers, aantal ladingdragers, aantal pallets colli, totaal pallets, totaal aantal pallets,
      totaal dozen, aantal kratten, aantal kisten, aantal en soort colli, aantal plts,
      aantal en soort verpakking, colli totaal, pallets totaal`,
    packing: list`
      verpakking, soort verpakking, verpakkingstype, soort colli, type verpakking, soort drager,
      ladingdrager, verpakkingssoort, colli soort, aard verpakking, soort emballage, emballage, type colli`,
    nature: list`
      omschrijving, omschrijving van de goederen, artikelomschrijving, artikel, product,
      omschrijving artikel, productomschrijving, omschrijving goederen, goederen, goederenomschrijving,
      aard der goederen, benaming, benaming der goederen, beschrijving, artikelnaam, materiaal,
      omschrijving product, materiaalomschrijving, omschrijving der goederen, soort goederen`,
    grossWeight: list`
      brutogewicht, brutogewicht kg, bruto kg, totaal brutogewicht, bruto, bruto gew, brt gew,
      gewicht bruto, gewicht bruto kg, totaal bruto, totaal bruto kg, totaalgewicht, totaal gewicht kg,
      bruto totaal, brutomassa, bruto massa kg, gewicht, gewicht kg, bruto in kg, kg bruto,
      totaalgewicht bruto, zendingsgewicht, br gewicht`,
    netWeight: list`
      nettogewicht, nettogewicht kg, netto kg, totaal nettogewicht, netto, netto gew, gewicht netto,
      gewicht netto kg, totaal netto kg, nettomassa, netto massa kg, netto in kg, kg netto,
      totaalgewicht netto`,
    volume: list`volume, volume m3, inhoud m3, cbm, kubage, totaal volume, vol m3, volume in m3`,
    marks: list`merken en nummers, merken, collo nr`,
    statisticalNumber: list`
      gn code, hs code, goederencode, tariefcode, taric code, intrastat code, statistieknummer,
      douanetarief, statistiek nr, douanecode, gs code, statistische code`,
    dateOfDelivery: list`ontvangen op, in ontvangst genomen op, ontvangen d d, datum ontvangst, geleverd op`,
    carrier: list`
      vervoerder, expediteur, verzonden met, transporteur, vervoerd door, transportbedrijf, vervoer door,
      transport door, bezorgd door, koerier, naam vervoerder, vervoersbedrijf`,
    articleCount: list`
      hoeveelheid, aantal, besteld, geleverd, aantal besteld, aantal geleverd, backorder, rest, nog te leveren,
      geleverd aantal, besteld aantal, gel aantal, totaal aantal stuks, totaal stuks`,
    furniture: list`
      factuurdatum, ordernummer, order nr, bestelnummer, uw referentie, onze referentie, klantnummer,
      klant nr, vervaldatum, betalingsvoorwaarden, leveringsvoorwaarden, leveringsconditie, incoterms,
      prijs per eenheid, stukprijs, prijs, bedrag, totaalbedrag, btw, subtotaal, korting, valuta, bank,
      iban, bic, eenheid, pos, regel, artikelnummer, artikel nr, land van oorsprong, oorsprong,
      verzenddatum, leverdatum, datum, pagina, totaal te betalen, contactpersoon, telefoon, afmetingen,
      afmetingen cm, partij, opmerkingen, pakbondatum, leveringsdatum, datum levering, besteldatum,
      orderdatum, uur, tijd, vervaldag, betalingstermijn, betaaltermijn, betalingscondities, betalingswijze,
      betaling, leveringscondities, levering, leverwijze, verzendwijze, wijze van verzending, bestel nr,
      uw bestelling, uw bestelnummer, uw order, uw ordernummer, uw ref, uw kenmerk, onze ref, ons kenmerk,
      ons ordernummer, order, referentie, ref, kenmerk, betreft, opdracht, opdrachtnummer, opdrachtnr,
      project, projectnummer, dossier, dossiernummer, debiteurnummer, debiteurnr, relatienummer, contact,
      t a v, vertegenwoordiger, verkoper naam, behandeld door, tel, fax, e mail, website, internet, btw nr,
      btw nummer, btw id, btw identificatienummer, uw btw nr, uw btw nummer, kvk, kvk nr, kvk nummer,
      ondernemingsnummer, rpr, eori, eori nr, eori nummer, swift, bankrekening, rekeningnummer,
      eenheidsprijs, prijs eur, bedrag eur, bedrag excl btw, totaal, totaal excl btw, totaal excl,
      totaal incl btw, totaal incl, totaal btw, totaal eur, te betalen, te voldoen, kort, btw bedrag,
      btw tarief, netto bedrag, goederenwaarde, waarde, vrachtkosten, transportkosten, verzendkosten,
      verpakkingskosten, munt, eenh, ehd, vpe, per, rgl, nr, artikelcode, uw artikelnummer, uw artikel nr,
      artnr, productcode, product nr, code, ean, ean code, barcode, batch, batchnummer, batchnr, lot,
      lotnummer, lotnr, partijnummer, charge, chargenummer, serienummer, serienr, tht, tht datum,
      houdbaar tot, oorsprongsland, herkomst, land van herkomst, land van bestemming, laadhaven, loshaven,
      chauffeur, naam chauffeur, handtekening chauffeur, tarra, lengte, breedte, hoogte, l x b x h, maten,
      laadmeters, ldm, stapelbaar, niet stapelbaar, temperatuur, opmerking, bijzonderheden,
      leverinstructies, handtekening voor ontvangst, voor ontvangst, naam, naam ontvanger,
      in goede staat ontvangen, ontvangen, gecontroleerd, gecontroleerd door, verzameld door, ingepakt door,
      geladen door, opgesteld door, afgedrukt op, printdatum, blad, bladzijde, blz, kopie, origineel,
      emballage retour, retour, pallets retour, geruild, magazijn, locatie, rit, ritnummer, route, zone`,
  },
  despatchDates: list`
    verzenddatum, verzonden op, datum verzending, laaddatum, datum laden, geladen op, afhaaldatum, datum afhaling,
    vertrekdatum, datum vertrek, verzenddag, laden op`,
  ways: list`
    verzendwijze, verzonden via, verzonden per, transport, vervoer, vervoer per, vervoer door, wijze van verzending,
    leveringswijze, transport door, transportmiddel, verzending, verzending per, levering per, wijze van vervoer,
    verzendvoorwaarden, verzendgegevens, verzendconditie`,
  related: {
    invoice: list`factuur, factuurnummer, factuur nr, factuurnr, onze factuur, handelsfactuur, bij factuur, factuur no`,
    'packing-list': list`paklijst, paklijst nr, paklijstnummer, colli lijst, packing list`,
    'delivery-note': list`
      pakbon, pakbonnummer, pakbon nr, pakbonnr, pakbon nummer, leverbon, leverbonnummer, vrachtbon, afleverbon,
      afleveringsbon, afleverbonnummer, leveringsbon, leverbon nr, pakbonnen`,
  },
  delivery: {
    consignee: list`afleveren bij, aflevering bij, leveren bij, levering bij, bezorgen bij, lossen bij, te leveren aan, te leveren bij, te lossen bij`,
    packing: list`verpakt, verpakt in, verpakt als, verpakt op`,
    furniture: list`na te leveren, nog te leveren, nalevering, naleveren, backorder, rest`,
  },
  otherUse: list`
    offerte, prijsopgave, bevestiging, prijsaanvraag, aanvraag, bestelling, inkooporder, bestelbon, orderbevestiging, opdrachtbevestiging, transportopdracht,
    laadopdracht, ophaalopdracht, boekingsbevestiging, boeking, prijslijst, tarief, contract, overeenkomst, creditnota, creditfactuur, aanmaning,
    herinnering, betalingsherinnering, rekeningoverzicht, kwitantie, certificaat van oorsprong, oorsprongscertificaat, certificaat, veiligheidsinformatieblad,
    weegbon, weegbrief, schaderapport, schademelding, klacht, notulen, agenda, dienstregeling, planning, voorraadlijst, inventaris,
    aankomstbericht, douaneaangifte, uitvoeraangifte, algemene voorwaarden, palletbon, werkbon,
    vervoersopdracht, vrachtopdracht, charteropdracht, ritstaat, rittenstaat, onkostendeclaratie, ritopdracht`,
}
