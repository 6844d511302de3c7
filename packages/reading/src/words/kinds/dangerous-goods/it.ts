import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const italianDangerousGoods: FormLanguage = {
  titles: list`
    dichiarazione merci pericolose, dichiarazione di merci pericolose, documento di trasporto adr, documento di
    trasporto merci pericolose, documento di trasporto di merci pericolose, ddt adr, dichiarazione imo,
    dichiarazione del caricatore merci pericolose`,
  labels: {
    consignor: list`speditore, mittente, caricatore`,
    documentNumber: list`
      documento di trasporto n, numero documento, documento n, numero del documento di trasporto, n del
      documento di trasporto, documento nr, n documento, ddt n, n ddt`,
    carrier: list`vettore, trasportatore, trasporto a cura di, trasporto a mezzo`,
    vesselAndVoyage: list`nave viaggio, nave e viaggio, nave volo n e data`,
    portOfLoading: list`porto di imbarco, porto di carico`,
    portOfDischarge: list`porto di sbarco, porto di scarico`,
    placeOfDelivery: list`destinazione, luogo di destinazione`,
    containerNumber: list`container n, n container`,
    containerSeal: list`sigillo n, n sigillo, sigillo, sigilli, numero sigillo`,
    packageCount: list`numero colli, n colli, numero dei colli, nr colli, colli, totale colli, n pezzi`,
    packing: list`
      tipo di colli, imballaggio, tipo imballaggio, descrizione dei colli, numero e tipo di colli, numero e
      descrizione dei colli, n e tipo colli, imballo, imballaggi, quantità e tipo di imballaggio,
      confezionamento, tipo di collo, n e tipo imballaggi`,
    nature: list`
      denominazione ufficiale di trasporto, designazione ufficiale di trasporto, nome di spedizione, numero e
      tipo di colli descrizione delle merci, designazione ufficiale, denominazione, descrizione, descrizione
      della merce, materia`,
    unNumber: list`n onu, numero onu, onu, un, nr onu, numero un`,
    hazardClass: list`classe, etichette, classe etichette, etichetta, n etichetta, modello di etichetta`,
    packingGroup: list`
      gruppo di imballaggio, gi, gr imb, gruppo d'imballaggio, g i, gruppo imb, gruppo imballaggio`,
    tunnelCode: list`
      codice di restrizione in galleria, codice galleria, restrizione gallerie, cod galleria, gallerie,
      restrizione galleria`,
    grossWeight: list`
      massa lorda, massa lorda kg, peso lordo, massa lorda totale, peso lordo kg, lordo kg, lordo, peso lordo
      totale, kg lordi`,
    netWeight: list`
      massa netta, massa netta kg, peso netto, quantità totale, peso netto kg, netto kg, netto, quantità netta,
      kg netti, peso netto totale`,
    emergencyPhone: list`telefono di emergenza, numero di emergenza, contatto di emergenza`,
    information: list`informazioni supplementari, ulteriori informazioni`,
    established: list`luogo e data, data e luogo, fatto a`,
    furniture: list`
      categoria di trasporto, dichiarazione, dichiarazione dello speditore, punto di infiammabilità, quantità
      limitata, punti, fattore, note, osservazioni, conducente, autista, pericoloso per l'ambiente`,
  },
}
