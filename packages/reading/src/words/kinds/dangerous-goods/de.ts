import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const germanDangerousGoods: FormLanguage = {
  titles: list`
    gefahrguterklärung, imo gefahrguterklärung, multimodales gefahrgutformular, beförderungspapier,
    beförderungspapier nach adr, adr beförderungspapier, beförderungspapier für gefährliche güter,
    beförderungspapier gefahrgut, adr lieferschein, gefahrgut lieferschein, gefahrgutbegleitpapier, gefahrgut
    beförderungspapier, imo erklärung, verantwortliche erklärung, gefahrgutladeliste, transportpapier gefahrgut,
    gefahrgutanmeldung, gefahrgut frachtbrief, gefahrgutdokument`,
  labels: {
    consignor: list`absender, versender, verlader absender, abs, abs verlader, absender verlader`,
    consignee: list`empfänger, empf`,
    documentNumber: list`
      beförderungspapier nr, nummer des beförderungspapiers, papier nr, dokument nr, bp nr, beförderungspapier,
      beleg nr, belegnummer, belegnr, dokumentnummer, nr des papiers, lieferschein nr, vorgangsnummer,
      sendungsnummer`,
    carrier: list`
      beförderer, frachtführer, abholung durch, transport durch, transporteur, transportunternehmen,
      frachtführer beförderer, befördert durch`,
    vesselAndVoyage: list`schiff reise, schiff und reise, schiff reise nr`,
    portOfLoading: list`ladehafen, verladehafen, lade hafen ort`,
    portOfDischarge: list`löschhafen, entladehafen`,
    placeOfDelivery: list`bestimmungsort, entladeort, empfangsort`,
    marks: list`kennzeichen, versandmarkierung, zeichen und nummern`,
    containerNumber: list`container nr, containernummer, container`,
    containerSeal: list`siegelnummer, siegel nr, plomben nr`,
    packageCount: list`
      anzahl der versandstücke, anzahl versandstücke, anzahl, zahl der versandstücke, anzahl der packstücke,
      anzahl gebinde, anz, kolli, colli, packstücke, gesamtzahl versandstücke, stückzahl`,
    packing: list`
      anzahl verpackung, anzahl und verpackung, anzahl und art der versandstücke, art der versandstücke,
      verpackung, verpackungsart, art der verpackung, beschreibung der versandstücke, menge und art der
      versandstücke, anzahl art verpackung, anzahl und art der verpackung, anz art versandstücke, gebinde, menge
      gebinde, gebindeart, anzahl gebinde, verpackungscode, verpackungsart code, anzahl und art der packstücke,
      versandstücke`,
    nature: list`
      offizielle benennung für die beförderung, offizielle benennung, benennung, anzahl und art der
      versandstücke bezeichnung der güter, bezeichnung des gutes, bezeichnung der güter, benennung für die
      beförderung, stoffbezeichnung, bezeichnung, gefahrgutbezeichnung, bezeichnung des stoffes, ordnungsgemäße
      bezeichnung, technische benennung, stoff, gefahrgut, bezeichnung der ware, artikelbezeichnung,
      gefahrgutangaben`,
    unNumber: list`un nr, un nummer, un, un no, unnr, stoffnummer`,
    hazardClass: list`
      klasse, klasse gefahrzettel, gefahrzettel, gefahrzettelmuster, nr der gefahrzettelmuster, gefahrzettel nr,
      gefahrklasse, kl, klasse nebengefahr, gefahrzettel muster nr, label, zettel`,
    packingGroup: list`verpackungsgruppe, vg, vp gr, vpg, verp gruppe, verp gr, verpackungsgr, pg`,
    tunnelCode: list`
      tunnelbeschränkungscode, tunnelcode, tunnel, tunnel code, tbc, tunnelbeschränkung, tunnelcode adr`,
    grossWeight: list`
      bruttomasse, bruttomasse kg, bruttogewicht, gesamtbruttomasse, brutto kg, brutto, brutto in kg,
      bruttogewicht kg, gewicht brutto, bruttomasse in kg, gesamtbruttogewicht, br kg`,
    netWeight: list`
      nettomasse, nettomasse kg, nettomenge, gesamtmenge, nettogewicht, nettogewicht kg, netto kg, netto, netto
      in kg, gewicht netto, menge netto, nettomasse in kg, gesamtnettogewicht, nt kg`,
    volume: list`rauminhalt m3, volumen m3`,
    emergencyPhone: list`
      notfalltelefon, notrufnummer, notfallnummer, notruf, notfall telefon, notfallkontakt, 24 h notfalltelefon`,
    information: list`zusätzliche angaben, zusatzangaben, weitere angaben`,
    established: list`ort und datum, ort datum, ort und tag, ort tag`,
    furniture: list`
      beförderungskategorie, punkte, referenz, erklärung, erklärung des absenders, packzertifikat,
      containerpackzertifikat, flammpunkt, meeresschadstoff, begrenzte menge, freigestellte menge, fahrer, name
      des unterzeichners, kundennr, kunden nr, ihre bestellung, versandart, bearbeiter, pos, pos nr, position,
      bemerkungen, bef kat, faktor, umweltgefährdend, charge, datum, warenannahme`,
  },
}
