import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const italianCim: FormLanguage = {
  titles: list`
    lettera di vettura cim, lettera di vettura ferroviaria, lettera di vettura cim trasporto combinato, lettera
    di vettura internazionale cim`,
  labels: {
    consignor: list`mittente`,
    documentNumber: list`
      numero di spedizione, spedizione n, spedizione, n spedizione, identificazione della spedizione,
      identificazione spedizione`,
    takingOver: list`
      luogo data e ora di presa in carico, luogo e data di presa in carico, luogo data e ora della presa in carico, luogo e data della presa in carico`,
    departurePlace: list`
      stazione mittente, stazione partenza, stazione di partenza, luogo di presa in carico, luogo di presa in consegna`,
    arrivalPlace: list`
      stazione destinataria, stazione di destinazione, luogo di riconsegna, stazione di arrivo, stazione arrivo, stazione destino, luogo di
      consegna`,
    dateOfTakingOver: list`presa in consegna, presa in carico, data presa in consegna, data di presa in carico, data della presa in carico, data ora`,
    carrier: list`
      vettore, vettore contrattuale, trasportatore, impresa ferroviaria, trasportatore contrattuale`,
    wagonNumber: list`carro n, n carro, numero del carro, carro, carri, numero carro`,
    train: list`treno n, n treno, numero treno, treno`,
    statisticalNumber: list`codice nhm, nhm`,
    nature: list`denominazione della merce, descrizione della merce, designazione della merce, merce`,
    grossWeight: list`massa, massa kg, massa lorda, massa totale, massa in kg, massa lorda kg`,
    information: list`dichiarazioni del mittente, dichiarazioni`,
    paymentOfCarriage: list`porto, pagamento delle spese, affrancazione, affrancamento`,
    established: list`luogo e data di compilazione, compilata a, luogo e data di emissione, luogo e data`,
    furniture: list`
      riferimento del mittente, codice cliente, tara, tariffa, punti di confine, itinerario, stazione,
      contratto, altri vettori, vettori esecutori, vettore esecutore, transito, riferimento`,
    containerSeal: list`sigilli, piombi, sigillo`,
    containerNumber: list`uti, carro uti, contenitore, unità di carico`,
  },
}
