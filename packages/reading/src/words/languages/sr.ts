import { type Lexicon, list } from '../lexicon.ts'
import { croatian } from './hr.ts'
import { besideCroatian, inBothScripts, listsBesideCroatian } from './serbian-words.ts'

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
      SA: list`džak, džakovi, džakova`,
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
}
