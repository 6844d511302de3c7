import { type Lexicon, list } from '../lexicon.ts'

export const danish: Lexicon = {
  language: 'da',
  labels: {
    consignor: list`
      afsender, afsenderen, afsender navn adresse land, afsenders navn og adresse, ordregiver afsender`,
    consignee: list`
      modtager, modtageren, modtager navn adresse land, modtagers navn og adresse, varemodtager`,
    carrier: list`
      fragtfører, transportør, fragtførers navn og adresse, vognmand, fragtfører navn adresse land,
      transportfirma, transportvirksomhed, fragtføreren`,
    successiveCarrier: list`
      efterfølgende fragtførere, efterfølgende fragtfører, efterfølgende transportør,
      efterfølgende transportører`,
    placeOfDelivery: list`
      leveringssted, godsets leveringssted, sted for godsets aflevering, afleveringssted,
      godsets afleveringssted, aflæsningssted, losseplads, leveringsadresse, bestemmelsessted,
      sted for levering, sted for aflevering af godset, aflæsning, aflæsseadresse,
      bestemt leveringssted for godset, leveringssted for godset, sted for levering af godset, lossested, losning`,
    takingOver: list`
      sted og dato for godsets overtagelse, sted og dato for overtagelse af godset,
      sted og dato for modtagelse af godset, sted og dato for godsets modtagelse, sted og dato for læsning,
      sted og dato for overtagelse, overtagelse af godset, læsning, pålæsning, sted og dato for pålæsning,
      læssested og dato, sted og dato for afhentning`,
    placeOfTakingOver: list`
      læssested, læsningssted, pålæsningssted, afhentningssted, afhentningsadresse, læsseadresse,
      overtagelsessted, sted for overtagelse, sted for pålæsning, afsendelsessted, lastested, afhentning, lastning`,
    dateOfTakingOver: list`
      læssedato, pålæsningsdato, afhentningsdato, dato for overtagelse, dato for læsning, afsendelsesdato,
      overtagelsesdato, læsningsdato`,
    documentsAttached: list`
      vedlagte dokumenter, vedføjede dokumenter, bilag, medfølgende dokumenter, vedhæftede dokumenter,
      vedlagte papirer, dokumenter`,
    marks: list`mærker og numre, mærke og nummer, mærkning, mærker og nr, mærke nr, mærke og nr, mærker`,
    packageCount: list`antal kolli, antal, kolli, kolliantal, antal enheder, antal stk, samlet antal kolli`,
    packing: list`
      emballagens art, emballagetype, emballage, pakningens art, emballeringsmåde, kollitype, emballageart,
      pakketype, emballeringens art, emb`,
    nature: list`
      godsets art, varebeskrivelse, godsbeskrivelse, varens art, beskrivelse af godset, gods, varer,
      indhold, varebetegnelse, beskrivelse, godsets betegnelse`,
    statisticalNumber: list`
      statistisk nummer, statistisk nr, statistiknummer, varekode, toldtarifnummer, statistik nr, hs kode,
      stat nr`,
    grossWeight: list`
      bruttovægt i kg, bruttovægt, bruttovægt kg, vægt, vægt kg, vægt i kg, bruttomasse, brutto kg, totalvægt,
      samlet vægt, brutto`,
    netWeight: list`nettovægt, nettovægt kg, netto kg`,
    volume: list`rumfang i m3, rumfang, volumen, rumfang m3, volumen m3, kubik`,
    senderInstructions: list`
      afsenders instruktioner, afsenderens instruktioner, instrukser fra afsender, instruktioner,
      afsenders anvisninger, særlige instruktioner, afsenders instruktioner told og andre formaliteter,
      toldinstruktioner, afsenderens anvisninger, afsenders bemærkninger, bemærkninger fra afsender`,
    paymentOfCarriage: list`
      fragtbetaling, bestemmelser om fragtbetaling, betaling af fragt, fragtbetalingsinstruktion,
      instruks om fragtbetaling, fragt, betalingsbetingelser for fragt, fragten betales af,
      betaling af fragten, frankaturforskrift, fragt betales af, fragtbetaler`,
    cashOnDelivery: list`efterkrav, efterkravsbeløb, opkrævning`,
    reservations: list`
      fragtførerens forbehold og bemærkninger, forbehold og bemærkninger,
      fragtførers forbehold og bemærkninger, fragtførerens forbehold, forbehold,
      transportørens forbehold og bemærkninger`,
    specialAgreements: list`
      særlige aftaler, specielle aftaler, særlige betingelser, særlige overenskomster`,
    toBePaidBy: list`betales af, at betale af, skal betales af`,
    established: list`
      udfærdiget i, udstedt i, udstedt, sted og dato for udstedelse, udfærdiget den,
      udstedelsessted og dato, oprettet i, udfærdiget`,
    placeOfIssue: list`udstedelsessted, sted for udstedelse`,
    dateOfIssue: list`udstedelsesdato, dato for udstedelse, dokumentdato`,
    documentNumber: list`
      cmr nr, cmr nummer, fragtbrevsnummer, fragtbrev nr, fragtbrevsnr, dokumentnummer, cmr fragtbrev nr,
      internationalt fragtbrev nr, forsendelsesnummer`,
    plates: list`
      registreringsnummer, reg nr, køretøj, køretøjets registreringsnummer, indregistreringsnummer,
      nummerplade, reg nr trækker trailer, registreringsnumre`,
    tractorPlate: list`
      trækker, trækker reg nr, trækkende køretøj, lastbil, lastbilens registreringsnummer, reg nr trækker,
      registreringsnummer trækker, forvogn, reg nr lastbil, registreringsnummer lastbil`,
    trailerPlate: list`
      trailer, påhængsvogn, anhænger, sættevogn, reg nr trailer, registreringsnummer trailer, trailernummer,
      reg nr anhænger, trailer reg nr, chassis, hænger`,
    containerNumber: list`containernummer, container nr, container`,
    sealNumber: list`plombenummer, plombe nr, plombe, segl, seglnummer, plomber`,
    unNumber: list`un nummer, un nr, farligt gods`,
    hazardClass: list`klasse, adr klasse, fareklasse`,
    packingGroup: list`emballagegruppe`,
    goodsReceived: list`
      godset modtaget, gods modtaget, godset er modtaget, modtagelse af godset, kvittering for modtagelse,
      varerne modtaget, modtaget godset`,
    dateOfDelivery: list`
      leveringsdato, aflæsningsdato, dato for levering, afleveringsdato, leveret den, modtagelsesdato`,
    modeOfTransport: list`transportform, transportmåde`,
    signature: list`
      afsenders underskrift og stempel, fragtførers underskrift og stempel,
      modtagers underskrift og stempel, afsenderens underskrift og stempel,
      fragtførerens underskrift og stempel, modtagerens underskrift og stempel, afsenders underskrift,
      fragtførers underskrift, modtagers underskrift, underskrift og stempel, underskrift, stempel,
      stempel og underskrift, transportørens underskrift`,
    furniture: list`
      valuta, fradrag, saldo, tillæg, biomkostninger, diverse, i alt at betale, ciffer, bogstav, chauffør,
      chaufførens navn, side, reference, deres reference, vores reference, ordrenummer, ordre nr,
      internationalt fragtbrev, afsenders eksemplar, modtagers eksemplar, fragtførers eksemplar,
      eksemplar til afsender, eksemplar til modtager, leveringsbetingelser, bemærkninger, linje, temperatur,
      telefon, toldsted, værdi, beløb, pris, speditør, ladmeter, ankomst, afgang, fakturanummer, faktura nr,
      mål, nyttelast, artikel`,
  },
  parts: {
    name: list`navn, firma, virksomhed, firmanavn`,
    street: list`gade, adresse, vej, hjemsted, postadresse, besøgsadresse`,
    houseNumber: list`husnummer`,
    postOfficeBox: list`postboks`,
    postcode: list`postnummer, postnr`,
    city: list`by, postdistrikt, sted`,
    country: list`land, landekode`,
    phone: list`telefon, tlf, tel, mobil, fax`,
    email: list`e mail, email`,
    taxNumber: list`cvr, cvr nr, moms nr, se nr, eori`,
    contact: list`kontakt, kontaktperson, att`,
  },
  stages: {
    delivery: list`levering, aflæsning, aflevering, destination`,
    takingOver: list`læsning, pålæsning, afhentning, overtagelse`,
  },
  hints: list`
    navn, adresse, land, sted, dato, tid, og, for, af, den, i, på, til, fra, eller, gods, godset, godsets,
    kg, m3, nr, nummer, numre, stempel, underskrift, told, andre, formaliteter, total, tlf, tel, by,
    køretøj, reg`,
  totals: list`i alt, total, sum, samlet, total brutto`,
  carried: list`transport, subtotal, at overføre, overført`,
  carriagePaid: list`franko, fragt betalt, betalt, frit, betales af afsender, frit leveret`,
  carriageForward: list`
    ufranko, ubetalt, betales på bestemmelsesstedet, fragt betales af modtager, betales af modtager, modtager betaler, ufrankeret`,
  months: [
    list`januar, jan`,
    list`februar, feb`,
    list`marts, mar`,
    list`april, apr`,
    list`maj`,
    list`juni, jun`,
    list`juli, jul`,
    list`august, aug`,
    list`september, sep, sept`,
    list`oktober, okt`,
    list`november, nov`,
    list`december, dec`,
  ],
  countries: {
    holland: 'NL',
    storbritannien: 'GB',
    england: 'GB',
    tjekkiet: 'CZ',
  },
  packages: {
    NE: list`uemballeret, uindpakket`,
    RK: list`stativ, stativer`,
    43: list`big bag, big bags, bigbags`,
    PX: list`palle, paller, engangspalle, engangspaller`,
    PE: list`europalle, europaller, eur palle, eur paller, euro paller`,
    CT: list`karton, kartoner, papkasse, papkasser, krt`,
    BX: list`æske, æsker`,
    CS: list`kasse, kasser, trækasse, trækasser`,
    CR: list`tremmekasse, tremmekasser`,
    DR: list`tromle, tromler, fad, tønde, tønder`,
    SA: list`sæk, sække`,
    BG: list`pose, poser`,
    BE: list`bundt, bundter`,
    BL: list`balle, baller`,
    CL: list`coil, coils`,
    RO: list`rulle, ruller`,
    PK: list`kolli, stk, styk`,
    PC: list`pakke, pakker`,
    CN: list`container, containere`,
    JC: list`dunk, dunke`,
    WA: list`ibc, palletank, palletanke`,
    VY: list`bulk, løs vægt`,
  },
  smallWords: list`
    og, af, for, til, med, den, det, på, som, er, ikke, fra, skal, et, en, ved, eller, at, efter, før,
    venligst, uden, i`,
  formWords: list`
    og, i, at, det, som, en, pa, er, af, for, med, til, den, har, ikke, om, et, fra, ved, eller, afsender,
    modtager, fragtforer, transportor, sted, dato, land, godset, gods, adresse, navn, vaegt, underskrift,
    fragtbrev, antal, kolli, art, emballage, maerker, levering, vedlagte, dokumenter, instruktioner, faktura, vej,
    bruttovaegt, forbehold, bemaerkninger, aflevering`,
  streetWords: list`industrivej, havnen`,
  streetEndings: list`
    vej, gade, vejen, gaden, allé, alle, plads, torv, stræde, boulevard, kaj, parken, bakke, vænget`,
  postOfficeBox: list`postboks, p o box`,
  contactWords: list`
    tlf, tel, telefon, fax, mobil, e mail, email, cvr, cvr nr, www, kontakt, att, eori, moms`,
  everyday: list`sted, dato, tid, klokkeslæt, tidspunkt`,
  dateWords: list`den, dato, d, kl, og`,
  noteTitles: list`internationalt fragtbrev, cmr fragtbrev, fragtbrev`,
  conventions: list`konventionen om fragtaftaler ved international godsbefordring ad landevej`,
  otherPapers: list`
    faktura, tilbud, ordrebekræftelse, bestilling, følgeseddel, pakkeliste, transportordre, prisliste,
    kontrakt, konnossement`,
  invoice: list`handelsfaktura, faktura`,
}
