import { type Lexicon, list, oneOf } from '../lexicon.ts'

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
    CT: list`karton, kartons, kartonagen, ktn, pappkarton, pappkiste, pappkisten`,
    BX: list`box, boxen, schachtel, schachteln`,
    CS: list`kiste, kisten, holzkiste, holzkisten`,
    CR: list`lattenkiste, lattenkisten, verschlag, verschläge, lattenverschlag`,
    DR: list`
      trommel, trommeln, fass, fässer, stahlfass, stahlfässer, spundfass, spundfässer, deckelfass,
      deckelfässer, rollreifenfass, rollreifenfässer, fässern`,
    BG: list`beutel, tüte, tüten`,
    SA: list`sack, säcke, papiersack, papiersäcke, papiersäcken, kunststoffsack, kunststoffsäcke, säcken`,
    BE: list`bund, bunde, bündel, flaschenbündel`,
    BL: list`ballen`,
    CL: list`coil, coils`,
    RO: list`rolle, rollen`,
    PK: list`packstück, packstücke, kolli, kollo, colli, collo, packstücken, kollis`,
    PC: list`paket, pakete`,
    CN: list`container`,
    CY: list`gasflasche, gasflaschen, zylinder, stahlflasche, stahlflaschen, druckgasflasche, druckgasflaschen`,
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
    BJ: list`eimer, hobbock, hobbocks`,
    PU: list`steige, steigen`,
    TB: list`kübel`,
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
  keys: {
    roles: {
      consignor: list`abs, absend`,
      consignee: list`empf, empfang`,
      carrier: list`frf, frachtf`,
      placeOfDelivery: list`entl, entlade`,
      takingOver: list`bel, belade, lade, ladeort`,
    },
    parts: {
      name: list`firma`,
      street: list`str, strasse`,
      postcode: list`plz`,
      city: list`ort, stadt`,
      country: list`land, lkz`,
    },
    labels: {
      placeOfDelivery: list`entladeort`,
      hazardClass: list`klasse`,
      packageCount: list`stk, stck, anz, anz packst`,
      packing: list`verp, vpe`,
      nature: list`ware, artikel, bezeichnung`,
      statisticalNumber: list`warennr`,
      grossWeight: list`brutto, weight brutto`,
      weightUnit: list`gewichtseinheit, einheit`,
      netWeight: list`netto`,
      tractorPlate: list`kfz, kfz kennz, lkw kennz`,
      trailerPlate: list`aufl, anh`,
    },
  },
  phrases: {
    accountStatement: oneOf`kontoauszug | offene[- ]?posten`,
    addressAhead: oneOf`adresse? | anschrift`,
    addressedTo: oneOf`an(?:\sdie)?(?:\sfirma)? | firma | fa\.`,
    agentNamed: oneOf`agentur | als agent`,
    agreedPrice: oneOf`fracht(?:preis|vereinbarung|satz)`,
    airConvention: oneOf`montrealer übereinkommen`,
    amountToPay: oneOf`zahlbetrag`,
    and: oneOf`und`,
    andOrOn: oneOf`und | auf`,
    article: oneOf`die | der | den`,
    articleColumn: oneOf`artikel | produkt`,
    articleUnit: oneOf`st | stk | stck | stück | paar | rll | krt`,
    asAgent: oneOf`als\s(?:agent|vertreter) | als\sagenten?`,
    asBefore: oneOf`als`,
    asTheCarrier: oneOf`als (?:frachtführer|verfrachter|carrier|vervoerder)`,
    atPlace: oneOf`in | In`,
    attention: oneOf`z\.? ?hd | zu händen`,
    balance: oneOf`saldo[nt]?`,
    besideHaulier: oneOf`
      die | der | den | dem | das | unseren | unsere | unserem | unserer | firma | fa | fa.`,
    besideName: oneOf`
      nr | nummer | datum | vom | vom tage | zur | zum | und | von | seite | blatt | kopie | duplikat |
      exemplar | kunde | empfänger | absender`,
    besidePartOfParty: oneOf`der | den | dem | von | vom | zur | zum`,
    besidePointer: oneOf`der | die | das | dem | den | im | am | auf | unser | unserem | unter | hier | oben`,
    besideSameParty: oneOf`der | die | das | den | dem | beim | bei | pos | adresse | anschrift | feld`,
    besideService: oneOf`nach | bis | für | ab | von | per | gemäß | frei | laut`,
    betweenVehicles: oneOf`und | mit`,
    billOfLadingNamed: oneOf`konnossement | seefrachtbrief`,
    booking: oneOf`buchung`,
    boxWord: oneOf`feld`,
    byAir: oneOf`luft`,
    byInlandWater: oneOf`binnen`,
    byMeans: oneOf`per | mit | mittels | lkw | bahn | schiff | luftfracht | seefracht`,
    byRail: oneOf`schiene | bahn | eisenbahn`,
    byRoad: oneOf`strasse | lkw`,
    bySea: oneOf`see\b | seeschiff | maritim`,
    byTheCarrier: oneOf`dem frachtführer | dem beförderer | durch den frachtführer | durch den beförderer`,
    capitalOfCompany: oneOf`kapital`,
    captionOfDate: oneOf`datum`,
    careOf: oneOf`z\.?\s?h | herrn?\b | frau\b`,
    carriageForward: oneOf`
      empfänger zahlt | zahlt empfänger | zahlt der empfänger | unfrankiert | fracht zu lasten des empfängers`,
    carriagePaid: oneOf`
      frachtfrei geliefert | fracht bezahlt | zahlt absender | zahlt der absender | absender zahlt`,
    carrier: oneOf`frachtführers? | verfrachters?`,
    carrierCompany: oneOf`spedition | reederei | logistik | frachtkontor`,
    carrierSigns: oneOf`verfrachter | frachtführer | reeder`,
    categoryBeginning: oneOf`kategor`,
    charge: oneOf`
      fracht | frachtkosten | frachtanteil | fracht und verpackung | frachtpauschale | frachtzuschlag |
      versand | versandkosten | versandpauschale | versandkostenpauschale | transportkosten |
      transportkostenanteil | transportpauschale | lieferkosten | lieferpauschale | verpackungskosten |
      verpackungspauschale | verpackung und versand | verpackung und fracht | porto | porto und verpackung |
      versicherung | transportversicherung | mindermengenzuschlag | energiezuschlag | teuerungszuschlag |
      dieselzuschlag | maut | mautzuschlag | bearbeitungsgebühr | zustellgebühr | anfahrt`,
    chargeableWeight: oneOf`frachtpflichtiges gewicht`,
    cityBeginning: oneOf`stadt`,
    classAhead: oneOf`klasse | kl\.`,
    classWord: oneOf`klasse | kl | gefahrklasse | gefahrzettel | gefahrzettelmuster`,
    clockAhead: oneOf`um | ab | bis | von | zeit | ankunft | abfahrt`,
    clockBehind: oneOf`Uhr`,
    clockWord: oneOf`um`,
    codeOrNumber: oneOf`nr`,
    companyAbbreviation: oneOf`Gebr | GEBR`,
    companyAhead: oneOf`firma | fa\.`,
    companyKind: oneOf`firma`,
    companySign: oneOf`logisti | spedition`,
    conditionBeginning: oneOf`kondition`,
    consignedTo: oneOf`bestimmt für | zur lieferung an | geliefert an | versandt an`,
    consignmentNoteNamed: oneOf`(?:e-)?frachtbrief`,
    consignmentWord: oneOf`sendung | sendungsnummer`,
    containerNamed: oneOf`container(?:nummer|nr)`,
    contentsDeclared: oneOf`dass der inhalt dieser sendung`,
    copyNamed: oneOf`exempla\p{L}+ | ausfertigung | kopi[aei]?`,
    countHeading: oneOf`anzahl | anz | menge`,
    countedBy: oneOf`in | je | pro | auf | im`,
    customerNumber: oneOf`kd\.?-?\s?nr | kunden-?nr | debitor`,
    customsBeginning: oneOf`zoll`,
    dangerous: oneOf`gefähr | gefahrg`,
    dangerousGoods: oneOf`gefahrg[uü]t | gef[äa]hrliche`,
    dangerousPaperNamed: oneOf`dokument\p{L}* | beförderungspapier | papier | transportdokument`,
    date: oneOf`datum`,
    dateKey: oneOf`datum | tag | am | zeit`,
    dateLead: oneOf`den | am`,
    dateOfDespatch: oneOf`
      laden | geladen | verladen am | verladen | versand am | abgeholt am | abholung am | abholung |
      verladung | ladedatum | ladungsdatum | warenausgang`,
    dated: oneOf`vom`,
    dayAndHour: oneOf`am | um | den | dem | datum | uhr | zeit`,
    debitOrCredit: oneOf`haben`,
    declaration: oneOf`erklärung`,
    delivered: oneOf`geliefert`,
    deliveryDate: oneOf`liefertermin | wunschtermin`,
    deliveryNoteNamed: oneOf`lieferschein-? | lief\.?`,
    department: oneOf`
      abt(?:eilung)? | [ée]inkauf | verkauf | versand | waren\p{L}* | wareneingang | annahme | logist\p{L}* |
      lager | werk | gruppe | transport\p{L}* | spedi\p{L}*`,
    depositWord: oneOf`pfand | pfandgeld | leergutpfand | flaschenpfand | palettenpfand`,
    descriptionHeading: oneOf`beschreibung | bezeichnung | warenbezeichnung`,
    districtAhead: oneOf`kreis | landkreis | lkr\.?`,
    documentBeginning: oneOf`dokument | papier`,
    driver: oneOf`fahrer`,
    eachOrMass: oneOf`je | pro | abm | brutto | netto`,
    environmentBeginning: oneOf`umwelt | meeresschadstoff`,
    expenses: oneOf`spesen | reisekosten | verpflegungsmehraufwand`,
    explosiveBeginning: oneOf`explos`,
    explosiveDogs: oneOf`sprengstoff\p{L}*hund\p{L}*`,
    feet: oneOf`fu[sß]+`,
    fetched: oneOf`abgeholt | laden`,
    flashPoint: oneOf`flammpunkt`,
    flashPointAhead: oneOf`flammpunkt`,
    flight: oneOf`flüge? | flug(?:nr)?`,
    forParty: oneOf`für`,
    forTheCarrier: oneOf`für den (?:verfrachter|frachtführer|carrier|reeder)`,
    freightAlone: oneOf`fracht | frachtkosten | transportkosten`,
    freightCollect: oneOf`\bfracht\szahlbar\s(?:am\sbestimmungsort|in\sempfang)`,
    freightPrepaid: oneOf`\bfracht\s(?:voraus)?bezahlt\b`,
    freightPrice: oneOf`fracht(?:as)?`,
    from: oneOf`von`,
    fuel: oneOf`diesel | tanken`,
    gate: oneOf`tor | rampe | lager`,
    gateOrHall: oneOf`halle | tor | rampe | geb[äa]ude | geb | etage | werk | lager`,
    goodsReceived: oneOf`ware erhalten | ware (?:vollständig|ordnungsgemäß)`,
    grossOrNetAhead: oneOf`brutto | netto`,
    grossWord: oneOf`brutto | btto`,
    handSearch: oneOf`durchsuch\p{L}+ von hand`,
    haulageBeginning: oneOf`transport | beförder | abhol | versand | spedi | abholung`,
    haulageCompany: oneOf`spedition`,
    haulageVerb: oneOf`
      abgeholt | geladen | verladen | übernommen | übergeben | abholung | versand\p{L}* | versendet |
      zugestellt | geliefert | lieferung | transport\p{L}* | transp | beförder\p{L}*`,
    haulier: oneOf`
      frächter | spediteur | spedition | fuhrunternehmer | frachtunternehmer | frachtführers |
      fuhrunternehmen | transporteurs | subunternehmer`,
    haulierAhead: oneOf`frächter | frachtführer | firma | fa\.`,
    haulierStem: oneOf`spedi | fuhrbetrieb | fuhrunternehm | verkehr | fracht | schwerlast`,
    headOfPaper: oneOf`
      briefkopf | kopfzeile | anschriftenfeld | anschriftfeld | adressfeld | adressenfeld | adressfenster |
      empfängerfeld | obengenannt | vorgenannt | obenstehend`,
    hoursUnit: oneOf`std`,
    houseAhead: oneOf`haus`,
    houseWaybillNamed: oneOf`haus-?awb | hausluftfrachtbrief`,
    inPlace: oneOf`aus`,
    industrialZone: oneOf`industriepark | gewerbepark | gewerbegebiet | industriegebiet`,
    inlandNavigation: oneOf`binnenschiff`,
    insured: oneOf`versicherter | versicherungsnehmer`,
    invoiceNumber: oneOf`rechnungs?-?(?:nr|nummer)`,
    invoiceWord: oneOf`rechnung`,
    issued: oneOf`ausgestellt | erteilt | aussteller`,
    issuedAt: oneOf`ausgefertigt | ausgestellt | ausgeführt am`,
    issuedIn: oneOf`
      ausgestellt in | ausgestellt am | ausgestellt | ausgefertigt in | ausgefertigt am | ausgefertigt`,
    kilograms: oneOf`kilogramm`,
    lastLoad: oneOf`letztes ladegut | zuletzt enthalten`,
    leadsToHaulier: oneOf`übergeben an | durch | von | mit | mittels | per | über | holt`,
    letterFormula: oneOf`
      sehr geehrte | liebe (?:frau|kolleg|kund) | guten tag | mit freundlichen grüßen | freundliche grüsse`,
    litreOrPiece: oneOf`lit(?:re|er|ros?|ri|ry)s? | stk`,
    litres: oneOf`liter`,
    loadedByShipper: oneOf`
      (?:vom|durch\sden)\s(?:absender|befrachter|ablader)\s(?:geladen|gestaut|gez[äa]hlt)`,
    loadedOnBoard: oneOf`
      an bord genommen | an bord verladen | verladen an bord | an bord | bord vermerk | verschifft am`,
    madeOut: oneOf`[Aa]usgestellt`,
    marked: oneOf`gez | nr\.?`,
    marksHead: oneOf`zeichen`,
    marksWord: oneOf`markiert | markierung | gezeichnet | gez | zeichen | kennz`,
    massBehind: oneOf`gewicht | mass[ae]?`,
    massHeading: oneOf`brut | nett | tonn`,
    massOrContent: oneOf`gewicht | stoff`,
    massWord: oneOf`gewicht | gew | gewichte | masse`,
    may: oneOf`mai`,
    metricTons: oneOf`tonn\p{L}*`,
    mileage: oneOf`kilometerstand | tachomet\p{L}*`,
    monthDayHour: oneOf`monat tag stunde`,
    movementOfStock: oneOf`übertrag | zugang | abgang`,
    nameParticle: oneOf`und | u. | in | von | zu | zum | zur | der | den | dem | die | im | am | bei | im.`,
    nameWord: oneOf`name`,
    netExplosiveMass: oneOf`netto-?explosiv(?:stoff)?(?:masse|gewicht) | nettomasse (?:der )?explosivstoffe?`,
    netWord: oneOf`netto`,
    nobody: oneOf`kein\p{L}* | entfällt`,
    not: oneOf`nicht`,
    notificationOrAnnex: oneOf`notif | anhang vii`,
    numberBare: oneOf`nr | nummer`,
    numberBehindTitle: oneOf`nr | nummer`,
    numberHeading: oneOf`nr | nrs | nummer | nummern`,
    numberInText: oneOf`N[rR]\.?\s?/\s?N[oO]\.? | N[rR]\.? | Nummer | NUMMER`,
    numberPlateCut: oneOf`ennz`,
    numberPrinted: oneOf`Nr | Nummer`,
    numberSign: oneOf`nr | nr. | nummer | nr/no | nr./no. | nr. / no.`,
    numbersFrom: oneOf`von`,
    numbersOutOf: oneOf`von`,
    numbersTo: oneOf`bis | und`,
    oclock: oneOf`uhr`,
    ofContents: oneOf`mit`,
    ofDelivery: oneOf`lieferorts | ablieferungsorts | entladeorts`,
    ofOrEach: oneOf`je | von | auf`,
    ofTakingOver: oneOf`übernahmeorts | beladeorts | ladeorts`,
    ofTheCarrier: oneOf`frachtführers | frachtfuehrers`,
    ofTheConsignee: oneOf`empfängers | empfaengers`,
    ofTheConsignor: oneOf`absenders | versenders`,
    onBehalf: oneOf`agen[tc]\p{L}* | im namen | im auftrag`,
    onBoardDate: oneOf`am`,
    onDate: oneOf`am | den`,
    onTop: oneOf`auf`,
    orderReference: oneOf`
      ref(?:erence|erenz|érence|erencia|erans)? | bestell\p{L}* | auftrag\p{L}* | best | lieferschein\p{L}* |
      kontra[kh]t\p{L}*`,
    ordered: oneOf`bestellt`,
    otherNumber: oneOf`buchung | blatt`,
    otherSigner: oneOf`packen | gepackt | fahrer | frachtführer | empfäng`,
    overBorders: oneOf`grenzüberschreit`,
    ownOrParty: oneOf`eigene[rsmn]? | unser\p{L}* | selbst\p{L}* | kunde\p{L}*`,
    packageListed: oneOf`kolli | kiste | karton | rolle`,
    packagingBeginning: oneOf`verpackung | gefäß | fass | fässer | kanister`,
    packedInMaterial: oneOf`aus | holz | kunststoff`,
    packingCertificate: oneOf`(?:container|fahrzeug)\S*packzertifikat`,
    packingGroupWord: oneOf`vg | verpackungsgruppe | verp gr`,
    page: oneOf`seite | blatt`,
    paperToReturn: oneOf`lieferschein\p{L}* | frachtbrief\p{L}*`,
    partyToOrder: oneOf`auftraggeber | unternehmer`,
    paymentDue: oneOf`fällig`,
    perUnit: oneOf`\bpro\b | \bje\b`,
    piece: oneOf`stk | stck | st | stück | stücke | satz | paar | garn`,
    pieces: oneOf`st | stk | stck | stück | paar`,
    placeOnPaper: oneOf`
      anlage | anhang | beilage | beiblatt | rückseite | rücks | umseite | oben | umseitig | kopf | anschrift |
      adresse | feld | stempel | absender | empfänger`,
    plateLead: oneOf`zug | zuges | wagen`,
    plateWord: oneOf`
      kennzeichen | pol kennz | kfz kennz | kfz kennzeichen | lkw kennz | lkw kennzeichen | pol kennzeichen |
      amtl kennzeichen | kontrollschild`,
    pointerLead: oneOf`siehe | s | vgl | wie | laut | lt | gemäß | gem`,
    positionHeading: oneOf`pos | position | lfd | lf`,
    price: oneOf`einzelpreis | e-preis | preis | betrag`,
    printedBy: oneOf`gedruckt | erstellt`,
    producerOfWaste: oneOf`abfallerzeuger | erzeuger`,
    properShippingName: oneOf`offizielle benennung`,
    railwayBeginning: oneOf`bahn | eisenbahn`,
    rangeJoin: oneOf`bis | und`,
    ratePer: oneOf`pro | je`,
    receiptOf: oneOf`nach erhalt`,
    remarkBeginning: oneOf`
      fracht\s?(?:bezahlt|frei) | charge\s?(?:nr|:) | nicht\s(?:stapel\p{L}*|st[üu]rzen|kippen) |
      vor\sn[äa]sse | wie\svereinbart`,
    route: oneOf`von\s?[–/-]\s?nach | (?:flug)?strecke | flugroute`,
    saidToContain: oneOf`enth(?:altend|ält) | laut\sangabe`,
    sameAlone: oneOf`dto | dito | wie oben | siehe oben | s o`,
    sameAsAbove: oneOf`dto\.? | wie oben | siehe oben | wie vor(?:stehend)? | s\. ?o\.? | dito`,
    sameAsLead: oneOf`wie | siehe | s | gleich | identisch mit`,
    seaRules: oneOf`haager regeln`,
    sealAhead: oneOf`siegel | plomben? | plombe | plb\.`,
    sealNamed: oneOf`
      siegel | siegelnr | siegelnummer | plombe | plomben | plombennr | plombennummer | plombiert |
      verplombt mit | versiegelt mit | zollplombe | zollverschluss | plombierung | verplombung`,
    sealNumberWord: oneOf`nummern? | nummer`,
    sealState: oneOf`intakt | angelegt | angebracht | unversehrt | am auflieger`,
    securityWord: oneOf`stat[ou] | sicherheit`,
    seeList: oneOf`siehe\s(?:anlage|liste)`,
    seeOtherBox: oneOf`wie | siehe | s\.`,
    semitrailer: oneOf`sattel | auflieger`,
    sendBack: oneOf`einsenden | einzureichen | zurück`,
    sender: oneOf`absender | versender | auftraggeber`,
    serviceName: oneOf`
      stückgut | sammelgut | teil\p{L}* | komplett\p{L}* | lkw | frei | franko | porto | fracht\p{L}* |
      kombi\p{L}* | direkt\p{L}* | eigen\p{L}*`,
    shippingLine: oneOf`linie | reederei`,
    shippingMarks: oneOf`markierung`,
    signature: oneOf`unterschrift | gez\.`,
    signedBy: oneOf`unterschrift | stempel | für`,
    singleArticle: oneOf`stuck | stk | stck | stücke | paar`,
    sizes: oneOf`abmess | maße`,
    sizesHead: oneOf`abm | maß | mess`,
    statesConcerned: oneOf`betroffene (?:staaten|länder)`,
    supplier: oneOf`lieferant`,
    takenOver: oneOf`abgeholt | übernommen | übergeben | verladen | geladen`,
    tare: oneOf`tara | leergewicht | eigengewicht`,
    tariffHeading: oneOf`zolltarif | zolltarifnr | warennummer | warennr`,
    tariffNumber: oneOf`(?:zoll)?tarif\p{L}* | warennummer | statist\p{L}*\s?warennummer | warencode`,
    timeAhead: oneOf`um`,
    timeOfDay: oneOf`um | uhr | uhrzeit | zeit`,
    titleOfPerson: oneOf`Herrn? | HERRN? | Frau | FRAU | Hr`,
    to: oneOf`nach`,
    toBeNamed: oneOf`
      (?:wird |noch |folgt|offen|unbekannt|zu (?:benennen|bestimmen))(?:\s?\p{Ll}+){0,3} | később`,
    toMessrs: oneOf`an(?:\sdie)?(?:\sfirma)?`,
    toOrder: oneOf`an\s(?:die\s)?order\s(?:von|der)`,
    toPage: oneOf`in | auf | von`,
    tonnes: oneOf`tonnen`,
    tractorWord: oneOf`
      lastzug | sattelzug | gliederzug | motorwagen | fahrzeug | lkw | zgm | sattelzugmaschine | szm |
      zugmaschine`,
    trailerWord: oneOf`anhänger | anh | aufl | hänger | auflieger | sattelauflieger`,
    train: oneOf`zug(?:nummer)? | cim-zug`,
    transportCategory: oneOf`bef(?:örderungs|\.)?-?\s?kat(?:egorie|\.)?`,
    transportOrder: oneOf`
      transportauftrag | frachtauftrag | ladeauftrag | beförderungsauftrag | speditionsauftrag`,
    tunnelWord: oneOf`tunnelcode | tunnelbeschränkungscode | tbc`,
    unNumberName: oneOf`nr | nummer`,
    uncleaned: oneOf`ungereinigt`,
    unitInBuilding: oneOf`kai`,
    unitOfPrice: oneOf`stk | stück | st | kolli`,
    upTo: oneOf`bis`,
    valueAddedTax: oneOf`mwst | ust`,
    vehicleNamed: oneOf`anh(?:änger)? | aufl(?:ieger)? | zugm(?:aschine)?`,
    via: oneOf`über`,
    visualCheck: oneOf`sichtkontrolle | sichtprüfung`,
    volumeBeginning: oneOf`rauminhalt`,
    volumeBesideMass: oneOf`volumen`,
    volumeHeading: oneOf`volumen | rauminhalt`,
    volumeOf: oneOf`von | zu`,
    voyage: oneOf`reise`,
    voyageBeginning: oneOf`reise`,
    wasteAhead: oneOf`ABF[AÄ]LLE?`,
    wasteBeginning: oneOf`abfall`,
    wasteProducer: oneOf`abfallerzeuger | erzeuger`,
    weBuy: oneOf`wir bestellen | hiermit bestellen | bitten (?:wir )?um (?:ein )?angebot`,
    weConfirm: oneOf`bestätigen`,
    weDeliver: oneOf`wir liefern`,
    weInstruct: oneOf`wir beauftragen | wir erteilen ihnen`,
    weighbridge: oneOf`brückenwaage | fuhrwerkswaage`,
    wholeWord: oneOf`
      sendung | lieferung | ladung | gesamt | insgesamt | zusammen | gesamte | gesamten | summe`,
    withResiduesOf: oneOf`mit rückständen von`,
    wrapperKey: oneOf`sendung | daten | partei`,
    xray: oneOf`röntgen\p{L}*`,
    yoursOrOurs: oneOf`ihre? | unsere? | kunden?`,
  },
  trade: {
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
  },
  forms: {
    cim: {
      titles: list`
        frachtbrief cim, cim frachtbrief, eisenbahnfrachtbrief, internationaler eisenbahnfrachtbrief, cim
        frachtbrief kombinierter verkehr, bahnfrachtbrief, frachtbrief für den internationalen eisenbahnverkehr,
        wagenbrief cim, e frachtbrief cim`,
      labels: {
        consignor: list`absender, absender name anschrift`,
        documentNumber: list`
          sendungsnummer, sendungs nr, sendung, sendung nr, identifikation der sendung, frachtbrief nr,
          sendungsidentifikation, versandnummer, frachtbriefnummer`,
        takingOver: list`
          ort datum und stunde der übernahme, ort datum und uhrzeit der übernahme, ort und datum der übernahme, ort und tag der übernahme, ort tag und stunde der übernahme`,
        departurePlace: list`versandbahnhof, versandbhf, abgangsbhf, abgangsbahnhof, übernahmeort, ort der übernahme`,
        arrivalPlace: list`
          bestimmungsbahnhof, bestimmungsbhf, empfangsbhf, zielbhf, empfangsbahnhof, ablieferungsort, ort der ablieferung, zielbahnhof`,
        dateOfTakingOver: list`
          übernahmedatum, datum der übernahme, tag der übernahme, monat tag stunde der übernahme, übernahme am,
          datum stunde der übernahme, monat tag stunde`,
        carrier: list`
          beförderer, vertraglicher beförderer, frachtführer, eisenbahnverkehrsunternehmen, vertragsbeförderer`,
        wagonNumber: list`wagen nr, wagennummer, wagen, wagennummern, wagennr`,
        train: list`zug nr, zugnummer, zug, cim zug nr, zug nr cim, zugnr, cim zug`,
        statisticalNumber: list`nhm code, nhm, nhm nr`,
        nature: list`bezeichnung des gutes, bezeichnung der güter, gut`,
        grossWeight: list`
          masse, masse kg, bruttomasse, gesamtmasse, masse in kg, wirkliche masse, bruttomasse kg, ladegewicht,
          gewicht kg`,
        information: list`erklärungen des absenders, erklärungen, absendererklärungen`,
        paymentOfCarriage: list`zahlung der kosten, zahlung, frankatur, frankaturvermerk, kostenzahlung`,
        established: list`
          ort und tag der ausstellung, ort und datum der ausstellung, ausgestellt in, ausstellungsort und datum`,
        furniture: list`
          referenz des absenders, kundencode, kunden nr, tarif, eigenmasse, eigengewicht, grenzpunkte, verkehrsweg,
          rid, gattung, bahnhof, ausführender beförderer, ausführende beförderer, ausf beförderer, kundennr absender, kundennr empfänger, andere beförderer, lastgrenze, tara, datum
          uhrzeit`,
        containerSeal: list`plomben, verschlüsse, siegel, plomben nr, verschluss`,
        containerNumber: list`ladeeinheit, ute, ite, container nr, le nr`,
      },
    },
    awb: {
      titles: list`
        luftfrachtbrief, hausluftfrachtbrief, haus luftfrachtbrief, elektronischer luftfrachtbrief,
        luftfrachtempfangsschein, luftfracht empfangsbestätigung`,
      labels: {
        consignor: list`
          name und anschrift des absenders, absender, versender, absender name und anschrift, versender name und
          adresse`,
        consignee: list`
          name und anschrift des empfängers, empfänger, empfänger name und anschrift, warenempfänger`,
        freightForwarder: list`
          agent des ausstellenden luftfrachtführers, agent des ausstellenden luftfrachtführers name und ort,
          ausstellender agent, luftfrachtagent`,
        carrier: list`
          ausgestellt von, luftfrachtführer, ausstellender luftfrachtführer, fluggesellschaft, ausstellender
          frachtführer, luftverkehrsgesellschaft, frachtführer`,
        documentNumber: list`
          luftfrachtbrief nr, luftfrachtbriefnummer, awb nr, awb nummer, hawb nr, hausluftfrachtbrief nr, haus awb
          nr, lfb nr, hawb nummer`,
        departurePlace: list`abgangsflughafen, abflughafen, startflughafen`,
        arrivalPlace: list`bestimmungsflughafen, zielflughafen, ankunftsflughafen`,
        flight: list`
          flug datum, flug und datum, flugnummer und datum, flugnummer, flug, flug nr datum, flug nr, flug tag,
          gebuchter flug`,
        packageCount: list`
          anzahl der packstücke, anzahl packstücke, stückzahl, packstücke, stück, anzahl stücke, colli, kolli,
          packst`,
        grossWeight: list`bruttogewicht, brutto kg, brutto, rohgewicht, gewicht kg, bruttogewicht kg, gewicht`,
        weightUnit: list`kg lb`,
        nature: list`
          art und menge der güter, art und menge der güter einschl masse oder rauminhalt, art und menge, inhalt,
          warenbezeichnung, art der güter, bezeichnung der güter, beschreibung, ware`,
        information: list`behandlungshinweise, hinweise zur behandlung, abfertigungshinweise`,
        securityStatus: list`sicherheitsstatus`,
        regulatedAgent: list`reglementierter beauftragter, rb nummer, nummer des reglementierten beauftragten`,
        screeningMethod: list`kontrollmethode, kontrollverfahren`,
        securityIssuedBy: list`sicherheitsstatus ausgestellt von, sicherheitsstatus erteilt von`,
        securityIssuedOn: list`sicherheitsstatus ausgestellt am, sicherheitsstatus erteilt am`,
        established: list`
          ausgefertigt am in, ausgestellt am in, ausgefertigt am, ort und tag der ausfertigung, ausgestellt am, ort
          und datum, ausfertigung, datum und ort der ausfertigung`,
        furniture: list`
          frachtpflichtiges gewicht, frachtrate, gesamtbetrag, ratenklasse, deklarierter wert, kontonummer, mawb nr,
          unsere position, währung, frachtpfl kg, frachtpflichtig, zolltarif nr, lieferbedingung, auslieferungsagent
          am bestimmungsort`,
        volume: list`volumen, volumen m3, cbm`,
        paymentOfCarriage: list`frachtzahlung, frachtkosten, zahlung, kosten`,
        signature: list`
          unterschrift des ausstellenden spediteurs, unterschrift des absenders oder seines beauftragten,
          unterschrift des ausstellenden luftfrachtführers`,
      },
    },
    'air-security': {
      titles: list`
        sicherheitserklärung für luftfracht, sicherheitserklärung luftfracht, sendungssicherheitserklärung, luftfracht
        sicherheitserklärung, sicherheitserklärung für sendungen, sicherheitserklärung der sendung`,
      labels: {
        regulatedAgent: list`reglementierter beauftragter, kennung des reglementierten beauftragten`,
        documentNumber: list`sendungskennung, luftfrachtbrief nr, awb nummer, luftfrachtbriefnummer`,
        nature: list`inhalt der sendung, inhalt, sendungsinhalt`,
        departurePlace: list`abgangsort, abgangsflughafen, ursprung`,
        arrivalPlace: list`bestimmungsort, bestimmungsflughafen, ziel`,
        securityReason: list`erhalten von, übernommen von, grund für den sicherheitsstatus, grund des sicherheitsstatus, begründung`,
        screeningMethod: list`kontrollmethode, kontrollmethoden, kontrollverfahren`,
        securityExemption: list`grund der befreiung, befreiungsgrund, gründe für die befreiung`,
        securityIssuedBy: list`sicherheitsstatus erteilt von, ausgestellt von, erteilt von, name der ausstellenden person`,
        securityIssuedOn: list`sicherheitsstatus erteilt am, datum und uhrzeit, ausgestellt am, erteilt am`,
        acceptingAgent: list`angenommen von, annehmender reglementierter beauftragter`,
        furniture: list`weitere kontrollmethoden, zusätzliche sicherheitsinformationen, sammelsendung, umladung, transit`,
      },
    },
    'bill-of-lading': {
      titles: list`
        konnossement, seekonnossement, seefrachtbrief, durchkonnossement, haus konnossement, house seefrachtbrief,
        multimodales konnossement, seefrachtbrief nicht begebbar, express seefrachtbrief, bordkonnossement`,
      labels: {
        consignor: list`
          ablader, befrachter, verlader, absender, ablader absender, verschiffer, exporteur, versender`,
        consignee: list`empfänger, empfänger oder order, an order, empfänger order, konsignatar, warenempfänger`,
        carrier: list`
          verfrachter, reeder, reederei, frachtführer verfrachter, carrier, als frachtführer, als verfrachter`,
        freightForwarder: list`spediteur, agent`,
        documentNumber: list`
          konnossement nr, konnossementsnummer, b l nr, seefrachtbrief nr, swb nr, b l nummer, bl nr, dokument nr,
          sea waybill nr, seefrachtbriefnummer, frachtbrief nr, konnossements nr`,
        vesselAndVoyage: list`schiff reise, schiff und reise, schiff reise nr, seeschiff reise`,
        vessel: list`schiff, seeschiff, schiffsname, name des schiffes, seeschiff name`,
        voyage: list`reise nr, reisenummer, reise`,
        portOfLoading: list`
          ladehfn, ladehafen ab, ladehafen, verladehafen, abladehafen, hafen der beladung, ab hafen, verschiffungshafen, ladeort`,
        portOfDischarge: list`
          löschhfn, zielhafen, löschhafen, entladehafen, bestimmungshafen, hafen der entladung, ankunftshafen, ausladehafen`,
        placeOfTakingOver: list`
          ware übernommen in, übernommen in, empfangen in, übernahmeort, ort der übernahme, empfangsort, ort der annahme, vorlaufort`,
        placeOfDelivery: list`
          endauslieferung, auslieferung in, ablieferung in, auslieferungsort, ablieferungsort, ort der ablieferung, lieferort, bestimmungsort, endbestimmung, ort der
          auslieferung, endbestimmungsort`,
        containerNumber: list`
          container nr, containernummer, container, containernr, einheit, ladeeinheit, cont nr`,
        containerSeal: list`
          siegel nr, siegel, plombe, plomben nr, siegelnummer, siegelnr, plombennr, verschluss nr`,
        packageCount: list`
          anzahl der packstücke, anzahl packstücke, zahl und art der packstücke, anzahl, kolli, colli, packstücke,
          menge, anzahl und art der packstücke, anzahl und art der verpackung, anzahl art`,
        nature: list`
          inhalt laut angabe, anzahl und art der packstücke warenbezeichnung, warenbezeichnung laut angabe, warenbezeichnung, bezeichnung der güter, beschreibung der güter, inhalt, inhalt und art der ware, ware,
          güterbeschreibung, beschreibung, warenbeschreibung, inhalt laut angabe des abladers, angaben des abladers`,
        grossWeight: list`
          bruttogewicht, bruttogewicht kg, brutto kg, bruttogewicht in kg, rohgewicht, brutto, gewicht kg,
          bruttomasse kg`,
        volume: list`
          maß, maße, volumen, volumen m3, masse cbm, cbm, kubik, raummaß, maße cbm, volumen cbm, rauminhalt`,
        paymentOfCarriage: list`fracht, frachtzahlung, fracht zahlbar in`,
        established: list`
          ort und datum der ausstellung, ausgestellt in, ort und tag der ausstellung, ort und datum der
          ausfertigung, ausstellungsort und datum, ausstellungsort datum, ort datum`,
        dateOfLoading: list`
          an bord genommen am, verladen an bord am, an bord am, an bord, an bord verladen am, verschifft am,
          verladedatum, datum der verladung, verladen am, an bord datum`,
        furniture: list`
          notify adresse, notify, meldeadresse, benachrichtigungsadresse, anzahl der originale, anzahl originale,
          buchungsnummer, buchung nr, anzahl der original konnossemente, vortransport durch, unsere position, ihre
          referenz, buchungs nr, tara, meldeadresse notify, anzahl originale konnossemente, lieferbedingung, ihre
          zeichen`,
        marks: list`
          marken und nummern, marken nummern, marken, markierung, zeichen nummern, zeichen und nummern, container nr
          siegel nr marken`,
        packing: list`art der packstücke, verpackungsart, verpackung, art`,
        netWeight: list`netto kg, nettogewicht, netto, nettogewicht kg`,
        placeOfIssue: list`ausstellungsort, ort der ausstellung`,
        dateOfIssue: list`ausstellungsdatum, datum der ausstellung`,
      },
    },
    'inland-waterway': {
      titles: list`
        binnenschifffahrtsfrachtbrief, binnenschiffahrtsfrachtbrief, binnenschifffahrts frachtbrief, binnenschiffahrts frachtbrief, cmni frachtbrief, binnenschiffsfrachtbrief, frachtbrief binnenschifffahrt, frachtbrief binnenschiff,
        flusskonnossement, ladeschein flusskonnossement, flussladeschein, frachtbrief für die binnenschifffahrt,
        binnenkonnossement`,
      labels: {
        takingOver: list`ladestelle und übernahme, ort und tag der übernahme, ladeort und ladedatum, ort und datum der beladung`,
        placeOfTakingOver: list`ladehafen, ladestelle, ladeort, verladehafen, beladeort`,
        placeOfDelivery: list`löschhafen, löschstelle, löschort, löschplatz, entladehafen, löschhafen und ablieferungsort, entladestelle`,
        dateOfTakingOver: list`ladedatum, tag der beladung, beladen am, geladen am`,
        vessel: list`schiff, schiffsname, name des schiffes, motorschiff, gms, schubleichter`,
      },
    },
    'dangerous-goods': {
      titles: list`
        gefahrguterklärung, imo gefahrguterklärung, multimodales gefahrgutformular, beförderungspapier,
        beförderungspapier nach adr, adr beförderungspapier, beförderungspapier für gefährliche güter,
        beförderungspapier gefahrgut, adr lieferschein, gefahrgut lieferschein, gefahrgutbegleitpapier, gefahrgut
        beförderungspapier, imo erklärung, verantwortliche erklärung, gefahrgutladeliste, transportpapier gefahrgut,
        gefahrgutanmeldung, gefahrgut frachtbrief, gefahrgutdokument`,
      labels: {
        consignor: list`absender, versender, verlader absender, abs, abs verlader, absender verlader`,
        consignee: list`empfänger, empf`,
        documentNumber: list`
          beförderungspapier nr, nummer des beförderungspapiers, papier nr, dokument nr, bp nr, beförderungspapier,
          beleg nr, belegnummer, belegnr, dokumentnummer, nr des papiers, lieferschein nr, vorgangsnummer,
          sendungsnummer`,
        carrier: list`
          beförderer, frachtführer, abholung durch, transport durch, transporteur, transportunternehmen,
          frachtführer beförderer, befördert durch`,
        vesselAndVoyage: list`schiff reise, schiff und reise, schiff reise nr`,
        portOfLoading: list`ladehafen, verladehafen, lade hafen ort`,
        portOfDischarge: list`löschhafen, entladehafen`,
        placeOfDelivery: list`bestimmungsort, entladeort, empfangsort`,
        marks: list`kennzeichen, versandmarkierung, zeichen und nummern`,
        containerNumber: list`container nr, containernummer, container`,
        containerSeal: list`siegelnummer, siegel nr, plomben nr`,
        packageCount: list`
          anzahl der versandstücke, anzahl versandstücke, anzahl, zahl der versandstücke, anzahl der packstücke,
          anzahl gebinde, anz, kolli, colli, packstücke, gesamtzahl versandstücke, stückzahl`,
        packing: list`
          anzahl verpackung, anzahl und verpackung, anzahl und art der versandstücke, art der versandstücke,
          verpackung, verpackungsart, art der verpackung, beschreibung der versandstücke, menge und art der
          versandstücke, anzahl art verpackung, anzahl und art der verpackung, anz art versandstücke, gebinde, menge
          gebinde, gebindeart, anzahl gebinde, verpackungscode, verpackungsart code, anzahl und art der packstücke,
          versandstücke, gebinde, gefäß, gefäße, gebindeart, anzahl und art, anzahl art, verpackung`,
        nature: list`
          offizielle benennung für die beförderung, offizielle benennung, benennung, anzahl und art der
          versandstücke bezeichnung der güter, bezeichnung des gutes, bezeichnung der güter, benennung für die
          beförderung, stoffbezeichnung, bezeichnung, gefahrgutbezeichnung, bezeichnung des stoffes, ordnungsgemäße
          bezeichnung, technische benennung, stoff, gefahrgut, bezeichnung der ware, artikelbezeichnung,
          gefahrgutangaben`,
        unNumber: list`un nr, un nummer, un, un no, unnr, stoffnummer`,
        hazardClass: list`
          klasse, klasse gefahrzettel, gefahrzettel, gefahrzettelmuster, nr der gefahrzettelmuster, gefahrzettel nr,
          gefahrklasse, kl, klasse nebengefahr, gefahrzettel muster nr, label, zettel`,
        packingGroup: list`verpackungsgruppe, vg, vp gr, vpg, verp gruppe, verp gr, verpackungsgr, pg`,
        tunnelCode: list`
          tunnelbeschränkungscode, tunnelcode, tunnel, tunnel code, tbc, tunnelbeschränkung, tunnelcode adr`,
        grossWeight: list`
          bruttomasse, bruttomasse kg, bruttogewicht, gesamtbruttomasse, brutto kg, brutto, brutto in kg,
          bruttogewicht kg, gewicht brutto, bruttomasse in kg, gesamtbruttogewicht, br kg`,
        netWeight: list`
          nettomasse, nettomasse kg, nettomenge, gesamtmenge, nettogewicht, nettogewicht kg, netto kg, netto, netto
          in kg, gewicht netto, menge netto, nettomasse in kg, gesamtnettogewicht, nt kg`,
        volume: list`rauminhalt m3, volumen m3`,
        emergencyPhone: list`
          notfalltelefon, notrufnummer, notfallnummer, notruf, notfall telefon, notfallkontakt, 24 h notfalltelefon`,
        information: list`zusätzliche angaben, zusatzangaben, weitere angaben`,
        established: list`ort und datum, ort datum, ort und tag, ort tag`,
        furniture: list`
          beförderungskategorie, punkte, referenz, erklärung, erklärung des absenders, packzertifikat,
          containerpackzertifikat, flammpunkt, meeresschadstoff, begrenzte menge, freigestellte menge, fahrer, name
          des unterzeichners, kundennr, kunden nr, ihre bestellung, versandart, bearbeiter, pos, pos nr, position,
          bemerkungen, bef kat, faktor, umweltgefährdend, charge, datum, warenannahme`,
        dateOfIssue: list`datum, ausstellungsdatum, belegdatum`,
      },
    },
    'waste-annex-vii': {
      titles: list`
        mitzuführende informationen für die verbringung von abfällen, versandinformationen, anhang vii, anhang vii
        dokument, mitzuführende informationen bei der verbringung von abfällen`,
      labels: {
        consignor: list`
          person die die verbringung veranlasst, veranlasser der verbringung, die die verbringung veranlassende
          person`,
        consignee: list`importeur empfänger, importeur, empfänger, einführer empfänger`,
        wasteQuantity: list`
          tatsächliche menge, menge, tatsächliche menge tonnen, tatsächliche menge mg, menge in tonnen`,
        dateOfTakingOver: list`
          tatsächliches datum der verbringung, datum der verbringung, tatsächlicher tag der verbringung`,
        carrier: list`
          erster transporteur, 1 transporteur, transporteur, erstes transportunternehmen, beförderer, a erster
          transporteur`,
        successiveCarrier: list`zweiter transporteur, 2 transporteur, zweites transportunternehmen`,
        furtherCarrier: list`dritter transporteur, 3 transporteur, drittes transportunternehmen`,
        recoveryFacility: list`
          verwertungsanlage, labor, verwertungsanlage labor, anlage, verwertungsanlage oder labor`,
        recoveryOperation: list`
          verwertungsverfahren, verwertungsverfahren r code, verwertungs oder beseitigungsverfahren, r code,
          verfahren`,
        nature: list`
          übliche bezeichnung des abfalls, übliche bezeichnung, bezeichnung des abfalls, übliche bezeichnung der
          abfälle`,
        wasteCode: list`
          abfallidentifizierung, identifizierung der abfälle, abfallschlüssel, abfallcode, abfallidentifizierung
          einschlägige codes angeben, eu abfallliste, basel anlage ix, abfallverzeichnis`,
        modeOfTransport: list`transportart, beförderungsmittel, transportmittel, beförderungsart`,
        established: list`erklärung ort und datum, ort und datum`,
        furniture: list`
          abfallerzeuger, ersterzeuger, erzeuger, betroffene staaten, ausfuhrstaat, versandstaat, durchfuhrstaaten,
          durchfuhr, einfuhrstaat, bestimmungsstaat, ausfuhr versand, einfuhr bestimmung, datum der übergabe,
          ansprechpartner, kontaktperson, oecd code, nationaler code, erklärung, erklärung der die verbringung
          veranlassenden person, unterschrift bei entgegennahme der abfälle durch den empfänger, eingang der
          verbringung bei der verwertungsanlage, name, unterschrift, datum, empfangene menge`,
      },
    },
    'waste-movement': {
      titles: list`
        begleitformular für grenzüberschreitende verbringungen von abfällen, begleitformular für die
        grenzüberschreitende verbringung von abfällen, begleitformular, anhang ib`,
      labels: {
        consignor: list`
          exporteur notifizierender, notifizierender, exporteur notifizierender registriernummer, ausführer
          notifizierender`,
        notificationNumber: list`
          entspricht notifizierung nr, notifizierung nr, notifizierungsnummer, zugehörige notifizierung nr`,
        packageCount: list`anzahl der packstücke, zahl der packstücke`,
        packing: list`verpackungsart en, verpackungsart, art der verpackung`,
        carrier: list`1 transportunternehmen, 1 transporteur, 1 beförderer`,
        successiveCarrier: list`2 transportunternehmen, 2 transporteur, 2 beförderer`,
        recoveryFacility: list`
          beseitigungsanlage oder verwertungsanlage, beseitigungsanlage verwertungsanlage, beseitigungs
          verwertungsanlage, beseitigungsanlage`,
        recoveryOperation: list`
          beseitigungs verwertungsverfahren, beseitigungsverfahren verwertungsverfahren, d code r code`,
        nature: list`bezeichnung und zusammensetzung des abfalls, bezeichnung und zusammensetzung der abfälle`,
        furniture: list`
          laufende nummer gesamtzahl der verbringungen, laufende nummer der verbringung, besondere
          handhabungsvorschriften, physikalische eigenschaften, abfallerzeuger, ort der tatsächlichen
          beseitigung verwertung, h code, un klasse, y code, zollcode, registriernummer`,
      },
    },
    'waste-national': {
      titles: list`
        begleitschein, begleitschein gefährlicher abfall, übernahmeschein, begleitschein für gefährliche abfälle, abfallbegleitschein,
        begleitschein für abfälle, begleitpapier für abfälle, vevabegleitschein, begleitschein für sonderabfälle`,
      labels: {
        consignor: list`abfallerzeuger abfallbesitzer, übergeber, erzeuger besitzer, abgeber, abgeberbetrieb, abfallerzeuger besitzer`,
        consignee: list`entsorger, übernehmer, abfallentsorger, entsorgungsanlage, empfängerbetrieb, entsorgungsunternehmen`,
        carrier: list`beförderer, abfallbeförderer, transporteur, einsammler beförderer, abfalltransporteur`,
        wasteQuantity: list`menge, menge in t, menge kg, masse, abfallmenge, gewicht, menge in kg, masse in kg, abgegebene menge`,
        furtherWasteCode: list`abfallschlüssel, abfallschlüsselnummer, avv schlüssel, avv, abfallcode, schlüsselnummer, va code, lva code`,
        nature: list`abfallbezeichnung, bezeichnung des abfalls, abfallart, betriebsinterne bezeichnung, abfallbenennung`,
        dateOfTakingOver: list`übergabedatum, datum der übergabe, abholdatum, übernahmedatum, transportbeginn`,
        documentNumber: list`begleitschein nr, begleitscheinnummer, scheinnummer, übernahmeschein nr, belegschein nr`,
      },
    },
  },
}
