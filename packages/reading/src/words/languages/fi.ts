import { type Lexicon, list } from '../lexicon.ts'

export const finnish: Lexicon = {
  language: 'fi',
  declinesTowns: true,
  labels: {
    consignor: list`
      lähettäjä, lähettäjän nimi ja osoite, lähettäjä nimi osoite maa, tavaran lähettäjä, lähettäjän nimi`,
    consignee: list`
      vastaanottaja, vastaanottajan nimi ja osoite, vastaanottaja nimi osoite maa, tavaran vastaanottaja`,
    carrier: list`
      rahdinkuljettaja, rahdinkuljettajan nimi ja osoite, kuljetusyritys, liikenteenharjoittaja,
      rahdinkuljettaja nimi osoite maa, kuljetusliike`,
    successiveCarrier: list`
      seuraavat rahdinkuljettajat, seuraava rahdinkuljettaja, myöhemmät rahdinkuljettajat,
      perättäiset rahdinkuljettajat`,
    placeOfDelivery: list`
      tavaran luovutuspaikka, luovutuspaikka, toimituspaikka, määräpaikka, tavaran määräpaikka, purkupaikka,
      toimitusosoite, purkausosoite, toimituspaikka ja maa, purkauspaikka, tavaran toimituspaikka,
      purkuosoite, purku`,
    takingOver: list`
      tavaran vastaanottopaikka ja aika, tavaran vastaanottopaikka ja päivämäärä,
      tavaran vastaanottopaikka ja päivä, vastaanottopaikka ja päivämäärä, lastauspaikka ja päivämäärä,
      lastauspaikka ja aika, tavaran lastauspaikka ja päivämäärä, lastaus, lastauspaikka ja pvm,
      noutopaikka ja päivämäärä, tavaran vastaanottopaikka ja pvm`,
    placeOfTakingOver: list`
      lastauspaikka, noutopaikka, vastaanottopaikka, lastausosoite, nouto osoite, lähtöpaikka,
      tavaran lastauspaikka, nouto`,
    dateOfTakingOver: list`
      lastauspäivä, lastauspäivämäärä, noutopäivä, vastaanottopäivä, lähetyspäivä, lähtöpäivä, lastauspvm`,
    documentsAttached: list`
      liitteenä olevat asiakirjat, liiteasiakirjat, liitteet, oheisasiakirjat, liitetyt asiakirjat, mukana
      seuraavat asiakirjat, asiakirjat`,
    marks: list`merkit ja numerot, merkki ja numero, merkinnät, kollimerkit, merkit, merkit ja nrot`,
    packageCount: list`
      kollien lukumäärä, kollimäärä, kollien määrä, lukumäärä, kpl, kappalemäärä, kolliluku, kolleja yhteensä,
      kollit, määrä, lkm`,
    packing: list`
      pakkaustapa, pakkauslaji, pakkaus, kollilaji, pakkauksen laji, kollien laji, pakkaustyyppi, pakk`,
    nature: list`
      tavaran laji, tavaralaji, tavaran kuvaus, tavaran nimi, tavarakuvaus, sisältö, tavaran laatu,
      tavaran nimitys, tavara, kuvaus`,
    statisticalNumber: list`
      tilastonumero, tilastollinen numero, tilasto nro, tullinimike, nimike, cn koodi, tullikoodi`,
    grossWeight: list`
      bruttopaino kg, bruttopaino, bruttopaino kiloina, paino, paino kg, kokonaispaino, brutto kg,
      bruttomassa`,
    netWeight: list`nettopaino, nettopaino kg, netto kg`,
    volume: list`tilavuus m3, tilavuus, kuutiot, tilavuus m3 na`,
    senderInstructions: list`
      lähettäjän ohjeet, lähettäjän määräykset, ohjeet, erityisohjeet,
      lähettäjän ohjeet tulli ja muut muodollisuudet, tulliohjeet, lähettäjän huomautukset, lähettäjän merkinnät`,
    paymentOfCarriage: list`
      rahdinmaksu, rahdin maksuohjeet, ohjeet rahdin maksamisesta, rahti, rahdin maksaja, rahdin maksaa, rahdinmaksaja`,
    cashOnDelivery: list`jälkivaatimus, jälkivaatimuksen määrä, postiennakko`,
    reservations: list`
      rahdinkuljettajan varaumat ja huomautukset, varaumat ja huomautukset, rahdinkuljettajan varaumat,
      varaumat, rahdinkuljettajan huomautukset`,
    specialAgreements: list`
      erityiset sopimukset, erityissopimukset, erityisehdot, erityinen sopimus, erityiset sopimusehdot`,
    toBePaidBy: list`maksettava, maksaja`,
    established: list`
      laadittu, laatimispaikka ja aika, laatimispaikka ja päivämäärä, paikka ja päiväys, paikka ja aika,
      laadittu paikka ja aika, laatimispaikka ja päiväys, päiväys ja paikka, annettu, laadittu paikassa`,
    placeOfIssue: list`laatimispaikka`,
    dateOfIssue: list`laatimispäivä, laatimispäivämäärä, asiakirjan päiväys, päiväys`,
    documentNumber: list`
      cmr nro, cmr numero, rahtikirjan numero, rahtikirja nro, rahtikirjanumero, rahtikirjan nro,
      asiakirjan numero, cmr rahtikirja nro, kansainvälinen rahtikirja nro`,
    plates: list`
      rekisteritunnus, rekisterinumero, rek nro, ajoneuvo, ajoneuvon rekisteritunnus, rekisterinumerot,
      ajoneuvon rekisterinumero, rek nrot`,
    tractorPlate: list`
      vetoauto, auton rekisterinumero, auto, vetoauton rekisterinumero, kuorma auto, vetoauto rek nro,
      auto rek nro, vetoauton rekisteritunnus, vetoauton rek nro`,
    trailerPlate: list`
      perävaunu, puoliperävaunu, perävaunun rekisterinumero, perävaunu rek nro, perävaunun rekisteritunnus,
      traileri, trailerin numero, perävaunun rek nro, trailerin rekisterinumero`,
    containerNumber: list`kontin numero, konttinumero, kontti, kontti nro`,
    sealNumber: list`sinetin numero, sinettinumero, sinetti, sinetti nro, sinetit`,
    unNumber: list`yk numero, un numero, vaaralliset aineet, vaarallinen aine, yk nro`,
    hazardClass: list`luokka, adr luokka, vaaraluokka`,
    packingGroup: list`pakkausryhmä`,
    goodsReceived: list`
      tavara vastaanotettu, tavarat vastaanotettu, vastaanotettu tavara, tavaran vastaanotto,
      vastaanottokuittaus`,
    dateOfDelivery: list`toimituspäivä, purkupäivä, luovutuspäivä, toimituspäivämäärä, purkauspäivä`,
    modeOfTransport: list`kuljetusmuoto, kuljetustapa`,
    signature: list`
      lähettäjän allekirjoitus ja leima, rahdinkuljettajan allekirjoitus ja leima,
      vastaanottajan allekirjoitus ja leima, lähettäjän allekirjoitus, rahdinkuljettajan allekirjoitus,
      vastaanottajan allekirjoitus, allekirjoitus ja leima, allekirjoitus, leima, leima ja allekirjoitus`,
    furniture: list`
      valuutta, vähennykset, erotus, lisät, lisämaksut, muut kulut, muuta, maksettava yhteensä, numero,
      kirjain, kuljettaja, kuljettajan nimi, sivu, viite, viitteenne, viitteemme, tilausnumero, tilaus nro,
      kansainvälinen rahtikirja, lähettäjän kappale, vastaanottajan kappale, rahdinkuljettajan kappale,
      toimitusehto, toimitusehdot, huomautukset, huomautus, rivi, lämpötila, puhelin, tullitoimipaikka,
      arvo, summa euroa, hinta, huolitsija, lavametrit, lavametri, saapumisaika, lähtöaika, laskun numero,
      lasku nro, mitat, kantavuus`,
  },
  parts: {
    name: list`nimi, yritys, yrityksen nimi, toiminimi`,
    street: list`katu, osoite, katuosoite, lähiosoite, postiosoite, käyntiosoite, kotipaikka`,
    houseNumber: list`talon numero`,
    postOfficeBox: list`postilokero`,
    postcode: list`postinumero`,
    city: list`postinumero ja toimipaikka, toimipaikka, kaupunki, postitoimipaikka, kunta, paikkakunta`,
    country: list`maa, maakoodi`,
    phone: list`puhelin, puh, gsm, fax, matkapuhelin`,
    email: list`sähköposti, email`,
    taxNumber: list`y tunnus, alv nro, alv numero, eori`,
    contact: list`yhteyshenkilö, yhteystieto`,
  },
  stages: {
    delivery: list`toimitus, purku, luovutus, määräpaikka`,
    takingOver: list`lastaus, nouto, vastaanotto`,
  },
  hints: list`
    nimi, osoite, maa, paikka, päivämäärä, pvm, aika, ja, tai, tavaran, kg, m3, nro, numero, numerot, leima,
    allekirjoitus, tulli, muut, muodollisuudet, yhteensä, puh, postinumero, kaupunki, rek`,
  totals: list`yhteensä, summa, kaikki yhteensä, total`,
  carried: list`siirto, siirretään, välisumma, siirto edelliseltä sivulta`,
  carriagePaid: list`rahti maksettu, maksettu, lähettäjä maksaa, rahtivapaa, lähettäjä`,
  carriageForward: list`rahti maksamatta, maksamatta, vastaanottaja maksaa, maksetaan perillä`,
  months: [
    list`tammikuu, tammikuuta, tammi`,
    list`helmikuu, helmikuuta, helmi`,
    list`maaliskuu, maaliskuuta, maalis`,
    list`huhtikuu, huhtikuuta, huhti`,
    list`toukokuu, toukokuuta, touko`,
    list`kesäkuu, kesäkuuta, kesä`,
    list`heinäkuu, heinäkuuta, heinä`,
    list`elokuu, elokuuta, elo`,
    list`syyskuu, syyskuuta, syys`,
    list`lokakuu, lokakuuta, loka`,
    list`marraskuu, marraskuuta, marras`,
    list`joulukuu, joulukuuta, joulu`,
  ],
  countries: {
    hollanti: 'NL',
    'iso britannia': 'GB',
    englanti: 'GB',
    tšekki: 'CZ',
    tsekki: 'CZ',
  },
  packages: {
    NE: list`pakkaamaton, pakkaamattomana`,
    RK: list`teline, telineet, telinettä`,
    43: list`suursäkki, suursäkkiä, suursäkit, big bag`,
    PX: list`lava, lavaa, lavat, kuormalava, kuormalavaa, kertalava, kertalavaa`,
    PE: list`eurolava, eurolavaa, eurolavat, eur lava, eur lavaa, fin lava, fin lavaa`,
    CT: list`pahvilaatikko, pahvilaatikkoa, kartonki, kartonkia`,
    BX: list`rasia, rasiaa`,
    CS: list`laatikko, laatikkoa, laatikot, puulaatikko, puulaatikkoa`,
    CR: list`häkki, häkkiä, kori, koria`,
    DR: list`tynnyri, tynnyriä, tynnyrit, rumpu, rumpua`,
    SA: list`säkki, säkkiä, säkit`,
    BG: list`pussi, pussia`,
    BE: list`nippu, nippua, niput`,
    BL: list`paali, paalia, paalit`,
    CL: list`kela teräs, coil`,
    RO: list`rulla, rullaa, rullat`,
    RL: list`kela, kelaa, kelat`,
    PK: list`kolli, kollia, kpl, kappale, kappaletta`,
    PC: list`paketti, pakettia, paketit`,
    CN: list`kontti, konttia, kontit`,
    JC: list`kanisteri, kanisteria`,
    WA: list`ibc, ibc kontti, ibc konttia`,
    VY: list`irtotavara, irtolasti`,
  },
  smallWords: list`
    ja, on, ei, tai, sekä, että, kuin, ole, sen, jos, mukaan, ennen, jälkeen, ilman, ovat, myös, olla, kun,
    kanssa`,
  formWords: list`
    ja, on, ei, se, etta, oli, kun, tai, myos, sen, mutta, ovat, lahettaja, vastaanottaja, rahdinkuljettaja,
    kuljetusliike, paikka, paivays, maa, tavaran, tavara, osoite, nimi, paino, allekirjoitus, rahtikirja,
    lukumaara, kollien, pakkaus, luovutus, liitteet, ohjeet, lasku, katu, bruttopaino, toimitus, numero, varaumat,
    huomautukset, maara, kpl, oy`,
  streetWords: list`satama`,
  streetEndings: list`
    katu, tie, kuja, polku, kaari, aukio, tori, ranta, raitti, väylä, penger, rinne, kallio, mäki, satama`,
  postOfficeBox: list`postilokero, pl`,
  contactWords: list`
    puh, puhelin, gsm, fax, sähköposti, email, e mail, y tunnus, www, alv, yhteyshenkilö, eori, tel`,
  everyday: list`paikka, päivämäärä, pvm, aika, kellonaika, päivä, paikkakunta`,
  dateWords: list`pvm, päivämäärä, klo, ja`,
  noteTitles: list`
    kansainvälinen rahtikirja, kansainvälinen autorahtikirja, cmr rahtikirja, autorahtikirja, rahtikirja`,
  conventions: list`
    tavaran kansainvälisessä tiekuljetuksessa käytettävää rahtisopimusta koskevan yleissopimuksen,
    rahtisopimusta koskeva yleissopimus`,
  otherPapers: list`
    lasku, tarjous, tilaus, tilausvahvistus, lähetysluettelo, lähete, pakkausluettelo, pakkauslista,
    kuljetustilaus, hinnasto, sopimus`,
  invoice: list`kauppalasku, lasku`,
}
