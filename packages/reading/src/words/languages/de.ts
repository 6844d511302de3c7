import { type Lexicon, list } from '../lexicon.ts'

export const german: Lexicon = {
  language: 'de',
  labels: {
    consignor: list`
      absender, versender, absender versender, name und anschrift des absenders,
      absender name anschrift land, absenderadresse, absenderanschrift, auftraggeber absender, verlader,
      absenderin, abs`,
    consignee: list`
      empfänger, empfaenger, warenempfänger, name und anschrift des empfängers, empfängeradresse,
      empfängeranschrift, empfängerin, empf`,
    carrier: list`
      frachtführer, frachtfuehrer, transportunternehmer, transportunternehmen, transporteur, beförderer,
      spediteur frachtführer, name und anschrift des frachtführers, ausführender frachtführer, unternehmer, frächter`,
    successiveCarrier: list`
      nachfolgende frachtführer, nachfolgender frachtführer, aufeinanderfolgende frachtführer,
      folgende frachtführer, weitere frachtführer`,
    placeOfDelivery: list`
      auslieferungsort des gutes, auslieferungsort, ablieferungsort, ablieferungsort des gutes,
      ablieferungsstelle, lieferort, für die ablieferung vorgesehene stelle,
      für die ablieferung des gutes vorgesehene stelle, lieferadresse, lieferanschrift, entladestelle,
      entladeort, bestimmungsort, abladestelle, ort der ablieferung, ort der auslieferung, zustelladresse,
      empfangsort, anlieferadresse, ablieferort, vorgesehener ablieferungsort, ablieferung,
      ablieferung des gutes, entladung, abladeort, entladeadresse, zustellung, löschhafen`,
    takingOver: list`
      ort und tag der übernahme des gutes, ort und datum der übernahme des gutes, ort und tag der übernahme,
      ort und datum der übernahme, übernahme des gutes, stelle und tag der übernahme,
      tag und ort der übernahme, übernahmeort und datum, übernahmeort und tag, übernahmeort übernahmedatum,
      ort und tag der beladung, ort und datum der beladung, übernahme, beladung, abholung,
      ort und tag der übernahme der ware`,
    placeOfTakingOver: list`
      übernahmeort, ort der übernahme, ort der übernahme des gutes, beladeort, ladestelle, beladestelle,
      ladeort, abholort, abholadresse, übernahmestelle, versandort, belade adresse, abgangsort, ladeadresse, verladeort, aufladeort, ladehafen`,
    dateOfTakingOver: list`
      übernahmedatum, datum der übernahme, tag der übernahme, datum der übernahme des gutes,
      tag der übernahme des gutes, ladedatum, beladedatum, abholdatum, ladetag, ladetermin, versanddatum,
      übernommen am, verladedatum, übernahmetag, beladetag`,
    documentsAttached: list`
      beigefügte dokumente, beigefügte papiere, beigefügte urkunden, beigefügte unterlagen, begleitpapiere,
      anlagen, begleitdokumente, beiliegende dokumente, dokumente, papiere`,
    marks: list`
      kennzeichen und nummern, kennzeichen u nummern, kennzeichen nummern, kennzeichen nummer,
      zeichen und nummern, zeichen und nr, zeichen nr, zeichen, markierung, markierungen, kennzeichen und nr,
      zeichen u nr, markierung und nummern`,
    packageCount: list`
      anzahl der packstücke, anzahl packstücke, anzahl der frachtstücke, anzahl der kolli, anzahl der colli,
      anzahl kolli, gesamtzahl packstücke, gesamtzahl der packstücke, anzahl packst, packstücke, kolli, colli,
      anzahl, stückzahl, packstückzahl, menge, anzahl und art der packstücke, anzahl stück, zahl der
      packstücke, packstückanzahl, anz, anzahl kolli, anz packst`,
    packing: list`
      art der verpackung, verpackungsart, verpackung, art der packstücke, packmittel, packstückart, art der
      verpackungen, verp, art d verpackung, verp art, art der verp`,
    nature: list`
      bezeichnung des gutes, bezeichnung der ware, bezeichnung der güter, warenbezeichnung, gutart,
      art des gutes, ware, inhalt, bezeichnung, warenbeschreibung, gut, beschreibung des gutes,
      handelsübliche bezeichnung, art der ware, güterbezeichnung, offizielle benennung`,
    statisticalNumber: list`
      statistiknummer, statistik nr, statistik nummer, statistische nummer, stat nr, warennummer,
      zolltarifnummer, warentarifnummer, stat warennummer, statistiknr, statist nr`,
    grossWeight: list`
      bruttogewicht in kg, bruttogewicht, bruttogewicht kg, bruttogewicht gesamt, rohgewicht, bruttomasse,
      gewicht brutto, gewicht, gewicht kg, gewicht in kg, gesamtgewicht, rohmasse, brutto, brutto kg,
      rohgewicht in kg, bruttogew, brutto gewicht, kg brutto, gew brutto, btto kg`,
    netWeight: list`nettogewicht gesamt, nettogewicht, nettomasse, eigengewicht, gewicht netto, nettogewicht kg, netto, netto kg, kg netto`,
    volume: list`
      umfang in m3, volumen, umfang, rauminhalt, volumen in m3, umfang m3, volumen m3, rauminhalt in m3,
      rauminhalt m3, kubatur`,
    senderInstructions: list`
      anweisungen des absenders, anweisungen des absenders zoll und sonstige amtliche behandlung,
      anweisungen des absenders für die zoll und sonstige amtliche behandlung, weisungen des absenders,
      anweisungen, weisungen, hinweise des absenders, anweisung des absenders, zollanweisungen,
      zoll und sonstige amtliche behandlung, hinweise, bemerkungen des absenders, hinweise absender, anweisungen absender`,
    paymentOfCarriage: list`
      frachtzahlungsanweisungen, frachtzahlungsanweisung, anweisungen über die frachtzahlung, frachtzahlung,
      frankatur, zahlungsanweisung, frankaturvorschrift, frankaturvermerk, anweisung zur frachtzahlung,
      frachtzahlungsvermerk, fracht zahlt, frachtzahler, fracht zahlt der, fracht zu lasten, frachtkosten trägt`,
    cashOnDelivery: list`rückerstattung, nachnahme, warennachnahme, nachnahmebetrag, erstattung`,
    reservations: list`
      vorbehalte und bemerkungen der frachtführer, vorbehalte und bemerkungen des frachtführers,
      vorbehalte und bemerkungen, vorbehalte des frachtführers, vorbehalte,
      vorbehalte und bemerkungen frachtführer`,
    specialAgreements: list`
      besondere vereinbarungen, besondere vereinbarung, sondervereinbarungen, sondervereinbarung`,
    toBePaidBy: list`zu zahlen vom, zu zahlen von, zu bezahlen von, zahlbar durch, zu zahlen durch`,
    established: list`
      ausgefertigt in, ausgestellt in, ausgefertigt, ausgestellt, ort und datum der ausstellung, ort und tag
      der ausstellung, ort und datum der ausfertigung, ort und tag der ausfertigung, ausstellungsort und
      datum, ausgefertigt am, ausgefertigt zu`,
    placeOfIssue: list`ausstellungsort, ort der ausstellung, ort der ausfertigung, ausfertigungsort`,
    dateOfIssue: list`
      ausstellungsdatum, datum der ausstellung, tag der ausstellung, ausgestellt am, datum der ausfertigung`,
    documentNumber: list`
      cmr nr, cmr nummer, frachtbrief nr, frachtbriefnummer, frachtbrief nummer, internationaler frachtbrief
      nr, dokument nr, dokumentnummer, dokumentennummer, beleg nr, belegnummer, sendungsnummer, sendungs nr,
      cmr frachtbrief nr, frachtbriefnr, sendung nr, fb nr`,
    plates: list`
      amtliches kennzeichen, amtl kennzeichen, amtliche kennzeichen, kfz kennzeichen, lkw kennzeichen,
      fahrzeugkennzeichen, polizeiliches kennzeichen, kennzeichen lkw und anhänger,
      kennzeichen lkw anhänger, kennzeichen kfz, kennzeichen fahrzeug, fahrzeug, fahrzeuge,
      kennzeichen zugmaschine anhänger, kennzeichen, kfz kennz, kennz, amtl kennz, lkw kennz,
      kennzeichen des fahrzeugs`,
    tractorPlate: list`
      zugmaschine, sattelzugmaschine, lkw, kennzeichen lkw, kennzeichen zugmaschine, kennzeichen motorwagen,
      motorwagen, zugfahrzeug, kennzeichen zugfahrzeug, kfz, amtliches kennzeichen zugmaschine,
      amtliches kennzeichen lkw, amtl kennzeichen kfz, amtl kennzeichen zugmaschine, amtl kennzeichen lkw,
      lkw nr`,
    trailerPlate: list`
      anhänger, auflieger, sattelauflieger, sattelanhänger, trailer, kennzeichen anhänger,
      kennzeichen auflieger, kennzeichen sattelanhänger, chassis, containerchassis, amtliches kennzeichen anhänger,
      amtliches kennzeichen auflieger, anhängerkennzeichen, kennzeichen trailer, amtl kennzeichen anhänger,
      amtl kennzeichen auflieger, aufliegerkennzeichen`,
    containerNumber: list`containernummer, container nr, container, container nummer, containernr`,
    sealNumber: list`plombennummer, plomben nr, plombe, plomben, siegelnummer, siegel nr, siegel, plombennr`,
    unNumber: list`un nummer, un nr, gefahrgut, gefahrgutangaben, angaben nach adr`,
    hazardClass: list`klasse, gefahrklasse, adr klasse`,
    packingGroup: list`verpackungsgruppe`,
    goodsReceived: list`
      gut empfangen, gut empfangen am, ware erhalten, gut erhalten, ware empfangen, empfangsbestätigung,
      gut empfangen datum, gut übernommen, ablieferung bestätigt`,
    dateOfDelivery: list`
      lieferdatum, ablieferungsdatum, datum der ablieferung, zustelldatum, entladedatum, auslieferungsdatum,
      abgeliefert am, empfangsdatum, tag der ablieferung, ausgeliefert am`,
    modeOfTransport: list`verkehrsträger, beförderungsart, transportart, verkehrszweig`,
    signature: list`
      unterschrift und stempel des absenders, unterschrift und stempel des frachtführers,
      unterschrift und stempel des empfängers, unterschrift des absenders, unterschrift des frachtführers,
      unterschrift des empfängers, unterschrift und stempel, unterschrift stempel, stempel und unterschrift,
      unterschrift, stempel, unterschrift absender, unterschrift frachtführer, unterschrift empfänger,
      stempel unterschrift, unterschrift oder stempel des absenders,
      unterschrift oder stempel des frachtführers, unterschrift oder stempel des empfängers`,
    furniture: list`
      währung, fracht, ermäßigungen, zwischensumme, zuschläge, nebengebühren, sonstiges,
      zu zahlende gesamtsumme, gesamtsumme, ziffer, buchstabe, fahrer, fahrername, datum, ort, zeit,
      uhrzeit, ankunft, abfahrt, nutzlast in kg, nutzlast, angaben zur ermittlung der tarifentfernung,
      vertragspartner des frachtführers, ist kein hilfsgewerbetreibender im sinne des anzuwendenden tarifs,
      güterfernverkehrsgenehmigung, seite, referenz, ihre referenz, unsere referenz, auftragsnummer,
      auftrags nr, bestellnummer, referenznummer, internationaler frachtbrief, lieferbedingung,
      lieferbedingungen, bemerkungen, bemerkung, position, pos, nr, benutzte gen nr, national, bilateral,
      eg, cemt, grenzübergänge, summe fracht, paletten absender, paletten empfänger,
      bestätigung des empfängers, lademeter, temperatur, ansprechpartner, telefon,
      ausfertigung für absender, ausfertigung für empfänger, ausfertigung für frachtführer,
      exemplar für absender, exemplar für empfänger, exemplar für frachtführer, rechnungsnummer,
      rechnungs nr, zollstelle, abmessungen, wert, betrag, preis, einzelpreis, spediteur, spedition,
      auftraggeber, auftrag, art`,
  },
  parts: {
    name: list`name, firma, firmenname, unternehmen, name 1, name firma`,
    street: list`straße, strasse, anschrift, adresse, straße und hausnummer, straße nr, straße hausnummer, sitz, firmensitz, geschäftsadresse, firmenanschrift`,
    houseNumber: list`hausnummer, haus nr, hausnr`,
    postOfficeBox: list`postfach`,
    postcode: list`plz, postleitzahl`,
    city: list`ort, stadt, wohnort, plz ort`,
    country: list`land, staat, länderkennzeichen, ländercode, landeskennzeichen`,
    phone: list`telefon, tel, fon, telefonnummer, mobil, telefax, fax, handy`,
    email: list`e mail, email, internet`,
    taxNumber: list`
      ust idnr, ust id nr, ust id, umsatzsteuer id, steuernummer, uid, uid nr, eori nummer, eori nr, ustid,
      ust idnr, eori`,
    contact: list`ansprechpartner, kontakt, kontaktperson, z hd, zu händen, z h, ansprechpartnerin`,
  },
  stages: {
    delivery: list`
      lieferung, ablieferung, entladung, entladestelle, zustellung, ablieferungsort, empfangsort`,
    takingOver: list`übernahme, beladung, abholung, ladestelle, beladestelle, übernahmeort`,
  },
  hints: list`
    name, anschrift, adresse, land, ort, tag, datum, zeit, uhrzeit, des, der, die, das, und, oder, gutes,
    in, am, im, zu, kg, m3, nr, nummer, nummern, stempel, unterschrift, für, von, vom, zum, bei, mit, firma,
    plz, straße, zoll, sonstige, amtliche, behandlung, falls, vorhanden, bitte, druckschrift, tel, telefon,
    fax, feld, art, siehe, rückseite, ggf, gegebenenfalls, monat, jahr, staat, kennzeichen, anzahl, angaben,
    bezeichnung, code, ust, id, vollständige, genaue, ware, fahrzeug`,
  totals: list`
    gesamt, summe, total, insgesamt, gesamtsumme, gesamtgewicht, summen, summe brutto, gesamt brutto`,
  carried: list`übertrag, übertrag auf, übertrag von, zwischensumme, seitensumme, fortsetzung, vortrag`,
  carriagePaid: list`frei, frachtfrei, franko, bezahlt, frei haus, frei empfänger, franco`,
  carriageForward: list`unfrei, unfranko, nicht bezahlt, ab werk, zahlbar am bestimmungsort, zahlbar im bestimmungshafen, im bestimmungshafen zahlbar, fracht zahlt empfänger`,
  months: [
    list`januar, jan, jänner`,
    list`februar, feb, feber`,
    list`märz, mär, mrz, maerz`,
    list`april, apr`,
    list`mai`,
    list`juni, jun`,
    list`juli, jul`,
    list`august, aug`,
    list`september, sep, sept`,
    list`oktober, okt`,
    list`november, nov`,
    list`dezember, dez`,
  ],
  countries: {
    holland: 'NL',
    'tschechische republik': 'CZ',
    'slowakische republik': 'SK',
    großbritannien: 'GB',
    'vereinigtes königreich': 'GB',
    england: 'GB',
    'bundesrepublik deutschland': 'DE',
    'republik österreich': 'AT',
    niederlande: 'NL',
    'die niederlande': 'NL',
    weißrussland: 'BY',
    türkei: 'TR',
  },
  packages: {
    RK: list`gestell, gestelle, glasgestell, glasgestelle, transportgestell, transportgestelle`,
    43: list`big bag, big bags, bigbag, bigbags`,
    PX: list`palette, paletten, pal, einwegpalette, einwegpaletten, holzpalette, holzpaletten`,
    PE: list`
      europalette, europaletten, euro palette, euro paletten, eur palette, eur paletten, epal, fp,
      epal paletten, eurpaletten`,
    CT: list`karton, kartons, kartonagen, ktn, pappkarton`,
    BX: list`box, boxen, schachtel, schachteln`,
    CS: list`kiste, kisten, holzkiste, holzkisten`,
    CR: list`lattenkiste, lattenkisten, verschlag, verschläge, lattenverschlag`,
    DR: list`trommel, trommeln, fass, fässer, stahlfass, stahlfässer`,
    BG: list`beutel, tüte, tüten`,
    SA: list`sack, säcke`,
    BE: list`bund, bunde, bündel`,
    BL: list`ballen`,
    CL: list`coil, coils`,
    RO: list`rolle, rollen`,
    PK: list`packstück, packstücke, kolli, kollo, colli, collo`,
    PC: list`paket, pakete`,
    CN: list`container`,
    CY: list`gasflasche, gasflaschen, zylinder`,
    JC: list`kanister`,
    CA: list`dose, dosen, kanne, kannen`,
    TK: list`tank, tanks`,
    WA: list`ibc, ibcs, großpackmittel`,
    RL: list`haspel, haspeln`,
    CG: list`gitterbox, gitterboxen, gitterboxpalette, gitterboxpaletten`,
    NE: list`unverpackt, lose, unverpackte, ohne verpackung`,
    RG: list`ring, ringe`,
    CH: list`truhe, truhen`,
    VY: list`schüttgut, lose schüttung`,
  },
  smallWords: list`
    der, die, das, und, des, den, dem, für, mit, von, zu, im, auf, nicht, bei, ist, wir, sie, ihre, vor,
    nach, oder, bitte, ein, eine, am`,
  formWords: list`
    der, die, das, und, ist, nicht, von, mit, fur, den, dem, des, ein, eine, zu, auf, im, bei, nach, aus, sich,
    werden, wird, oder, bis, absender, empfanger, frachtfuhrer, ort, tag, land, gut, gutes, anschrift,
    unterschrift, gewicht, kennzeichen, frachtbrief, lieferung, rechnung, datum, strasse, nummer, anzahl, art,
    verpackung, ubernahme, auslieferungsort, lieferschein, wir, sie, ihre, sehr, geehrte, gmbh, menge, bezeichnung,
    stuck, netto, brutto, beforderung`,
  entryWords: list`
    deutschland, frankreich, polen, italien, spanien, niederlande, belgien, osterreich, tschechien, rumanien,
    ungarn, schweiz, paletten, europaletten, kisten, kartons, fasser, packliste, rechnung, lieferschein`,
  streetWords: list`
    straße, strasse, str, weg, allee, platz, gasse, ring, damm, ufer, chaussee, kai, hof, industriegebiet,
    gewerbegebiet, gewerbepark, industriepark, am, an der, im, zum, zur, hafen, hafenstraße, markt, steig,
    berg`,
  postOfficeBox: list`postfach, pf`,
  contactWords: list`
    tel, telefon, fon, fax, telefax, mobil, email, e mail, ust, ust id, ust idnr, uid, eori, z hd,
    ansprechpartner, kontakt, www, steuernummer`,
  everyday: list`ort, datum, uhrzeit, zeit`,
  dateWords: list`am, den, vom, tag, datum, um, und`,
  noteTitles: list`internationaler frachtbrief, cmr frachtbrief, frachtbrief`,
  conventions: list`übereinkommens über den beförderungsvertrag im internationalen straßengüterverkehr`,
  otherPapers: list`
    rechnung, angebot, bestellung, auftragsbestätigung, lieferschein, packliste, konnossement,
    transportauftrag, speditionsauftrag, preisliste, gutschrift, mahnung, vertrag`,
  invoice: list`handelsrechnung, rechnung`,
}
