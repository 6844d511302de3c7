import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const italianAnnexVii: FormLanguage = {
  titles: list`
    informazioni che accompagnano le spedizioni di rifiuti, informazioni di spedizione, allegato vii,
    informazioni relative alla spedizione`,
  labels: {
    consignor: list`
      persona che organizza la spedizione, organizzatore della spedizione, soggetto che organizza la spedizione`,
    consignee: list`importatore destinatario, importatore, destinatario`,
    wasteQuantity: list`
      quantità effettiva, quantità, quantitativo effettivo, quantità effettiva tonnellate, quantità in
      tonnellate`,
    dateOfTakingOver: list`
      data effettiva della spedizione, data della spedizione, data effettiva di spedizione`,
    carrier: list`primo vettore, 1 vettore, vettore, primo trasportatore`,
    successiveCarrier: list`secondo vettore, 2 vettore, secondo trasportatore`,
    furtherCarrier: list`terzo vettore, 3 vettore`,
    recoveryFacility: list`impianto di recupero, laboratorio, impianto di recupero laboratorio, impianto`,
    recoveryOperation: list`
      operazione di recupero, operazione di recupero codice r, codice r, operazione di recupero o smaltimento`,
    nature: list`
      denominazione usuale dei rifiuti, descrizione abituale dei rifiuti, descrizione usuale dei rifiuti,
      denominazione abituale dei rifiuti`,
    wasteCode: list`
      identificazione dei rifiuti, codice rifiuto, codice dei rifiuti, codice cer, codice eer, elenco dei
      rifiuti`,
    modeOfTransport: list`mezzo di trasporto, modalità di trasporto`,
    established: list`luogo e data`,
    furniture: list`
      produttore dei rifiuti, produttore, produttore iniziale, paesi interessati, stati interessati,
      esportazione spedizione, paese di esportazione, paese di spedizione, transito, paese di transito,
      importazione destinazione, paese di importazione, paese di destinazione, data del trasferimento, persona
      da contattare, referente, codice ocse, codice nazionale, dichiarazione, nome, data, firma`,
  },
}
