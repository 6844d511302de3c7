import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const dutchAwb: FormLanguage = {
  titles: list`luchtvrachtbrief, elektronische luchtvrachtbrief, house luchtvrachtbrief`,
  labels: {
    consignor: list`naam en adres van de afzender, afzender`,
    consignee: list`naam en adres van de geadresseerde, geadresseerde`,
    freightForwarder: list`agent van de uitgevende vervoerder, uitgevende agent`,
    carrier: list`uitgegeven door, luchtvervoerder, luchtvaartmaatschappij, vervoerder`,
    documentNumber: list`luchtvrachtbriefnummer, awb nummer, awb nr, luchtvrachtbrief nr`,
    departurePlace: list`luchthaven van vertrek, vertrekluchthaven`,
    arrivalPlace: list`luchthaven van bestemming, bestemmingsluchthaven`,
    flight: list`vlucht datum, vlucht en datum, vluchtnummer, vlucht, vluchten, vluchten data`,
    packageCount: list`aantal colli, aantal stuks, colli, stuks`,
    grossWeight: list`brutogewicht, bruto kg, gewicht`,
    weightUnit: list`kg lb`,
    nature: list`
      aard en hoeveelheid van de goederen, aard en hoeveelheid, omschrijving goederen, omschrijving, goederen`,
    information: list`behandelingsinformatie, afhandelingsinstructies`,
    securityStatus: list`beveiligingsstatus`,
    regulatedAgent: list`erkend luchtvrachtagent, nummer erkend luchtvrachtagent`,
    screeningMethod: list`beveiligingsonderzoek, methode van onderzoek`,
    securityIssuedBy: list`beveiligingsstatus afgegeven door`,
    securityIssuedOn: list`beveiligingsstatus afgegeven op`,
    established: list`
      opgemaakt op te, afgegeven op te, plaats en datum van afgifte, opgemaakt te, plaats en datum, uitgegeven
      op`,
    furniture: list`belast gewicht, tarief, aangegeven waarde`,
  },
}
