import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const germanTrade: TradeWords = {
  invoice: {
    titles: list`
      handelsrechnung, warenrechnung, proformarechnung, proforma rechnung, zollrechnung, rechnung, ausgangsrechnung,
      exportrechnung, ausfuhrrechnung, rechnung lieferschein, lieferschein rechnung,
      handels und zollrechnung, sammelrechnung, exportfaktura, faktura`,
    number: list`
      rechnungs nr, rechnungsnummer, rechnung nr, rechnungsnr, belegnummer, beleg nr, dokument nr, re nr,
      rg nr, rechnung, faktura nr, fakturanummer, rechnungs no, vorgangsnummer`,
  },
  packingList: {
    titles: list`
      packliste, packzettel, pack und gewichtsliste, gewichtsliste, kolliliste, packstückliste,
      verpackungsliste, packliste gewichtsliste, kollispezifikation, colliliste, pack und markierungsliste,
      versandliste, ladeliste, packstückverzeichnis, pack maß und gewichtsliste, verladeliste,
      palettenliste, packspezifikation, beipackzettel`,
    number: list`
      listen nr, listennummer, packliste nr, packlisten nr, packlistennummer, packliste nummer, beleg nr, dokument nr, versandnummer,
      lieferung nr, lieferungsnummer, lieferung, vorgangsnummer, kolliliste nr, sendung`,
  },
  deliveryNote: {
    titles: list`
      lieferschein, warenbegleitschein, versandanzeige, lieferavis, versandschein, warenausgangsschein,
      warenlieferschein, auslieferungsschein, ausgangslieferschein, liefer und empfangsschein,
      lieferbeleg, speditionslieferschein, ladeschein, versandauftrag, entnahmeschein, liefernachweis,
      warenbegleitpapier, verkaufslieferung, geb verkaufslieferung, lieferung, auslieferung,
      umlagerungslieferschein, versandlieferschein`,
    number: list`
      lieferschein nr, lieferscheinnummer, lieferscheinnr, lieferschein nummer, beleg nr, belegnummer,
      ls nr, lieferschein no, lieferungsnummer, lieferung nr, lieferung, liefernummer, vorgangsnummer,
      lieferbeleg nr, liefer nr, versandnummer, ladeschein nr, warenausgang nr`,
  },
  labels: {
    consignor: list`
      verkäufer, lieferant, exporteur, absender, abs, versender, ausführer, lieferer, verkäufer exporteur,
      hersteller, warenversender, absender verlader, verlader, ausführer versender, ausführer verkäufer,
      exporteur verkäufer, versendet von, lieferung von, lieferant verkäufer, verkäufer lieferant,
      versender absender, werk, lieferwerk, versandstelle, lieferant exporteur`,
    consignee: list`
      lieferadresse, lieferanschrift, empfänger, empf, warenempfänger, lieferung an, versandadresse,
      versandanschrift, empfängeradresse, empfängeranschrift, lieferung erfolgt an, wir liefern an,
      anlieferung an, anlieferanschrift, anlieferstelle, warenempfängeradresse, lieferempfänger, versand
      an, versendet an, endempfänger, abweichende lieferanschrift, abweichende lieferadresse,
      lieferadresse falls abweichend, empfangsstelle, bestimmungsadresse, lieferstelle, wir sandten an,
      geliefert an, lieferung nach, ware an, sendung an, baustelle, käufer und empfänger, käufer
      empfänger, empfänger käufer, kunde empfänger, besteller und empfänger`,
    buyer: list`
      käufer, kunde, rechnungsempfänger, rechnungsadresse, rechnungsanschrift, rechnung an, auftraggeber,
      importeur, besteller, rechnungsempfängerin, rechnung geht an, auftraggeber käufer, käufer importeur,
      kundenadresse, kundenanschrift, abnehmer, debitor, regulierer, rechnungsadressat, leistungsempfänger,
      bestellt von`,
    documentNumber: list`
      cmr nr, frachtbrief nr, cmr frachtbrief nr, awb nr, konnossement nr, frachtbriefnummer, cmr nummer,
      luftfrachtbrief nr, hawb nr, mawb nr, bl nr, speditionsauftrag nr, awb nummer`,
    packageCount: list`
      ladeeinheiten, anzahl packstücke, packstücke, kolli, anzahl kolli, anzahl der packstücke, colli, anzahl paletten,
      gesamtzahl packstücke, kartons, anzahl packst, anz packstücke, anz colli, anz kolli, anzahl kartons,
      anzahl pal, anzahl ladeeinheiten, anzahl verpackungseinheiten, zahl der packstücke,
      gesamtanzahl packstücke, gesamtanzahl kolli, summe packstücke, summe kolli, packstücke gesamt,
      kolli gesamt, colli gesamt, gesamt colli, gesamt kolli, paletten gesamt, anzahl packmittel,
      anzahl versandstücke, versandstücke, anzahl frachtstücke, frachtstücke, anzahl und art der packstücke,
      anzahl art der packstücke, packstückanzahl, packstückzahl, anzahl handling units, anz pal,
      anz paletten, lademittel anzahl, anzahl lademittel, kollizahl, collizahl, kollianzahl, collianzahl`,
    packing: list`
      verpackung, verpackungsart, art der packstücke, packmittel, packstückart, verpackungseinheit,
      art der verpackung, art d packstücke, ladehilfsmittel, lademittel, ladungsträger, kolliart, colliart,
      verp art, verpackungsmittel, vp art, packmittelart, packart, verpackungstyp, versandverpackung,
      packst art`,
    nature: list`
      bezeichnung, artikelbezeichnung, warenbezeichnung, beschreibung, artikel, produkt, ware,
      artikelbeschreibung, materialbezeichnung, materialkurztext, kurztext, bezeichnung der ware,
      bezeichnung der waren, bezeichnung des artikels, produktbezeichnung, produktbeschreibung,
      warenbeschreibung, leistung, leistungsbeschreibung, artikeltext, bezeichnung beschreibung,
      positionstext, sachbezeichnung, gegenstand, inhalt, artikelname, warenart, handelsbezeichnung,
      benennung, handelsübliche bezeichnung, art der ware, art und umfang der lieferung,
      artikelnr bezeichnung, material`,
    grossWeight: list`
      bruttogewicht, bruttogewicht kg, bruttogewicht gesamt, brutto kg, gesamtgewicht brutto, brutto,
      gesamtbruttogewicht, bruttogewicht in kg, brutto gew, brutto gew kg, gewicht brutto,
      gewicht brutto kg, gew brutto, gew brutto kg, gesamt brutto, gesamtgewicht, gesamtgewicht kg,
      gesamtgewicht in kg, gesamtgewicht brutto kg, gesamt brutto kg, bruttomasse, bruttomasse kg,
      rohgewicht, rohmasse, versandgewicht, sendungsgewicht, bruttogewicht total, brutto in kg, kg brutto,
      brgew, bto gew, btto gew, btto, gewicht kg brutto, total brutto, bruttogewicht der sendung,
      gewicht gesamt, rohmasse kg, rohgewicht kg, brutto total`,
    netWeight: list`
      nettogewicht, nettogewicht kg, nettogewicht gesamt, netto kg, gesamtgewicht netto, netto,
      gesamtnettogewicht, nettogewicht in kg, netto gew, nettogew kg, gewicht netto, gewicht netto kg,
      gew netto, gew netto kg, gesamt netto, gesamtgewicht netto kg, gesamt netto kg, nettomasse,
      nettomasse kg, eigenmasse, eigenmasse kg, netto in kg, kg netto, ntgew, ntto gew, ntto, total netto,
      nettogewicht total, reingewicht, eigengewicht, netto total`,
    volume: list`
      volumen, volumen m3, rauminhalt, volumen cbm, cbm, kubatur, rauminhalt m3, vol m3, vol cbm,
      gesamtvolumen, gesamtvolumen m3, volumen gesamt, volumen in m3, volumen in cbm, kubikmeter, raummaß,
      maß m3`,
    marks: list`zeichen und nummern, markierung, kennzeichen, packstück nr, kolli nr`,
    statisticalNumber: list`
      zolltarifnummer, warennummer, statistische warennummer, hs code, zolltarif nr, statistik nr,
      zolltarif, warentarifnummer, warentarif nr, wtn, warencode, taric code, taric, kn code, kn nr,
      stat warennummer, stat waren nr, stat nr, statist warennummer, hs nr, hs nummer, intrastat nr,
      intrastatnummer, zt nr, ztn, zollnummer, warennr, statistische nummer, statistische waren nr,
      codenummer`,
    dateOfDelivery: list`
      ware erhalten am, empfangen am, ware empfangen am, erhalten am, empfangsdatum, angeliefert am`,
    carrier: list`
      frachtführer, frachtf, spediteur, transporteur, versand durch, spedition, spediteurin, frachtführerin,
      frachtführer spediteur, spediteur frachtführer, transportunternehmen, transportunternehmer,
      transportfirma, beförderer, transport durch, lieferung durch, fuhrunternehmen, fuhrunternehmer,
      frachtunternehmen, versanddienstleister, transportdienstleister, beauftragter spediteur,
      spediteur transporteur, fahrzeug spedition, speditionsfirma, abholung durch, paketdienst, zusteller,
      versender spedition`,
    articleCount: list`
      stückzahl, menge, stück, bestellmenge, liefermenge, gelieferte menge, bestellte menge, rückstand,
      restmenge, offene menge, menge einheit, menge me, menge stk, menge st, anzahl stk, anz stk, geliefert,
      bestellt, menge geliefert, menge bestellt, lfm, stückz, auftragsmenge, fakturamenge,
      fakturierte menge, verrechnete menge, menge in stück, menge stück, packungsinhalt, inhalt stück,
      stück gesamt, gesamtstückzahl, gesamtmenge, menge gesamt`,
    furniture: list`
      rechnungsdatum, bestellnummer, bestell nr, ihre bestellung, auftragsnummer, auftrags nr, kundennummer,
      kunden nr, ihr zeichen, unser zeichen, fällig am, zahlungsbedingungen, zahlungsziel, lieferbedingung,
      lieferbedingungen, incoterms, einzelpreis, preis, betrag, gesamtbetrag, mwst, umsatzsteuer,
      zwischensumme, rabatt, währung, bankverbindung, iban, bic, einheit, pos, position, artikel nr,
      artikelnummer, ursprungsland, ursprung, versanddatum, lieferdatum, datum, seite, nettobetrag,
      gesamtpreis, ansprechpartner, telefon, ware erhalten, abmessungen, maße, maße cm, bearbeiter,
      versandart, charge, seriennummer, bemerkungen, lieferbedingung incoterms, rechnung vom, re datum,
      rg datum, belegdatum, leistungsdatum, leistungszeitraum, liefertermin, wunschtermin, lieferwoche, kw,
      liefertag, lieferzeitpunkt, tag der lieferung, bestelldatum, bestellung vom, bestellung nr,
      ihre bestellnummer, ihre bestell nr, ihre bestellung vom, ihre bestell nr vom, kundenbestellung,
      kundenbestellnummer, kundenbestell nr, kundenauftrag, kundenreferenz, kundenref, ihre auftragsnummer,
      ihre auftrags nr, ihr auftrag, unser auftrag, unsere auftrags nr, unsere auftragsnummer,
      unsere referenz, ihre referenz, ihre nachricht, ihre nachricht vom, unsere nachricht vom,
      ihre kundennummer, ihre kunden nr, auftrag, auftrag nr, auftragsbestätigung, auftragsbestätigung nr,
      ab nr, ab nummer, auftragsdatum, kommission, kommissionsnummer, komm nr, kom nr, projekt, projekt nr,
      projektnummer, objekt, bauvorhaben, bv, kostenstelle, sachbearbeiter, sachbearbeiterin, zuständig,
      verkäufer innendienst, ansprechpartnerin, ihr ansprechpartner, durchwahl, telefax, fax, tel, e mail,
      internet, ust idnr, ust id, uid, uid nr, ihre ust idnr, unsere ust idnr, ust id kunde, steuernummer,
      steuer nr, st nr, eori, eori nr, eori nummer, handelsregister, hrb, geschäftsführer, geschäftsführung,
      gerichtsstand, erfüllungsort, amtsgericht, bank, bankverbindungen, konto, konto nr, blz, swift,
      swift code, versandbedingung, versandbedingungen, versandweg, versand per, versand, frei haus,
      lieferart, zahlbar, zahlbar bis, zahlungsart, zahlungsbedingung, skonto, nettowert, nettosumme,
      netto eur, summe netto, summe eur, warenwert, gesamtwert, wert, wert eur, gesamt eur,
      gesamt netto eur, bruttobetrag, brutto eur, endbetrag, endsumme, gesamtsumme, rechnungsbetrag,
      rechnungssumme, zahlbetrag, mwst satz, mwst betrag, ust, ust satz, steuersatz, steuerbetrag, fracht,
      frachtkosten, versandkosten, verpackungskosten, porto, zuschlag, zuschläge, legierungszuschlag,
      e preis, ep, ep eur, gp, g preis, einzelpreis eur, preis je einheit, preis pro einheit, preis eur,
      stückpreis, gesamtpreis eur, gesamt, rab, pe, me, eh, vpe, ve, einh, mengeneinheit, pos nr,
      positionsnr, zeile, lfd nr, lfd, nr, art nr, art no, artikel no, material nr, materialnummer,
      sachnummer, sach nr, ident nr, identnummer, teilenummer, teile nr, zeichnungs nr, zeichnungsnummer,
      ihre artikel nr, ihre artikelnummer, kundenartikel, kundenmaterial, kunden artikel nr, ean, ean code,
      gtin, chargennummer, chargen nr, charge nr, los nr, losnummer, mhd, mindesthaltbarkeit, serien nr,
      serial nr, ursprung land, uld, ul, warenursprung, präferenz, präferenzursprung, abgangsland,
      bestimmungsland, versendungsland, bestimmungshafen, verladehafen, verladeort, lademeter, ldm, fahrer,
      fahrername, name des fahrers, tara, taragewicht, länge, breite, höhe, l x b x h, l b h, maße in cm,
      abmessungen cm, abmessung, maße l x b x h, stapelbar, nicht stapelbar, hinweis, anmerkung,
      anmerkungen, zusatztext, lieferhinweis, ladehinweis, unterschrift fahrer, name in druckbuchstaben,
      ware vollständig erhalten, ware ordnungsgemäß erhalten, ware in ordnungsgemäßem zustand erhalten,
      kommissioniert von, kommissionierer, gepackt von, geprüft, geprüft von, kontrolliert, verladen von,
      gedruckt am, druckdatum, erstellt am, erstellt von, ausgegeben am, blatt, seite von, kopie, original,
      leergut, paletten getauscht, tauschpaletten, palettentausch, lager, lagerort, lagerplatz, tour,
      tour nr, tournummer, route, temperatur, betreff, zollstelle, ausfuhrgrund, lieferant nr,
      lieferantennummer, lieferanten nr, ihre lieferantennummer, debitorennummer, debitor nr, kd nr,
      kunde nr, vertreter, gebiet, verkaufsbüro, gestellnr`,
  },
  despatchDates: list`
    versanddatum, versandtag, versand am, versandtermin, abgangsdatum, abholdatum, abholung am, abgeholt am, verladen am,
    verladung am, verladedatum, warenausgangsdatum, datum warenausgang, versendet am, auslieferungsdatum, datum der
    abholung, beladen am, ladedatum`,
  ways: list`
    versandart, versand durch, versand per, versand mit, versandweg, lieferart, lieferung durch, lieferung per, transport,
    transportmittel, transport durch, transportart, versand, abholung durch, versand über, versandbedingung, beförderung
    durch, beförderungsart, beförderungsmittel, transporteur, transport mittels, lieferweg, zustellung durch, abgeholt durch,
    versandbedingungen, versandinformationen, versandangaben, versandhinweis`,
  related: {
    invoice: list`
      rechnung, rechnung nr, rechnungs nr, rechnungsnummer, zu rechnung, zur rechnung, zu rechnung nr, unsere rechnung,
      handelsrechnung, handelsrechnung nr, faktura, faktura nr, re nr, bezug rechnung`,
    'packing-list': list`packliste, packliste nr, packlisten nr, unsere packliste, kolliliste nr, zu packliste`,
    'delivery-note': list`
      lieferschein, lieferschein nr, lieferscheinnr, lieferscheinnummer, unser lieferschein, zu lieferschein, ls nr, ls,
      lieferschein datum, zum lieferschein, lieferscheine, lieferung nr, liefer nr`,
  },
  delivery: {
    consignee: list`anliefern bei, anlieferung bei, abzuladen bei, abladen bei, lieferung bei, zu liefern an, anlieferadresse`,
    packing: list`verpackt, verpackt in, verpackt als, gepackt in, verpackt auf`,
    furniture: list`rückstand, noch zu liefern, restmenge, rest, offene menge, nachlieferung`,
  },
  otherUse: list`
    angebot, anfrage, bestätigung, preisanfrage, angebotsanfrage, auftragsbestätigung, auftrag, bestellung, bestellbestätigung, rahmenvertrag, transportauftrag,
    speditionsauftrag, ladeauftrag, frachtauftrag, fahrauftrag, verladeauftrag, abholauftrag, buchungsbestätigung, buchung,
    preisliste, tarif, vertrag, vereinbarung, gutschrift, mahnung, zahlungserinnerung, letzte mahnung, kontoauszug, zahlungsavis,
    quittung, ursprungszeugnis, konformitätserklärung, werkszeugnis, prüfzeugnis, lieferantenerklärung, sicherheitsdatenblatt,
    wiegeschein, wiegekarte, wägeschein, schadensmeldung, schadenanzeige, schadensprotokoll, reklamation, mängelrüge, prüfbericht,
    protokoll, besprechungsprotokoll, niederschrift, tagesordnung, fahrplan, lieferplan, tourenplan, terminplan, dienstplan,
    bestandsliste, lagerliste, inventurliste, inventur, ankunftsavis, ausfuhranmeldung, einfuhranmeldung, zollanmeldung,
    ausfuhrbegleitdokument, versandbegleitdokument, arbeitsauftrag, checkliste, palettenschein, palettenkonto,
    allgemeine geschäftsbedingungen, rundschreiben, stundenzettel, lohnabrechnung, frachtrechnung,
    beförderungsauftrag, frachtvertrag, ladeorder, dispositionsauftrag, spesenabrechnung, reisekostenabrechnung, fahrtenbuch, fahrerabrechnung,
    tourliste, tourenliste, rollkarte, bordero, schriftliche weisungen`,
}
