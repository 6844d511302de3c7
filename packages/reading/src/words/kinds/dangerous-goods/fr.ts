import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const frenchDangerousGoods: FormLanguage = {
  titles: list`
    déclaration de marchandises dangereuses, formule cadre pour le transport multimodal de marchandises
    dangereuses, document de transport adr, document de transport de marchandises dangereuses, document de
    transport marchandises dangereuses, document de transport de matières dangereuses, déclaration de matières
    dangereuses, déclaration d'expédition de marchandises dangereuses, bordereau matières dangereuses,
    déclaration de chargement de matières dangereuses, document de transport pour marchandises dangereuses`,
  labels: {
    consignor: list`expéditeur, chargeur expéditeur, expéditeur chargeur`,
    documentNumber: list`
      document de transport n, n du document de transport, numéro du document, n de document, document n, n du
      document, réf document, bordereau n, n de bordereau, bl n, n bl`,
    carrier: list`transporteur, transport assuré par, enlevé par, enlèvement par`,
    vesselAndVoyage: list`navire voyage, navire et voyage, navire n de voyage, navire vol n et date`,
    portOfLoading: list`port de chargement, port lieu de chargement`,
    portOfDischarge: list`port de déchargement, port lieu de déchargement`,
    placeOfDelivery: list`destination, lieu de destination`,
    marks: list`marques d'expédition, marques et numéros`,
    containerNumber: list`
      conteneur n, n de conteneur, n d'identification du conteneur, n du conteneur, n d'identification du
      conteneur n d'immatriculation du véhicule`,
    containerSeal: list`
      n de scellé, scellé n, scellé, numéro de scellé, numéros de scellés, numéro s de scellé s, numéro de
      plomb, plomb`,
    packageCount: list`
      nombre de colis, nombre, nb colis, nbre de colis, nb de colis, quantité de colis, colis`,
    packing: list`
      type de colis, nature des colis, description des colis, emballage, nombre et type des emballages, nombre
      et type de colis, nbre et type d'emballages, nombre et description des colis, emballages, conditionnement,
      nb et type d'emballage, type d'emballage, nature de l'emballage`,
    nature: list`
      désignation officielle de transport, désignation officielle, nombre et type de colis désignation des
      marchandises, désignation des marchandises, description des marchandises, nombre et type des emballages
      description des marchandises, nombre et nature des colis désignation des marchandises, nombre et nature
      des colis description des marchandises, désignation, nom d'expédition, dénomination, désignation de la
      matière, matière`,
    unNumber: list`n onu, numéro onu, onu, un, no onu, code onu, n un`,
    hazardClass: list`
      classe, étiquettes, classe étiquettes, modèle d'étiquette, étiquette, classe de danger, n d'étiquette,
      étiquette de danger`,
    packingGroup: list`groupe d'emballage, ge, gr d'emb, groupe d'emb, gr emb, groupe emballage`,
    tunnelCode: list`
      code de restriction en tunnels, code tunnel, restriction tunnels, restriction tunnel, tunnels, tunnel`,
    grossWeight: list`
      masse brute, masse brute kg, poids brut, masse brute totale, poids brut kg, brut kg, pds brut, poids brut
      total`,
    netWeight: list`
      masse nette, masse nette kg, poids net, quantité totale, quantité nette, poids net kg, net kg, pds net,
      quantité`,
    volume: list`cubage m3, volume m3`,
    emergencyPhone: list`
      téléphone d'urgence, numéro d'urgence, contact d'urgence, tél d'urgence, numéro d'appel d'urgence`,
    information: list`informations complémentaires, renseignements complémentaires`,
    established: list`lieu et date, fait à, fait à le, date et lieu`,
    furniture: list`
      catégorie de transport, référence de l'expéditeur, déclaration, déclaration de l'expéditeur, certificat
      d'empotage, point d'éclair, polluant marin, quantité limitée, cat de transport, points, facteur,
      remarques, observations, chauffeur, conducteur, dangereux pour l'environnement, masse brute totale tare
      comprise, masse brute totale y compris la tare, masse brute totale tare incluse, tare kg, tare`,
  },
}
