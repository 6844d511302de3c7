import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const frenchCim: FormLanguage = {
  titles: list`
    lettre de voiture cim, lettre de voiture ferroviaire, lettre de voiture cim transport combiné, lettre wagon
    cim, lettre de voiture cim cuv`,
  labels: {
    consignor: list`expéditeur`,
    documentNumber: list`
      numéro d'expédition, expédition n, identification de l'envoi, n d'expédition, n d'envoi, identification de
      l'envoi pays gare entreprise n d'expédition`,
    takingOver: list`
      lieu date et heure de prise en charge, lieu et date de prise en charge, lieu date et heure de la prise en charge, lieu et date de la prise en charge`,
    departurePlace: list`
      gare expéditrice, gare de départ, lieu de prise en charge, point de prise en charge, prise en charge lieu
      date heure, prise en charge, lieu de départ`,
    arrivalPlace: list`gare destinataire, gare de destination, lieu de livraison, gare d'arrivée`,
    dateOfTakingOver: list`
      date de prise en charge, mois jour heure de prise en charge, date heure, date et heure de prise en charge`,
    carrier: list`transporteur, transporteur contractuel, entreprise ferroviaire`,
    wagonNumber: list`wagon n, n de wagon, n wagon, numéro de wagon, wagons, wagon`,
    train: list`train n, n de train, numéro de train, train`,
    statisticalNumber: list`code nhm, nhm, n nhm`,
    nature: list`désignation de la marchandise, désignation des marchandises, marchandise, désignation`,
    grossWeight: list`masse, masse kg, masse brute, masse totale, masse en kg, masse brute kg`,
    information: list`déclarations de l'expéditeur, déclarations`,
    paymentOfCarriage: list`paiement des frais, paiement, affranchissement`,
    established: list`
      lieu et date d'établissement, établi à, lieu et date de l'établissement, lieu et date, établie à`,
    furniture: list`
      référence de l'expéditeur, code client, tarif, tare, points frontières, itinéraire, rid, gare, numéro de
      client, autres transporteurs, transporteurs exécutants, transporteur exécutant, transporteurs substitués, gare desservant le lieu de livraison, conditions commerciales, référence
      expéditeur, date d'arrivée, référence`,
    containerSeal: list`plomb, sceau, plomb sceau, scellés, plombs`,
    containerNumber: list`uti, wagon uti, conteneur, unité de chargement`,
  },
}
