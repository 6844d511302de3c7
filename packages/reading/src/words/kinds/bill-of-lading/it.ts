import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const italianBillOfLading: FormLanguage = {
  titles: list`
    polizza di carico, polizza di carico marittima, polizza di carico diretta, polizza di carico multimodale,
    lettera di vettura marittima, polizza di carico house, polizza di carico per trasporto combinato`,
  labels: {
    consignor: list`caricatore, mittente, speditore, caricatore mittente, esportatore`,
    consignee: list`
      ricevitore, destinatario, all'ordine di, consegnatario, ricevitore destinatario, destinatario all'ordine
      di`,
    carrier: list`vettore, compagnia di navigazione, vettore marittimo, per il vettore, armatore`,
    freightForwarder: list`spedizioniere, agente, casa di spedizioni, agente spedizioniere`,
    documentNumber: list`
      polizza n, polizza di carico n, n polizza, numero polizza, b l n, n b l, numero di polizza, n di polizza`,
    vesselAndVoyage: list`nave viaggio, nave e viaggio, nave e n viaggio, motonave viaggio, nave n viaggio`,
    vessel: list`nave, nome della nave, motonave`,
    voyage: list`viaggio n, n viaggio, viaggio, numero viaggio`,
    portOfLoading: list`p to imbarco, pto imbarco, p imbarco, porto imbarco, porto carico, porto caricazione, porto di imbarco, porto di carico, porto d'imbarco, porto di caricazione`,
    portOfDischarge: list`p to sbarco, pto sbarco, p sbarco, porto sbarco, porto scarico, porto destinazione, porto di sbarco, porto di scarico, porto di destinazione, porto di scaricazione`,
    placeOfTakingOver: list`
      ricevuta merce presso, merce ricevuta presso, ricevuta presso, luogo di ricezione, luogo di presa in carico, luogo di ricevimento, luogo di ritiro`,
    placeOfDelivery: list`
      riconsegna finale, consegna finale, luogo di riconsegna finale, luogo di consegna, destinazione finale, luogo di riconsegna, luogo di destinazione`,
    containerNumber: list`
      container n, n container, contenitore n, container, contenitore, n contenitore, contenitore sigillo,
      container sigillo, contenitori`,
    containerSeal: list`sigillo n, sigillo, n sigillo, sigilli, numero sigillo`,
    packageCount: list`
      numero colli, n colli, colli, numero e tipo di colli, numero dei colli, numero e natura dei colli,
      quantità, nr colli, quantità colli`,
    nature: list`
      descrizione della merce dicesi contenere, merce dicesi contenere, dicesi contenere, descrizione della merce, descrizione delle merci, merce, natura della merce, merci, descrizione, merce
      secondo dichiarazione del caricatore, designazione delle merci, numero e natura dei colli descrizione
      della merce`,
    grossWeight: list`
      peso lordo, peso lordo kg, lordo kg, lordo t, peso lordo in kg, peso lordo kgs, kg lordi, peso kg`,
    volume: list`volume, cubatura, volume m3, cubaggio, volume mc, misura, mc`,
    paymentOfCarriage: list`nolo, nolo pagabile a, nolo e spese, condizioni di nolo, nolo pagabile, noli`,
    established: list`
      emissione, emissione polizza, luogo e data di emissione, emessa a, rilasciata a, luogo e data, emesso a, fatto a, data e luogo di
      emissione, luogo e data di rilascio`,
    dateOfLoading: list`
      imbarcato il, caricato a bordo il, a bordo il, a bordo, caricata a bordo il, imbarcata il, data d'imbarco,
      data di imbarco, caricato a bordo, imbarcato a bordo, data di caricazione, shipped on board il`,
    furniture: list`
      notificare a, notify, parte da notificare, numero degli originali, numero originali, prenotazione n,
      notifica, originali emessi, n originali, tara, prenotazione, agente a destino, agente a destinazione,
      resa, rif caricatore`,
    marks: list`marche e numeri, marche, marche numeri, contrassegni, marche e n`,
    packing: list`natura dei colli, imballaggio, tipo colli, imballo`,
    netWeight: list`peso netto, netto kg, peso netto kg`,
    placeOfIssue: list`luogo di emissione, luogo di rilascio`,
    dateOfIssue: list`data di emissione, data di rilascio, data emissione`,
  },
}
