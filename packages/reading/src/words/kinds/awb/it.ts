import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const italianAwb: FormLanguage = {
  titles: list`
    lettera di vettura aerea, lettera di trasporto aereo, lettera di vettura aerea hawb, lettera di vettura
    aerea elettronica, ricevuta merci aerea`,
  labels: {
    consignor: list`nome e indirizzo del mittente, mittente, mittente nome e indirizzo`,
    consignee: list`nome e indirizzo del destinatario, destinatario, destinatario nome e indirizzo`,
    freightForwarder: list`agente del vettore emittente, agente emittente, agente iata, agente`,
    carrier: list`emessa da, compagnia aerea, vettore aereo, emesso da, vettore`,
    documentNumber: list`
      n lettera di vettura aerea, numero awb, awb n, lettera di vettura aerea n, lta n, n lta, hawb n, lettera
      di vettura n, n hawb`,
    departurePlace: list`aeroporto di partenza`,
    arrivalPlace: list`aeroporto di destinazione, aeroporto di arrivo`,
    flight: list`volo data, volo e data, numero di volo, volo, n volo, voli, voli date, voli e date`,
    packageCount: list`numero dei colli, n colli, numero colli, colli, nr colli`,
    grossWeight: list`peso lordo, peso lordo kg, lordo kg, peso`,
    weightUnit: list`kg lb`,
    nature: list`
      natura e quantità della merce, natura e quantità delle merci, natura della merce, descrizione della merce,
      merce`,
    information: list`informazioni per il trattamento, istruzioni per la movimentazione`,
    securityStatus: list`stato di sicurezza, status di sicurezza`,
    regulatedAgent: list`agente regolamentato, numero agente regolamentato`,
    screeningMethod: list`metodo di controllo, metodo di screening`,
    securityIssuedBy: list`stato di sicurezza rilasciato da`,
    securityIssuedOn: list`stato di sicurezza rilasciato il`,
    established: list`
      emessa il a, rilasciata il a, luogo e data di emissione, emessa il, emessa il data a luogo, emessa il data
      a luogo firma, data e luogo, fatto a`,
    furniture: list`peso tassabile, tariffa, valore dichiarato`,
    volume: list`volume, volume mc, mc`,
    paymentOfCarriage: list`spese, pagamento, nolo`,
  },
}
