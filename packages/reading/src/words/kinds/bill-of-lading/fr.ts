import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const frenchBillOfLading: FormLanguage = {
  titles: list`
    connaissement, connaissement maritime, connaissement de transport combiné, lettre de transport maritime,
    connaissement direct, connaissement multimodal, connaissement à ordre, lettre de transport maritime non
    négociable, connaissement fiata, connaissement nominatif`,
  labels: {
    consignor: list`
      chargeur, expéditeur, expéditeur chargeur, chargeur expéditeur, exportateur, nom et adresse du chargeur`,
    consignee: list`
      destinataire, réceptionnaire, destinataire ou à ordre, destinataire à ordre de, consignataire, à l'ordre
      de, nom et adresse du destinataire`,
    carrier: list`
      transporteur maritime, transporteur, compagnie maritime, armateur, pour le transporteur, compagnie de
      navigation, le transporteur`,
    freightForwarder: list`transitaire, commissionnaire de transport`,
    documentNumber: list`
      connaissement n, n de connaissement, numéro de connaissement, b l n, n b l, bl n, connaissement no, réf
      connaissement, ltm n, n de ltm, document n, lettre de transport n, n du connaissement`,
    vesselAndVoyage: list`
      nav voy, navire et voyage n, navire de mer voyage, navire voyage, navire et voyage, navire n de voyage, navire et n de voyage, navire voy, nom du navire et
      voyage`,
    vessel: list`navire, nom du navire`,
    voyage: list`voyage n, numéro de voyage, n de voyage, n voyage, voyage, voy n`,
    portOfLoading: list`
      port charg, p chargement, pt de chargement, port de chargement, port d'embarquement, port embarquement, port chargement, lieu de chargement`,
    portOfDischarge: list`
      port déch, p déchargement, pt de déchargement, port de déchargement, port de débarquement, port débarquement, port déchargement, port de destination,
      lieu de déchargement`,
    placeOfTakingOver: list`
      marchandise reçue à, reçu à, réception à, lieu de réception, lieu de prise en charge, lieu de prise en charge par le transporteur, lieu de départ,
      lieu de réception des marchandises`,
    placeOfDelivery: list`
      livraison finale, livraison à, lieu de livraison, lieu de livraison finale, lieu de livraison par le transporteur, destination finale,
      lieu de destination`,
    containerNumber: list`
      conteneur n, n de conteneur, numéro de conteneur, conteneur, n du conteneur, n conteneur, conteneurs, n du
      conteneur plomb, unité, n tc, tc n`,
    containerSeal: list`
      scellé n, n de scellé, plomb, scellé, plomb n, scellés, n plomb, n scellé, n du plomb, n de plomb`,
    packageCount: list`
      nombre de colis, nombre et nature des colis, nbre de colis, nombre colis, colis, quantité, nb colis,
      nombre et espèce des colis`,
    nature: list`
      désignation dit contenir, marchandises dit contenir, désignation des marchandises dit contenir, nature et quantité des marchandises, nombre et nature des colis désignation des marchandises, désignation des marchandises, description des marchandises, désignation de la marchandise, nature de la
      marchandise, marchandise, marchandises, description, désignation, description des marchandises déclarée
      par le chargeur`,
    grossWeight: list`
      poids brut, poids brut kg, masse brute t, masse brute, brut kg, poids brut en kg, masse brute kg, poids kg`,
    volume: list`volume, cubage, volume m3, cubage m3, mesure, cbm`,
    paymentOfCarriage: list`fret, fret payable à, fret et frais, paiement du fret, conditions de fret`,
    established: list`
      émission, lieu et date d'émission, émis à, fait à, établi à, date et lieu d'émission, lieu et date de création,
      délivré à`,
    dateOfLoading: list`
      embarqué le, mis à bord le, chargé à bord le, mise à bord, date de mise à bord, date d'embarquement,
      chargé à bord, embarqué à bord le, net à bord, clean à bord, mis à bord, date de chargement`,
    furniture: list`
      notifier, partie à notifier, adresse à notifier, nombre d'originaux, nombre de connaissements originaux,
      réservation n, n de réservation, partie à aviser, à notifier, réf chargeur, réservation, navire et eta,
      tare, agent à destination, agent au port de débarquement, incoterm`,
    marks: list`
      marques et numéros, marques, marques et n, marques n, n de conteneur marques, marques et numéros conteneur
      et scellés`,
    packing: list`nature des colis, emballage, type de colis, nature de l'emballage`,
    netWeight: list`poids net, masse nette, masse nette t, net kg, poids net kg`,
    placeOfIssue: list`lieu d'émission, lieu de création, lieu d'établissement`,
    dateOfIssue: list`date d'émission, date de création, date d'établissement`,
  },
}
