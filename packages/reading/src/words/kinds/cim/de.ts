import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const germanCim: FormLanguage = {
  titles: list`
    frachtbrief cim, cim frachtbrief, eisenbahnfrachtbrief, internationaler eisenbahnfrachtbrief, cim
    frachtbrief kombinierter verkehr, bahnfrachtbrief, frachtbrief für den internationalen eisenbahnverkehr,
    wagenbrief cim, e frachtbrief cim`,
  labels: {
    consignor: list`absender, absender name anschrift`,
    documentNumber: list`
      sendungsnummer, sendungs nr, sendung, sendung nr, identifikation der sendung, frachtbrief nr,
      sendungsidentifikation, versandnummer, frachtbriefnummer`,
    takingOver: list`
      ort datum und stunde der übernahme, ort datum und uhrzeit der übernahme, ort und datum der übernahme, ort und tag der übernahme, ort tag und stunde der übernahme`,
    departurePlace: list`versandbahnhof, versandbhf, abgangsbhf, abgangsbahnhof, übernahmeort, ort der übernahme`,
    arrivalPlace: list`
      bestimmungsbahnhof, bestimmungsbhf, empfangsbhf, zielbhf, empfangsbahnhof, ablieferungsort, ort der ablieferung, zielbahnhof`,
    dateOfTakingOver: list`
      übernahmedatum, datum der übernahme, tag der übernahme, monat tag stunde der übernahme, übernahme am,
      datum stunde der übernahme, monat tag stunde`,
    carrier: list`
      beförderer, vertraglicher beförderer, frachtführer, eisenbahnverkehrsunternehmen, vertragsbeförderer`,
    wagonNumber: list`wagen nr, wagennummer, wagen, wagennummern, wagennr`,
    train: list`zug nr, zugnummer, zug, cim zug nr, zug nr cim, zugnr, cim zug`,
    statisticalNumber: list`nhm code, nhm, nhm nr`,
    nature: list`bezeichnung des gutes, bezeichnung der güter, gut`,
    grossWeight: list`
      masse, masse kg, bruttomasse, gesamtmasse, masse in kg, wirkliche masse, bruttomasse kg, ladegewicht,
      gewicht kg`,
    information: list`erklärungen des absenders, erklärungen, absendererklärungen`,
    paymentOfCarriage: list`zahlung der kosten, zahlung, frankatur, frankaturvermerk, kostenzahlung`,
    established: list`
      ort und tag der ausstellung, ort und datum der ausstellung, ausgestellt in, ausstellungsort und datum`,
    furniture: list`
      referenz des absenders, kundencode, kunden nr, tarif, eigenmasse, eigengewicht, grenzpunkte, verkehrsweg,
      rid, gattung, bahnhof, ausführender beförderer, ausführende beförderer, ausf beförderer, kundennr absender, kundennr empfänger, andere beförderer, lastgrenze, tara, datum
      uhrzeit`,
    containerSeal: list`plomben, verschlüsse, siegel, plomben nr, verschluss`,
    containerNumber: list`ladeeinheit, ute, ite, container nr, le nr`,
  },
}
