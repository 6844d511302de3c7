import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const finnishTrade: TradeWords = {
  invoice: {
    titles: list`kauppalasku, proformalasku, lasku, vientilasku, myyntilasku, tullilasku`,
    number: list`laskun numero, laskunumero, lasku nro, laskun nro, tositenumero, numero`,
  },
  packingList: {
    titles: list`
      pakkausluettelo, pakkauslista, pakkausspesifikaatio, packing list, pakkauslista painot, painoluettelo,
      kolliluettelo, lastauslista, pakkauserittely, kollierittely, pakkauslista erittely`,
    number: list`pakkausluettelo nro, pakkausluettelon numero, luettelon nro, lähetysnumero, numero`,
  },
  deliveryNote: {
    titles: list`
      lähetyslista, lähetysluettelo, lähete, toimituslista, toimitusluettelo, toimitusilmoitus,
      kuormakirja, lähetyslista rahtikirja, toimituskirja, keräyslähete, lähetysilmoitus, rahtikirja
      lähetyslista, luovutustodistus, myyntitoimitus, toimitus`,
    number: list`
      lähetyslista nro, lähetenumero, lähetteen numero, lähetteen nro, lähete nro, lähetysnumero,
      lähetys nro, toimitusnumero, toimitus nro, lähetysluettelon numero, lähetysluettelo nro,
      toimituksen numero, numero`,
  },
  labels: {
    consignor: list`
      myyjä, toimittaja, lähettäjä, viejä, lähettäjä viejä, lähetyspaikka, toimittaja lähettäjä,
      tavarantoimittaja, lähettäjän nimi ja osoite`,
    consignee: list`
      toimitusosoite, vastaanottaja, tavaran vastaanottaja, vastaanottajan osoite, toimitetaan, toim
      osoite, vastaanottaja osoite, toimitusosoite vastaanottaja, vastaanottajan nimi ja osoite,
      määränpää, ostaja ja vastaanottaja, ostaja vastaanottaja`,
    buyer: list`
      ostaja, asiakas, laskutusosoite, laskun saaja, laskutetaan, tilaaja, ostaja maahantuoja,
      laskun vastaanottaja, laskutusasiakas`,
    packageCount: list`
      kollimäärä, kollit, kollien lukumäärä, lavojen määrä, kolleja, kolliluku, kolleja yhteensä,
      kollit yhteensä, laatikoita, lavoja, kollimäärä yhteensä, pakkausten määrä, pakkausten lukumäärä,
      kpl kolleja, lavoja yhteensä, kolliluku yhteensä`,
    packing: list`
      pakkaus, pakkauslaji, kollilaji, pakkaustapa, pakkaustyyppi, kollityyppi, lavatyyppi, laji,
      pakkausten laji`,
    nature: list`
      tuote, nimike, kuvaus, tavaran kuvaus, tuotenimi, tavaraseloste, tuotteen nimi, tuotekuvaus,
      tuoteseloste, tavara, tavaralaji, tavaran nimi, artikkeli, sisältö, selite, nimitys, tuotteen kuvaus,
      tavaran laatu`,
    grossWeight: list`
      bruttopaino, bruttopaino kg, brutto kg, kokonaispaino, brutto, bruttopaino yhteensä, paino brutto,
      kokonaispaino kg, paino yhteensä, paino kg, paino, yhteensä brutto, bruttomassa, kokonaisbruttopaino,
      brutto yhteensä, lähetyksen paino`,
    netWeight: list`
      nettopaino, nettopaino kg, netto kg, netto, nettopaino yhteensä, paino netto, yhteensä netto,
      nettomassa, netto yhteensä`,
    volume: list`tilavuus, tilavuus m3, kuutiot, tilavuus yhteensä, til m3, kuutio`,
    statisticalNumber: list`
      tullinimike, cn koodi, hs koodi, cn nimike, tullitariffi, tullikoodi, tullinimikkeet, hs code,
      taric koodi, tavarakoodi, tilastonimike`,
    carrier: list`
      kuljetusliike, rahdinkuljettaja, huolitsija, kuljetusyhtiö, kuljettaja yritys, liikennöitsijä,
      kuljetus, huolintaliike, rahdinkuljettaja huolitsija, kuljetuksen suorittaja, kuriiri`,
    articleCount: list`
      lukumäärä, määrä, kpl, tilattu, toimitettu, tilattu määrä, toimitettu määrä, toim määrä, til määrä,
      jälkitoimitus, määrä kpl, yhteensä kpl, kpl määrä`,
    furniture: list`
      päiväys, päivämäärä, laskun päivä, asiakasnumero, tilausnumero, viitteenne, viitteemme, maksuehto,
      toimitusehto, eräpäivä, yksikköhinta, hinta, yhteensä, alv, alennus, yksikkö, rivi, tuotenumero,
      alkuperämaa, sivu, toimituspäivä, laskun päiväys, laskupäivä, tilauspäivä, tilauspvm, lähetyspvm,
      toimituspvm, toimitusaika, toimitusviikko, pvm, klo, aika, eräpvm, maksuaika, maksutapa,
      viivästyskorko, toimitustapa, toimituslauseke, toimitusehdot, maksuehdot, tilaus, tilausnro,
      tilauksenne, teidän tilausnumero, tilausnumeronne, asiakkaan tilausnumero, asiakkaan viite, viite,
      viitenumero, viitenro, viitteemme nro, myyntitilaus, työnumero, projekti, asiakasnro, yhteyshenkilö,
      yhteystiedot, myyjä nimi, käsittelijä, puh, puhelin, gsm, faksi, sähköposti, e mail, www, kotisivu,
      y tunnus, alv nro, alv numero, vat no, kotipaikka, ly tunnus, eori, eori numero, pankki, tilinumero,
      pankkitili, pankkiyhteys, iban, bic, swift, a hinta, yks hinta, hinta eur, rivisumma, summa,
      yhteensä eur, yhteensä alv 0, veroton, veroton yhteensä, veroton hinta, verollinen,
      verollinen yhteensä, vero, alv eur, loppusumma, maksettava yhteensä, laskutettava, ale, rahtikulut,
      toimituskulut, pakkauskulut, laskutuslisä, arvo, tullausarvo, valuutta, yks, nro, rivi nro, tuotenro,
      tuotekoodi, koodi, asiakkaan tuotenumero, ean, ean koodi, viivakoodi, erä, eränumero, eränro,
      sarjanumero, sarjanro, parasta ennen, alkuperä, määrämaa, lähtömaa, kuljettaja, kuljettajan nimi,
      taara, pituus, leveys, korkeus, p x l x k, mitat, mitat cm, lavametrit, ldm, pinottava, ei pinottava,
      lämpötila, huomautus, huomautukset, huom, lisätiedot, lisätieto, toimitusohje,
      kuljettajan allekirjoitus, nimenselvennys, vastaanotettu, vastaanotettu kunnossa, kuittaus, keräilijä,
      kerännyt, pakannut, tarkastanut, lastannut, tulostettu, sivu 1, kopio, alkuperäinen, palautus,
      varasto, varastopaikka, reitti`,
  },
  despatchDates: list`lähetyspäivä, lastauspäivä, noutopäivä, toimitettu varastosta, lähtöpäivä, lähetetty`,
  ways: list`toimitustapa, kuljetustapa, kuljetus, kuljetusväline, lähetystapa, lähetetty`,
  related: {
    invoice: list`lasku, laskun numero, laskunumero, lasku nro, kauppalasku, laskuun`,
    'packing-list': list`pakkausluettelo, pakkauslista, pakkausluettelo nro, kolliluettelo`,
    'delivery-note': list`lähete, lähete nro, lähetenumero, lähetteen numero, lähetysluettelo, toimituskirja, lähetenro`,
  },
  delivery: {
    consignee: list`toimitetaan, puretaan, toimitus osoitteeseen`,
    packing: list`pakattu, pakkaustapa`,
    furniture: list`jälkitoimitus, toimittamatta`,
  },
  otherUse: list`
    tarjous, tarjouspyyntö, vahvistus, tilaus, ostotilaus, tilausvahvistus, kuljetustilaus, kuljetusmääräys, lastausohje, varausvahvistus, hinnasto, sopimus,
    hyvityslasku, maksumuistutus, maksukehotus, tiliote, kuitti, alkuperätodistus, vaatimustenmukaisuusvakuutus, käyttöturvallisuustiedote,
    punnitustosite, vaakalappu, vahinkoilmoitus, vahinkoraportti, reklamaatio, pöytäkirja, muistio, aikataulu, varastoluettelo, inventaario, vientiilmoitus,
    tulliilmoitus, yleiset ehdot,
    rahtitilaus, ajotilaus, ajopäiväkirja, matkalasku, ajomääräys`,
}
