import { type Lexicon, list } from '../lexicon.ts'

export const romanian: Lexicon = {
  language: 'ro',
  labels: {
    consignor: list`
      expeditor, expeditor nume adresa tara, expeditorul, numele și adresa expeditorului,
      expeditorul mărfii, încărcător, datele expeditorului`,
    consignee: list`
      destinatar, destinatarul, numele și adresa destinatarului, destinatarul mărfii, primitor,
      datele destinatarului`,
    carrier: list`
      transportator, transportatorul, cărăuș, operator de transport, numele și adresa transportatorului,
      firma de transport, datele transportatorului`,
    successiveCarrier: list`
      transportatori succesivi, transportator succesiv, cărăuși succesivi, transportatorii succesivi`,
    placeOfDelivery: list`
      locul prevăzut pentru livrarea mărfii, locul prevăzut pentru eliberarea mărfii, locul livrării mărfii,
      locul de livrare a mărfii, locul livrării, loc de livrare, locul de livrare, loc livrare,
      adresa de livrare, locul descărcării, loc de descărcare, loc descărcare, destinație, destinația,
      locul de destinație, locul de descărcare, locul eliberării mărfii, locul descărcării mărfii,
      livrarea mărfii, descărcare, livrare`,
    takingOver: list`
      locul și data încărcării mărfii, locul și data încărcării, locul și data primirii mărfii,
      locul și data preluării mărfii, locul și data preluării, loc și dată încărcare, preluarea mărfii,
      locul și data primirii, încărcarea mărfii, încărcare, data și locul încărcării,
      locul și data luării în primire a mărfii`,
    placeOfTakingOver: list`
      locul încărcării, loc de încărcare, loc încărcare, adresa de încărcare, locul preluării,
      locul de încărcare, locul primirii mărfii, locul încărcării mărfii, locul de preluare`,
    dateOfTakingOver: list`
      data încărcării, data încărcare, data preluării, data primirii mărfii, data expedierii,
      data de încărcare, data plecării, data expediției`,
    documentsAttached: list`
      documente anexate, documente anexe, acte anexate, anexe, documente însoțitoare, documente atașate,
      documente alăturate, documente`,
    marks: list`mărci și numere, marcaje și numere, mărci, marcaje, marca și numărul, semne și numere`,
    packageCount: list`
      număr de colete, nr de colete, numărul coletelor, nr colete, număr colete, colete, cantitate, numărul de
      colete, total colete, cantitatea, nr de bucăți, nr colet`,
    packing: list`
      mod de ambalare, modul de ambalare, felul ambalajului, ambalaj, tip ambalaj, tipul ambalajului, fel
      ambalaj, tipul de ambalaj, natura ambalajului, amb, mod ambalare`,
    nature: list`
      natura mărfii, denumirea mărfii, descrierea mărfii, felul mărfii, marfa, denumire marfă,
      descriere marfă, denumirea mărfurilor, descrierea mărfurilor, conținut, denumirea`,
    statisticalNumber: list`
      nr statistic, număr statistic, cod statistic, cod vamal, cod nc, numărul statistic, cod hs, cod tarifar,
      nr stat`,
    grossWeight: list`
      greutate brută kg, greutate brută, greutatea brută, greutate brută în kg, masa brută, masa brută kg,
      greutate, greutate kg, kg brut, greutate totală, greutatea brută kg, brut kg, greutatea`,
    netWeight: list`greutate netă, greutatea netă, masa netă, greutate netă kg, kg net`,
    volume: list`cubaj m3, cubaj, volum, volum m3, volumul, volum în m3, volumul m3`,
    senderInstructions: list`
      instrucțiunile expeditorului, instrucțiuni ale expeditorului, instrucțiuni,
      instrucțiunile expeditorului formalități vamale și altele, instrucțiuni expeditor,
      indicațiile expeditorului, formalități vamale, observațiile expeditorului, observații expeditor`,
    paymentOfCarriage: list`
      prescripții de francare, instrucțiuni de plată a transportului, plata transportului, instrucțiuni
      privind plata transportului, plata navlului, navlu, modul de plată, condiții de plată, francare,
      instrucțiuni de plată, prescripții pentru plata transportului, plata transport, taxa de transport, transport plătit de, transportul este plătit de, plătitor transport`,
    cashOnDelivery: list`ramburs, rambursare, valoare ramburs, contra ramburs`,
    reservations: list`
      rezerve și observații ale transportatorilor, rezerve și observații ale transportatorului,
      rezervele și observațiile transportatorului, rezerve și observații, rezervele transportatorului,
      rezerve, observațiile transportatorului, observații transportator`,
    specialAgreements: list`
      convenții speciale, convenții particulare, acorduri speciale, înțelegeri speciale, clauze speciale,
      condiții speciale`,
    toBePaidBy: list`de plătit de, de plată de, plătibil de, de plătit de către, de plată`,
    established: list`
      întocmit la, întocmit în, emis la, emis în, locul și data emiterii, locul și data întocmirii,
      încheiat la, completat la, stabilit la, întocmită la`,
    placeOfIssue: list`locul emiterii, locul întocmirii`,
    dateOfIssue: list`data emiterii, data întocmirii, data documentului`,
    documentNumber: list`
      cmr nr, nr cmr, număr cmr, numărul cmr, scrisoare de transport nr, scrisoare de trăsură nr,
      nr document, număr document, scrisoare de transport internațional nr, numărul documentului,
      scrisoare de transport internațională nr`,
    plates: list`
      număr de circulație, nr de înmatriculare, număr de înmatriculare, nr înmatriculare,
      numere de înmatriculare, autovehicul, nr auto, vehicul, număr înmatriculare, numere înmatriculare,
      nr circulație, mijloc de transport, nr vehicul, auto, auto nr, nr auto`,
    tractorPlate: list`
      cap tractor, autotractor, nr cap tractor, autocamion, camion, număr înmatriculare cap tractor,
      nr înmatriculare cap tractor, nr camion, tractor`,
    trailerPlate: list`
      semiremorcă, remorcă, nr semiremorcă, nr remorcă, număr înmatriculare semiremorcă,
      număr înmatriculare remorcă, nr înmatriculare semiremorcă`,
    containerNumber: list`număr container, nr container, container, container nr`,
    sealNumber: list`sigiliu, sigilii, nr sigiliu, număr sigiliu, serie sigiliu, plombă`,
    unNumber: list`număr onu, nr onu, onu, mărfuri periculoase, număr un`,
    hazardClass: list`clasa, clasa adr, clasa de pericol`,
    packingGroup: list`grupa de ambalare, grup de ambalare`,
    goodsReceived: list`
      marfa primită, am primit marfa, primirea mărfii, recepția mărfii, marfa a fost primită,
      confirmare de primire`,
    dateOfDelivery: list`
      data livrării, data descărcării, data livrare, livrat la data, data predării, data recepției,
      data descărcare`,
    modeOfTransport: list`mod de transport, modul de transport`,
    signature: list`
      semnătura și ștampila expeditorului, semnătura și ștampila transportatorului,
      semnătura și ștampila destinatarului, semnătura expeditorului, semnătura transportatorului,
      semnătura destinatarului, semnătura și ștampila, semnătura, ștampila, ștampila și semnătura,
      semnătura expeditor, semnătura transportator, semnătura destinatar`,
    furniture: list`
      moneda, reduceri, sold, suplimente, cheltuieli accesorii, diverse, total de plată, preț transport,
      prețul transportului, cifra, litera, șofer, conducător auto, nume șofer, numele șoferului, pagina,
      referință, referința dvs, număr comandă, nr comandă, scrisoare de transport internațional,
      exemplar pentru expeditor, exemplar pentru destinatar, exemplar pentru transportator,
      condiții de livrare, observații, mențiuni, poziția, poz, rând, temperatura, telefon, biroul vamal,
      valoare, suma de plată, preț, casa de expediții, metri liniari, sosire, plecare, factura nr,
      număr factură, echipaj, marca, tone, localitatea, dimensiuni, u m, cod`,
  },
  parts: {
    name: list`nume, denumire, firma, societatea, denumirea firmei, numele`,
    street: list`stradă, strada, adresa, adresă, str, sediu, sediul, sediu social, sediul social`,
    houseNumber: list`număr stradă`,
    postOfficeBox: list`căsuța poștală`,
    postcode: list`cod poștal, cod post, c p`,
    city: list`oraș, localitate, localitatea, loc, municipiu`,
    country: list`țara, țară, cod țară`,
    phone: list`telefon, tel, mobil, fax`,
    email: list`e mail, email`,
    taxNumber: list`cui, cif, cod fiscal, cod tva, tva, eori`,
    contact: list`contact, persoană de contact, persoana de contact`,
  },
  stages: {
    delivery: list`livrare, descărcare, destinație`,
    takingOver: list`încărcare, preluare, ridicare`,
  },
  hints: list`
    nume, numele, adresa, adresă, țara, țară, ţara, ţară, loc, locul, localitate, localitatea, data, ora,
    și, de, la, a, al, ale, în, din, pentru, mărfii, kg, m3, nr, număr, numere, ștampila, semnătura, vamale,
    alte, altele, formalități, total, tel, cui, oraș, strada, auto`,
  totals: list`total, totaluri, suma, total general, total colete`,
  carried: list`report, de reportat, subtotal, de raportat`,
  carriagePaid: list`franco, plătit, transport plătit, navlu plătit, plătit de expeditor`,
  carriageForward: list`nefranco, neplătit, de plată la destinație, plătit de destinatar, navlu neplătit`,
  months: [
    list`ianuarie, ian`,
    list`februarie, feb, febr`,
    list`martie, mar`,
    list`aprilie, apr`,
    list`mai`,
    list`iunie, iun`,
    list`iulie, iul`,
    list`august, aug`,
    list`septembrie, sept, sep`,
    list`octombrie, oct`,
    list`noiembrie, noi, nov`,
    list`decembrie, dec`,
  ],
  countries: {
    olanda: 'NL',
    'marea britanie': 'GB',
    anglia: 'GB',
    'republica cehă': 'CZ',
    'țările de jos': 'NL',
  },
  packages: {
    NE: list`neambalat, neambalate, fără ambalaj`,
    RK: list`stelaj, stelaje, stelaj metalic, stelaje metalice`,
    43: list`big bag, big bags, big baguri, saci mari`,
    PX: list`palet, paleți, paleti, paletă, palete, pal`,
    PE: list`
      europalet, europaleți, europaleti, euro paleți, euro palet, paleți eur, paleți epal, europaleţi`,
    CT: list`carton, cartoane, cutie de carton, cutii de carton`,
    BX: list`cutie, cutii`,
    CS: list`ladă, lăzi, navetă, navete`,
    DR: list`butoi, butoaie, tambur, tamburi`,
    BG: list`pungă, pungi`,
    SA: list`sac, saci`,
    BE: list`legătură, legături, fascicul`,
    BL: list`balot, baloți, baloti`,
    CL: list`colac, colaci, coil`,
    RO: list`rolă, role, sul, suluri`,
    PK: list`colet, colete, buc, bucată, bucăți`,
    PC: list`pachet, pachete`,
    CN: list`container, containere`,
    JC: list`canistră, canistre, bidon, bidoane`,
    WA: list`ibc, container ibc`,
    CY: list`butelie, butelii`,
    TK: list`cisternă, cisterne`,
    BB: list`bobină, bobine`,
    VY: list`vrac, în vrac`,
  },
  smallWords: list`
    de, la, și, în, cu, din, pe, pentru, nu, este, se, sunt, sau, prin, o, un, al, ale, înainte, după, fără,
    rog, rugăm`,
  formWords: list`
    si, de, la, in, cu, pe, pentru, din, un, o, este, nu, se, al, ale, sau, prin, care, fi, expeditor, destinatar,
    transportator, locul, data, tara, marfii, marfa, adresa, numele, greutate, semnatura, scrisoare, transport,
    livrare, colete, ambalaj, numar, documente, anexate, instructiuni, rezerve, observatii, factura, strada, bruta,
    felul, marci, stampila`,
  streetWords: list`
    str, strada, bd, bdul, b dul, bulevardul, calea, șos, șoseaua, aleea, piața, intrarea,
    parcul industrial, zona industrială, dn, platforma`,
  streetEndings: [],
  postOfficeBox: list`căsuța poștală, c p`,
  contactWords: list`
    tel, telefon, fax, mobil, e mail, email, cui, cif, cod fiscal, tva, nr reg com, www, contact, eori`,
  everyday: list`loc, locul, data, ora`,
  dateWords: list`la data de, la data, data, din, la, în data de, și, în`,
  noteTitles: list`
    scrisoare de transport internațional, scrisoare de transport internațională, scrisoare de transport cmr,
    scrisoare de transport, scrisoare de trăsură internațională, scrisoare de trăsură`,
  conventions: list`
    convenției referitoare la contractul de transport internațional de mărfuri pe șosele,
    convenției relative la contractul de transport internațional de mărfuri pe șosele,
    convenția referitoare la contractul de transport internațional al mărfurilor pe șosele`,
  otherPapers: list`
    factură, factura, factura fiscală, ofertă, comandă, confirmare de comandă, aviz de însoțire,
    aviz de însoțire a mărfii, listă de ambalare, comandă de transport, contract, listă de prețuri`,
  invoice: list`factura, factură`,
}
