import { type Lexicon, list, oneOf } from '../lexicon.ts'
import { croatian } from './hr.ts'

/**
 * Serbian papers print mostly what Croatian ones do, but for these stems, and in either script. Papers of Bosnia and
 * Montenegro mix the two.
 */
const stems: readonly (readonly [croatian: string, serbian: string])[] = [
  ['pošiljateljeve upute', 'pošiljaočeva uputstva'],
  ['pošiljatelja', 'pošiljaoca'],
  ['pošiljatelj', 'pošiljalac'],
  ['primatelja', 'primaoca'],
  ['primatelju', 'primaocu'],
  ['primatelj', 'primalac'],
  ['prodavatelj', 'prodavac'],
  ['izdavatelj', 'izdavalac'],
  ['naručitelj', 'naručilac'],
  ['isporučitelj', 'isporučilac'],
  ['platitelj', 'platilac'],
  ['prijevoz', 'prevoz'],
  ['prijenos', 'prenos'],
  ['primitka', 'prijema'],
  ['primitak', 'prijem'],
  ['mjest', 'mest'],
  ['mjesec', 'mesec'],
  ['vrijeme', 'vreme'],
  ['vrijednost', 'vrednost'],
  ['primjedb', 'primedb'],
  ['primjerak', 'primerak'],
  ['sljedeć', 'sledeć'],
  ['uvjet', 'uslov'],
  ['tvrtk', 'firm'],
  ['poduzeć', 'preduzeć'],
  ['pakiranj', 'pakovanj'],
  ['upute', 'uputstva'],
  ['cestom', 'drumom'],
  ['podrijetl', 'porekl'],
  ['narudžb', 'porudžb'],
  ['obujam', 'zapremina'],
  ['cijen', 'cen'],
  ['dospijeć', 'dospeć'],
]

/** Codes that stay in Latin letters within Cyrillic text. */
const codes = new Set('cmr adr cim nhm un ibc eur epal iban swift bic hs ean eori kg m3 vii ib'.split(' '))

const pairs: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['lj', 'љ'],
  ['nj', 'њ'],
  ['dž', 'џ'],
  ...[...'abvgdđežzijklmnoprstćufhcčš'].map(
    (letter, at) => [letter, 'абвгдђежзијклмнопрстћуфхцчш'[at] ?? ''] as const,
  ),
]

const replaceAll = (text: string, by: readonly (readonly [string, string])[]) =>
  by.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)

const inCyrillic = (words: string) =>
  words
    .split(' ')
    .map((word) => (codes.has(word) ? word : replaceAll(word, pairs)))
    .join(' ')

/** Words in Latin letters, and behind them the same in Cyrillic ones. */
export const inBothScripts = (words: readonly string[]): readonly string[] => [
  ...new Set([...words, ...words.map(inCyrillic)]),
]

/** Serbian words and, behind them, those that Croatian has too; all in both scripts. */
export const besideCroatian = (
  serbian: readonly string[],
  croatian: readonly string[] = [],
): readonly string[] => inBothScripts([...serbian, ...croatian.map((word) => replaceAll(word, stems))])

/** The same for lists by name: labels by concept, kinds of package by code. */
export const listsBesideCroatian = <Name extends string | number>(
  serbian: Partial<Record<Name, readonly string[]>>,
  croatian: Partial<Record<Name, readonly string[]>>,
): Record<Name, readonly string[]> => {
  const names = [...new Set([...Object.keys(serbian), ...Object.keys(croatian)])] as Name[]
  const taken = new Set(Object.values<readonly string[] | undefined>(serbian).flatMap((words) => words ?? []))
  const lists = names.map((name) => {
    const shared = (croatian[name] ?? []).filter((word) => !taken.has(replaceAll(word, stems)))
    return [name, besideCroatian(serbian[name] ?? [], shared)]
  })
  return Object.fromEntries(lists) as Record<Name, readonly string[]>
}

const { invoice, packingList, deliveryNote } = croatian.trade

/** With the words of Bosnia and Montenegro, where they differ from Serbian and Croatian ones. */
export const serbian: Lexicon = {
  language: 'sr',
  labels: listsBesideCroatian(
    {
      consignor: list`
        pošiljalac ime adresa zemlja, pošiljalac naziv adresa zemlja, pošiljalac naziv adresa država, ime i adresa pošiljaoca,
        nalogodavac pošiljalac, pošiljaoc, pošiljatelj`,
      consignee: list`
        primalac ime adresa zemlja, primalac naziv adresa zemlja, primalac naziv adresa država, primaoc, krajnji primalac,
        primatelj`,
      carrier: list`
        prevoznik ime adresa zemlja, prevoznik naziv adresa zemlja, prevozilac, vozar, prevozno preduzeće, ugovorni prevozilac`,
      successiveCarrier: list`sledeći prevoznici, naredni prevoznici, ostali prevoznici, sledeći prevozioci`,
      placeOfDelivery: list`
        mesto određeno za istovar robe, mesto opredeljeno za istovar robe, mesto predviđeno za istovar robe, mesto opredeljenja,
        mesto određeno za isporuku robe, istovarno mesto, mesto za istovar robe, uputno mesto, mesto isporuke mesto zemlja`,
      takingOver: list`
        mesto i datum prijema robe, mesto i datum preuzimanja robe na prevoz, mesto i vreme preuzimanja robe,
        mesto i vreme utovara robe, mesto i datum prijema robe na prevoz`,
      placeOfTakingOver: list`utovarno mesto, mesto prijema robe, mesto preuzimanja robe na prevoz`,
      dateOfTakingOver: list`datum prijema robe, datum prijema na prevoz, vreme utovara`,
      documentsAttached: list`priložena dokumenta, prateća dokumenta, prateća dokumentacija, priložena isprava, uz tovarni list`,
      marks: list`znakovi i brojevi, oznaka i broj koleta, marke i brojevi, znaci i broj`,
      packageCount: list`broj paketa, broj komada robe, ukupan broj komada`,
      packing: list`vrsta pakovanja, način pakovanja, vrsta omota, vrsta ambalaže ili pakovanja`,
      nature: list`vrsta robe, naziv i vrsta robe, opis i vrsta robe, naimenovanje robe, tehnički naziv robe`,
      statisticalNumber: list`statistički broj robe, tarifna stavka, carinski tarifni broj, statist broj, tarifna oznaka`,
      grossWeight: list`bruto težina robe, bruto masa robe, bruto težina u kilogramima, bruto tež kg, bruto tež, ukupno bruto kg`,
      netWeight: list`neto težina u kg, neto tež kg, neto masa kg`,
      volume: list`zapremina u m3, zapremina robe, kubatura`,
      senderInstructions: list`
        uputstva pošiljaoca carinski i drugi postupci, uputstva pošiljaoca carinska i ostala obrada, uputstva pošiljaoca carinske i ostale formalnosti,
        uputstva pošiljaoca carinske i druge formalnosti, uputstvo pošiljaoca, instrukcije pošiljaoca`,
      paymentOfCarriage: list`
        odredbe o plaćanju vozarine, uputstva o plaćanju vozarine, uputstvo o plaćanju vozarine, odredbe o plaćanju prevoza,
        plaćanje prevoznih troškova, prevoznina`,
      cashOnDelivery: list`otkup, iznos otkupa, plaćanje pouzećem`,
      reservations: list`
        primedbe i ograde prevoznika, ograde i primedbe prevoznika, rezerve i zapažanja prevoznika, primedbe i rezerve prevoznika,
        primedbe i opažanja prevoznika, rezerve prevoznika`,
      specialAgreements: list`posebne pogodbe, posebni sporazumi i ugovori, posebni dogovor, posebne odredbe`,
      toBePaidBy: list`plaća, za plaćanje, plaća se od, na teret koga`,
      established: list`
        ispostavljeno u dana, sastavljeno u dana, izdato u, ispostavljen u, mesto i datum sastavljanja, izdato u dana`,
      dateOfIssue: list`datum sastavljanja, datum ispostavljanja`,
      documentNumber: list`tovarni list broj, broj cmr tovarnog lista, cmr tovarni list br, broj isprave`,
      plates: list`
        registarski broj vozila, registarska oznaka vozila, reg br vozila, reg br, registarski brojevi vozila, broj vozila,
        reg broj vozila, reg tablice, tablice vozila, registarske tablice`,
      tractorPlate: list`
        vučno vozilo, registarski broj vučnog vozila, reg br vučnog vozila, šleper, motorno vozilo, registarski broj kamiona, reg br kamiona`,
      trailerPlate: list`
        priključno vozilo, registarski broj priključnog vozila, reg br priključnog vozila, registarski broj prikolice, priključno`,
      sealNumber: list`broj plombi, plombe broj, carinska plomba`,
      unNumber: list`un broj, opasan teret, opasne materije`,
      hazardClass: list`klasa opasnosti, klasa adr`,
      packingGroup: list`ambalažna grupa, grupa pakovanja, pakovna grupa`,
      goodsReceived: list`pošiljka primljena, prijem pošiljke, pošiljku primio, roba je primljena, robu primio primalac`,
      dateOfDelivery: list`datum prijema pošiljke`,
      signature: list`
        potpis i pečat pošiljaoca, potpis i pečat primaoca, pečat i potpis pošiljaoca, pečat i potpis primaoca,
        pečat i potpis prevoznika, m p`,
      furniture: list`
        međunarodni tovarni list, svega za plaćanje, popust, dodatni troškovi, ostalo, mesto i datum, napomena prevoznika, vozač,
        temperaturni režim, carinska ispostava, jci, br naloga, nalog br, pozicija br, valuta plaćanja, račun broj, faktura br`,
    },
    croatian.labels,
  ),
  parts: {
    name: besideCroatian(list`naziv firme`, croatian.parts.name),
    street: besideCroatian([], croatian.parts.street),
    houseNumber: besideCroatian(list`broj kuće`, croatian.parts.houseNumber),
    postOfficeBox: inBothScripts(list`poštanski fah`),
    postcode: besideCroatian(list`ptt, ptt broj`, croatian.parts.postcode),
    city: besideCroatian([], croatian.parts.city),
    country: besideCroatian([], croatian.parts.country),
    phone: besideCroatian(list`mob, mobilni, telefon faks`, croatian.parts.phone),
    email: besideCroatian(list`mejl, e mejl, imejl`, croatian.parts.email),
    taxNumber: inBothScripts(list`pib, matični broj, mb, jib, pdv broj, eori, poreski broj`),
    contact: besideCroatian(list`lice za kontakt, kontakt lice`, croatian.parts.contact),
  },
  stages: {
    delivery: besideCroatian(list`opredeljenje`, croatian.stages.delivery),
    takingOver: besideCroatian(list`prijem`, croatian.stages.takingOver),
  },
  hints: besideCroatian(list`ostale, drugi, postupci, carinski, pib, ili`, croatian.hints),
  totals: besideCroatian(list`svega, ukupno svega, sve ukupno, ukupno kg`, croatian.totals),
  carried: besideCroatian(list`prenos sa strane, prenosi se, svega za prenos`, croatian.carried),
  carriagePaid: besideCroatian(
    list`plaćena vozarina, vozarinu plaća pošiljalac, prevoz plaća pošiljalac`,
    croatian.carriagePaid,
  ),
  carriageForward: besideCroatian(
    list`vozarinu plaća primalac, prevoz plaća primalac, plativo po isporuci`,
    croatian.carriageForward,
  ),
  months: [
    list`januar, januara, jan`,
    list`februar, februara, feb`,
    list`mart, marta, mar`,
    list`april, aprila, apr`,
    list`maj, maja`,
    list`jun, juna, juni`,
    list`jul, jula, juli`,
    list`avgust, avgusta, avg, august, augusta`,
    list`septembar, septembra, sept, sep`,
    list`oktobar, oktobra, okt`,
    list`novembar, novembra, nov`,
    list`decembar, decembra, dec`,
  ].map(inBothScripts),
  countries: {
    srbija: 'RS',
    'republika srbija': 'RS',
    'република србија': 'RS',
    'bosna i hercegovina': 'BA',
    bih: 'BA',
    'republika srpska': 'BA',
    'republika srpska bih': 'BA',
    'bosna i hercegovina republika srpska': 'BA',
    'federacija bih': 'BA',
    бих: 'BA',
    'република српска': 'BA',
    'severna makedonija': 'MK',
    makedonija: 'MK',
    македонија: 'MK',
    'crna gora': 'ME',
    nemačka: 'DE',
    'sr nemačka': 'DE',
    'savezna republika nemačka': 'DE',
    'velika britanija': 'GB',
    engleska: 'GB',
    енглеска: 'GB',
    'češka republika': 'CZ',
    'чешка република': 'CZ',
    holandija: 'NL',
    'republika crna gora': 'ME',
  },
  packages: listsBesideCroatian(
    {
      43: list`džambo vreća, džambo vreće, jumbo vreće, big bag vreće, big bag vreća`,
      PE: list`evropaleta, evropalete`,
      CT: list`kartonska kutija, kartonske kutije, kartonskih kutija, kartona, transportna kutija`,
      CS: list`drveni sanduk, drveni sanduci, gajba, gajbi, gajbe, gajbica, gajbice, holandez, plastična gajba`,
      DR: list`bure, buradi, burad, metalno bure`,
      SA: list`džak, džakovi, džakova, сака`,
      RL: list`kalem, kalemovi, kalema, kotur, doboš, doboši`,
      CL: list`kotur lima`,
      BJ: list`kanta, kante, kofa, kofe, kantica`,
      JC: list`kanister, kanistera, kanisteri`,
      PC: list`paket, paketa`,
    },
    croatian.packages,
  ),
  smallWords: inBothScripts(list`
    i, na, za, u, sa, od, do, je, po, se, nije, su, pre, koji, kao, bez, molimo, iz, dana, ili, prema, kod, radi, svega, godine, god, da, ne`),
  streetWords: besideCroatian(
    list`bulevar, bul, kej, sokak, industrijska zona bb, autoput, magistralni put, naselje`,
    croatian.streetWords,
  ),
  streetEndings: besideCroatian(list`kej, bulevar, drum`, croatian.streetEndings),
  postOfficeBox: inBothScripts(list`poštanski fah`),
  contactWords: besideCroatian(
    list`pib, jib, matični broj, mat br, mob, žiro račun, tekući račun, kontakt osoba, mejl`,
    croatian.contactWords,
  ),
  everyday: besideCroatian([], croatian.everyday),
  dateWords: besideCroatian(list`god, godine, g`, croatian.dateWords),
  noteTitles: besideCroatian(
    list`međunarodni drumski tovarni list, drumski tovarni list, cmr tovarni list`,
    croatian.noteTitles,
  ),
  conventions: besideCroatian(
    list`
      konvenciji o ugovoru za međunarodni prevoz robe drumom, konvencije o ugovoru o međunarodnom prevozu robe drumom,
      konvencija o ugovoru za međunarodni prevoz robe drumom`,
    croatian.conventions,
  ),
  otherPapers: besideCroatian(
    list`profaktura, nalog za utovar, izvozna faktura, paking lista`,
    croatian.otherPapers,
  ),
  invoice: besideCroatian([], croatian.invoice),
  phrases: {
    and: oneOf`i | и`,
    articleUnit: oneOf`kom`,
    atPlace: oneOf`u | У`,
    balance: oneOf`stanje`,
    besideName: oneOf`оригинал | broj | godine | primerak | број | датум | страна | примерак | копија`,
    besidePartOfParty: oneOf`i | u | na`,
    besidePointer: oneOf`u | na`,
    besideSameParty: oneOf`u`,
    besideService: oneOf`u | iz | од`,
    carriageForward: oneOf`плаћа прималац | plaća primalac`,
    carriagePaid: oneOf`плаћено | плаћа пошиљалац | plaća pošiljalac`,
    charge: oneOf`
      prevoz | troškovi prevoza | usluga prevoza | превоз | трошкови превоза | трошкови транспорта |
      услуга превоза | испорука`,
    classAhead: oneOf`klasa`,
    classWord: oneOf`класа | klasa opasnosti | listica | листица`,
    code: oneOf`šifra | шифра`,
    consignmentWord: oneOf`pošiljka`,
    copyNamed: oneOf`primerak`,
    countHeading: oneOf`količina | kol | količ`,
    dangerous: oneOf`opasn | опасн`,
    dangerousGoods: oneOf`opasn | опасн`,
    dayAndHour: oneOf`dana`,
    declaration: oneOf`izjava`,
    descriptionHeading: oneOf`опис`,
    driver: oneOf`vozač`,
    environmentBeginning: oneOf`opasno | опасно по`,
    expenses: oneOf`dnevnic[ae]`,
    freightPrice: oneOf`vozarina`,
    fuel: oneOf`gorivo | гориво`,
    goodsReceived: oneOf`primio`,
    grossWord: oneOf`bruto | бруто`,
    haulageBeginning: oneOf`prevoz`,
    haulier: oneOf`prevoznik | prevoznika`,
    haulierStem: oneOf`prevoz | превоз`,
    issuedIn: oneOf`ispostavljeno u | izdato u | испостављено у | састављено у | издато у`,
    kilograms: oneOf`кг`,
    leadsToHaulier: oneOf`predato | preuzeo | preuzela | preuzima`,
    letterFormula: oneOf`poštovan | s poštovanjem`,
    litres: oneOf`litara`,
    marksWord: oneOf`oznaka | oznake | označeno | marka | marke | ознака | ознаке | означено | марка | марке`,
    massWord: oneOf`težina | težine | masa | mase | тежина | тежине | маса | масе`,
    monthDayHour: oneOf`mjesec dan sat`,
    netWord: oneOf`neto | нето`,
    nobody: oneOf`nema`,
    not: oneOf`не`,
    numberHeading: oneOf`br | broj`,
    numberInText: oneOf`[bB]r\.`,
    numberPrinted: oneOf`br | Br`,
    numberSign: oneOf`br. | br | broj`,
    ofDelivery: oneOf`isporuke | istovara | dostave | odredišta | испоруке | истовара`,
    ofTakingOver: oneOf`utovara | preuzimanja | otpreme | утовара | преузимања`,
    ofTheCarrier: oneOf`prevoznika | превозника`,
    ofTheConsignee: oneOf`primaoca | примаоца`,
    ofTheConsignor: oneOf`pošiljaoca | пошиљаоца`,
    orderReference: oneOf`narudžb\p{L}* | porudžb\p{L}* | поруџб\p{L}*`,
    overBorders: oneOf`prekogran`,
    packingGroupWord: oneOf`ambalažna grupa | grupa pakovanja | амбалажна група | група паковања`,
    piece: oneOf`kom`,
    pieces: oneOf`kom`,
    placeOnPaper: oneOf`gore | pečat`,
    plateWord: oneOf`registarske oznake | registarska oznaka | registracija | reg oznaka | reg oznake`,
    pointerLead: oneOf`vidi | kao`,
    positionHeading: oneOf`redni | rb | r br`,
    sameAlone: oneOf`isto | isto kao gore`,
    sameAsLead: oneOf`kao | isto kao | vidi`,
    sealNamed: oneOf`plombirano`,
    signature: oneOf`potpis`,
    singleArticle: oneOf`kom | komada`,
    statesConcerned: oneOf`predmetne`,
    toBeNamed: oneOf`naknadno`,
    tonnes: oneOf`tona`,
    tractorWord: oneOf`tegljač | tegljača | kamion | vozilo`,
    trailerWord: oneOf`poluprikolica | приколица | полуприколица`,
    train: oneOf`voz`,
    transportOrder: oneOf`nalog za prevoz | налог за превоз | nalog za utovar`,
    tunnelWord: oneOf`tunelski kod | тунелски код`,
    unNumberName: oneOf`број | бр`,
    valueAddedTax: oneOf`pdv`,
    vehicleNamed: oneOf`prikolica`,
    wasteAhead: oneOf`OTPAD`,
    wasteBeginning: oneOf`otpad`,
    wasteProducer: oneOf`proizvođač`,
    wholeWord: oneOf`
      pošiljka | pošiljke | pošiljku | ukupno | ukupna | svega | пошиљка | пошиљке | пошиљку | укупно |
      укупна | свега`,
    yearBehind: oneOf`god | godine`,
  },
  trade: {
    invoice: {
      titles: besideCroatian(
        list`profaktura, faktura otpremnica, račun otpremnica, faktura izvoz`,
        invoice.titles,
      ),
      number: besideCroatian(
        list`faktura broj, broj računa fakture, izvozna faktura br, profaktura br`,
        invoice.number,
      ),
    },
    packingList: {
      titles: besideCroatian(
        list`paking lista, spisak pakovanja, lista pakovanja, pak lista, pakinglista, packing lista, specifikacija pakovanja`,
        packingList.titles,
      ),
      number: besideCroatian(
        list`paking lista br, paking lista broj, pak lista br, specifikacija br`,
        packingList.number,
      ),
    },
    deliveryNote: {
      titles: besideCroatian(
        list`otpremnica dostavnica, dostavnica otpremnica, izdatnica otpremnica, prijemnica otpremnica, elektronska otpremnica, e otpremnica`,
        deliveryNote.titles,
      ),
      number: besideCroatian(list`otpremnica br, dostavnica broj, broj dokumenta`, deliveryNote.number),
    },
    labels: listsBesideCroatian(
      {
        consignor: list`prodavac, isporučilac, izvoznik prodavac, prodavac izvoznik, pošiljalac robe, dobavljač isporučilac`,
        consignee: list`kupac primalac, primalac robe, mesto isporuke, kupac i primalac, isporučiti na adresu, prima`,
        buyer: list`naručilac, uvoznik kupac, kupac naručilac, korisnik`,
        packageCount: list`
          broj koleta, broj kutija, broj džakova, ukupno paleta, broj gajbi, br koleta, br paketa, koleta ukupno, ukupan broj paketa`,
        packing: list`način pakovanja, vrsta pakovanja, pakovanje, transportno pakovanje`,
        nature: list`naziv robe, naziv artikla, opis robe, naziv artikla usluge, vrsta robe usluge, naziv dobra, vrsta dobara, naziv i opis robe`,
        grossWeight: list`bruto tež kg, bruto tež, ukupna bruto masa kg, bruto težina ukupno`,
        netWeight: list`neto tež kg, neto tež, ukupna neto masa kg, neto težina ukupno`,
        articleCount: list`količina robe, kol, isporučeno`,
        statisticalNumber: list`carinska tarifa, tarifni broj, tarifna oznaka, šifra carinske tarife`,
        carrier: list`prevoznik, robu prevozi, prevozno preduzeće, prevoz vrši`,
        plates: list`
          reg br vozila, registarski broj vozila, broj vozila, vozilo, kamion prikolica, registracija vozila, reg oznaka vozila, vozilo reg br`,
        tractorPlate: list`kamion, vučno vozilo, tegljač, šleper`,
        trailerPlate: list`prikolica, poluprikolica, priključno vozilo`,
        furniture: list`
          datum prometa, datum prometa dobara, mesto prometa, mesto izdavanja računa, valuta plaćanja, pib, matični broj, jib, žiro račun, tekući račun, jed mere, jm,
          jedinica mere, red br, r br, rb, robu izdao, robu preuzeo, robu primio, fakturisao, odgovorno lice, direktor, m p, osnovica za pdv, iznos pdv,
          ukupno za plaćanje, slovima, rabat, poziv na broj, ugovor br, zemlja porekla, poreklo robe, izjava o poreklu, paritet isporuke, rok plaćanja, lk br, vozač,
          datum fakture, broj porudžbine, magacin, magacioner, overava, kontrolisao, deviza`,
      },
      croatian.trade.labels,
    ),
    despatchDates: inBothScripts(
      list`datum otpreme, datum slanja, datum utovara, otpremljeno, datum preuzimanja, datum otpreme robe, datum izdavanja robe`,
    ),
    ways: inBothScripts(
      list`način prevoza, način otpreme, način isporuke, prevozno sredstvo, vrsta prevoza, vrsta transporta, transport, prevoz`,
    ),
    related: {
      invoice: inBothScripts(list`
        faktura br, faktura broj, faktura, račun br, uz fakturu, uz fakturu br, po fakturi br, uz račun br, broj fakture, izvozna faktura br, veza faktura`),
      'packing-list': inBothScripts(list`paking lista br, paking lista, lista pakovanja, pak lista br`),
      'delivery-note': inBothScripts(
        list`otpremnica br, otpremnica broj, otpremnica, po otpremnici, po otpremnici br, broj otpremnice, veza otpremnica`,
      ),
    },
    otherUse: inBothScripts(list`
        ponuda, upit, porudžbenica, narudžbenica, potvrda porudžbine, nalog za prevoz, nalog za utovar, dispozicija, zaključnica, cenovnik, ugovor, knjižno odobrenje, knjižno zaduženje,
        opomena, izvod, izvod otvorenih stavki, ios, priznanica, uverenje o poreklu, uverenje o kvalitetu, fitosanitarno uverenje, izjava o usaglašenosti, bezbednosni list,
        vagarska potvrda, merni list, zapisnik, zapisnik o šteti, komisijski zapisnik, reklamacija, red vožnje, raspored, popisna lista, carinska deklaracija, putni nalog,
        izvozna deklaracija, opšti uslovi, opšti uslovi prodaje, punomoćje, nalog za plaćanje, avansni račun`),
  },
  forms: {
    cim: {
      titles: list`
        tovarni list cim, železnički tovarni list, međunarodni železnički tovarni list, товарни лист cim, железнички товарни лист`,
      labels: {
        consignor: list`pošiljalac, пошиљалац`,
        consignee: list`primalac, прималац`,
        documentNumber: list`identifikacija pošiljke, broj pošiljke, идентификација пошиљке, број пошиљке`,
        departurePlace: list`mesto preuzimanja, otpravna stanica, stanica otpravljanja, место преузимања, отправна станица`,
        arrivalPlace: list`mesto izdavanja, mesto isporuke, uputna stanica, место издавања, место испоруке, упутна станица`,
        dateOfTakingOver: list`datum preuzimanja, mesec dan sat, датум преузимања`,
        carrier: list`ugovorni prevoznik, prevoznik, prevozilac, уговорни превозник, превозник, превозилац`,
        wagonNumber: list`broj kola, kola br, kola, број кола, кола бр`,
        train: list`broj voza, voz br, voz, број воза, воз бр`,
        statisticalNumber: list`nhm kod, nhm`,
        nature: list`naziv robe, vrsta robe, roba, назив робе, врста робе, роба`,
        grossWeight: list`masa, masa kg, bruto masa, маса, маса кг, бруто маса`,
        information: list`izjave pošiljaoca, изјаве пошиљаоца`,
        documentsAttached: list`prilozi, прилози`,
        paymentOfCarriage: list`plaćanje troškova, плаћање трошкова`,
        established: list`mesto i datum izdavanja tovarnog lista, mesto i datum ispostavljanja, место и датум испостављања`,
        furniture: list`
          referenca pošiljaoca, šifra korisnika, tara, drugi prevoznici, datum prispeća, stanica, други превозници`,
        containerSeal: list`plombe, plomba, пломбе, пломба`,
        containerNumber: list`kontejner, kontejner br, контејнер`,
      },
    },
    'dangerous-goods': {
      titles: besideCroatian(
        list`
          isprava o prevozu opasne robe, isprava o prevozu opasnog tereta, transportni dokument za opasnu robu, prevozna isprava za opasan teret,
          isprava za prevoz opasnog tereta, transportni dokument adr, dokument o prevozu opasne robe, deklaracija o opasnoj robi`,
        croatian.forms['dangerous-goods'].titles,
      ),
      labels: listsBesideCroatian(
        {
          packing: list`broj i opis ambalaže, vrsta i broj ambalaže`,
          nature: list`zvaničan naziv za transport, zvanični naziv za transport, zvaničan naziv materije, naziv materije, pravilan naziv za transport`,
          hazardClass: list`klasa, broj listice opasnosti, listica opasnosti`,
          packingGroup: list`ambalažna grupa, grupa pakovanja, pakovna grupa, ag`,
          tunnelCode: list`tunelski kod, kod za ograničenje prolaska kroz tunele, kod ograničenja za tunel`,
          emergencyPhone: list`telefon za hitne intervencije, telefon za slučaj opasnosti`,
          furniture: list`transportna kategorija, opasno po životnu sredinu, red br`,
        },
        croatian.forms['dangerous-goods'].labels,
      ),
    },
    'waste-annex-vii': {
      titles: besideCroatian(
        list`podaci koji prate pošiljku otpada, aneks vii`,
        croatian.forms['waste-annex-vii'].titles,
      ),
      labels: listsBesideCroatian(
        {
          consignor: list`lice koje organizuje pošiljku, lice koje organizuje otpremu`,
          recoveryFacility: list`postrojenje za ponovno iskorišćenje, postrojenje za reciklažu, laboratorija`,
          recoveryOperation: list`operacija ponovnog iskorišćenja, r oznaka`,
          wasteCode: list`identifikacioni broj otpada, indeksni broj otpada`,
        },
        croatian.forms['waste-annex-vii'].labels,
      ),
    },
    'waste-movement': {
      titles: inBothScripts(list`
        dokument o kretanju otpada, dokument o prekograničnom kretanju otpada, dokument o kretanju opasnog otpada, prateći dokument otpada, aneks ib`),
      labels: {
        consignor: inBothScripts(
          list`izvoznik podnosilac prijave, podnosilac prijave, proizvođač otpada, vlasnik otpada, pošiljalac otpada`,
        ),
        consignee: inBothScripts(list`primalac otpada, uvoznik primalac, primalac`),
        carrier: inBothScripts(list`prevoznik otpada, prevoznik`),
        wasteQuantity: inBothScripts(list`masa otpada, količina otpada, ukupna masa otpada`),
        notificationNumber: inBothScripts(list`odgovara prijavi br, broj prijave, prijava br`),
        furtherWasteCode: inBothScripts(
          list`indeksni broj otpada, indeksni broj, indeksni broj otpada iz kataloga otpada`,
        ),
        nature: inBothScripts(list`naziv otpada, vrsta otpada, opis otpada`),
      },
    },
  },
}
