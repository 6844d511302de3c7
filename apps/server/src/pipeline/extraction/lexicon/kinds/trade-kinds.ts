import type { Concept } from '../../concepts.ts'
import { list } from '../lexicon.ts'
import type { FormWords } from './form-words.ts'
import { furtherDeliveryNotes, furtherInvoices, furtherPackingLists } from './further/trade-kinds.ts'
import { furtherTradeLabels } from './further/trade-papers.ts'
import { tradeLabels } from './trade-papers.ts'

interface Own {
  titles: readonly string[]
  /** Labels of the paper's own number. */
  number: readonly string[]
}

export type TradeWords = Readonly<Record<string, Own>>

function wordsOf(own: TradeWords, numberOf: Concept = 'paperNumber'): FormWords {
  return Object.fromEntries(
    Object.entries(own).map(([language, { titles, number }]) => [
      language,
      {
        titles,
        labels: { [numberOf]: number, ...(tradeLabels[language] ?? furtherTradeLabels[language]) },
      },
    ]),
  )
}

export const invoiceWords = wordsOf({
  en: {
    titles: list`
      commercial invoice, pro forma invoice, proforma invoice, invoice, customs invoice, tax invoice,
      proforma`,
    number: list`
      invoice no, invoice number, invoice nr, invoice id, invoice no and date, document no, number, proforma
      no`,
  },
  de: {
    titles: list`handelsrechnung, proformarechnung, proforma rechnung, zollrechnung, rechnung`,
    number: list`rechnungs nr, rechnungsnummer, rechnung nr, rechnungsnr, belegnummer, beleg nr, dokument nr`,
  },
  fr: {
    titles: list`facture commerciale, facture pro forma, facture proforma, facture`,
    number: list`facture n, n de facture, numéro de facture, n facture, facture numéro`,
  },
  it: {
    titles: list`fattura commerciale, fattura proforma, fattura pro forma, fattura accompagnatoria, fattura`,
    number: list`fattura n, n fattura, numero fattura, fattura numero, numero documento`,
  },
  es: {
    titles: list`factura comercial, factura proforma, factura pro forma, factura`,
    number: list`factura n, n de factura, número de factura, n factura, factura número`,
  },
  pl: {
    titles: list`faktura handlowa, faktura proforma, faktura vat, faktura`,
    number: list`faktura nr, nr faktury, numer faktury, faktura vat nr`,
  },
  nl: {
    titles: list`handelsfactuur, proformafactuur, proforma factuur, pro forma factuur, factuur`,
    number: list`factuurnummer, factuur nr, factuurnr, factuur nummer`,
  },
  cs: {
    titles: list`obchodní faktura, proforma faktura, faktura daňový doklad, faktura`,
    number: list`faktura č, číslo faktury, faktura číslo`,
  },
  sv: {
    titles: list`handelsfaktura, proformafaktura, faktura`,
    number: list`fakturanummer, faktura nr, fakturanr`,
  },
  pt: {
    titles: list`fatura comercial, factura comercial, fatura proforma, fatura pró forma, fatura, factura`,
    number: list`fatura n, n da fatura, número da fatura, fatura número`,
  },
  ...furtherInvoices,
})

export const packingListWords = wordsOf({
  en: {
    titles: list`packing list, packing note, weight list, packing and weight list, packing slip`,
    number: list`packing list no, packing list number, list no, no, document no, number`,
  },
  de: {
    titles: list`packliste, packzettel, pack und gewichtsliste, gewichtsliste, kolliliste`,
    number: list`packliste nr, packlisten nr, packlistennummer, packliste nummer, beleg nr, dokument nr`,
  },
  fr: {
    titles: list`liste de colisage, note de colisage, bordereau de colisage`,
    number: list`liste de colisage n, n de liste, numéro de liste, n de la liste de colisage, liste n`,
  },
  it: {
    titles: list`
      packing list, lista colli, distinta colli, distinta di imballaggio, lista di imballaggio, distinta pesi`,
    number: list`packing list n, lista n, distinta n, n distinta, numero documento`,
  },
  es: {
    titles: list`lista de contenido, lista de empaque, lista de bultos, packing list, lista de embalaje`,
    number: list`
      lista n, n de lista, lista de contenido n, packing list n, lista de empaque n, número de lista`,
  },
  pl: {
    titles: list`lista pakowa, list pakowy, specyfikacja pakowania, specyfikacja wysyłkowa, packing list`,
    number: list`lista pakowa nr, nr listy, numer listy pakowej, specyfikacja nr, packing list nr`,
  },
  nl: {
    titles: list`paklijst, packing list, colli lijst, collilijst`,
    number: list`paklijst nr, paklijstnummer, paklijst nummer, packing list nr`,
  },
  cs: {
    titles: list`balicí list, seznam balení, packing list`,
    number: list`balicí list č, číslo balicího listu, packing list č`,
  },
  sv: {
    titles: list`packlista, packspecifikation, packing list`,
    number: list`packlista nr, packlistenummer`,
  },
  pt: {
    titles: list`lista de embalagem, romaneio, packing list, lista de volumes`,
    number: list`lista n, n da lista, lista de embalagem n, packing list n`,
  },
  ...furtherPackingLists,
})

export const deliveryNoteWords = wordsOf({
  en: {
    titles: list`
      delivery note, delivery docket, despatch note, dispatch note, delivery slip, goods delivery note,
      advice note`,
    number: list`
      delivery note no, delivery note number, delivery no, dispatch note no, despatch note no, note no,
      delivery number, document no`,
  },
  de: {
    titles: list`lieferschein, warenbegleitschein, versandanzeige`,
    number: list`
      lieferschein nr, lieferscheinnummer, lieferscheinnr, lieferschein nummer, beleg nr, belegnummer`,
  },
  fr: {
    titles: list`
      bon de livraison, bordereau de livraison, bulletin de livraison, bon d'expédition, avis d'expédition`,
    number: list`bon de livraison n, n de bon, bl n, n bl, n du bon de livraison, numéro du bon, bordereau n`,
  },
  it: {
    titles: list`
      documento di trasporto, documento di trasporto ddt, bolla di consegna, ddt, bolla di accompagnamento`,
    number: list`ddt n, n ddt, documento di trasporto n, bolla n, numero ddt, n documento, numero documento`,
  },
  es: {
    titles: list`albarán de entrega, albarán, nota de entrega, guía de remisión`,
    number: list`albarán n, n de albarán, número de albarán, n albarán, nota de entrega n`,
  },
  pl: {
    titles: list`dokument wz, wydanie zewnętrzne, dowód dostawy, list dostawy, wz wydanie zewnętrzne, wz`,
    number: list`wz nr, nr wz, numer wz, dokument wz nr, nr dokumentu, numer dokumentu`,
  },
  nl: {
    titles: list`pakbon, leverbon, afleverbon, leveringsbon, vrachtbon`,
    number: list`pakbonnummer, pakbon nr, leverbon nr, leverbonnummer, afleverbon nr, bonnummer`,
  },
  cs: { titles: list`dodací list`, number: list`dodací list č, číslo dodacího listu` },
  sv: {
    titles: list`följesedel, leveranssedel, packsedel`,
    number: list`följesedel nr, följesedelsnummer, leveranssedel nr`,
  },
  pt: {
    titles: list`guia de remessa, guia de entrega, nota de entrega, guia de transporte`,
    number: list`guia n, guia de remessa n, n da guia, número da guia, guia de transporte n`,
  },
  ...furtherDeliveryNotes,
})
