import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const frenchAnnexVii: FormLanguage = {
  titles: list`
    informations accompagnant les transferts de déchets, informations relatives à l'envoi, annexe vii,
    informations accompagnant les transferts`,
  labels: {
    consignor: list`
      personne qui organise le transfert, organisateur du transfert, personne organisant le transfert`,
    consignee: list`importateur destinataire, importateur, destinataire`,
    wasteQuantity: list`
      quantité réelle, quantité, quantité effective, quantité réelle tonnes, quantité en tonnes`,
    dateOfTakingOver: list`date réelle du transfert, date du transfert, date effective du transfert`,
    carrier: list`premier transporteur, 1er transporteur, transporteur`,
    successiveCarrier: list`deuxième transporteur, 2e transporteur, second transporteur`,
    furtherCarrier: list`troisième transporteur, 3e transporteur`,
    recoveryFacility: list`
      installation de valorisation, laboratoire, installation de valorisation laboratoire, installation`,
    recoveryOperation: list`
      opération de valorisation, opération de valorisation code r, code r, opération de valorisation ou
      d'élimination`,
    nature: list`
      dénomination usuelle des déchets, description usuelle des déchets, dénomination usuelle, description des
      déchets`,
    wasteCode: list`
      identification des déchets, code déchet, code des déchets, codes déchets, liste des déchets,
      identification des déchets codes correspondants`,
    modeOfTransport: list`moyen de transport, mode de transport`,
    established: list`lieu et date`,
    furniture: list`
      producteur de déchets, producteur, producteur initial, pays concernés, états concernés, exportation
      expédition, pays d'exportation, pays d'expédition, pays de transit, transit, importation destination, pays
      d'importation, pays de destination, date du transfert de prise en charge, date de prise en charge,
      personne à contacter, personne de contact, code ocde, code national, déclaration, déclaration de la
      personne organisant le transfert, nom, date, signature`,
  },
}
