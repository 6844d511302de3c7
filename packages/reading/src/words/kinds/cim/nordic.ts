import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const swedishCim: FormLanguage = {
  titles: list`fraktsedel cim, cim fraktsedel, järnvägsfraktsedel, internationell järnvägsfraktsedel, vagnsedel cuv`,
  labels: {
    documentNumber: list`sändningens identifikation, sändningsnummer, sändnings nr, sändningsidentitet, försändelsenummer`,
    departurePlace: list`mottagningsplats, plats för övertagande, avsändningsstation, avgångsstation, övertagandeplats, övertagandeort`,
    arrivalPlace: list`utlämningsplats, utlämningsort, leveransplats, bestämmelsestation, ankomststation`,
    dateOfTakingOver: list`mottagningsdatum, datum för övertagande, månad dag timme`,
    carrier: list`avtalsslutande transportör, avtalsbefordrare, avtalsslutande befordrare, avtalande transportör, transportör, järnvägsföretag, fraktförare`,
    wagonNumber: list`vagn nr, vagnsnummer, vagnnummer, vagn, vagnar`,
    train: list`tåg nr, tågnummer, tåg`,
    statisticalNumber: list`nhm kod, nhm`,
    nature: list`godsets benämning, benämning på godset, varuslag, godsbeskrivning, gods`,
    grossWeight: list`massa, massa kg, bruttomassa, vikt kg, bruttovikt kg`,
    information: list`avsändarens förklaringar, förklaringar`,
    documentsAttached: list`bilagor, bifogade handlingar`,
    paymentOfCarriage: list`betalning av kostnader, betalning av kostnaderna, frankering`,
    established: list`ort och datum för upprättandet, ort och dag för utfärdandet, utfärdad i, ort och datum`,
    furniture: list`avsändarens referens, kundkod, tara, egenvikt, övriga transportörer, andra transportörer, andra befordrare, övriga befordrare, ankomstdatum, station`,
    containerSeal: list`plomber, plomb, plombnummer, sigill`,
    containerNumber: list`uti, lastenhet, container nr, container`,
  },
}

export const danishCim: FormLanguage = {
  titles: list`fragtbrev cim, cim fragtbrev, jernbanefragtbrev, internationalt jernbanefragtbrev, vognbrev cuv`,
  labels: {
    documentNumber: list`forsendelsens identifikation, forsendelsesnummer, forsendelse nr, identifikation af forsendelsen`,
    departurePlace: list`overtagelsessted, sted for overtagelse, afsendelsesstation, afgangsstation`,
    arrivalPlace: list`udleveringssted, leveringssted, bestemmelsesstation, ankomststation`,
    dateOfTakingOver: list`overtagelsesdato, dato for overtagelse, måned dag time`,
    carrier: list`kontraherende transportør, kontraktlig transportør, transportør, jernbanevirksomhed, fragtfører`,
    wagonNumber: list`vogn nr, vognnummer, vogn, vogne`,
    train: list`tog nr, tognummer, tog`,
    statisticalNumber: list`nhm kode, nhm`,
    nature: list`godsets betegnelse, betegnelse af godset, godsets art, gods`,
    grossWeight: list`masse, masse kg, bruttomasse, bruttovægt kg, vægt kg`,
    information: list`afsenderens erklæringer, erklæringer`,
    documentsAttached: list`bilag, vedlagte dokumenter`,
    paymentOfCarriage: list`betaling af omkostninger, betaling af omkostningerne, frankering`,
    established: list`sted og dato for udfærdigelse, sted og dato for udstedelse, udfærdiget i, udstedt i`,
    furniture: list`afsenderens reference, kundekode, tara, egenvægt, andre transportører, øvrige transportører, ankomstdato, station`,
    containerSeal: list`plomber, plombe, plombenumre, segl`,
    containerNumber: list`uti, lasteenhed, container nr, container`,
  },
}

export const norwegianCim: FormLanguage = {
  titles: list`fraktbrev cim, cim fraktbrev, jernbanefraktbrev, internasjonalt jernbanefraktbrev`,
  labels: {
    documentNumber: list`sendingens identifikasjon, sendingsnummer, sending nr`,
    departurePlace: list`overtakelsessted, sted for overtakelse, avsenderstasjon, avgangsstasjon`,
    arrivalPlace: list`utleveringssted, leveringssted, bestemmelsesstasjon, ankomststasjon`,
    dateOfTakingOver: list`overtakelsesdato, dato for overtakelse, måned dag time`,
    carrier: list`avtalende transportør, kontraktsmessig transportør, transportør, jernbaneforetak, fraktfører`,
    wagonNumber: list`vogn nr, vognnummer, vogn, vogner`,
    train: list`tog nr, tognummer, tog`,
    statisticalNumber: list`nhm kode, nhm`,
    nature: list`godsets betegnelse, betegnelse av godset, godsets art, gods`,
    grossWeight: list`masse, masse kg, bruttomasse, bruttovekt kg, vekt kg`,
    information: list`avsenderens erklæringer, erklæringer`,
    documentsAttached: list`vedlegg, vedlagte dokumenter`,
    paymentOfCarriage: list`betaling av kostnader, betaling av omkostninger, frankering`,
    established: list`sted og dato for utstedelse, sted og dato for utferdigelse, utstedt i`,
    furniture: list`avsenderens referanse, kundekode, tara, egenvekt, andre transportører, ankomstdato, stasjon`,
    containerSeal: list`plomber, plombe, segl`,
    containerNumber: list`uti, lasteenhet, container nr, container`,
  },
}

export const finnishCim: FormLanguage = {
  titles: list`rautatierahtikirja, kansainvälinen rautatierahtikirja, rahtikirja cim, cim rahtikirja`,
  labels: {
    documentNumber: list`lähetyksen tunniste, lähetysnumero, lähetyksen numero`,
    departurePlace: list`vastaanottopaikka kuljetettavaksi, lähtöasema, lähetysasema, kuljetettavaksi ottopaikka`,
    arrivalPlace: list`luovutuspaikka, määräasema, toimituspaikka`,
    dateOfTakingOver: list`kuljetettavaksi ottopäivä, kuukausi päivä tunti`,
    carrier: list`sopimusrahdinkuljettaja, rahdinkuljettaja, rautatieyritys`,
    wagonNumber: list`vaunun numero, vaunu nro, vaununumero, vaunu, vaunut`,
    train: list`juna nro, junan numero, juna`,
    statisticalNumber: list`nhm koodi, nhm`,
    nature: list`tavaran nimitys, tavaran laji, tavara`,
    grossWeight: list`massa, massa kg, bruttomassa, bruttopaino kg`,
    information: list`lähettäjän ilmoitukset`,
    documentsAttached: list`liitteet`,
    paymentOfCarriage: list`kulujen maksaminen, kustannusten maksaminen`,
    established: list`laatimispaikka ja päivä, paikka ja päiväys`,
    furniture: list`lähettäjän viite, asiakaskoodi, taara, omapaino, muut rahdinkuljettajat, saapumispäivä, asema`,
    containerSeal: list`sinetit, sinetti, lyijykkeet`,
    containerNumber: list`kuormayksikkö, kontti, kontin numero`,
  },
}
