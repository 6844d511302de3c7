import { type Lexicon, list } from '../lexicon.ts'

export const latvian: Lexicon = {
  language: 'lv',
  declinesTowns: true,
  labels: {
    consignor: list`
      nosūtītājs, nosūtītājs nosaukums adrese valsts, sūtītājs, nosūtītāja nosaukums un adrese,
      kravas nosūtītājs, preču nosūtītājs`,
    consignee: list`
      saņēmējs, saņēmējs nosaukums adrese valsts, saņēmēja nosaukums un adrese, kravas saņēmējs,
      preču saņēmējs`,
    carrier: list`
      pārvadātājs, pārvadātājs nosaukums adrese valsts, pārvadātāja nosaukums un adrese, kravas pārvadātājs,
      transporta uzņēmums`,
    successiveCarrier: list`
      nākamie pārvadātāji, nākamais pārvadātājs, turpmākie pārvadātāji, secīgie pārvadātāji,
      turpmākais pārvadātājs`,
    placeOfDelivery: list`
      kravas izkraušanas vieta, izkraušanas vieta, kravas piegādes vieta, piegādes vieta, piegādes adrese,
      galamērķis, izkraušanas adrese, preču piegādes vieta, kravas izsniegšanas vieta,
      preces piegādes vieta, izkraušana`,
    takingOver: list`
      kravas iekraušanas vieta un datums, iekraušanas vieta un datums, kravas saņemšanas vieta un datums,
      kravas pieņemšanas vieta un datums, preču pieņemšanas vieta un datums, iekraušana,
      preču iekraušanas vieta un datums, preču saņemšanas vieta un datums`,
    placeOfTakingOver: list`
      iekraušanas vieta, kravas iekraušanas vieta, iekraušanas adrese, kravas saņemšanas vieta,
      nosūtīšanas vieta, saņemšanas vieta`,
    dateOfTakingOver: list`
      iekraušanas datums, saņemšanas datums, nosūtīšanas datums, kravas saņemšanas datums,
      kravas iekraušanas datums`,
    documentsAttached: list`
      pievienotie dokumenti, pielikumi, pavaddokumenti, pielikumā pievienotie dokumenti, klāt pievienotie
      dokumenti, dokumenti`,
    marks: list`marķējums un numuri, zīmes un numuri, marķējums, zīmes un nr, marķējums un nr`,
    packageCount: list`
      vietu skaits, iepakojumu skaits, vietu daudzums, daudzums, vietas, kravas vietu skaits, gab, skaits,
      vietu sk`,
    packing: list`
      iepakojuma veids, iesaiņojuma veids, iepakojums, iesaiņojums, iepakošanas veids, iepakojuma tips, iepak`,
    nature: list`
      kravas nosaukums, preču nosaukums, preces nosaukums, kravas apraksts, preču apraksts, krava, prece,
      preces, kravas veids`,
    statisticalNumber: list`
      statistikas numurs, statistikas nr, preces kods, kn kods, muitas kods, statistiskais numurs, stat nr`,
    grossWeight: list`
      bruto svars kg, bruto svars, svars bruto, bruto masa, svars bruto kg, svars, svars kg, bruto kg, bruto
      masa kg, kopējais svars, bruto svars kg kopā, masa, bruto`,
    netWeight: list`neto svars, svars neto, neto masa, neto svars kg, neto kg`,
    volume: list`tilpums m3, tilpums, apjoms m3, apjoms`,
    senderInstructions: list`
      nosūtītāja norādījumi, sūtītāja norādījumi, nosūtītāja norādījumi muitas un citas formalitātes,
      norādījumi, nosūtītāja instrukcijas, īpaši norādījumi, nosūtītāja piezīmes, sūtītāja piezīmes`,
    paymentOfCarriage: list`
      norādījumi par pārvadājuma samaksu, pārvadājuma apmaksa, frakts, samaksa par pārvadājumu,
      apmaksas noteikumi, maksājuma noteikumi, frakta apmaksa, norādījumi par frakta samaksu,
      apmaksas kārtība, frakti apmaksā, transportu apmaksā`,
    cashOnDelivery: list`pēcmaksa, samaksa piegādes brīdī, pēcmaksas summa`,
    reservations: list`
      pārvadātāja atrunas un piezīmes, pārvadātāja piezīmes, pārvadātāja atrunas, atrunas un piezīmes,
      pārvadātāja iebildumi un piezīmes`,
    specialAgreements: list`īpašas vienošanās, speciālas vienošanās, īpaši noteikumi, sevišķas vienošanās`,
    toBePaidBy: list`samaksai, jāmaksā`,
    established: list`
      sastādīts, izrakstīts, izsniegts, sastādīšanas vieta un datums, izrakstīšanas vieta un datums,
      aizpildīts, sastādīta`,
    placeOfIssue: list`izrakstīšanas vieta, sastādīšanas vieta`,
    dateOfIssue: list`izrakstīšanas datums, sastādīšanas datums, dokumenta datums`,
    documentNumber: list`
      cmr nr, cmr numurs, pavadzīmes nr, pavadzīmes numurs, pavadzīme nr, dokumenta nr, dokumenta numurs,
      starptautiskā pavadzīme nr, cmr pavadzīme nr`,
    plates: list`
      reģistrācijas numurs, reģ nr, valsts numurs, transportlīdzeklis, reģistrācijas nr, automašīnas numurs,
      auto nr, auto reģ nr, valsts reģistrācijas numurs, automašīnas reģ nr`,
    tractorPlate: list`
      vilcējs, vilcēja nr, vilcēja reģ nr, kravas automašīna, vilcēja reģistrācijas numurs, automašīna,
      vilcēja numurs`,
    trailerPlate: list`
      puspiekabe, piekabe, puspiekabes nr, piekabes nr, piekabes reģ nr, puspiekabes reģ nr,
      piekabes reģistrācijas numurs, piekabes numurs, puspiekabes reģistrācijas numurs`,
    containerNumber: list`konteinera nr, konteinera numurs, konteiners`,
    sealNumber: list`plombas nr, plombas numurs, plomba, plombas`,
    unNumber: list`ano numurs, un numurs, ano nr, bīstamās kravas, bīstamā krava`,
    hazardClass: list`klase, adr klase, bīstamības klase`,
    packingGroup: list`iepakojuma grupa`,
    goodsReceived: list`krava saņemta, preces saņemtas, kravu saņēmu, krava pieņemta, kravas saņemšana`,
    dateOfDelivery: list`piegādes datums, izkraušanas datums, kravas piegādes datums`,
    modeOfTransport: list`transporta veids`,
    signature: list`
      nosūtītāja paraksts un zīmogs, pārvadātāja paraksts un zīmogs, saņēmēja paraksts un zīmogs,
      nosūtītāja paraksts, pārvadātāja paraksts, saņēmēja paraksts, paraksts un zīmogs, paraksts, zīmogs,
      sūtītāja paraksts un zīmogs`,
    furniture: list`
      valūta, atlaides, starpība, piemaksas, papildu izmaksas, citi, kopā apmaksai, cipars, burts, vadītājs,
      vadītāja vārds, lapa, lappuse, atsauce, pasūtījuma nr, pasūtījuma numurs,
      starptautiskā kravu pavadzīme, starptautiskā pavadzīme, eksemplārs nosūtītājam, eksemplārs saņēmējam,
      eksemplārs pārvadātājam, piegādes noteikumi, piezīmes, rinda, temperatūra, tālrunis, muita, vērtība,
      summa eur, cena, ekspeditors, ierašanās, izbraukšana, rēķina nr, šoferis, izmēri`,
  },
  parts: {
    name: list`nosaukums, uzņēmums, vārds, uzņēmuma nosaukums`,
    street: list`iela, adrese, juridiskā adrese, faktiskā adrese`,
    houseNumber: list`mājas numurs`,
    postOfficeBox: list`abonenta kastīte`,
    postcode: list`pasta indekss, indekss, pasta ind`,
    city: list`pilsēta, apdzīvota vieta`,
    country: list`valsts, valsts kods`,
    phone: list`tālrunis, tālr, tel, mob, fakss`,
    email: list`e pasts, epasts, email`,
    taxNumber: list`pvn nr, pvn reģ nr, pvn numurs, vienotais reģ nr, eori`,
    contact: list`kontaktpersona, kontakti`,
  },
  stages: {
    delivery: list`piegāde, izkraušana`,
    takingOver: list`iekraušana, saņemšana`,
  },
  hints: list`
    nosaukums, adrese, valsts, vieta, datums, laiks, un, vai, kravas, preču, kg, m3, nr, numurs, numuri,
    zīmogs, paraksts, muitas, citas, formalitātes, kopā, tel, tālr, reģ`,
  totals: list`kopā, summa, pavisam, kopsumma, kopējais`,
  carried: list`pārnests, starpsumma, pārnesums`,
  carriagePaid: list`apmaksāts, franko, samaksāts, maksā nosūtītājs, frakts apmaksāts`,
  carriageForward: list`neapmaksāts, nefranko, maksā saņēmējs, frakts neapmaksāts`,
  months: [
    list`janvāris, janvārī, janv`,
    list`februāris, februārī, febr`,
    list`marts, martā`,
    list`aprīlis, aprīlī, apr`,
    list`maijs, maijā`,
    list`jūnijs, jūnijā, jūn`,
    list`jūlijs, jūlijā, jūl`,
    list`augusts, augustā, aug`,
    list`septembris, septembrī, sept`,
    list`oktobris, oktobrī, okt`,
    list`novembris, novembrī, nov`,
    list`decembris, decembrī, dec`,
  ],
  countries: {
    holande: 'NL',
    lielbritānija: 'GB',
    anglija: 'GB',
    'latvijas republika': 'LV',
    čehija: 'CZ',
  },
  packages: {
    NE: list`neiepakots, bez iepakojuma`,
    43: list`lielmaiss, lielmaisi, big bag`,
    PX: list`palete, paletes, palešu, pal`,
    PE: list`eiropalete, eiropaletes, eiro palete, eiro paletes, eur paletes, eur palete, europaletes`,
    CT: list`kartona kaste, kartona kastes, kartons`,
    BX: list`kārba, kārbas`,
    CS: list`kaste, kastes, koka kastes`,
    DR: list`muca, mucas, mucu, bungas`,
    SA: list`maiss, maisi, maisu`,
    BE: list`saišķis, saišķi`,
    BL: list`ķīpa, ķīpas`,
    RO: list`rullis, ruļļi, ruļļu`,
    PK: list`gab, gabals, gabali, vietas, kolli`,
    PC: list`paka, pakas, iepakojums, iepakojumi`,
    CN: list`konteiners, konteineri`,
    JC: list`kanna, kannas`,
    WA: list`ibc, ibc konteiners`,
    VY: list`beramkrava, beztaras`,
  },
  smallWords: list`
    un, ar, no, uz, par, līdz, ir, nav, vai, pēc, pie, pirms, kas, tiek, saskaņā, bez, lūdzu, kā, ka, gada`,
  formWords: list`
    un, ir, ar, no, uz, par, ka, pie, vai, lidz, pec, nav, tas, nosutitajs, sanemejs, parvadatajs, vieta, datums,
    valsts, krava, kravas, adrese, nosaukums, svars, paraksts, pavadzime, piegades, skaits, iepakojums, veids,
    numurs, dokumenti, noradijumi, rekins, iela, bruto, piezimes, iebildumi, sia, iekrausanas, izkrausanas, vietu`,
  streetWords: list`ceļš`,
  streetEndings: list`iela, bulvāris, prospekts, gatve, ceļš, šoseja, laukums, dambis, krastmala`,
  postOfficeBox: list`abonenta kastīte, a k`,
  contactWords: list`
    tel, tālr, tālrunis, mob, fakss, fax, e pasts, epasts, email, pvn, pvn nr, reģ nr, www, kontaktpersona,
    eori`,
  everyday: list`vieta, datums, laiks, diena`,
  dateWords: list`datums, g, un, gada`,
  noteTitles: list`
    starptautiskā kravu pavadzīme, starptautiskā preču transporta pavadzīme, starptautiskā pavadzīme,
    cmr pavadzīme, pavadzīme`,
  conventions: list`
    konvencijas par kravu starptautisko autopārvadājumu līgumu,
    konvenciju par kravu starptautisko autopārvadājumu līgumu,
    konvencija par starptautisko kravu autopārvadājumu līgumu`,
  otherPapers: list`
    rēķins, faktūrrēķins, piedāvājums, pasūtījums, preču pavadzīme, iepakojuma saraksts,
    transporta pasūtījums, cenrādis, līgums`,
  invoice: list`faktūrrēķins, rēķins, invoice`,
}
