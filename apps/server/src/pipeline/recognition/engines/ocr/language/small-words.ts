/**
 * Short words of each language and words of freight documents, lower case and without diacritics: the first pass reads
 * them with the English model, which knows no others.
 */
const TEXTS: Record<string, string> = {
  eng: `the of and to in for on is with by are be this that from at or not as shall goods consignment note sender
    consignee carrier delivery place date signature number weight packages loading received documents instructions
    name address country invoice vehicle sheet dear please`,
  deu: `der die das und ist nicht von mit fur den dem des ein eine zu auf im bei nach aus sich werden wird oder bis
    absender empfanger frachtfuhrer ort tag land gut gutes anschrift unterschrift gewicht kennzeichen frachtbrief
    lieferung rechnung datum strasse nummer anzahl art verpackung ubernahme auslieferungsort lieferschein wir sie
    ihre sehr geehrte gmbh menge bezeichnung stuck netto brutto beforderung`,
  fra: `le la les des du et est une pour dans sur avec par au aux qui que ne pas ce cette sont ou expediteur
    destinataire transporteur lieu pays marchandise marchandises lettre voiture adresse nom poids colis livraison
    signature prise charge facture nombre nature emballage remise reserves observations vous nous votre rue sarl`,
  pol: `i w na z do nie sie jest dla przez oraz od po lub o za ze nadawca odbiorca przewoznik miejsce data kraj
    towaru adres nazwisko ilosc sztuk waga podpis numer list przewozowy dostawy opakowania faktura ulica ul brutto
    zaladunku rozladunku zalaczone dokumenty instrukcje zastrzezenia uwagi nadawcy odbiorcy przewoznika sp`,
  ita: `il lo la gli di del della dei delle e un una per con su non che sono da dal al alla nel nella mittente
    destinatario vettore luogo data paese merce merci indirizzo nome peso colli firma consegna lettera numero imballaggio
    trasporto documenti allegati istruzioni fattura riserve osservazioni via spa srl lordo presa carico`,
  spa: `el la los las de del y en un una para con por que no es se al su lo como mas remitente consignatario
    destinatario transportista porteador lugar fecha pais mercancia mercancias domicilio nombre peso bultos firma
    entrega carta porte numero embalaje documentos anexos instrucciones factura reservas observaciones calle bruto`,
  nld: `de het een en van in op te dat die voor met zijn aan niet bij naar door wordt worden of uit om als afzender
    geadresseerde vervoerder plaats datum land goederen adres naam gewicht handtekening vrachtbrief aflevering
    aantal verpakking soort kenteken inontvangstneming bijgevoegde documenten factuur straat lading ondertekening wij`,
  ces: `a v na je se z do pro od s ze k po ve nebo o jsou byl za podle odesilatel prijemce dopravce misto datum zeme
    zbozi adresa jmeno hmotnost podpis nakladni list vykladky nakladky pocet obal druh oznaceni cislo dokumenty pokyny
    vyhrady faktura ulice prevzeti predani hruba sro dodani pripojene ktery ktera ktere jsme jste prosime bylo byla byl
    pred jejich take jako kdyz nam vam dne vazeni dekujeme zasilka zasilky`,
  ron: `si de la in cu pe pentru din un o este nu se al ale sau prin care fi expeditor destinatar transportator
    locul data tara marfii marfa adresa numele greutate semnatura scrisoare transport livrare colete ambalaj numar
    documente anexate instructiuni rezerve observatii factura strada bruta felul marci stampila`,
  hun: `a az es egy nem van hogy is meg vagy fuvarozo felado cimzett helye ideje orszag aru cim nev suly alairas
    fuvarlevel kiszolgaltatas darabszam csomagolas neme jel szam okmanyok utasitasai szamla utca atvetel brutto
    rendszam csatolt fenntartasai megjegyzesei datum kelt magyarorszag kft`,
  por: `o os as de do da dos das e em um uma para com por que nao se ao na no ou expedidor remetente destinatario
    transportador lugar local data pais mercadoria mercadorias morada nome peso volumes assinatura entrega guia
    declaracao expedicao numero embalagem documentos anexos instrucoes fatura reservas observacoes rua bruto carregamento`,
  swe: `och i att det som en pa ar av for med till den har inte om ett fran vid eller avsandare mottagare
    fraktforare transportor plats datum land godset gods adress namn vikt underskrift fraktsedel antal kolli slag
    markning leverans bifogade handlingar instruktioner faktura gatan bruttovikt forbehall ort lastning`,
  dan: `og i at det som en pa er af for med til den har ikke om et fra ved eller afsender modtager fragtforer
    transportor sted dato land godset gods adresse navn vaegt underskrift fragtbrev antal kolli art emballage
    maerker levering vedlagte dokumenter instruktioner faktura vej bruttovaegt forbehold bemaerkninger aflevering`,
  fin: `ja on ei se etta oli kun tai myos sen mutta ovat lahettaja vastaanottaja rahdinkuljettaja kuljetusliike paikka
    paivays maa tavaran tavara osoite nimi paino allekirjoitus rahtikirja lukumaara kollien pakkaus luovutus liitteet
    ohjeet lasku katu bruttopaino toimitus numero varaumat huomautukset maara kpl oy`,
  slk: `a v na je sa z do pre od so ze k po vo alebo o su bol za podla odosielatel prijemca dopravca miesto datum krajina
    tovar tovaru adresa meno hmotnost podpis nakladny list vykladky nakladky pocet obal druh oznacenie cislo doklady
    pokyny vyhrady faktura ulica prevzatia dodania hruba pripojene`,
  slv: `in je na v za se z da ki so po pri od do ali ter kot ne posiljatelj prejemnik prevoznik kraj datum drzava
    blago blaga naslov ime teza podpis tovorni list dobave stevilo embalaza vrsta oznake stevilka priloge dokumenti
    navodila racun ulica prevzema izrocitve bruto pridrzki pripombe tovora doo`,
  hrv: `i u je na se za da od s su ne do ili koji po iz kao posiljatelj primatelj prijevoznik mjesto datum drzava
    roba robe adresa ime tezina potpis teretni list isporuke broj koleta ambalaza vrsta oznake prilozi dokumenti
    upute racun ulica preuzimanja otpremanja bruto primjedbe rezerve tovarni doo`,
  lit: `ir i is yra su del nuo kad ne prie ar po iki siuntejas gavejas vezejas vieta data salis krovinio krovinys
    adresas pavadinimas svoris parasas vaztarastis pristatymo kiekis pakuotes rusis numeris dokumentai nurodymai
    saskaita gatve bruto pastabos kroviniu uab pakrovimo iskrovimo vietu`,
  lav: `un ir ar no uz par ka pie vai lidz pec nav tas nosutitajs sanemejs parvadatajs vieta datums valsts krava
    kravas adrese nosaukums svars paraksts pavadzime piegades skaits iepakojums veids numurs dokumenti noradijumi
    rekins iela bruto piezimes iebildumi sia iekrausanas izkrausanas vietu`,
  est: `ja on ei et see oma kui ka voi mis saatja saaja vedaja koht kuupaev riik kauba kaup aadress nimi kaal
    allkiri saateleht veokiri kohaletoimetamise arv pakend liik number dokumendid juhised arve tanav bruto
    markused kogus tk peale laadimise mahalaadimise ou`,
}

/**
 * Names of countries and packages, likewise. They are among what is filled in, in the language of who
 * fills it in, where labels repeat in two or three languages: they count double.
 */
const ENTRIES: Record<string, string> = {
  eng: `germany france poland italy spain netherlands belgium austria czechia romania hungary switzerland kingdom
    pallets cartons boxes drums packing`,
  deu: `deutschland frankreich polen italien spanien niederlande belgien osterreich tschechien rumanien ungarn schweiz
    paletten europaletten kisten kartons fasser packliste rechnung lieferschein`,
  fra: `allemagne france pologne italie espagne belgique autriche tcheque roumanie hongrie suisse
    palettes caisses cartons futs facture`,
  pol: `niemcy francja polska wlochy hiszpania holandia belgia austria czechy rumunia wegry szwajcaria
    palety palet skrzynie kartony beczki faktura`,
  ita: `germania francia polonia italia spagna belgio austria cechia romania ungheria svizzera
    bancali casse cartoni fusti fattura`,
  spa: `alemania francia polonia italia espana belgica austria chequia rumania hungria suiza
    palets cajas bidones factura`,
  nld: `duitsland frankrijk polen italie spanje nederland belgie oostenrijk tsjechie roemenie hongarije zwitserland
    pallets kisten dozen vaten factuur`,
  ces: `nemecko francie polsko italie spanelsko nizozemsko belgie rakousko cesko rumunsko madarsko svycarsko
    palety palet bedny krabice sudy faktura`,
}

/** Word to the languages that have it. */
export const SMALL_WORDS: ReadonlyMap<string, readonly string[]> = invert(TEXTS)
export const ENTRY_WORDS: ReadonlyMap<string, readonly string[]> = invert(ENTRIES)

function invert(texts: Record<string, string>): Map<string, string[]> {
  const languagesOf = new Map<string, string[]>()
  for (const [code, text] of Object.entries(texts)) {
    for (const word of new Set(text.split(/\s+/))) {
      languagesOf.set(word, [...(languagesOf.get(word) ?? []), code])
    }
  }
  return languagesOf
}
