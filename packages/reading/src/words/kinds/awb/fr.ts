import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const frenchAwb: FormLanguage = {
  titles: list`
    lettre de transport aérien, lettre de voiture aérienne, lta, lettre de transport aérien house, lta
    électronique, lettre de transport aérien électronique, récépissé de fret aérien, lta maison`,
  labels: {
    consignor: list`nom et adresse de l'expéditeur, expéditeur, expéditeur nom et adresse`,
    consignee: list`nom et adresse du destinataire, destinataire, destinataire nom et adresse`,
    freightForwarder: list`
      agent du transporteur émetteur, agent émetteur, nom et ville de l'agent du transporteur émetteur, agent
      iata, agent de fret`,
    carrier: list`émise par, émis par, transporteur aérien, compagnie aérienne, transporteur`,
    documentNumber: list`
      lta maison hawb n, lta maison n, lta n, numéro de lta, n de lta, numéro lta, n lta, lta house n, hawb n`,
    departurePlace: list`aéroport de départ, départ`,
    arrivalPlace: list`aéroport de destination, aéroport d'arrivée, destination`,
    flight: list`vol date, vol et date, numéro de vol et date, n de vol, vol, vol demandé, vols, vol dates, vols dates, vols prévus`,
    packageCount: list`
      nombre de colis, nb de colis, nombre de pièces, colis, nb colis, nbre de colis, pièces`,
    grossWeight: list`poids brut, poids brut kg, poids réel, poids`,
    weightUnit: list`kg lb`,
    nature: list`
      nature et quantité des marchandises, nature et quantité de la marchandise, nature des marchandises, nature
      de la marchandise, désignation, marchandise, nature et quantité`,
    information: list`
      instructions de manutention, informations de manutention, renseignements pour le traitement`,
    securityStatus: list`statut de sûreté, statut sûreté`,
    regulatedAgent: list`agent habilité, numéro d'agent habilité, n d'agent habilité`,
    screeningMethod: list`méthode d'inspection filtrage, méthode de contrôle`,
    securityIssuedBy: list`statut de sûreté délivré par`,
    securityIssuedOn: list`statut de sûreté délivré le`,
    established: list`
      établie le à, établi le à, fait le à, établie à, fait à, établi le, établie le, date et lieu d'émission,
      lieu et date d'émission, émise le`,
    furniture: list`poids taxable, tarif, code tarif, valeur déclarée, total à payer`,
    volume: list`volume, volume m3, cubage`,
    paymentOfCarriage: list`frais, paiement, taxes, port`,
  },
}
