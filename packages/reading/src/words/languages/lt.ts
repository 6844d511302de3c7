import { type Lexicon, list } from '../lexicon.ts'

export const lithuanian: Lexicon = {
  language: 'lt',
  declinesTowns: true,
  labels: {
    consignor: list`
      siuntėjas, siuntėjas pavadinimas adresas šalis, siuntėjo pavadinimas ir adresas, krovinio siuntėjas,
      siuntėjo duomenys`,
    consignee: list`
      gavėjas, gavėjas pavadinimas adresas šalis, gavėjo pavadinimas ir adresas, krovinio gavėjas,
      gavėjo duomenys`,
    carrier: list`
      vežėjas, vežėjas pavadinimas adresas šalis, vežėjo pavadinimas ir adresas, vežėjo duomenys,
      pervežėjas`,
    successiveCarrier: list`
      kitas vežėjas, kiti vežėjai, tolesni vežėjai, paskesni vežėjai, sekantis vežėjas, paskesnis vežėjas`,
    placeOfDelivery: list`
      krovinio iškrovimo vieta, iškrovimo vieta, krovinio pristatymo vieta, pristatymo vieta,
      pristatymo adresas, paskirties vieta, iškrovimo adresas, krovinio paskirties vieta,
      krovinio pristatymo adresas, iškrovimas`,
    takingOver: list`
      krovinio pakrovimo vieta ir data, pakrovimo vieta ir data, krovinio priėmimo vieta ir data,
      krovinio paėmimo vieta ir data, priėmimo vieta ir data, pakrovimas,
      vieta ir data kai priimtas krovinys`,
    placeOfTakingOver: list`
      pakrovimo vieta, krovinio pakrovimo vieta, pakrovimo adresas, krovinio paėmimo vieta, paėmimo vieta,
      išsiuntimo vieta, krovinio priėmimo vieta`,
    dateOfTakingOver: list`
      pakrovimo data, krovinio pakrovimo data, paėmimo data, išsiuntimo data, priėmimo data,
      krovinio priėmimo data`,
    documentsAttached: list`
      pridedami dokumentai, pridėti dokumentai, priedai, lydintys dokumentai, lydimieji dokumentai, pridėti
      prie važtaraščio dokumentai, dokumentai`,
    marks: list`ženklai ir numeriai, ženklai, žymės ir numeriai, ženklai ir nr, ženklinimas`,
    packageCount: list`
      vietų skaičius, pakuočių skaičius, vietų kiekis, kiekis, vietos, krovinio vietų skaičius, pakuočių
      kiekis, vnt, vietų sk`,
    packing: list`
      įpakavimo būdas, pakuotės rūšis, pakavimo būdas, pakuotė, pakuotės tipas, įpakavimas, įpakavimo rūšis`,
    nature: list`
      krovinio pavadinimas, prekių pavadinimas, prekės pavadinimas, krovinio aprašymas, prekių aprašymas,
      krovinys, prekės, krovinio rūšis`,
    statisticalNumber: list`
      statistinis nr, statistinis numeris, prekės kodas, kn kodas, muitinės kodas, statist numeris, stat nr`,
    grossWeight: list`
      svoris bruto kg, svoris brutto kg, bruto svoris, bruto svoris kg, bruto masė, svoris bruto, svoris,
      svoris kg, masė bruto, bruto kg, masė bruto kg, bendras svoris, bruto masė kg, svoris brutto, masė,
      bruto`,
    netWeight: list`neto svoris, svoris neto, neto masė, neto svoris kg, neto kg`,
    volume: list`tūris m3, tūris, tūris m3 kub m`,
    senderInstructions: list`
      siuntėjo nurodymai, siuntėjo nurodymai muitinės ir kita informacija, nurodymai, siuntėjo instrukcijos,
      specialūs nurodymai, siuntėjo nurodymai muitinės ir kiti formalumai, siuntėjo pastabos`,
    paymentOfCarriage: list`
      apmokėjimo už pervežimą sąlygos, apmokėjimas už pervežimą, vežimo apmokėjimas, frachto apmokėjimas,
      apmokėjimo sąlygos, mokėjimo už vežimą nurodymai, nurodymai dėl apmokėjimo už vežimą, frachtas,
      pervežimo apmokėjimas, pervežimą apmoka, transporto išlaidas apmoka`,
    cashOnDelivery: list`išperkamoji suma, apmokėjimas pristačius, išperkamasis mokestis, grąžinimas`,
    reservations: list`
      vežėjo sąlygos ir pastabos, vežėjo išlygos ir pastabos, vežėjo pastabos, vežėjo išlygos,
      išlygos ir pastabos`,
    specialAgreements: list`
      specialūs susitarimai, ypatingi susitarimai, ypatingos sąlygos, ypatingi suderinimai,
      specialios sąlygos`,
    toBePaidBy: list`apmokėjimui, mokėtina`,
    established: list`
      surašytas, užpildyta, surašyta, išrašymo vieta ir data, surašymo vieta ir data, užpildymo vieta ir data,
      išrašyta, sudaryta`,
    placeOfIssue: list`surašymo vieta, išrašymo vieta`,
    dateOfIssue: list`surašymo data, išrašymo data, dokumento data, užpildymo data`,
    documentNumber: list`
      cmr nr, cmr numeris, važtaraščio nr, važtaraščio numeris, važtaraštis nr, dokumento nr,
      dokumento numeris, tarptautinis važtaraštis nr, cmr važtaraštis nr`,
    plates: list`
      valstybinis numeris, valst nr, registracijos numeris, registracijos nr, automobilio numeris,
      transporto priemonė, valstybinis nr, transporto priemonės valst nr, valst numeris,
      automobilio valst nr, automobilio nr`,
    tractorPlate: list`
      vilkikas, vilkiko nr, vilkiko valst nr, vilkiko valstybinis numeris, sunkvežimis, vilkiko numeris,
      vilkiko registracijos nr, automobilis`,
    trailerPlate: list`
      puspriekabė, priekaba, puspriekabės nr, priekabos nr, puspriekabės valst nr,
      priekabos valstybinis numeris, puspriekabės numeris, puspriekabės valstybinis numeris,
      priekabos numeris, priekabos valst nr`,
    containerNumber: list`konteinerio nr, konteinerio numeris, konteineris`,
    sealNumber: list`plombos nr, plombos numeris, plomba, plombos`,
    unNumber: list`jt numeris, un numeris, jt nr, pavojingi kroviniai, pavojingas krovinys`,
    hazardClass: list`klasė, adr klasė, pavojaus klasė`,
    packingGroup: list`pakavimo grupė, pakuotės grupė`,
    goodsReceived: list`krovinys gautas, krovinį gavau, krovinį gavo, prekės gautos, krovinio gavimas`,
    dateOfDelivery: list`pristatymo data, iškrovimo data, krovinio pristatymo data, gavimo data`,
    modeOfTransport: list`transporto rūšis`,
    signature: list`
      siuntėjo parašas ir antspaudas, vežėjo parašas ir antspaudas, gavėjo parašas ir antspaudas,
      siuntėjo parašas, vežėjo parašas, gavėjo parašas, parašas ir antspaudas, parašas, antspaudas, spaudas`,
    furniture: list`
      valiuta, nuolaidos, skirtumas, priedai prie kainos, papildomi mokesčiai, kita, viso mokėti, skaičius,
      raidė, vairuotojas, vairuotojo pavardė, puslapis, užsakymo nr, užsakymo numeris, nuoroda,
      tarptautinis krovinių transportavimo važtaraštis, tarptautinis važtaraštis, egzempliorius siuntėjui,
      egzempliorius gavėjui, egzempliorius vežėjui, pristatymo sąlygos, pastabos, eilutė, temperatūra,
      telefonas, muitinė, vertė, suma eur, kaina, ekspeditorius, atvykimas, išvykimas, sąskaitos nr,
      pareikštoji krovinio vertė, pervežimo kaina, matmenys`,
  },
  parts: {
    name: list`pavadinimas, įmonė, vardas, įmonės pavadinimas`,
    street: list`gatvė, adresas, buveinė, buveinės adresas, registracijos adresas`,
    houseNumber: list`namo numeris`,
    postOfficeBox: list`pašto dėžutė`,
    postcode: list`pašto kodas, pašto indeksas, indeksas`,
    city: list`miestas, vietovė, gyvenvietė`,
    country: list`šalis, valstybė, šalies kodas`,
    phone: list`telefonas, tel, mob, faksas`,
    email: list`el paštas, email`,
    taxNumber: list`pvm kodas, pvm mokėtojo kodas, įmonės kodas, eori`,
    contact: list`kontaktinis asmuo, kontaktai`,
  },
  stages: {
    delivery: list`pristatymas, iškrovimas`,
    takingOver: list`pakrovimas, paėmimas`,
  },
  hints: list`
    pavadinimas, adresas, šalis, vieta, data, laikas, ir, arba, krovinio, kg, m3, nr, numeris, numeriai,
    antspaudas, parašas, muitinės, kita, informacija, kiti, formalumai, viso, tel, valst`,
  totals: list`iš viso, viso, suma, bendra suma, bendras`,
  carried: list`perkelta, tarpinė suma, pernešta, į kitą puslapį`,
  carriagePaid: list`apmokėta, franko, frachtas apmokėtas, moka siuntėjas, apmoka siuntėjas`,
  carriageForward: list`neapmokėta, nefranko, moka gavėjas, frachtas neapmokėtas, apmoka gavėjas`,
  months: [
    list`sausis, sausio`,
    list`vasaris, vasario`,
    list`kovas, kovo`,
    list`balandis, balandžio`,
    list`gegužė, gegužės`,
    list`birželis, birželio`,
    list`liepa, liepos`,
    list`rugpjūtis, rugpjūčio`,
    list`rugsėjis, rugsėjo`,
    list`spalis, spalio`,
    list`lapkritis, lapkričio`,
    list`gruodis, gruodžio`,
  ],
  countries: {
    olandija: 'NL',
    'didžioji britanija': 'GB',
    anglija: 'GB',
    'lietuvos respublika': 'LT',
    čekija: 'CZ',
  },
  packages: {
    NE: list`nesupakuota, be pakuotės`,
    RK: list`stovas, stovai`,
    43: list`didmaišis, didmaišiai, didmaišių, big bag`,
    PX: list`padėklas, padėklai, padėklų, paletė, paletės, palečių, pad`,
    PE: list`
      euro padėklas, euro padėklai, euro padėklų, europaletė, europaletės, eur padėklai, europalečių,
      euro paletės, eur paletės`,
    CT: list`kartoninė dėžė, kartoninės dėžės, kartonas`,
    BX: list`dėžutė, dėžutės`,
    CS: list`dėžė, dėžės, dėžių`,
    DR: list`statinė, statinės, statinių, būgnas, būgnai`,
    SA: list`maišas, maišai, maišų`,
    BG: list`krepšys, krepšiai`,
    BE: list`ryšulys, ryšuliai, ryšulių`,
    BL: list`kipa, kipos`,
    RO: list`ritinys, ritiniai, ritinių, rulonas, rulonai, rulonų`,
    PK: list`vieta, vietos, vienetas, vienetai, vnt, paketas, paketai, paketų, pakuotė, pakuotės`,
    CN: list`konteineris, konteineriai`,
    JC: list`kanistras, kanistrai`,
    WA: list`ibc, ibc konteineris`,
    VY: list`biriai, birus krovinys`,
  },
  smallWords: list`
    ir, su, iš, į, už, nuo, iki, yra, ne, ar, arba, pagal, prie, dėl, per, kad, po, prieš, be, prašome`,
  formWords: list`
    ir, i, is, yra, su, del, nuo, kad, ne, prie, ar, po, iki, siuntejas, gavejas, vezejas, vieta, data, salis,
    krovinio, krovinys, adresas, pavadinimas, svoris, parasas, vaztarastis, pristatymo, kiekis, pakuotes, rusis,
    numeris, dokumentai, nurodymai, saskaita, gatve, bruto, pastabos, kroviniu, uab, pakrovimo, iskrovimo, vietu`,
  streetWords: list`kelias`,
  streetEndings: list`g, gatvė, pr, prospektas, al, alėja, pl, plentas, kelias, aikštė, k`,
  postOfficeBox: list`pašto dėžutė, a d`,
  contactWords: list`
    tel, telefonas, mob, faks, faksas, fax, el paštas, el p, email, pvm, pvm kodas, įm k, įmonės kodas, www,
    kontaktinis asmuo, eori`,
  everyday: list`vieta, data, laikas, diena`,
  dateWords: list`data, m, ir`,
  noteTitles: list`
    tarptautinis krovinių transportavimo važtaraštis, tarptautinis važtaraštis, cmr važtaraštis,
    važtaraštis`,
  conventions: list`
    tarptautinio krovinių vežimo keliais sutarties konvencija,
    tarptautinių krovinių pervežimo sutarčių konvenciją,
    tarptautinio krovinių vežimo keliais sutarties konvencijos`,
  otherPapers: list`
    sąskaita, sąskaita faktūra, pvm sąskaita faktūra, pasiūlymas, užsakymas, pakavimo lapas,
    transporto užsakymas, kainoraštis, sutartis`,
  invoice: list`sąskaita faktūra, sąskaita`,
}
