import { list } from '../lexicon.ts'
import { awbWords } from './awb/index.ts'
import type { FormLanguage, FormWords } from './form-words.ts'

/** What the declaration prints beside the words of an air waybill, by language. Its English form is used everywhere. */
const own: Readonly<Record<string, FormLanguage>> = {
  en: {
    titles: list`
      consignment security declaration, consignment security declaration csd, air cargo security declaration, cargo security
      declaration, electronic consignment security declaration, e csd, csd`,
    labels: {
      regulatedAgent: list`
        regulated entity category and identifier, regulated agent identifier, regulated entity, regulated agent, regulated party,
        regulated entity category ra kc or ao and identifier of the regulated party issuing the security status`,
      documentNumber: list`
        unique consignment identifier, unique consignment identifier if awb format is nnn nnnnnnnn, awb number, air waybill number`,
      nature: list`contents of consignment, contents, content of consignment, consignment contents`,
      departurePlace: list`origin, airport of origin`,
      arrivalPlace: list`destination, airport of destination`,
      securityReason: list`
        received from, received from codes, reasons for security status, reason for issuing the security status, reason for security
        status, reasons for issuing the security status, reason for the security status`,
      screeningMethod: list`screening method, screening methods, screening method codes, means or method of screening`,
      securityExemption: list`grounds for exemption, grounds for exemption codes, exemption`,
      securityIssuedBy: list`
        security status issued by, security status issued by name of person or employee id, issued by, name of person or employee id,
        issued by name of person or employee id`,
      securityIssuedOn: list`
        security status issued on, date and time, date time, issued on, security status issued on date and time, issued on date time`,
      acceptingAgent: list`
        accepted by, accepting regulated agent, regulated agent that accepted the security status, accepted by regulated agent`,
      furniture: list`
        consolidation, transfer transit points, transfer transit, transit points, other screening methods, other screening methods if
        applicable, additional security information, security information`,
    },
  },
  de: {
    titles: list`
      sicherheitserklärung für luftfracht, sicherheitserklärung luftfracht, sendungssicherheitserklärung, luftfracht
      sicherheitserklärung, sicherheitserklärung für sendungen, sicherheitserklärung der sendung`,
    labels: {
      regulatedAgent: list`reglementierter beauftragter, kennung des reglementierten beauftragten`,
      documentNumber: list`sendungskennung, luftfrachtbrief nr, awb nummer, luftfrachtbriefnummer`,
      nature: list`inhalt der sendung, inhalt, sendungsinhalt`,
      departurePlace: list`abgangsort, abgangsflughafen, ursprung`,
      arrivalPlace: list`bestimmungsort, bestimmungsflughafen, ziel`,
      securityReason: list`erhalten von, übernommen von, grund für den sicherheitsstatus, grund des sicherheitsstatus, begründung`,
      screeningMethod: list`kontrollmethode, kontrollmethoden, kontrollverfahren`,
      securityExemption: list`grund der befreiung, befreiungsgrund, gründe für die befreiung`,
      securityIssuedBy: list`sicherheitsstatus erteilt von, ausgestellt von, erteilt von, name der ausstellenden person`,
      securityIssuedOn: list`sicherheitsstatus erteilt am, datum und uhrzeit, ausgestellt am, erteilt am`,
      acceptingAgent: list`angenommen von, annehmender reglementierter beauftragter`,
      furniture: list`weitere kontrollmethoden, zusätzliche sicherheitsinformationen, sammelsendung, umladung, transit`,
    },
  },
  fr: {
    titles: list`
      déclaration de sûreté, déclaration de sûreté du fret, déclaration de sûreté de l'expédition, déclaration de sûreté d'expédition,
      déclaration de sûreté du fret aérien, déclaration de sûreté de l'envoi`,
    labels: {
      regulatedAgent: list`agent habilité, identifiant de l'agent habilité`,
      documentNumber: list`identifiant unique de l'expédition, lta n, n de lta, numéro de lta`,
      nature: list`contenu de l'expédition, contenu, contenu de l'envoi`,
      departurePlace: list`origine, aéroport de départ`,
      arrivalPlace: list`destination, aéroport de destination`,
      securityReason: list`reçu de, motif du statut de sûreté, raison du statut de sûreté, motif du statut`,
      screeningMethod: list`méthode d'inspection filtrage, méthode d'inspection, moyens d'inspection filtrage`,
      securityExemption: list`motif d'exemption, motifs d'exemption`,
      securityIssuedBy: list`statut de sûreté délivré par, délivré par, statut délivré par`,
      securityIssuedOn: list`statut de sûreté délivré le, délivré le, date et heure`,
      acceptingAgent: list`accepté par, agent habilité ayant accepté`,
      furniture: list`autres méthodes d'inspection filtrage, autres méthodes, informations complémentaires de sûreté, transit`,
    },
  },
  es: {
    titles: list`
      declaración de seguridad de la carga, declaración de seguridad del envío, declaración de seguridad de la expedición`,
    labels: {
      nature: list`contenido del envío, contenido`,
      securityReason: list`recibido de, motivo del estado de seguridad, motivo de la condición de seguridad`,
      securityIssuedBy: list`estado de seguridad emitido por, emitido por`,
      securityIssuedOn: list`estado de seguridad emitido el, emitido el, fecha y hora`,
    },
  },
  it: {
    titles: list`dichiarazione di sicurezza della spedizione, dichiarazione di sicurezza della merce, dichiarazione di sicurezza`,
    labels: {
      nature: list`contenuto della spedizione, contenuto`,
      securityReason: list`ricevuto da, motivo dello stato di sicurezza, motivazione`,
      securityIssuedBy: list`stato di sicurezza rilasciato da, rilasciato da`,
      securityIssuedOn: list`stato di sicurezza rilasciato il, rilasciato il, data e ora`,
    },
  },
  nl: {
    titles: list`veiligheidsverklaring zending, beveiligingsverklaring zending, beveiligingsverklaring luchtvracht, beveiligingsverklaring`,
    labels: {
      nature: list`inhoud van de zending, inhoud`,
      securityReason: list`ontvangen van, reden van de beveiligingsstatus, reden beveiligingsstatus`,
      securityIssuedBy: list`beveiligingsstatus afgegeven door, afgegeven door`,
      securityIssuedOn: list`beveiligingsstatus afgegeven op, afgegeven op, datum en tijd`,
    },
  },
  pl: {
    titles: list`deklaracja bezpieczeństwa przesyłki, deklaracja ochrony przesyłki, deklaracja ochrony ładunku, deklaracja bezpieczeństwa ładunku`,
    labels: {
      nature: list`zawartość przesyłki, zawartość`,
      securityReason: list`otrzymano od, powód nadania statusu, przyczyna nadania statusu`,
      securityIssuedBy: list`status ochrony nadany przez, nadany przez, wydany przez`,
      securityIssuedOn: list`status ochrony nadany dnia, data i godzina, nadany dnia`,
    },
  },
  pt: { titles: list`declaração de segurança da remessa, declaração de segurança da carga`, labels: {} },
  sv: { titles: list`säkerhetsdeklaration för sändning, säkerhetsdeklaration`, labels: {} },
  da: { titles: list`sikkerhedserklæring for forsendelse, sikkerhedserklæring`, labels: {} },
  cs: { titles: list`bezpečnostní prohlášení zásilky, prohlášení o bezpečnosti zásilky`, labels: {} },
  hu: { titles: list`szállítmánybiztonsági nyilatkozat, biztonsági nyilatkozat`, labels: {} },
}

export const airSecurityWords: FormWords = Object.fromEntries(
  Object.entries(own).map(([language, { titles, labels }]) => [
    language,
    { titles, labels: { ...awbWords[language]?.labels, ...labels } },
  ]),
)
