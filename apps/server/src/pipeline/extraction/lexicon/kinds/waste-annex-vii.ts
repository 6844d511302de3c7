import { list } from '../lexicon.ts'
import type { FormWords } from './form-words.ts'

/** Annex VII to Regulation (EC) No 1013/2006 and to Regulation (EU) 2024/1157: information that goes with green-listed waste. */
export const wasteAnnexViiWords: FormWords = {
  en: {
    titles: list`
      information accompanying shipments of waste, annex vii information accompanying shipments of waste,
      consignment information, annex vii, annex vii document, waste annex vii`,
    labels: {
      consignor: list`
        person who arranges the shipment, person arranging the shipment, the person who arranges the shipment`,
      consignee: list`importer consignee, importer or consignee, importer, consignee`,
      wasteQuantity: list`
        actual quantity, quantity, actual quantity tonnes, actual quantity tonnes mg m3, actual quantity mg,
        quantity in tonnes`,
      dateOfTakingOver: list`
        actual date of shipment, date of shipment, actual date of the shipment, shipment date`,
      carrier: list`first carrier, 1st carrier, carrier, a first carrier`,
      successiveCarrier: list`second carrier, 2nd carrier, b second carrier`,
      furtherCarrier: list`third carrier, 3rd carrier, c third carrier`,
      recoveryFacility: list`
        recovery facility, laboratory, recovery facility laboratory, facility, disposal facility, waste
        treatment facility`,
      recoveryOperation: list`
        recovery operation, recovery operation or if appropriate disposal operation, recovery operation r
        code, recovery disposal operation, r code d code, r code, operation code, recovery or disposal
        operation`,
      nature: list`
        usual description of the waste, usual description, description of the waste, designation of the waste`,
      wasteCode: list`
        waste identification, waste identification fill in relevant codes, waste code, waste codes, waste
        identification codes, ec list of wastes, eu list of waste, basel annex ix, basel code, list of
        wastes, eu list of wastes, ewc code`,
      modeOfTransport: list`means of transport, mode of transport`,
      established: list`declaration place and date, place and date`,
      furniture: list`
        waste generator, waste generator original producer s new producer s or collector, original producer,
        waste producer, countries states concerned, countries concerned, country of export dispatch, country
        of export, country of dispatch, transit, countries of transit, country of transit, import
        destination, country of import, country of destination, export dispatch, date of transfer, contact
        person, oecd code, national code, other specify, ec list, declaration of the person who arranges the
        shipment, declaration, signature upon receipt of the waste by the consignee, signature upon receipt,
        shipment received at recovery facility or laboratory, shipment received at recovery facility,
        quantity received, name, signature, date, final destination, customs`,
      signature: list`signature upon receipt of the waste`,
    },
  },
  de: {
    titles: list`
      mitzuführende informationen für die verbringung von abfällen, versandinformationen, anhang vii, anhang
      vii dokument, mitzuführende informationen bei der verbringung von abfällen`,
    labels: {
      consignor: list`
        person die die verbringung veranlasst, veranlasser der verbringung, die die verbringung veranlassende
        person`,
      consignee: list`importeur empfänger, importeur, empfänger, einführer empfänger`,
      wasteQuantity: list`
        tatsächliche menge, menge, tatsächliche menge tonnen, tatsächliche menge mg, menge in tonnen`,
      dateOfTakingOver: list`
        tatsächliches datum der verbringung, datum der verbringung, tatsächlicher tag der verbringung`,
      carrier: list`
        erster transporteur, 1 transporteur, transporteur, erstes transportunternehmen, beförderer, a erster
        transporteur`,
      successiveCarrier: list`zweiter transporteur, 2 transporteur, zweites transportunternehmen`,
      furtherCarrier: list`dritter transporteur, 3 transporteur, drittes transportunternehmen`,
      recoveryFacility: list`
        verwertungsanlage, labor, verwertungsanlage labor, anlage, verwertungsanlage oder labor`,
      recoveryOperation: list`
        verwertungsverfahren, verwertungsverfahren r code, verwertungs oder beseitigungsverfahren, r code,
        verfahren`,
      nature: list`
        übliche bezeichnung des abfalls, übliche bezeichnung, bezeichnung des abfalls, übliche bezeichnung
        der abfälle`,
      wasteCode: list`
        abfallidentifizierung, identifizierung der abfälle, abfallschlüssel, abfallcode,
        abfallidentifizierung einschlägige codes angeben, eu abfallliste, basel anlage ix, abfallverzeichnis`,
      modeOfTransport: list`transportart, beförderungsmittel, transportmittel, beförderungsart`,
      established: list`erklärung ort und datum, ort und datum`,
      furniture: list`
        abfallerzeuger, ersterzeuger, erzeuger, betroffene staaten, ausfuhrstaat, versandstaat,
        durchfuhrstaaten, durchfuhr, einfuhrstaat, bestimmungsstaat, ausfuhr versand, einfuhr bestimmung,
        datum der übergabe, ansprechpartner, kontaktperson, oecd code, nationaler code, erklärung, erklärung
        der die verbringung veranlassenden person, unterschrift bei entgegennahme der abfälle durch den
        empfänger, eingang der verbringung bei der verwertungsanlage, name, unterschrift, datum, empfangene
        menge`,
    },
  },
  fr: {
    titles: list`
      informations accompagnant les transferts de déchets, informations relatives à l'envoi, annexe vii,
      informations accompagnant les transferts`,
    labels: {
      consignor: list`
        personne qui organise le transfert, organisateur du transfert, personne organisant le transfert`,
      consignee: list`importateur destinataire, importateur, destinataire`,
      wasteQuantity: list`
        quantité réelle, quantité, quantité effective, quantité réelle tonnes, quantité en tonnes`,
      dateOfTakingOver: list`date réelle du transfert, date du transfert, date effective du transfert`,
      carrier: list`premier transporteur, 1er transporteur, transporteur`,
      successiveCarrier: list`deuxième transporteur, 2e transporteur, second transporteur`,
      furtherCarrier: list`troisième transporteur, 3e transporteur`,
      recoveryFacility: list`
        installation de valorisation, laboratoire, installation de valorisation laboratoire, installation`,
      recoveryOperation: list`
        opération de valorisation, opération de valorisation code r, code r, opération de valorisation ou
        d'élimination`,
      nature: list`
        dénomination usuelle des déchets, description usuelle des déchets, dénomination usuelle, description
        des déchets`,
      wasteCode: list`
        identification des déchets, code déchet, code des déchets, codes déchets, liste des déchets,
        identification des déchets codes correspondants`,
      modeOfTransport: list`moyen de transport, mode de transport`,
      established: list`lieu et date`,
      furniture: list`
        producteur de déchets, producteur, producteur initial, pays concernés, états concernés, exportation
        expédition, pays d'exportation, pays d'expédition, pays de transit, transit, importation destination,
        pays d'importation, pays de destination, date du transfert de prise en charge, date de prise en
        charge, personne à contacter, personne de contact, code ocde, code national, déclaration, déclaration
        de la personne organisant le transfert, nom, date, signature`,
    },
  },
  it: {
    titles: list`
      informazioni che accompagnano le spedizioni di rifiuti, informazioni di spedizione, allegato vii,
      informazioni relative alla spedizione`,
    labels: {
      consignor: list`
        persona che organizza la spedizione, organizzatore della spedizione, soggetto che organizza la
        spedizione`,
      consignee: list`importatore destinatario, importatore, destinatario`,
      wasteQuantity: list`
        quantità effettiva, quantità, quantitativo effettivo, quantità effettiva tonnellate, quantità in
        tonnellate`,
      dateOfTakingOver: list`
        data effettiva della spedizione, data della spedizione, data effettiva di spedizione`,
      carrier: list`primo vettore, 1 vettore, vettore, primo trasportatore`,
      successiveCarrier: list`secondo vettore, 2 vettore, secondo trasportatore`,
      furtherCarrier: list`terzo vettore, 3 vettore`,
      recoveryFacility: list`impianto di recupero, laboratorio, impianto di recupero laboratorio, impianto`,
      recoveryOperation: list`
        operazione di recupero, operazione di recupero codice r, codice r, operazione di recupero o
        smaltimento`,
      nature: list`
        denominazione usuale dei rifiuti, descrizione abituale dei rifiuti, descrizione usuale dei rifiuti,
        denominazione abituale dei rifiuti`,
      wasteCode: list`
        identificazione dei rifiuti, codice rifiuto, codice dei rifiuti, codice cer, codice eer, elenco dei
        rifiuti`,
      modeOfTransport: list`mezzo di trasporto, modalità di trasporto`,
      established: list`luogo e data`,
      furniture: list`
        produttore dei rifiuti, produttore, produttore iniziale, paesi interessati, stati interessati,
        esportazione spedizione, paese di esportazione, paese di spedizione, transito, paese di transito,
        importazione destinazione, paese di importazione, paese di destinazione, data del trasferimento,
        persona da contattare, referente, codice ocse, codice nazionale, dichiarazione, nome, data, firma`,
    },
  },
  pl: {
    titles: list`
      informacje dołączane do przesyłanych odpadów, załącznik vii, informacje towarzyszące przemieszczaniu
      odpadów, informacje o przesyłce odpadów`,
    labels: {
      consignor: list`
        osoba organizująca przemieszczanie, osoba która organizuje przemieszczanie, organizator
        przemieszczania`,
      consignee: list`importer odbiorca, importer, odbiorca`,
      wasteQuantity: list`rzeczywista ilość, ilość, faktyczna ilość, rzeczywista ilość tony, ilość w tonach`,
      dateOfTakingOver: list`
        rzeczywista data przemieszczenia, data przemieszczenia, faktyczna data przemieszczania, rzeczywista
        data przemieszczania`,
      carrier: list`pierwszy przewoźnik, 1 przewoźnik, przewoźnik`,
      successiveCarrier: list`drugi przewoźnik, 2 przewoźnik`,
      furtherCarrier: list`trzeci przewoźnik, 3 przewoźnik`,
      recoveryFacility: list`
        instalacja odzysku, laboratorium, instalacja odzysku laboratorium, zakład odzysku`,
      recoveryOperation: list`
        proces odzysku, proces odzysku kod r, kod r, operacja odzysku, proces odzysku lub unieszkodliwiania`,
      nature: list`zwyczajowy opis odpadów, zwykły opis odpadów, opis odpadów, zwyczajowa nazwa odpadów`,
      wasteCode: list`identyfikacja odpadów, kod odpadów, kody odpadów, kod odpadu, wykaz odpadów`,
      modeOfTransport: list`środek transportu, rodzaj transportu`,
      established: list`miejsce i data`,
      furniture: list`
        wytwórca odpadów, wytwórca, pierwotny wytwórca, państwa których dotyczy przemieszczanie,
        zainteresowane państwa, wywóz wysyłka, kraj wywozu, kraj wysyłki, tranzyt, kraj tranzytu, przywóz
        przeznaczenie, kraj przywozu, kraj przeznaczenia, data przekazania, osoba do kontaktów, osoba
        kontaktowa, kod oecd, kod krajowy, oświadczenie, nazwisko, data, podpis`,
    },
  },
  nl: {
    titles: list`
      informatie bij overbrenging van afvalstoffen, begeleidende informatie bij overbrengingen van
      afvalstoffen, bijlage vii`,
    labels: {
      consignor: list`
        persoon die de overbrenging regelt, opdrachtgever van de overbrenging, persoon die zorg draagt voor
        de overbrenging`,
      consignee: list`importeur ontvanger, importeur, ontvanger`,
      wasteQuantity: list`werkelijke hoeveelheid, feitelijke hoeveelheid, hoeveelheid, hoeveelheid in ton`,
      dateOfTakingOver: list`
        werkelijke datum van overbrenging, datum van overbrenging, feitelijke datum van de overbrenging`,
      carrier: list`eerste vervoerder, 1e vervoerder, vervoerder`,
      successiveCarrier: list`tweede vervoerder, 2e vervoerder`,
      furtherCarrier: list`derde vervoerder, 3e vervoerder`,
      recoveryFacility: list`
        inrichting voor nuttige toepassing, laboratorium, verwerkingsinrichting, inrichting voor nuttige
        toepassing laboratorium`,
      recoveryOperation: list`
        handeling voor nuttige toepassing, nuttige toepassing r code, r code, handeling van nuttige
        toepassing`,
      nature: list`
        gebruikelijke omschrijving van de afvalstoffen, gebruikelijke omschrijving, omschrijving van de
        afvalstoffen`,
      wasteCode: list`identificatie van de afvalstoffen, afvalcode, afvalstofcode, euralcode, afvalcodes`,
      modeOfTransport: list`vervoermiddel, wijze van vervoer, vervoerswijze`,
      established: list`plaats en datum`,
      furniture: list`
        producent van de afvalstoffen, afvalproducent, producent, eerste producent, betrokken landen, uitvoer
        verzending, land van uitvoer, land van verzending, doorvoer, land van doorvoer, invoer bestemming,
        land van invoer, land van bestemming, datum van overdracht, contactpersoon, oeso code, nationale
        code, verklaring, naam, datum, handtekening`,
    },
  },
}
