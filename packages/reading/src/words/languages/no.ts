import { type Lexicon, list } from '../lexicon.ts'

export const norwegian: Lexicon = {
  language: 'no',
  labels: {
    consignor: list`avsender, avsenders navn og adresse, avsender navn adresse land, vareavsender, sender`,
    consignee: list`mottaker, mottakers navn og adresse, mottaker navn adresse land, varemottaker`,
    carrier: list`
      fraktfører, transportør, fraktførers navn og adresse, fraktfører navn adresse land, transportfirma`,
    successiveCarrier: list`
      etterfølgende fraktførere, etterfølgende fraktfører, etterfølgende transportører,
      etterfølgende transportør`,
    placeOfDelivery: list`
      utleveringssted, leveringssted, utleveringssted for godset, leveringssted for godset, lossested,
      leveringsadresse, bestemmelsessted, sted for levering av godset, lossing, godsets utleveringssted`,
    takingOver: list`
      sted og dato for overtakelse av godset, sted og dato for godsets overtakelse,
      sted og dato for mottak av godset, sted og dato for lasting, overtakelse av godset, lasting,
      sted og dato for overtakelse, sted og dato for henting`,
    placeOfTakingOver: list`
      lastested, hentested, henteadresse, overtakelsessted, lasteadresse, sted for overtakelse, opplasting, henting`,
    dateOfTakingOver: list`
      lastedato, hentedato, dato for overtakelse, dato for lasting, avsendelsesdato, overtakelsesdato`,
    documentsAttached: list`
      vedlagte dokumenter, vedlegg, medfølgende dokumenter, vedheftede dokumenter, dokumenter`,
    marks: list`
      merker og nummer, merke og nummer, merking, merker og nr, merke nr, merker og numre, godsmerking`,
    packageCount: list`antall kolli, antall, kolli, kolliantall, antall enheter, totalt antall kolli`,
    packing: list`
      emballasjens art, emballasje, emballasjetype, kollislag, pakningens art, type emballasje, emb`,
    nature: list`
      godsets art, varebeskrivelse, godsbeskrivelse, vareslag, beskrivelse av godset, gods, innhold,
      varens art, varer`,
    statisticalNumber: list`
      statistisk nummer, statistisk nr, statistikknummer, varenummer, tolltariffnummer, varekode, stat nr`,
    grossWeight: list`
      bruttovekt i kg, bruttovekt, bruttovekt kg, vekt, vekt kg, vekt i kg, brutto kg, totalvekt, samlet vekt,
      brutto`,
    netWeight: list`nettovekt, nettovekt kg, netto kg`,
    volume: list`volum i m3, volum, volum m3, kubikk`,
    senderInstructions: list`
      avsenders instruksjoner, instruksjoner fra avsender, instruksjoner, instruks fra avsender,
      avsenders instruks, avsenders instruks tollbehandling og andre formaliteter, spesielle instruksjoner, avsenders merknader, merknader fra avsender`,
    paymentOfCarriage: list`
      fraktbetaling, betaling av frakt, instruksjoner om fraktbetaling, frakt, betaling av frakten,
      fraktbetalingsinstruks, betalingsinstruks for frakt, frakt betales av, fraktbetaler`,
    cashOnDelivery: list`etterkrav, postoppkrav, etterkravsbeløp, oppkrav`,
    reservations: list`
      fraktførers forbehold og merknader, forbehold og merknader, fraktførers forbehold,
      transportørens forbehold og merknader, forbehold`,
    specialAgreements: list`særlige avtaler, spesielle avtaler, særskilte avtaler, særlige vilkår`,
    toBePaidBy: list`betales av, skal betales av`,
    established: list`
      utstedt i, utferdiget i, utstedt, sted og dato for utstedelse, utstedelsessted og dato, opprettet i`,
    placeOfIssue: list`utstedelsessted, utstedt sted`,
    dateOfIssue: list`utstedelsesdato, dato for utstedelse, dokumentdato`,
    documentNumber: list`
      cmr nr, cmr nummer, fraktbrevnummer, fraktbrev nr, dokumentnummer, cmr fraktbrev nr,
      internasjonalt fraktbrev nr, sendingsnummer`,
    plates: list`
      registreringsnummer, reg nr, kjøretøy, kjøretøyets registreringsnummer, kjennemerke, bilnummer`,
    tractorPlate: list`
      trekkvogn, lastebil, reg nr trekkvogn, registreringsnummer trekkvogn, trekkbil, reg nr bil`,
    trailerPlate: list`
      henger, tilhenger, semitrailer, reg nr henger, registreringsnummer henger, trailer, hengernummer,
      reg nr trailer, semihenger`,
    containerNumber: list`containernummer, container nr, container`,
    sealNumber: list`plombenummer, plombe nr, plombe, forsegling, segl, seglnummer`,
    unNumber: list`un nummer, un nr, farlig gods`,
    hazardClass: list`klasse, adr klasse, fareklasse`,
    packingGroup: list`emballasjegruppe`,
    goodsReceived: list`godset mottatt, gods mottatt, mottatt godset, mottak av godset, varene mottatt`,
    dateOfDelivery: list`leveringsdato, lossedato, dato for levering, utleveringsdato, levert den`,
    modeOfTransport: list`transportmåte, transportform`,
    signature: list`
      avsenders underskrift og stempel, fraktførers underskrift og stempel,
      mottakers underskrift og stempel, avsenders underskrift, fraktførers underskrift,
      mottakers underskrift, underskrift og stempel, underskrift, stempel, signatur, avsenders signatur,
      mottakers signatur, fraktførers signatur`,
    furniture: list`
      valuta, fradrag, saldo, tillegg, diverse, å betale totalt, siffer, bokstav, sjåfør, sjåførens navn,
      side, referanse, deres referanse, vår referanse, ordrenummer, ordre nr, internasjonalt fraktbrev,
      avsenders eksemplar, mottakers eksemplar, fraktførers eksemplar, leveringsbetingelser, merknader,
      linje, temperatur, telefon, tollsted, verdi, beløp, pris, speditør, lastemeter, ankomst, avgang,
      fakturanummer, faktura nr, mål`,
  },
  parts: {
    name: list`navn, firma, firmanavn`,
    street: list`gate, adresse, gateadresse, postadresse, besøksadresse, forretningsadresse`,
    houseNumber: list`husnummer`,
    postOfficeBox: list`postboks`,
    postcode: list`postnummer, postnr`,
    city: list`by, poststed, sted, postnr sted`,
    country: list`land, landkode`,
    phone: list`telefon, tlf, tel, mobil, faks`,
    email: list`e post, epost, email`,
    taxNumber: list`org nr, organisasjonsnummer, mva nr, eori`,
    contact: list`kontakt, kontaktperson, att`,
  },
  stages: {
    delivery: list`levering, lossing, utlevering`,
    takingOver: list`lasting, henting, overtakelse`,
  },
  hints: list`
    navn, adresse, land, sted, dato, tid, og, for, av, den, i, på, til, fra, eller, gods, godset, godsets,
    kg, m3, nr, nummer, stempel, underskrift, toll, andre, formaliteter, totalt, tlf, tel, org, kjøretøy,
    reg`,
  totals: list`totalt, sum, total, samlet, i alt`,
  carried: list`transport, delsum, overføres, overført`,
  carriagePaid: list`franko, frakt betalt, betalt, fritt, betales av avsender, fraktfritt`,
  carriageForward: list`ufranko, ubetalt, betales av mottaker, frakt betales av mottaker, mottaker betaler`,
  months: [
    list`januar, jan`,
    list`februar, feb`,
    list`mars, mar`,
    list`april, apr`,
    list`mai`,
    list`juni, jun`,
    list`juli, jul`,
    list`august, aug`,
    list`september, sep, sept`,
    list`oktober, okt`,
    list`november, nov`,
    list`desember, des`,
  ],
  countries: {
    holland: 'NL',
    storbritannia: 'GB',
    england: 'GB',
    tsjekkia: 'CZ',
  },
  packages: {
    NE: list`uemballert`,
    RK: list`stativ, stativer`,
    43: list`storsekk, storsekker, big bag, big bags`,
    PX: list`pall, paller, engangspall, engangspaller`,
    PE: list`europall, europaller, eur pall, eur paller, euro paller`,
    CT: list`kartong, kartonger, eske kartong`,
    BX: list`eske, esker`,
    CS: list`kasse, kasser, trekasse, trekasser`,
    DR: list`fat, trommel, tromler, tønne, tønner`,
    SA: list`sekk, sekker`,
    BG: list`pose, poser`,
    BE: list`bunt, bunter`,
    BL: list`balle, baller`,
    RO: list`rull, ruller`,
    PK: list`kolli, stk`,
    PC: list`pakke, pakker`,
    CN: list`container, containere`,
    JC: list`kanne, kanner`,
    WA: list`ibc, ibc tank`,
    VY: list`bulk`,
  },
  smallWords: list`
    og, av, for, til, med, den, det, på, som, er, ikke, fra, skal, et, en, ved, eller, å, etter, før,
    vennligst, uten, i`,
  streetWords: list`industriområde`,
  streetEndings: list`veien, vegen, gata, gaten, gate, vei, veg, plass, torg, kai, allé, brygge, bakken`,
  postOfficeBox: list`postboks`,
  contactWords: list`
    tlf, tel, telefon, faks, fax, mobil, e post, epost, email, org nr, mva, www, kontakt, att, eori`,
  everyday: list`sted, dato, tid, klokkeslett, tidspunkt`,
  dateWords: list`den, dato, d, kl, og`,
  noteTitles: list`internasjonalt fraktbrev, cmr fraktbrev, fraktbrev`,
  conventions: list`konvensjonen om fraktavtaler ved internasjonal godsbefordring på veg`,
  otherPapers: list`
    faktura, tilbud, ordrebekreftelse, bestilling, følgeseddel, pakkseddel, pakkliste, transportordre,
    prisliste, kontrakt`,
  invoice: list`handelsfaktura, faktura`,
}
