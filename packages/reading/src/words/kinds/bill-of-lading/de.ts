import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const germanBillOfLading: FormLanguage = {
  titles: list`
    konnossement, seekonnossement, seefrachtbrief, durchkonnossement, haus konnossement, house seefrachtbrief,
    multimodales konnossement, seefrachtbrief nicht begebbar, express seefrachtbrief, bordkonnossement`,
  labels: {
    consignor: list`
      ablader, befrachter, verlader, absender, ablader absender, verschiffer, exporteur, versender`,
    consignee: list`empfänger, empfänger oder order, an order, empfänger order, konsignatar, warenempfänger`,
    carrier: list`
      verfrachter, reeder, reederei, frachtführer verfrachter, carrier, als frachtführer, als verfrachter`,
    freightForwarder: list`spediteur, agent`,
    documentNumber: list`
      konnossement nr, konnossementsnummer, b l nr, seefrachtbrief nr, swb nr, b l nummer, bl nr, dokument nr,
      sea waybill nr, seefrachtbriefnummer, frachtbrief nr, konnossements nr`,
    vesselAndVoyage: list`schiff reise, schiff und reise, schiff reise nr, seeschiff reise`,
    vessel: list`schiff, seeschiff, schiffsname, name des schiffes, seeschiff name`,
    voyage: list`reise nr, reisenummer, reise`,
    portOfLoading: list`
      ladehfn, ladehafen ab, ladehafen, verladehafen, abladehafen, hafen der beladung, ab hafen, verschiffungshafen, ladeort`,
    portOfDischarge: list`
      löschhfn, zielhafen, löschhafen, entladehafen, bestimmungshafen, hafen der entladung, ankunftshafen, ausladehafen`,
    placeOfTakingOver: list`
      ware übernommen in, übernommen in, empfangen in, übernahmeort, ort der übernahme, empfangsort, ort der annahme, vorlaufort`,
    placeOfDelivery: list`
      endauslieferung, auslieferung in, ablieferung in, auslieferungsort, ablieferungsort, ort der ablieferung, lieferort, bestimmungsort, endbestimmung, ort der
      auslieferung, endbestimmungsort`,
    containerNumber: list`
      container nr, containernummer, container, containernr, einheit, ladeeinheit, cont nr`,
    containerSeal: list`
      siegel nr, siegel, plombe, plomben nr, siegelnummer, siegelnr, plombennr, verschluss nr`,
    packageCount: list`
      anzahl der packstücke, anzahl packstücke, zahl und art der packstücke, anzahl, kolli, colli, packstücke,
      menge, anzahl und art der packstücke, anzahl und art der verpackung, anzahl art`,
    nature: list`
      inhalt laut angabe, anzahl und art der packstücke warenbezeichnung, warenbezeichnung laut angabe, warenbezeichnung, bezeichnung der güter, beschreibung der güter, inhalt, inhalt und art der ware, ware,
      güterbeschreibung, beschreibung, warenbeschreibung, inhalt laut angabe des abladers, angaben des abladers`,
    grossWeight: list`
      bruttogewicht, bruttogewicht kg, brutto kg, bruttogewicht in kg, rohgewicht, brutto, gewicht kg,
      bruttomasse kg`,
    volume: list`
      maß, maße, volumen, volumen m3, masse cbm, cbm, kubik, raummaß, maße cbm, volumen cbm, rauminhalt`,
    paymentOfCarriage: list`fracht, frachtzahlung, fracht zahlbar in`,
    established: list`
      ort und datum der ausstellung, ausgestellt in, ort und tag der ausstellung, ort und datum der
      ausfertigung, ausstellungsort und datum, ausstellungsort datum, ort datum`,
    dateOfLoading: list`
      an bord genommen am, verladen an bord am, an bord am, an bord, an bord verladen am, verschifft am,
      verladedatum, datum der verladung, verladen am, an bord datum`,
    furniture: list`
      notify adresse, notify, meldeadresse, benachrichtigungsadresse, anzahl der originale, anzahl originale,
      buchungsnummer, buchung nr, anzahl der original konnossemente, vortransport durch, unsere position, ihre
      referenz, buchungs nr, tara, meldeadresse notify, anzahl originale konnossemente, lieferbedingung, ihre
      zeichen`,
    marks: list`
      marken und nummern, marken nummern, marken, markierung, zeichen nummern, zeichen und nummern, container nr
      siegel nr marken`,
    packing: list`art der packstücke, verpackungsart, verpackung, art`,
    netWeight: list`netto kg, nettogewicht, netto, nettogewicht kg`,
    placeOfIssue: list`ausstellungsort, ort der ausstellung`,
    dateOfIssue: list`ausstellungsdatum, datum der ausstellung`,
  },
}
