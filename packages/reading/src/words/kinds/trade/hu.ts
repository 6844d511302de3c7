import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const hungarianTrade: TradeWords = {
  invoice: {
    titles: list`
      kereskedelmi számla, proforma számla, számla, export számla, elektronikus számla,
      számla szállítólevél, eladási számla`,
    number: list`
      számlaszám, számla sorszáma, számla száma, sorszám, számla sorszám, számla azonosító, bizonylat száma`,
  },
  packingList: {
    titles: list`
      csomagolási lista, csomaglista, packing list, csomagjegyzék, rakományjegyzék, csomagolási jegyzék,
      kolli lista, súlyjegyzék, rakodási jegyzék, raklaplista`,
    number: list`csomaglista száma, csomagolási lista száma, jegyzék száma, lista száma`,
  },
  deliveryNote: {
    titles: list`
      szállítólevél, kiszállítási jegyzék, átadás átvételi jegyzék, kísérőjegyzék, kiadási bizonylat,
      fuvarlevél szállítólevél, raktári kiadás, szállítási jegyzék, kísérő okmány, átadás átvételi
      bizonylat, árukísérő jegyzék, értékesítési szállítás`,
    number: list`
      szállítólevél száma, szállítólevél sorszáma, szállítólevélszám, bizonylatszám, sorszám,
      bizonylat száma, bizonylat sorszáma, szlev száma, szállítmány száma, szállítás száma, fuvar száma`,
  },
  labels: {
    consignor: list`
      eladó, szállító, szállító adatai, exportőr, feladó, kiállító, feladó neve, feladó címe,
      feladó exportőr, szállító neve, eladó exportőr, eladó neve, átadó, kiadó raktár, indulási hely,
      szállító név cím`,
    consignee: list`
      szállítási cím, átvevő, címzett, szállítási hely, rendeltetési hely, áru átvevője, címzett neve,
      címzett címe, kiszállítási cím, rendeltetés, átvevő neve, átvevő címe, átvevő telephely, szállítási
      név és cím, fogadó, vevő és címzett, vevő címzett, vevő és átvevő`,
    buyer: list`
      vevő, megrendelő, számlázási cím, vásárló, vevő neve, vevő adatai, vevő név cím, számlafizető,
      megbízó, partner, importőr, vevő címe`,
    packageCount: list`
      csomagok száma, kolli, kollik száma, raklapok száma, darabszám összesen, göngyöleg, kolliszám,
      összes kolli, kolli összesen, csomagszám, csomagok összesen, raklapszám, raklap db,
      raklapok száma összesen, karton db, kartonok száma, doboz db, dobozok száma, összes csomag,
      göngyöleg db, csomagolási egységek száma, raklap összesen`,
    packing: list`
      csomagolás, csomagolás módja, göngyöleg típusa, csomagolás típusa, csomag típusa, csomagolóanyag,
      göngyöleg megnevezése, csomagolás fajtája, csomagolási mód, csomag neme`,
    nature: list`
      megnevezés, áru megnevezése, termék megnevezése, termék, leírás, cikk megnevezése, áru megnevezés,
      termék neve, termék leírása, termékmegnevezés, cikk neve, cikknév, cikkmegnevezés, az áru megnevezése,
      áru, áru leírása, szolgáltatás megnevezése, termék szolgáltatás megnevezése, megnevezés leírás,
      anyag megnevezése, tétel megnevezése, árucikk, anyagnév`,
    grossWeight: list`
      bruttó súly, bruttó tömeg, bruttó kg, bruttó súly kg, összes bruttó súly, br súly, br tömeg, bruttó,
      bruttó súly összesen, bruttó tömeg kg, bruttó tömeg összesen, összsúly, össztömeg, összsúly kg,
      összes súly, összes tömeg, súly, súly kg, tömeg kg, tömeg, bruttó összesen, összes bruttó tömeg,
      küldemény súlya, br kg`,
    netWeight: list`
      nettó súly, nettó tömeg, nettó kg, nettó súly kg, összes nettó súly, nt súly, nettó súly összesen,
      nettó tömeg kg, nettó tömeg összesen, összes nettó tömeg, nettó súly kg összesen, n kg, önsúly nélkül,
      nt kg`,
    volume: list`térfogat, térfogat m3, köbméter, térfogat összesen, cbm, köbtartalom`,
    statisticalNumber: list`
      vámtarifaszám, vtsz, kn kód, vámtarifa, kn szám, hs kód, taric kód, vtsz szj, szj, vtsz kn, teszor`,
    carrier: list`
      fuvarozó, szállítmányozó, szállító cég, fuvarozó cég, fuvarozó neve, szállítást végző,
      szállítmányozó cég, fuvaros, szállítja, futár`,
    articleCount: list`
      mennyiség, menny, rendelt mennyiség, szállított mennyiség, kiadott mennyiség, mennyiség db,
      összes mennyiség, összes darab, rendelt, szállított, átadott mennyiség`,
    furniture: list`
      kelt, dátum, kiállítás kelte, számla kelte, teljesítés dátuma, teljesítés kelte, fizetési határidő,
      rendelésszám, rendelési szám, megrendelés száma, vevőkód, fizetési mód, szállítási feltétel, paritás,
      egységár, nettó ár, érték, összeg, áfa, kedvezmény, mennyiségi egység, me, cikkszám, sorszám, oldal,
      származási ország, adószám, rendszám, megjegyzés, számla dátuma, keltezés, telj dátum, teljesítés,
      teljesítés ideje, teljesítési időpont, szállítási dátum, szállítási határidő, kiszállítás dátuma,
      rendelés dátuma, idő, fiz határidő, esedékesség, fizetés módja, fizetési feltétel,
      fizetési feltételek, szállítás módja, fuvareszköz, szállítóeszköz, szállítási feltételek, rendelés,
      rendelés száma, rendelésük száma, megrendelés, megrendelésszám, megrendelésük, vevő rendelésszáma,
      vevői rendelés, vevő hivatkozása, hivatkozás, hivatkozási szám, hiv szám, referencia, szerződésszám,
      projekt, munkaszám, vevő kódja, partnerkód, ügyfélszám, ügyintéző, kapcsolattartó, értékesítő,
      telefon, tel, fax, mobil, e mail, honlap, web, cégjegyzékszám, adószáma, eu adószám,
      közösségi adószám, közösségi adószáma, eori, eori szám, bank, bankszámla, bankszámlaszám,
      számlavezető bank, iban, swift, bic, egys ár, egységár nettó, nettó egységár, bruttó ár, nettó érték,
      bruttó érték, áfa érték, áfa összeg, áfa kulcs, áfa alap, összesen, végösszeg, mindösszesen,
      fizetendő összesen, fizetendő összeg, nettó összesen, engedmény, eng, árfolyam, pénznem, deviza,
      valuta, áruérték, értéke, mee, menny egys, mennyiségi egys, egység, ssz, sor, tétel, tételszám,
      cikk kód, termékkód, kód, gyártói cikkszám, vevő cikkszáma, vonalkód, ean, ean kód, sarzs, sarzsszám,
      lot szám, gyártási szám, gyári szám, sorozatszám, szavatosság, lejárat, származás, származási hely,
      rendeltetési ország, feladási ország, sofőr, gépkocsivezető, gépkocsivezető neve, sofőr neve, tára,
      hossz, hosszúság, szélesség, magasság, méret, méretek, méretek cm, rakodóméter, ldm, rakható,
      hőmérséklet, megjegyzések, egyéb, egyéb információ, utasítás, szállítási utasítás, átadó aláírása,
      átvettem, kiállította, kiadta, készítette, ellenőrizte, csomagolta, szállította, nyomtatva,
      nyomtatás dátuma, lap, másolat, eredeti, példány, visszáru, cseregöngyöleg, cserélt raklap, raktár,
      raktárkód, járat, útvonal, tárgy`,
  },
  despatchDates: list`
    kiszállítás dátuma, szállítás dátuma, feladás dátuma, feladás napja, rakodás dátuma, berakodás dátuma, elszállítás
    dátuma, felrakás dátuma`,
  ways: list`
    szállítás módja, szállítási mód, szállítóeszköz, fuvareszköz, fuvarozás, szállítás, a szállítás módja, szállítja,
    szállító jármű, kiszállítás módja`,
  related: {
    invoice: list`számla, számla száma, számlaszám, számla sorszáma, a számlához, hivatkozott számla`,
    'packing-list': list`csomaglista, csomaglista száma, csomagolási lista, csomagjegyzék`,
    'delivery-note': list`
      szállítólevél, szállítólevél száma, szállítólevélszám, szállítólevél sorszáma, szállítólevelek`,
  },
  delivery: {
    consignee: list`szállítandó, leszállítandó, kiszállítás helye, lerakodás helye`,
    packing: list`csomagolva, csomagolás módja`,
    furniture: list`hátralék, még szállítandó`,
  },
  otherUse: list`
    ajánlat, árajánlat, ajánlatkérés, megrendelés, rendelés, visszaigazolás, rendelés visszaigazolás, fuvarmegbízás, megbízás, szállítási megbízás,
    rakodási utasítás, árlista, árjegyzék, szerződés, jóváíró számla, fizetési felszólítás, fizetési emlékeztető, felszólítás, számlakivonat, nyugta,
    származási bizonyítvány, megfelelőségi nyilatkozat, biztonsági adatlap, mérlegjegy, kárjegyzőkönyv, jegyzőkönyv, reklamáció, emlékeztető,
    menetrend, ütemterv, leltár, készletlista, vámáru nyilatkozat, általános szerződési feltételek,
    fuvarozási megbízás, fuvarmegrendelés, szállítási megrendelés, menetlevél, kiküldetési rendelvény, útnyilvántartás`,
}
