import { type Lexicon, list } from '../lexicon.ts'

export const czech: Lexicon = {
  language: 'cs',
  declinesTowns: true,
  labels: {
    consignor: list`
      odesílatel, odesílatel jméno adresa země, název a adresa odesílatele, odesílatel zboží,
      odesílatel název adresa země, expeditor odesílatel`,
    consignee: list`
      příjemce, příjemce zboží, název a adresa příjemce, příjemce zásilky, příjemce název adresa země`,
    carrier: list`
      dopravce, přepravce dopravce, název a adresa dopravce, dopravní společnost, smluvní dopravce,
      dopravce název adresa země`,
    successiveCarrier: list`
      další dopravci, následující dopravci, další dopravce, následní dopravci, následující dopravce,
      navazující dopravci`,
    placeOfDelivery: list`
      místo vykládky zboží, místo vykládky, místo dodání zboží, místo dodání, místo určení zboží,
      místo určení, adresa dodání, adresa vykládky, vykládka, místo doručení, dodací adresa,
      místo dodání zásilky, místo určené k dodání zásilky, místo vydání zásilky, místo složení, dodání`,
    takingOver: list`
      místo a datum nakládky zboží, místo a datum nakládky, místo a datum převzetí zboží,
      místo a datum převzetí zásilky, místo a datum převzetí, nakládka, převzetí zboží,
      místo a den nakládky, místo a den převzetí zásilky, datum a místo nakládky, místo a datum naložení,
      převzetí zásilky`,
    placeOfTakingOver: list`
      místo nakládky, místo převzetí zboží, místo převzetí, adresa nakládky, místo odeslání,
      místo převzetí zásilky, místo naložení, místo nakládky zboží`,
    dateOfTakingOver: list`
      datum nakládky, datum převzetí, datum převzetí zboží, datum odeslání, den nakládky, datum naložení,
      datum převzetí zásilky, termín nakládky`,
    documentsAttached: list`
      připojené doklady, přiložené doklady, přílohy, průvodní doklady, připojené dokumenty,
      přiložené dokumenty, doklady, přiložené listiny`,
    marks: list`
      značky a čísla, signo a čísla, značky, značky čísla, signa a čísla, označení a čísla, značka a číslo`,
    packageCount: list`
      počet kusů, počet kolli, počet nákladových kusů, počet, množství, počet obalů, počet ks, kusů, kolli,
      celkový počet kusů, počet balení, počet palet, poč`,
    packing: list`druh obalu, druh balení, obal, způsob balení, balení, typ obalu, typ balení`,
    nature: list`
      označení zboží, druh zboží, popis zboží, název zboží, zboží, pojmenování zboží, označení nákladu,
      druh nákladu, popis nákladu, obsah zásilky, obvyklé pojmenování zboží`,
    statisticalNumber: list`
      statistické číslo, statist číslo, kód zboží, celní kód, stat číslo, kód kn, celní sazebník, stat č, č
      stat, statist č`,
    grossWeight: list`
      hrubá hmotnost v kg, hrubá hmotnost, hrubá hmotnost kg, hr hmotnost, hr hmot, hmotnost brutto, brutto
      hmotnost, hrubá váha, hmotnost, váha, hmotnost kg, brutto kg, hr hmotnost kg, celková hmotnost, hrubá
      váha kg, váha kg, hmotnost brutto kg, brutto`,
    netWeight: list`čistá hmotnost, hmotnost netto, netto hmotnost, netto kg, čistá hmotnost kg`,
    volume: list`objem v m3, objem, objem m3, kubatura`,
    senderInstructions: list`
      pokyny odesílatele, pokyny odesílatele celní a jiné formality, pokyny, příkazy odesílatele,
      instrukce odesílatele, celní pokyny, poznámky odesílatele, poznámka odesílatele`,
    paymentOfCarriage: list`
      pokyny ohledně placení dopravného, placení dopravného, dopravné, pokyny k placení dopravného, úhrada
      přepravného, placení přepravného, přepravné, způsob placení dopravného, ustanovení o placení
      přepravného, platba dopravného, pokyny ohledně placení přepravného, údaje o vyplacení dopravného,
      vyplacení dopravného, dovozné, platba dovozného, přepravné platí, přepravné hradí, dopravné hradí, plátce přepravného`,
    cashOnDelivery: list`dobírka, na dobírku, výše dobírky`,
    reservations: list`
      výhrady a poznámky dopravce, výhrady a poznámky dopravců, výhrady dopravce, výhrady,
      výhrady a poznámky, poznámky dopravce`,
    specialAgreements: list`zvláštní ujednání, zvláštní dohody, zvláštní podmínky, zvláštní dohoda`,
    toBePaidBy: list`k tíži, k úhradě, k zaplacení`,
    established: list`
      vystaveno v, vystaven v, vystaveno, vyhotoveno v, místo a datum vystavení, vystaveno v dne,
      vyhotoveno, datum a místo vystavení`,
    placeOfIssue: list`místo vystavení, místo vyhotovení`,
    dateOfIssue: list`datum vystavení, datum vyhotovení, datum dokladu`,
    documentNumber: list`
      číslo cmr, cmr č, cmr číslo, č cmr, nákladní list č, číslo nákladního listu,
      mezinárodní nákladní list č, nákladní list číslo, číslo dokladu, číslo zásilky, č nákladního listu,
      doklad č, č dokl, č dokladu`,
    plates: list`
      spz, rz, registrační značka, státní poznávací značka, spz vozidla, rz vozidla, registrační značky,
      vozidlo, spz tahač návěs, rz tahač návěs, registrační značka vozidla`,
    tractorPlate: list`
      tahač, spz tahače, rz tahače, registrační značka tahače, spz tahač, rz tahač, nákladní automobil,
      nákladní vozidlo, spz vozu, motorové vozidlo`,
    trailerPlate: list`
      návěs, přívěs, spz návěsu, rz návěsu, registrační značka návěsu, spz přívěsu, rz přívěsu, spz návěs,
      rz návěs, registrační značka přívěsu`,
    containerNumber: list`číslo kontejneru, kontejner, kontejner č, č kontejneru`,
    sealNumber: list`číslo plomby, plomba, plomby, č plomby, čísla plomb, závěra`,
    unNumber: list`un číslo, číslo un, un č, nebezpečné zboží, nebezpečné věci`,
    hazardClass: list`třída, třída adr, třída nebezpečnosti`,
    packingGroup: list`obalová skupina`,
    goodsReceived: list`
      zboží převzato, zásilka převzata, potvrzení o převzetí, zboží přijato, zboží obdrženo,
      převzetí příjemcem, zásilku převzal`,
    dateOfDelivery: list`
      datum dodání, datum vykládky, datum doručení, den vykládky, dodáno dne, termín vykládky`,
    modeOfTransport: list`druh dopravy, způsob dopravy`,
    signature: list`
      podpis a razítko odesílatele, podpis a razítko dopravce, podpis a razítko příjemce,
      podpis odesílatele, podpis dopravce, podpis příjemce, podpis a razítko, razítko a podpis, podpis,
      razítko, razítko a podpis odesílatele, razítko a podpis dopravce, razítko a podpis příjemce,
      podpis řidiče`,
    furniture: list`
      měna, slevy, sleva, mezisoučet, přirážky, vedlejší poplatky, různé, celkem k úhradě, číslice, písmeno,
      řidič, jméno řidiče, strana, stránka, reference, vaše reference, naše reference, číslo objednávky,
      objednávka č, mezinárodní nákladní list, výtisk pro odesílatele, výtisk pro příjemce,
      výtisk pro dopravce, dodací podmínky, dodací podmínka, poznámky, poznámka, pozice, položka, řádek,
      teplota, telefon, celní úřad, hodnota, částka, cena, zasílatel, speditér, ložné metry, příjezd,
      odjezd, faktura č, číslo faktury, užitečná hmotnost, rozměry, kód`,
  },
  parts: {
    name: list`jméno, název, firma, název firmy, obchodní jméno, společnost`,
    street: list`ulice, adresa, ulice a číslo, sídlo, adresa sídla`,
    houseNumber: list`číslo popisné, č p`,
    postOfficeBox: list`poštovní přihrádka`,
    postcode: list`psč`,
    city: list`město, obec, místo, psč město`,
    country: list`země, stát, kód země`,
    phone: list`telefon, tel, mobil, fax`,
    email: list`e mail, email`,
    taxNumber: list`dič, ičo, ič, ič dph, eori`,
    contact: list`kontakt, kontaktní osoba, k rukám`,
  },
  stages: {
    delivery: list`vykládka, dodání, doručení`,
    takingOver: list`nakládka, převzetí, odeslání`,
  },
  hints: list`
    jméno, název, adresa, země, stát, místo, datum, den, čas, a, i, v, ve, na, do, od, pro, zboží, kg, m3,
    č, číslo, čísla, razítko, podpis, celní, jiné, formality, celkem, tel, dič, psč, město, ulice, vozidla,
    dne, ks`,
  totals: list`celkem, součet, celkový součet, úhrnem, celkem brutto`,
  carried: list`převod, mezisoučet, k převodu, převod z`,
  carriagePaid: list`vyplaceně, vyplaceno, přepravné vyplaceno, dovozné vyplaceno, výplatně, placeno, zaplaceno, franko, platí odesílatel, hradí odesílatel`,
  carriageForward: list`nevyplaceně, nevyplaceno, přepravné nevyplaceno, nevýplatně, nezaplaceno, nefranko, platí příjemce, hradí příjemce`,
  months: [
    list`leden, ledna, led`,
    list`únor, února`,
    list`březen, března, bře`,
    list`duben, dubna`,
    list`květen, května`,
    list`červen, června`,
    list`červenec, července`,
    list`srpen, srpna`,
    list`září`,
    list`říjen, října`,
    list`listopad, listopadu`,
    list`prosinec, prosince`,
  ],
  countries: {
    holandsko: 'NL',
    'velká británie': 'GB',
    anglie: 'GB',
    'česká republika': 'CZ',
    čr: 'CZ',
    'slovenská republika': 'SK',
    sr: 'SK',
    srn: 'DE',
  },
  packages: {
    NE: list`nebaleno, bez obalu, nezabaleno`,
    RK: list`stojan, stojany, stojanů`,
    43: list`big bag, big bagy, big bagů, velký vak`,
    PX: list`paleta, palety, palet, pal, dřevěné palety`,
    PE: list`
      europaleta, europalety, europalet, euro paleta, euro palety, eur palety, eur paleta, epal palety,
      eur palet`,
    CT: list`karton, kartony, kartonů, krabice lepenková`,
    BX: list`krabice, krabic, box, boxy`,
    CS: list`bedna, bedny, beden, přepravka, přepravky, přepravek`,
    CR: list`latění, laťová bedna`,
    DR: list`sud, sudy, sudů, buben, bubny`,
    SA: list`pytel, pytle, pytlů`,
    BG: list`sáček, sáčky, taška, tašky`,
    BE: list`svazek, svazky, svazků`,
    BL: list`balík lisovaný, žok, žoky`,
    CL: list`svitek, svitky, svitků, coil`,
    RO: list`role, rolí`,
    PK: list`kus, kusy, kusů, ks, kolli, kolo`,
    PC: list`balík, balíky, balíků`,
    CN: list`kontejner, kontejnery`,
    JC: list`kanystr, kanystry, kanystrů`,
    CY: list`láhev, tlaková láhev, lahve`,
    WA: list`ibc, ibc kontejner, ibc kontejnery`,
    RL: list`cívka, cívky`,
    VY: list`volně ložené`,
    TU: list`tubus, tubusy, tubusů`,
  },
  smallWords: list`
    a, v, na, z, do, pro, s, ve, je, od, se, za, po, při, není, jsou, prosím, před, nebo, k, o, dle, bez`,
  formWords: list`
    a, v, na, je, se, z, do, pro, od, s, ze, k, po, ve, nebo, o, jsou, byl, za, podle, odesilatel, prijemce,
    dopravce, misto, datum, zeme, zbozi, adresa, jmeno, hmotnost, podpis, nakladni, list, vykladky, nakladky,
    pocet, obal, druh, oznaceni, cislo, dokumenty, pokyny, vyhrady, faktura, ulice, prevzeti, predani, hruba, sro,
    dodani, pripojene, ktery, ktera, ktere, jsme, jste, prosime, bylo, byla, pred, jejich, take, jako, kdyz, nam,
    vam, dne, vazeni, dekujeme, zasilka, zasilky`,
  entryWords: list`
    nemecko, francie, polsko, italie, spanelsko, nizozemsko, belgie, rakousko, cesko, rumunsko, madarsko,
    svycarsko, palety, palet, bedny, krabice, sudy, faktura`,
  streetWords: list`ul, ulice, náměstí, nám, třída, tř, nábřeží, sídliště, průmyslová zóna, areál`,
  streetEndings: list`ulice, náměstí, nábřeží`,
  postOfficeBox: list`poštovní přihrádka, p o box`,
  contactWords: list`tel, telefon, fax, mob, mobil, e mail, email, ičo, ič, dič, www, kontakt, eori`,
  everyday: list`místo, datum, čas, hodina`,
  dateWords: list`dne, datum, ze dne, den, v, a`,
  noteTitles: list`mezinárodní nákladní list, nákladní list cmr, nákladní list`,
  conventions: list`
    úmluvy o přepravní smlouvě v mezinárodní silniční nákladní dopravě, o přepravní smlouvě v mezinárodní`,
  otherPapers: list`
    faktura, nabídka, objednávka, potvrzení objednávky, dodací list, balicí list, přepravní objednávka,
    ceník, smlouva, dobropis, konosament`,
  invoice: list`faktura, faktury`,
}
