import { type Lexicon, list } from '../lexicon.ts'

export const dutch: Lexicon = {
  language: 'nl',
  labels: {
    consignor: list`
      afzender, verzender, naam en adres afzender, afzender naam adres land, opdrachtgever afzender,
      inlader, gegevens afzender, afzender opdrachtgever, afz`,
    consignee: list`
      geadresseerde, ontvanger, naam en adres geadresseerde, geadresseerde naam adres land,
      gegevens ontvanger, bestemmeling, ontvanger geadresseerde, geadr, ontv`,
    carrier: list`
      vervoerder, transporteur, naam en adres vervoerder, vervoerder naam adres land, transportonderneming,
      hoofdvervoerder, vrachtvoerder, gegevens vervoerder`,
    successiveCarrier: list`
      opvolgende vervoerders, opvolgende vervoerder, opeenvolgende vervoerders, volgende vervoerder,
      ondervervoerder`,
    placeOfDelivery: list`
      plaats bestemd voor de aflevering der goederen, plaats bestemd voor aflevering van de goederen,
      plaats bestemd voor de aflevering van de goederen, plaats bestemd voor aflevering,
      plaats van aflevering, plaats van aflevering der goederen, plaats van aflevering van de goederen,
      afleveradres, losplaats, losadres, plaats van lossing, afleverplaats, plaats van bestemming,
      bestemming, plaats van levering, leveringsadres, aflevering van de goederen, aflevering der goederen,
      afleveringsadres, aflevering, plaats van lossen, losplaats van de goederen, lospunt, loshaven`,
    takingOver: list`
      plaats en datum inontvangstneming der goederen, plaats en datum inontvangstneming,
      plaats en datum van inontvangstneming der goederen,
      plaats en datum van inontvangstneming van de goederen, plaats en datum van inontvangstneming,
      plaats en datum van inontvangstname, inontvangstneming, inontvangstneming van de goederen,
      inontvangstneming der goederen, plaats en datum van laden, plaats en datum van belading,
      plaats en datum inlading, plaats en datum van inontvangstname van de goederen,
      plaats en datum van overname, belading, laadplaats en datum, laadplaats en laaddatum,
      plaats en datum van overname der goederen`,
    placeOfTakingOver: list`
      laadplaats, laadadres, plaats van inontvangstneming, plaats van belading, plaats van laden,
      ophaaladres, plaats van inlading, laadplaats van de goederen, plaats van inontvangstname, afhaaladres,
      plaats van vertrek, laadpunt, laadhaven`,
    dateOfTakingOver: list`
      laaddatum, datum inontvangstneming, datum van inontvangstneming, datum van belading, ophaaldatum,
      datum van laden, verzenddatum, datum belading, vertrekdatum, datum van inontvangstname, afhaaldatum`,
    documentsAttached: list`
      bijgevoegde documenten, bijgevoegde bescheiden, bijlagen, bijgaande documenten, begeleidende documenten,
      meegegeven documenten, aangehechte documenten, toegevoegde documenten, documenten, bijgevoegde stukken`,
    marks: list`
      merken en nummers, merken en nrs, merken, merktekens en nummers, kenmerken en nummers, merken nummers,
      merk en nummer, merktekens, merk`,
    packageCount: list`
      aantal colli, aantal der colli, aantal, aantal pakketten, aantal collo, aantal stuks, hoeveelheid,
      totaal aantal colli, aantal verpakkingen, aantal eenheden, aant, colli`,
    packing: list`
      wijze van verpakking, aard der verpakking, aard van de verpakking, verpakking, soort verpakking,
      verpakkingswijze, type verpakking, emballage, verpakkingssoort, verp, soort verp`,
    nature: list`
      aard der goederen, aard van de goederen, omschrijving der goederen, omschrijving van de goederen,
      omschrijving goederen, goederenomschrijving, goederen, omschrijving, benaming der goederen,
      soort goederen, productomschrijving, aard goederen, benaming van de goederen`,
    statisticalNumber: list`
      statistisch nummer, statistieknummer, statistiek nr, stat nummer, goederencode, douanetariefnummer, hs
      code, statistisch nr, gn code, stat nr`,
    grossWeight: list`
      bruto gewicht in kg, bruto gewicht, bruto gewicht kg, gewicht bruto, gewicht, gewicht kg, gewicht in kg,
      bruto kg, bruto massa, totaalgewicht, br gew`,
    netWeight: list`netto gewicht, nettogewicht kg, netto kg`,
    volume: list`volume in m3, volume, inhoud, volume m3, omvang in m3, inhoud m3, omvang, kubatuur`,
    senderInstructions: list`
      instructies afzender, instructies van de afzender, aanwijzingen van de afzender, instructies,
      aanwijzingen afzender, voorschriften van de afzender, instructies van afzender,
      bijzondere instructies, douane instructies, opmerkingen afzender, opmerkingen van de afzender`,
    paymentOfCarriage: list`
      frankeringsvoorschrift, frankeringsvoorschriften, betaling vracht, betaling van de vracht,
      vrachtbetaling, instructies omtrent betaling van de vracht, betalingsvoorschrift,
      betaling vrachtkosten, vracht, frankering, betalingsinstructies vracht,
      instructies inzake de betaling van de vracht, leveringsvoorwaarden vracht, vracht betaald door, vrachtkosten voor, vracht te betalen door`,
    cashOnDelivery: list`remboursement, rembours, terugbetaling, onder rembours, rembours bedrag`,
    reservations: list`
      voorbehoud en opmerkingen van de vervoerder, voorbehoud en opmerkingen vervoerder,
      voorbehoud en opmerkingen, opmerkingen vervoerder, voorbehouden en opmerkingen van de vervoerder,
      opmerkingen van de vervoerder, voorbehoud van de vervoerder,
      voorbehoud en opmerkingen van de vervoerders`,
    specialAgreements: list`
      speciale overeenkomsten, bijzondere overeenkomsten, bijzondere afspraken, speciale afspraken,
      bijzondere bepalingen, bijzondere voorwaarden`,
    toBePaidBy: list`te betalen door, te betalen door de, betaling door`,
    established: list`
      opgemaakt te, opgemaakt in, opgesteld te, plaats en datum van opmaak, uitgegeven te, opgemaakt,
      plaats en datum opmaak, gedaan te, plaats en datum van opmaken, opgesteld in`,
    placeOfIssue: list`plaats van opmaak, plaats van afgifte`,
    dateOfIssue: list`datum van opmaak, datum van afgifte, documentdatum, datum opmaak, datum document`,
    documentNumber: list`
      cmr nr, cmr nummer, vrachtbriefnummer, vrachtbrief nr, cmr vrachtbrief nr, documentnummer,
      zendingnummer, vrachtbrief no, internationale vrachtbrief nr, zending nr`,
    plates: list`
      kenteken, kentekens, kenteken voertuig, kentekennummer, voertuig, kentekens voertuigen, nummerplaat,
      nummerplaten, kenteken trekker oplegger, kentekenplaat`,
    tractorPlate: list`
      kenteken trekker, trekker, kenteken vrachtwagen, vrachtwagen, kenteken vrachtauto, kenteken truck,
      trekker kenteken, truck, trekkend voertuig, trekkende eenheid, nummerplaat trekker, kenteken motorwagen`,
    trailerPlate: list`
      kenteken oplegger, oplegger, chassis, containerchassis, kenteken aanhanger, aanhangwagen, aanhanger, trailer, kenteken trailer,
      oplegger kenteken, kenteken aanhangwagen, nummerplaat oplegger`,
    containerNumber: list`containernummer, container nr, container`,
    sealNumber: list`zegelnummer, zegel nr, zegel, zegels, verzegeling, zegelnummers, loodje`,
    unNumber: list`un nummer, un nr, gevaarlijke stoffen, gevaarlijke goederen`,
    hazardClass: list`klasse, adr klasse, gevarenklasse`,
    packingGroup: list`verpakkingsgroep`,
    goodsReceived: list`
      goederen ontvangen, ontvangst van de goederen, goederen in ontvangst genomen, ontvangstbevestiging,
      goed ontvangen, goederen ontvangen op`,
    dateOfDelivery: list`
      afleverdatum, datum van aflevering, losdatum, leverdatum, datum aflevering, datum lossing,
      afgeleverd op, ontvangstdatum, datum van lossing`,
    modeOfTransport: list`wijze van vervoer, vervoerswijze, transportwijze`,
    signature: list`
      handtekening en stempel van de afzender, handtekening en stempel van de vervoerder,
      handtekening en stempel van de geadresseerde, handtekening en stempel afzender,
      handtekening en stempel vervoerder, handtekening en stempel geadresseerde, handtekening afzender,
      handtekening vervoerder, handtekening geadresseerde, handtekening van de afzender,
      handtekening van de vervoerder, handtekening van de geadresseerde, handtekening en stempel,
      handtekening, stempel, stempel en handtekening, handtekening ontvanger,
      handtekening en stempel van de ontvanger`,
    furniture: list`
      valuta, munt, kortingen, saldo, toeslagen, bijkomende kosten, diversen, totaal te betalen,
      vrachtprijs, cijfer, letter, chauffeur, naam chauffeur, pagina, referentie, uw referentie,
      onze referentie, ordernummer, order nr, bestelnummer, internationale vrachtbrief,
      exemplaar voor de afzender, exemplaar voor de geadresseerde, exemplaar voor de vervoerder,
      leveringsvoorwaarden, opmerkingen, positie, pos, regel, temperatuur, telefoon, douanekantoor, waarde,
      bedrag, prijs, expediteur, laadmeters, laadmeter, aankomst, vertrek, factuurnummer, factuur nr,
      nuttig laadvermogen, laadvermogen, afmetingen, artikel, code, aankomsttijd, vertrektijd`,
  },
  parts: {
    name: list`naam, bedrijf, bedrijfsnaam, firma, naam bedrijf`,
    street: list`straat, adres, straat en huisnummer, straat en nummer, vestigingsadres, postadres, bezoekadres, zetel`,
    houseNumber: list`huisnummer, huisnr`,
    postOfficeBox: list`postbus`,
    postcode: list`postcode`,
    city: list`plaats, stad, woonplaats, gemeente, postcode en plaats, postcode plaats`,
    country: list`land, landcode`,
    phone: list`telefoon, tel, telefoonnummer, mobiel, gsm, fax`,
    email: list`e mail, email, e mailadres`,
    taxNumber: list`btw nummer, btw nr, btw, kvk, eori, eori nummer, ondernemingsnummer`,
    contact: list`contactpersoon, contact, t a v, ter attentie van`,
  },
  stages: {
    delivery: list`aflevering, levering, lossing, losplaats, bestemming`,
    takingOver: list`belading, laden, ophalen, inontvangstneming, laadplaats`,
  },
  hints: list`
    naam, adres, land, plaats, datum, tijd, van, de, der, het, en, of, in, op, te, voor, door, goederen, kg,
    m3, nr, nummer, nummers, nrs, stempel, handtekening, douane, andere, formaliteiten, overige, totaal,
    tel, btw, postcode, straat, voertuig, kenteken, colli, eventueel`,
  totals: list`totaal, totalen, som, totaal gewicht, totaal colli, totaal bruto`,
  carried: list`transporteren, te transporteren, transport, subtotaal, over te brengen, overgebracht, transport van, transport naar`,
  carriagePaid: list`
    franco, vracht betaald, vooruitbetaald, betaald, franco vracht, betaald door afzender,
    te betalen door afzender`,
  carriageForward: list`
    niet franco, ongefrankeerd, vracht te betalen, betaalbaar op bestemming, betaalbaar ter bestemming, niet betaald, onder vracht,
    te betalen door geadresseerde, te betalen door ontvanger`,
  months: [
    list`januari, jan`,
    list`februari, feb`,
    list`maart, mrt`,
    list`april, apr`,
    list`mei`,
    list`juni, jun`,
    list`juli, jul`,
    list`augustus, aug`,
    list`september, sept, sep`,
    list`oktober, okt`,
    list`november, nov`,
    list`december, dec`,
  ],
  countries: {
    holland: 'NL',
    'groot brittannië': 'GB',
    engeland: 'GB',
    'verenigd koninkrijk': 'GB',
    'tsjechische republiek': 'CZ',
    'slowaakse republiek': 'SK',
  },
  packages: {
    NE: list`onverpakt, los onverpakt`,
    RK: list`rek, rekken, bok, bokken, glasbok`,
    43: list`big bag, big bags, bigbag, bigbags`,
    PX: list`pallet, pallets, plt, plts, blokpallet, blokpallets, houten pallets`,
    PE: list`europallet, europallets, euro pallet, euro pallets, eur pallets, epal, epal pallets`,
    CT: list`doos, dozen, karton, kartons, kartonnen dozen, kartonnen doos`,
    CS: list`kist, kisten`,
    CR: list`krat, kratten`,
    DR: list`vat, vaten, trommel, trommels, drum, drums`,
    BG: list`zakje, zakjes, buidel`,
    SA: list`zak, zakken`,
    BE: list`bundel, bundels`,
    BL: list`baal, balen`,
    CL: list`coil, coils`,
    RO: list`rol, rollen`,
    PK: list`colli, collo, stuk, stuks`,
    PC: list`pakket, pakketten, pak, pakken`,
    CN: list`container, containers`,
    JC: list`jerrycan, jerrycans`,
    WA: list`ibc, ibcs`,
    CY: list`gasfles, gasflessen, cilinder, cilinders`,
    RL: list`haspel, haspels`,
    CG: list`gitterbox, gaascontainer, kooi`,
    VY: list`bulk, los gestort`,
  },
  smallWords: list`
    de, het, een, en, van, voor, met, op, te, niet, is, bij, door, aan, zijn, wij, u, uw, graag, tot, naar,
    uit, na, of, om`,
  formWords: list`
    de, het, een, en, van, in, op, te, dat, die, voor, met, zijn, aan, niet, bij, naar, door, wordt, worden, of,
    uit, om, als, afzender, geadresseerde, vervoerder, plaats, datum, land, goederen, adres, naam, gewicht,
    handtekening, vrachtbrief, aflevering, aantal, verpakking, soort, kenteken, inontvangstneming, bijgevoegde,
    documenten, factuur, straat, lading, ondertekening, wij`,
  entryWords: list`
    duitsland, frankrijk, polen, italie, spanje, nederland, belgie, oostenrijk, tsjechie, roemenie, hongarije,
    zwitserland, pallets, kisten, dozen, vaten, factuur`,
  streetWords: list`straat, plein, postbus weg`,
  streetEndings: list`
    straat, weg, laan, plein, kade, dijk, singel, gracht, steenweg, dreef, baan, haven, zijde, park, hof,
    pad, steeg, terrein, lei, plaats, industrieweg, boulevard`,
  postOfficeBox: list`postbus`,
  contactWords: list`
    tel, telefoon, fax, gsm, mobiel, e mail, email, btw, kvk, eori, contact, t a v, www, ondernemingsnummer`,
  everyday: list`plaats, datum, tijd, uur, tijdstip`,
  dateWords: list`op, op de, datum, d d, dd, de, om, en`,
  noteTitles: list`internationale vrachtbrief, cmr vrachtbrief, vrachtbrief`,
  conventions: list`
    verdrag betreffende de overeenkomst tot internationaal vervoer van goederen over de weg`,
  otherPapers: list`
    factuur, offerte, bestelling, orderbevestiging, pakbon, leverbon, afleverbon, paklijst,
    transportopdracht, prijslijst, contract, cognossement, luchtvrachtbrief`,
  invoice: list`handelsfactuur, factuur`,
}
