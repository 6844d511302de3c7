import { type Lexicon, list } from '../lexicon.ts'

export const estonian: Lexicon = {
  language: 'et',
  declinesTowns: true,
  labels: {
    consignor: list`saatja, kauba saatja, saatja nimi aadress riik, saatja nimi ja aadress`,
    consignee: list`saaja, kauba saaja, saaja nimi aadress riik, saaja nimi ja aadress, vastuvõtja`,
    carrier: list`
      vedaja, vedaja nimi aadress riik, vedaja nimi ja aadress, veoettevõte, transpordiettevõte`,
    successiveCarrier: list`järgmised vedajad, järgmine vedaja, järgnevad vedajad, järgnev vedaja`,
    placeOfDelivery: list`
      kauba mahalaadimiskoht, mahalaadimiskoht, mahalaadimise koht, kauba kohaletoimetamise koht,
      kauba üleandmise koht, tarnekoht, tarneaadress, sihtkoht, mahalaadimise aadress,
      kauba väljastamise koht, kauba mahalaadimise koht, kauba sihtkoht, kohaletoimetamise koht, mahalaadimine`,
    takingOver: list`
      kauba pealelaadimise koht ja kuupäev, pealelaadimise koht ja kuupäev,
      kauba vastuvõtmise koht ja kuupäev, kauba vastuvõtmise koht ja aeg, laadimise koht ja kuupäev,
      pealelaadimiskoht ja kuupäev, pealelaadimine, kauba laadimise koht ja kuupäev,
      kauba pealelaadimise koht ja aeg`,
    placeOfTakingOver: list`
      pealelaadimiskoht, pealelaadimise koht, laadimiskoht, kauba vastuvõtmise koht, laadimise aadress,
      lähtekoht, kauba pealelaadimise koht, laadimise koht, laadimine`,
    dateOfTakingOver: list`
      pealelaadimise kuupäev, laadimise kuupäev, vastuvõtmise kuupäev, saatmise kuupäev, laadimiskuupäev,
      pealelaadimise aeg`,
    documentsAttached: list`
      lisatud dokumendid, juurdelisatud dokumendid, lisad, kaasasolevad dokumendid, saatedokumendid,
      dokumendid`,
    marks: list`
      märgid ja numbrid, märgid, markeering ja numbrid, märgistus, markeering, tähised ja numbrid,
      märgised ja numbrid`,
    packageCount: list`
      kohtade arv, pakkide arv, kogus, kollide arv, pakendite arv, kohti, kaubakohtade arv, arv`,
    packing: list`pakendi liik, pakkimisviis, pakend, pakendi tüüp, pakkeviis, pakkimise viis`,
    nature: list`
      kauba nimetus, kauba kirjeldus, kaup, kauba liik, veose nimetus, veose kirjeldus, kauba iseloom`,
    statisticalNumber: list`
      statistiline number, statistika nr, kauba kood, kn kood, tollikood, statistiline nr, statistika number,
      stat nr`,
    grossWeight: list`
      brutokaal kg, brutokaal, kaal, kaal kg, brutomass, bruto kg, brutomass kg, kogukaal, mass, kaal bruto`,
    netWeight: list`netokaal, netokaal kg, netomass, neto kg`,
    volume: list`maht m3, maht, ruumala m3, ruumala, kubatuur`,
    senderInstructions: list`
      saatja juhised, saatja korraldused, saatja juhised tolli ja muud formaalsused, juhised, saatja juhend,
      erijuhised, saatja instruktsioonid, saatja märkused`,
    paymentOfCarriage: list`
      veotasu maksmise juhised, veotasu tasumine, veotasu, veo eest tasumine, maksetingimused,
      prahi tasumine, veotasu maksmine, juhised veotasu maksmiseks, prahitasu, veotasu tasub, veotasu maksab, veo tasub`,
    cashOnDelivery: list`lunamaks, järelmaks, lunamaksu summa`,
    reservations: list`
      vedaja reservatsioonid ja märkused, vedaja märkused, vedaja reservatsioonid,
      vedaja vastuväited ja märkused, reservatsioonid ja märkused`,
    specialAgreements: list`
      erikokkulepped, eritingimused, erilised kokkulepped, eritingimused ja kokkulepped`,
    toBePaidBy: list`kuulub tasumisele, maksja`,
    established: list`
      koostatud, koostamise koht ja kuupäev, väljastatud, vormistatud, väljaandmise koht ja kuupäev,
      koostamise koht ja aeg`,
    placeOfIssue: list`koostamise koht, väljaandmise koht`,
    dateOfIssue: list`koostamise kuupäev, väljaandmise kuupäev, dokumendi kuupäev`,
    documentNumber: list`
      cmr nr, cmr number, saatelehe nr, veokirja nr, saatekirja nr, veokirja number, saatelehe number,
      dokumendi nr, dokumendi number, cmr saateleht nr, rahvusvaheline veokiri nr, saateleht nr, veokiri nr`,
    plates: list`
      registreerimisnumber, reg nr, sõiduk, sõiduki registreerimisnumber, auto nr, sõiduki reg nr,
      reg number, auto reg nr, registreerimismärk`,
    tractorPlate: list`
      veok, veoauto, veduk, veoki reg nr, vedukauto, auto registreerimisnumber, veoki registreerimisnumber,
      sadulveok, veoki nr`,
    trailerPlate: list`
      haagis, poolhaagis, haagise reg nr, poolhaagise reg nr, haagise registreerimisnumber, haagise nr,
      poolhaagise registreerimisnumber, treiler, haagise number`,
    containerNumber: list`konteineri nr, konteineri number, konteiner`,
    sealNumber: list`plommi nr, plommi number, plomm, plommid, tõkend`,
    unNumber: list`üro number, un number, üro nr, ohtlikud kaubad, ohtlik kaup, ohtlikud ained`,
    hazardClass: list`klass, adr klass, ohuklass`,
    packingGroup: list`pakendigrupp, pakendirühm`,
    goodsReceived: list`kaup vastu võetud, kauba kättesaamine, kaup kätte saadud, kauba vastuvõtmine`,
    dateOfDelivery: list`
      tarnekuupäev, mahalaadimise kuupäev, kohaletoimetamise kuupäev, üleandmise kuupäev`,
    modeOfTransport: list`transpordiliik, veoliik`,
    signature: list`
      saatja allkiri ja tempel, vedaja allkiri ja tempel, saaja allkiri ja tempel, saatja allkiri,
      vedaja allkiri, saaja allkiri, allkiri ja tempel, allkiri, tempel, pitsat, allkiri ja pitsat`,
    furniture: list`
      valuuta, allahindlused, vahesumma, lisatasud, lisakulud, muu, kokku maksta, number, täht, juht,
      juhi nimi, autojuht, lehekülg, viide, viitenumber, tellimuse nr, tellimuse number,
      rahvusvaheline saateleht, rahvusvaheline veokiri, saatja eksemplar, saaja eksemplar, vedaja eksemplar,
      tarnetingimused, märkused, rida, temperatuur, telefon, toll, väärtus, summa eurodes, hind,
      ekspediitor, saabumine, väljumine, arve nr, mõõdud, laadimismeetrid`,
  },
  parts: {
    name: list`nimi, ettevõte, firma, ettevõtte nimi`,
    street: list`tänav, aadress, juriidiline aadress, asukoht, asukoha aadress`,
    houseNumber: list`maja number`,
    postOfficeBox: list`postkast`,
    postcode: list`postiindeks, sihtnumber, indeks, postikood`,
    city: list`linn, asula`,
    country: list`riik, maa, riigi kood`,
    phone: list`telefon, tel, mob, faks`,
    email: list`e post, epost, email`,
    taxNumber: list`kmkr nr, kmkr, kmkr number, reg kood, registrikood, eori`,
    contact: list`kontaktisik, kontakt`,
  },
  stages: {
    delivery: list`tarne, mahalaadimine, kohaletoimetamine`,
    takingOver: list`pealelaadimine, laadimine, vastuvõtmine`,
  },
  hints: list`
    nimi, aadress, riik, koht, kuupäev, aeg, ja, või, kauba, kg, m3, nr, number, numbrid, tempel, allkiri,
    tolli, muud, formaalsused, kokku, tel, reg`,
  totals: list`kokku, summa, kokkuvõte, kogusumma`,
  carried: list`ülekanne, vahesumma`,
  carriagePaid: list`makstud, franko, veotasu makstud, maksab saatja, tasub saatja`,
  carriageForward: list`maksmata, mittefranko, maksab saaja, tasub saaja, veotasu maksmata`,
  months: [
    list`jaanuar, jaanuari, jaan`,
    list`veebruar, veebruari, veebr`,
    list`märts, märtsi`,
    list`aprill, aprilli, apr`,
    list`mai`,
    list`juuni, juunil`,
    list`juuli, juulil`,
    list`august, augusti, aug`,
    list`september, septembri, sept`,
    list`oktoober, oktoobri, okt`,
    list`november, novembri, nov`,
    list`detsember, detsembri, dets`,
  ],
  countries: {
    holland: 'NL',
    suurbritannia: 'GB',
    inglismaa: 'GB',
    'eesti vabariik': 'EE',
    tšehhi: 'CZ',
    saksamaa: 'DE',
  },
  packages: {
    NE: list`pakkimata`,
    43: list`big bag, big bagid, suurkott, suurkotti`,
    PX: list`alus, alust, alused, kaubaalus, kaubaalust, puitalus`,
    PE: list`euroalus, euroalust, eur alus, eur alust, eur alused, euroalused`,
    CT: list`pappkast, pappkasti, kartong`,
    BX: list`karp, karpi`,
    CS: list`kast, kasti, kastid, puitkast`,
    DR: list`vaat, vaati, tünn, tünni, trummel`,
    SA: list`kott, kotti, kotid`,
    BE: list`kimp, kimpu`,
    BL: list`pall pakitud, pallid`,
    RO: list`rull, rulli, rullid`,
    PK: list`koht, kohta, tk, tükk, kolli`,
    PC: list`pakk, pakki, pakid`,
    CN: list`konteiner, konteinerit`,
    JC: list`kanister, kanistrit`,
    WA: list`ibc, ibc konteiner`,
    VY: list`puistlast, lahtiselt`,
  },
  smallWords: list`
    ja, on, ei, või, ning, et, kui, see, mis, kohta, ka, enne, pärast, järgi, ilma, palun, eest, oma,
    vastavalt`,
  formWords: list`
    ja, on, ei, et, see, oma, kui, ka, voi, mis, saatja, saaja, vedaja, koht, kuupaev, riik, kauba, kaup, aadress,
    nimi, kaal, allkiri, saateleht, veokiri, kohaletoimetamise, arv, pakend, liik, number, dokumendid, juhised,
    arve, tanav, bruto, markused, kogus, tk, peale, laadimise, mahalaadimise, ou`,
  streetWords: list`sadam`,
  streetEndings: list`tn, tänav, mnt, maantee, pst, puiestee, tee, põik, väljak`,
  postOfficeBox: list`postkast`,
  contactWords: list`
    tel, telefon, mob, faks, fax, e post, epost, email, kmkr, reg kood, registrikood, www, kontaktisik,
    eori`,
  everyday: list`koht, kuupäev, aeg, kellaaeg, päev`,
  dateWords: list`kuupäev, kell, ja`,
  noteTitles: list`
    rahvusvaheline saateleht, rahvusvaheline veokiri, rahvusvaheline autoveokiri, cmr saateleht,
    cmr veokiri, autoveokiri, veokiri, saateleht`,
  conventions: list`
    rahvusvahelise kaupade autoveolepingu konventsiooni, rahvusvahelise kaubaveolepingu konventsioon,
    kaupade rahvusvahelise autoveolepingu konventsioon`,
  otherPapers: list`arve, pakkumine, tellimus, pakkeleht, veotellimus, hinnakiri, leping`,
  invoice: list`arve, faktuur`,
}
