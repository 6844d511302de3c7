import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const germanAwb: FormLanguage = {
  titles: list`
    luftfrachtbrief, hausluftfrachtbrief, haus luftfrachtbrief, elektronischer luftfrachtbrief,
    luftfrachtempfangsschein, luftfracht empfangsbestätigung`,
  labels: {
    consignor: list`
      name und anschrift des absenders, absender, versender, absender name und anschrift, versender name und
      adresse`,
    consignee: list`
      name und anschrift des empfängers, empfänger, empfänger name und anschrift, warenempfänger`,
    freightForwarder: list`
      agent des ausstellenden luftfrachtführers, agent des ausstellenden luftfrachtführers name und ort,
      ausstellender agent, luftfrachtagent`,
    carrier: list`
      ausgestellt von, luftfrachtführer, ausstellender luftfrachtführer, fluggesellschaft, ausstellender
      frachtführer, luftverkehrsgesellschaft, frachtführer`,
    documentNumber: list`
      luftfrachtbrief nr, luftfrachtbriefnummer, awb nr, awb nummer, hawb nr, hausluftfrachtbrief nr, haus awb
      nr, lfb nr, hawb nummer`,
    departurePlace: list`abgangsflughafen, abflughafen, startflughafen`,
    arrivalPlace: list`bestimmungsflughafen, zielflughafen, ankunftsflughafen`,
    flight: list`
      flug datum, flug und datum, flugnummer und datum, flugnummer, flug, flug nr datum, flug nr, flug tag,
      gebuchter flug`,
    packageCount: list`
      anzahl der packstücke, anzahl packstücke, stückzahl, packstücke, stück, anzahl stücke, colli, kolli,
      packst`,
    grossWeight: list`bruttogewicht, brutto kg, brutto, rohgewicht, gewicht kg, bruttogewicht kg, gewicht`,
    weightUnit: list`kg lb`,
    nature: list`
      art und menge der güter, art und menge der güter einschl masse oder rauminhalt, art und menge, inhalt,
      warenbezeichnung, art der güter, bezeichnung der güter, beschreibung, ware`,
    information: list`behandlungshinweise, hinweise zur behandlung, abfertigungshinweise`,
    securityStatus: list`sicherheitsstatus`,
    regulatedAgent: list`reglementierter beauftragter, rb nummer, nummer des reglementierten beauftragten`,
    screeningMethod: list`kontrollmethode, kontrollverfahren`,
    securityIssuedBy: list`sicherheitsstatus ausgestellt von, sicherheitsstatus erteilt von`,
    securityIssuedOn: list`sicherheitsstatus ausgestellt am, sicherheitsstatus erteilt am`,
    established: list`
      ausgefertigt am in, ausgestellt am in, ausgefertigt am, ort und tag der ausfertigung, ausgestellt am, ort
      und datum, ausfertigung, datum und ort der ausfertigung`,
    furniture: list`
      frachtpflichtiges gewicht, frachtrate, gesamtbetrag, ratenklasse, deklarierter wert, kontonummer, mawb nr,
      unsere position, währung, frachtpfl kg, frachtpflichtig, zolltarif nr, lieferbedingung, auslieferungsagent
      am bestimmungsort`,
    volume: list`volumen, volumen m3, cbm`,
    paymentOfCarriage: list`frachtzahlung, frachtkosten, zahlung, kosten`,
    signature: list`
      unterschrift des ausstellenden spediteurs, unterschrift des absenders oder seines beauftragten,
      unterschrift des ausstellenden luftfrachtführers`,
  },
}
