import { type Lexicon, list } from '../lexicon.ts'

export const swedish: Lexicon = {
  language: 'sv',
  labels: {
    consignor: list`
      avsändare, avsändaren, avsändare namn adress land, avsändarens namn och adress, godsavsändare,
      uppdragsgivare avsändare, lastare`,
    consignee: list`
      mottagare, godsmottagare, mottagare namn adress land, mottagarens namn och adress, mottagaren`,
    carrier: list`
      fraktförare, transportör, fraktförarens namn och adress, åkeri, transportföretag,
      fraktförare namn adress land, åkare, transportören`,
    successiveCarrier: list`
      efterföljande fraktförare, efterföljande transportör, efterföljande transportörer,
      följande fraktförare`,
    placeOfDelivery: list`
      leveransort, godsets leveransort, godsets utlämningsort, utlämningsort, plats för godsets utlämnande,
      ort för utlämnande av godset, lossningsplats, lossningsort, leveransadress, leveransplats,
      destinationsort, bestämmelseort, godsets bestämmelseort, plats för leverans, mottagningsplats,
      lossningsadress, lossning, ort för godsets avlämnande, plats för leverans av godset, lossningsställe`,
    takingOver: list`
      plats och datum för godsets övertagande, plats och datum för godsets mottagande,
      plats och datum för mottagande, ort och datum för godsets övertagande,
      ort och datum för godsets mottagande, plats och datum för övertagande av godset,
      plats och datum för lastning, ort och dag för godsets mottagande, lastning, övertagande av godset,
      plats och datum för övertagande, lastplats och datum, ort och datum för lastning`,
    placeOfTakingOver: list`
      lastplats, lastningsplats, lastningsort, lastort, lastadress, hämtplats, hämtadress,
      upphämtningsplats, lastningsadress, avsändningsort, upphämtningsadress, hämtställe`,
    dateOfTakingOver: list`
      lastdatum, lastningsdatum, hämtdatum, datum för lastning, datum för övertagande, avsändningsdatum,
      avgångsdatum, datum för mottagande, upphämtningsdatum`,
    documentsAttached: list`
      bifogade handlingar, bifogade dokument, medföljande dokument, medföljande handlingar, bilagor, bilagda
      dokument, handlingar`,
    marks: list`
      märken och nummer, märke och nummer, märkning, godsmärkning, märken och nr, märke nr, märke och nr,
      godsmärke, märken`,
    packageCount: list`
      antal kolli, antal, kolli, kolliantal, antal enheter, totalt antal kolli, antal förpackningar`,
    packing: list`
      förpackningssätt, kollislag, emballage, förpackning, förpackningens art, kollityp, emballagetyp,
      förpackningstyp, typ av emballage, typ av förpackning, emb`,
    nature: list`
      godsets art, varuslag, godsslag, varubeskrivning, godsbeskrivning, beskrivning av godset, innehåll,
      varans art, godsets beskaffenhet, gods, benämning, beskrivning, varor`,
    statisticalNumber: list`
      statistiskt nummer, statistiskt nr, stat nr, tulltaxenummer, varukod, hs kod, statistiknummer`,
    grossWeight: list`
      bruttovikt kg, bruttovikt, bruttovikt i kg, vikt, vikt kg, vikt i kg, bruttomassa, brutto kg, totalvikt,
      bruttomassa kg, brutto`,
    netWeight: list`nettovikt, nettovikt kg, nettomassa, netto kg`,
    volume: list`volym i m3, volym, volym m3, kubik`,
    senderInstructions: list`
      avsändarens anvisningar, avsändarens instruktioner, instruktioner, anvisningar,
      särskilda instruktioner, avsändarens anvisningar tull och andra formaliteter, tullinstruktioner, avsändarens anmärkningar, anvisningar från avsändaren`,
    paymentOfCarriage: list`
      fraktbetalning, betalning av frakt, anvisningar om fraktbetalning, fraktbetalningsinstruktioner,
      fraktbetalningsanvisningar, frakt, betalningsvillkor frakt, frakten betalas av, fraktvillkor,
      betalning av frakten, instruktioner om fraktbetalning, frakt betalas av, fraktbetalare`,
    cashOnDelivery: list`efterkrav, postförskott, efterkravsbelopp`,
    reservations: list`
      fraktförarens förbehåll och anmärkningar, förbehåll och anmärkningar,
      transportörens förbehåll och anmärkningar, fraktförarens förbehåll, förbehåll,
      transportörens anmärkningar, fraktförarens anmärkningar`,
    specialAgreements: list`
      särskilda överenskommelser, särskilda avtal, särskilda villkor, speciella överenskommelser,
      särskilda bestämmelser`,
    toBePaidBy: list`betalas av, att betalas av, ska betalas av`,
    established: list`
      upprättad i, utfärdad i, upprättad, upprättat i, ort och datum för utfärdande, utställd i,
      plats och datum för utfärdande, utfärdat i, upprättad den`,
    placeOfIssue: list`utfärdandeort, ort för utfärdande, utställningsort`,
    dateOfIssue: list`
      utfärdandedatum, utfärdat den, dokumentdatum, datum för utfärdande, utställningsdatum`,
    documentNumber: list`
      cmr nr, cmr nummer, fraktsedelsnummer, fraktsedel nr, fraktsedelsnr, dokumentnummer,
      cmr fraktsedel nr, sändningsnummer, internationell fraktsedel nr`,
    plates: list`
      registreringsnummer, reg nr, fordon, fordonets registreringsnummer, fordonsnummer, reg nr bil släp,
      bil släp, bilnummer`,
    tractorPlate: list`
      dragbil, bil reg nr, dragbil reg nr, lastbil, bilens registreringsnummer, reg nr dragbil, reg nr bil,
      registreringsnummer bil, registreringsnummer dragbil, dragfordon, lastbil reg nr, bil`,
    trailerPlate: list`
      släp, trailer, släpvagn, reg nr släp, reg nr trailer, registreringsnummer släp, trailernummer,
      påhängsvagn, semitrailer, trailer reg nr, registreringsnummer trailer, släp reg nr`,
    containerNumber: list`containernummer, container nr, container`,
    sealNumber: list`plombnummer, plomb nr, plomb, sigill, sigillnummer, förseglingsnummer, försegling`,
    unNumber: list`un nummer, un nr, farligt gods`,
    hazardClass: list`klass, adr klass, faroklass`,
    packingGroup: list`förpackningsgrupp`,
    goodsReceived: list`
      godset mottaget, gods mottaget, mottagningsbevis, godset mottaget den, mottagit godset,
      godset emottaget`,
    dateOfDelivery: list`
      leveransdatum, lossningsdatum, datum för leverans, levererat den, mottagningsdatum, utlämningsdatum`,
    modeOfTransport: list`transportsätt`,
    signature: list`
      avsändarens underskrift och stämpel, fraktförarens underskrift och stämpel,
      mottagarens underskrift och stämpel, avsändarens underskrift, fraktförarens underskrift,
      mottagarens underskrift, underskrift och stämpel, underskrift, stämpel, transportörens underskrift,
      namnteckning, avsändarens namnteckning, mottagarens namnteckning,
      transportörens underskrift och stämpel`,
    furniture: list`
      valuta, avdrag, saldo, tillägg, biavgifter, övrigt, att betala totalt, siffra, bokstav, förare,
      förarens namn, chaufför, sida, referens, er referens, vår referens, ordernummer, order nr,
      internationell fraktsedel, avsändarens exemplar, mottagarens exemplar, fraktförarens exemplar,
      exemplar för avsändaren, exemplar för mottagaren, leveransvillkor, anmärkningar, anmärkning, rad,
      temperatur, telefon, tullkontor, värde, belopp, pris, speditör, flakmeter, ankomst, avgång,
      fakturanummer, faktura nr, mått, lastkapacitet, artikel`,
  },
  parts: {
    name: list`namn, företag, företagsnamn, firma`,
    street: list`gata, adress, gatuadress, postadress, besöksadress, säte`,
    houseNumber: list`gatunummer`,
    postOfficeBox: list`box, postbox`,
    postcode: list`postnummer, postnr`,
    city: list`ort, stad, postort, postadress`,
    country: list`land, landkod`,
    phone: list`telefon, tel, mobil, fax`,
    email: list`e post, epost, email`,
    taxNumber: list`vat nr, org nr, organisationsnummer, momsreg nr, eori`,
    contact: list`kontakt, kontaktperson, att`,
  },
  stages: {
    delivery: list`leverans, lossning, destination, utlämning`,
    takingOver: list`lastning, upphämtning, hämtning, avsändning`,
  },
  hints: list`
    namn, adress, land, plats, ort, datum, tid, och, för, av, den, i, på, till, från, eller, gods, godset,
    godsets, kg, m3, nr, nummer, stämpel, underskrift, tull, andra, formaliteter, total, tel, org, fordon,
    reg`,
  totals: list`totalt, summa, total, sammanlagt, summa brutto`,
  carried: list`transport, att transportera, delsumma, överförs, överfört`,
  carriagePaid: list`fraktfritt, betald frakt, betald, fritt, franko, betalas av avsändaren`,
  carriageForward: list`
    ofranko, obetald, betalas vid framkomsten, betalas på destinationsorten, frakt betalas av mottagaren, betalas av mottagaren, mottagaren betalar, ofrankerat`,
  months: [
    list`januari, jan`,
    list`februari, feb`,
    list`mars, mar`,
    list`april, apr`,
    list`maj`,
    list`juni, jun`,
    list`juli, jul`,
    list`augusti, aug`,
    list`september, sep, sept`,
    list`oktober, okt`,
    list`november, nov`,
    list`december, dec`,
  ],
  countries: {
    holland: 'NL',
    storbritannien: 'GB',
    england: 'GB',
    tjeckien: 'CZ',
  },
  packages: {
    NE: list`oförpackad, oförpackat, opackat`,
    RK: list`ställ, ställning, ställningar`,
    43: list`storsäck, storsäckar, big bag, big bags`,
    PX: list`pall, pallar, lastpall, lastpallar, engångspall, engångspallar`,
    PE: list`eur pall, eur pallar, europall, europallar, eu pall, eu pallar, sjöpall eur`,
    CT: list`kartong, kartonger, krt`,
    BX: list`ask, askar`,
    CS: list`låda, lådor, trälåda, trälådor`,
    CR: list`häck, häckar, back, backar`,
    DR: list`fat, trumma, trummor`,
    SA: list`säck, säckar`,
    BG: list`påse, påsar`,
    BE: list`bunt, buntar`,
    BL: list`bal, balar`,
    CL: list`coil, coils`,
    RO: list`rulle, rullar`,
    PK: list`kolli, kollin, styck`,
    PC: list`paket`,
    CN: list`container, containrar`,
    JC: list`dunk, dunkar`,
    WA: list`ibc, ibc behållare`,
    CY: list`gasflaska, gasflaskor`,
    RL: list`kabeltrumma, kabeltrummor`,
    VY: list`bulk, lös last`,
  },
  smallWords: list`
    och, av, för, till, med, den, det, på, som, är, inte, från, ska, ett, en, vid, eller, att, efter, före,
    vänligen, utan, i`,
  formWords: list`
    och, i, att, det, som, en, pa, ar, av, for, med, till, den, har, inte, om, ett, fran, vid, eller, avsandare,
    mottagare, fraktforare, transportor, plats, datum, land, godset, gods, adress, namn, vikt, underskrift,
    fraktsedel, antal, kolli, slag, markning, leverans, bifogade, handlingar, instruktioner, faktura, gatan,
    bruttovikt, forbehall, ort, lastning`,
  streetWords: list`box hamnen, industriområdet`,
  streetEndings: list`
    gatan, vägen, gata, väg, gränd, torg, torget, plan, allé, allén, kajen, backen, stigen, leden, området,
    hamnen`,
  postOfficeBox: list`box, postbox`,
  contactWords: list`
    tel, telefon, fax, mobil, e post, epost, email, org nr, organisationsnummer, vat, momsreg nr, www,
    kontakt, att, eori`,
  everyday: list`plats, ort, datum, tid, dag, klockslag`,
  dateWords: list`den, datum, d, kl, och`,
  noteTitles: list`internationell fraktsedel, cmr fraktsedel, fraktsedel`,
  conventions: list`konventionen om fraktavtalet vid internationell godsbefordran på väg`,
  otherPapers: list`
    faktura, offert, order, orderbekräftelse, beställning, följesedel, packsedel, packlista, transportorder,
    prislista, avtal, konossement`,
  invoice: list`handelsfaktura, faktura`,
}
