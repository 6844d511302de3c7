import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const italianTrade: TradeWords = {
  invoice: {
    titles: list`
      fattura commerciale, fattura proforma, fattura pro forma, fattura accompagnatoria, fattura,
      fattura export, fattura immediata, fattura di vendita, fattura differita,
      fattura accompagnatoria di vendita, fattura per esportazione, invoice fattura,
      fattura commerciale export, fattura di esportazione`,
    number: list`
      fattura n, n fattura, numero fattura, fattura numero, numero documento, fatt n, nr fattura,
      fattura nr, n fatt, numero, nr documento, doc n, n doc`,
  },
  packingList: {
    titles: list`
      packing list, lista colli, distinta colli, distinta di imballaggio, lista di imballaggio,
      distinta pesi, lista imballo, lista imballaggi, packing list distinta colli, distinta dei colli,
      distinta di spedizione, nota pesi, lista di carico, distinta di carico, specifica colli,
      specifica imballi, lista valorizzata colli`,
    number: list`n lista, numero lista, lista n, packing list n, lista n, distinta n, n distinta, numero documento, nr distinta, n lista`,
  },
  deliveryNote: {
    titles: list`
      documento di trasporto, documento di trasporto ddt, bolla di consegna, ddt, bolla di
      accompagnamento, bolla accompagnatoria, documento di consegna, buono di consegna, nota di consegna,
      bolla di trasporto, bolla, ddt documento di trasporto, spedizione vendita, spedizione vendita
      registrata, bolla di spedizione, nota di spedizione`,
    number: list`
      ddt n, n ddt, documento di trasporto n, bolla n, numero ddt, n documento, numero documento, nr ddt,
      ddt nr, numero documento di trasporto, doc n, nr documento, n doc, numero, num documento, n bolla`,
  },
  labels: {
    consignor: list`
      venditore, fornitore, esportatore, mittente, cedente, cedente prestatore, produttore, speditore,
      mittente caricatore, caricatore, esportatore venditore, venditore esportatore, ditta mittente,
      speditore mittente, cedente mittente, partenza merce, fornitore mittente, merce in partenza da`,
    consignee: list`
      destinazione merce, luogo di destinazione, destinatario, indirizzo di consegna, consegnare a,
      destinatario merce, destinazione, indirizzo di spedizione, indirizzo destinazione, indirizzo di
      destinazione, destinazione della merce, destinazione merci, destinatario della merce, spedire a,
      consegnare presso, merce destinata a, destinazione diversa, luogo destinazione, destinatario
      consegna, spedito a, sede di consegna, destinazione finale, ricevente, consegna presso, luogo di
      destinazione merce, recapito merce, dest merce, acquirente e destinatario, acquirente destinatario,
      cliente destinatario, destinatario cliente`,
    buyer: list`
      acquirente, cliente, intestatario, fatturare a, spettabile, cessionario, cessionario committente,
      importatore, spett le, spett, intestazione, intestatario fattura, cliente fatturazione,
      indirizzo di fatturazione, compratore, committente, cliente intestatario, fatturato a,
      destinatario fattura, sede legale cliente, intestazione fattura, intestatario documento`,
    documentNumber: list`
      cmr n, n cmr, lettera di vettura n, awb n, cmr nr, nr cmr, ldv n, n ldv, lettera di vettura nr,
      polizza n, n awb`,
    packageCount: list`
      numero colli, n colli, colli, totale colli, numero dei colli, n bancali, nr colli, num colli,
      numero di colli, numero totale colli, tot colli, totale numero colli, numero bancali, nr bancali,
      n pallet, nr pallet, numero pallet, n pedane, numero pedane, nr pedane, n cartoni, numero cartoni,
      n casse, tot bancali, quantità colli, q tà colli, totale pallet, totale bancali, n imballi,
      numero imballi`,
    packing: list`
      imballo, tipo imballo, imballaggio, aspetto esteriore dei beni, aspetto esteriore,
      tipo di imballaggio, aspetto dei beni, aspetto esteriore dei beni trasportati,
      aspetto dei beni trasportati, aspetto merce, aspetto esteriore merce, imballi, tipo di imballo,
      tipo collo, tipo colli, natura dei colli, tipologia imballo, tipo imballaggio, tipologia colli,
      confezione`,
    nature: list`
      descrizione, descrizione della merce, descrizione dei beni, descrizione articolo, articolo,
      descrizione merce, descrizione prodotto, descrizione articoli, descrizione dei prodotti,
      descrizione beni, descrizione materiale, descrizione delle merci, descrizione della fornitura,
      denominazione, denominazione articolo, natura dei beni, natura della merce, natura qualità dei beni,
      natura e qualità dei beni, descrizione dei beni natura e qualità, prodotto, merce, merci, contenuto,
      descrizione prodotti, descrizione bene, natura qualità, descrizione beni natura qualità`,
    grossWeight: list`
      peso lordo, peso lordo kg, lordo kg, peso lordo totale, lordo, p lordo, p lordo kg, peso l,
      peso lordo in kg, tot peso lordo, totale peso lordo, totale lordo, peso lordo kgs, kg lordi,
      peso totale lordo, peso kg, peso, peso totale, peso totale kg, massa lorda, massa lorda kg,
      peso lordo complessivo, lordo totale, peso kg lordo, pl kg`,
    netWeight: list`
      peso netto, peso netto kg, netto kg, peso netto totale, netto, p netto, p netto kg, peso netto in kg,
      tot peso netto, totale peso netto, totale netto kg, peso netto kgs, kg netti, peso totale netto,
      massa netta, massa netta kg, peso netto complessivo, peso kg netto, pn kg`,
    volume: list`
      volume, volume m3, cubatura, volume mc, vol mc, vol m3, volume in m3, volume totale, volume totale mc,
      cbm, tot volume, cubaggio, totale volume, metri cubi`,
    marks: list`marche e numeri, marche, contrassegni, n collo`,
    statisticalNumber: list`
      codice doganale, voce doganale, nomenclatura combinata, codice hs, cod doganale, codice nc,
      codice nc8, cod nc, cod intra, codice intra, codice intrastat, nomenclatura, nomenclatura doganale,
      tariffa doganale, voce tariffaria, taric, codice taric, nom comb, nomencl combinata, v d,
      cod nomenclatura, hs code`,
    dateOfDelivery: list`
      ricevuto il, merce ricevuta il, data ricevimento, consegnato il, data di consegna effettiva`,
    carrier: list`
      vettore, trasportatore, corriere, spedizioniere, vettori, incaricato del trasporto,
      trasporto a mezzo vettore, ditta di trasporto, trasporto a cura del vettore, nome vettore,
      primo vettore, vettore incaricato, vettore ditta, ditta trasporto, autotrasportatore,
      domicilio o residenza dei vettori, denominazione vettore, dati vettore, spedizione a mezzo vettore,
      vettore trasportatore`,
    articleCount: list`
      pezzi, quantità, q tà, qta, quantità consegnata, q tà consegnata, quant, quantità ordinata,
      q tà ordinata, quantità evasa, q tà evasa, residuo, saldo quantità, n pezzi, nr pezzi, totale pezzi,
      tot pezzi, quantità spedita, q tà spedita, quantità totale, um quantità`,
    furniture: list`
      data fattura, data documento, ordine n, n ordine, vs ordine, ns riferimento, vs riferimento, codice
      cliente, scadenza, condizioni di pagamento, pagamento, resa, resa merce, incoterms, prezzo unitario,
      prezzo, importo, totale documento, iva, imponibile, sconto, valuta, banca, iban, bic, um, unità,
      pos, riga, codice, codice articolo, paese di origine, origine, data spedizione, data consegna, data,
      pagina, causale del trasporto, causale, porto, trasporto a cura, contatto, telefono, dimensioni,
      dimensioni cm, lotto, note, inizio trasporto, data fatt, fattura del, data doc, ordine del, data
      ordine, ns ordine, vs ordine n, vostro ordine, nostro ordine, rif ordine, riferimento ordine, rif vs
      ordine, ordine cliente, n ordine cliente, conferma ordine, conf ordine, rif ns ordine, vs rif, ns
      rif, rif, riferimento, riferimenti, vostro riferimento, nostro riferimento, cod cliente, n cliente,
      cliente n, cod cli, codice conto, commessa, n commessa, agente, commerciale, cod agente, referente,
      tel, fax, telefax, e mail, pec, sito, p iva, partita iva, p iva c f, p i, c f, cod fisc, cod
      fiscale, codice fiscale, p iva cod fiscale, partita iva codice fiscale, rea, reg imprese, registro
      imprese, cap soc, capitale sociale, eori, codice eori, sdi, codice destinatario, codice sdi,
      modalità pagamento, mod pagamento, condizioni pagamento, scadenze, data scadenza, banca d appoggio,
      banca appoggio, coordinate bancarie, swift, abi, cab, condizioni di consegna, termini di consegna,
      termini di resa, condizioni di resa, reso, porto franco, porto assegnato, trasporto, spedizione,
      trasporto a mezzo, trasporto a cura del, consegna a mezzo, tipo trasporto, tipo di trasporto, mod
      trasporto, modalità di spedizione, causale trasporto, causale documento, sconti, prezzo un, prezzo
      netto, prezzo unit, p unitario, importo netto, importo totale, importo eur, totale, totale eur,
      totale fattura, totale imponibile, totale merce, tot merce, netto merce, totale iva, imposta,
      aliquota, aliquota iva, cod iva, c i, netto a pagare, totale a pagare, valore, valore unitario,
      valore totale, spese trasporto, spese di trasporto, spese imballo, spese incasso, spese bancarie,
      bolli, assicurazione, acconto, cambio, unità di misura, unità misura, udm, cod art, cod articolo,
      cod, art, rif articolo, vs codice, vostro codice, cod cliente articolo, riga n, n riga, nr, barcode,
      codice a barre, ean, n lotto, lotti, lotto n, numero di serie, scad, paese origine, paese di
      provenienza, paese di destinazione, origine merce, origine preferenziale, made in, data partenza,
      data e ora inizio trasporto, data inizio trasporto, ora inizio trasporto, data ora trasporto, data
      trasporto, data e ora ritiro, ora ritiro, ora, ore, ora partenza, conducente, autista, firma
      autista, firma cedente, firme, tara, lunghezza, larghezza, altezza, dimensioni l x p x h, misure,
      misure cm, dimensioni in cm, metri lineari, sovrapponibile, non sovrapponibile, temperatura,
      annotazioni, osservazioni, nota, note di consegna, preparato da, controllato da, stampato il,
      compilato da, data stampa, foglio, pag, copia, originale, pallet resi, resi, epal resi, magazzino,
      deposito, zona, giro, oggetto, porto di imbarco, porto di sbarco, contributo conai, conai assolto,
      trasporto a cura mittente, mittente vettore destinatario`,
  },
  despatchDates: list`
    data e ora inizio trasporto, data inizio trasporto, inizio trasporto, inizio del trasporto, data ora trasporto, data e
    ora ritiro, data ritiro, data del ritiro, data e ora del ritiro, ritiro del, data spedizione, data di spedizione, data
    e ora consegna al vettore, data trasporto, data e ora trasporto, data partenza, data e ora partenza, data di carico,
    data uscita merce, data e ora di ritiro, data e ora di inizio trasporto, data ora inizio trasporto, data ora ritiro`,
  ways: list`
    trasporto a mezzo, trasporto a cura, trasporto a cura di, mezzo di trasporto, trasporto a cura del, consegna a mezzo,
    spedizione a mezzo, spedizione, mezzo, a mezzo, incaricato del trasporto, trasporto, trasporto mezzo, modo di spedizione,
    condizioni di spedizione`,
  related: {
    invoice: list`
      fattura, fattura n, fattura nr, n fattura, rif fattura, nostra fattura, ns fattura, fattura commerciale,
      fattura proforma n, ft n`,
    'packing-list': list`packing list, packing list n, lista colli, lista colli n, distinta colli, distinta di carico`,
    'delivery-note': list`
      ddt, ddt n, n ddt, d d t, d d t n, documento di trasporto, documento di trasporto n, bolla, bolla n, ns ddt,
      rif ddt, vs ddt, ddt nr, nostro ddt, bolla di consegna n`,
  },
  delivery: {
    consignee: list`consegnare a, da consegnare a, consegnare presso, consegna presso, scarico presso, scaricare presso`,
    packing: list`imballato in, confezionato in, imballato`,
    furniture: list`residuo, da consegnare, inevaso, a saldo, saldo`,
  },
  otherUse: list`
    offerta, preventivo, conferma, richiesta di offerta, richiesta di preventivo, conferma d'ordine, conferma ordine, ordine, ordine di acquisto,
    ordine di trasporto, ordine di carico, ordine di ritiro, incarico di trasporto, conferma di prenotazione, listino prezzi, listino,
    contratto, nota di credito, nota di debito, sollecito, sollecito di pagamento, estratto conto, ricevuta, certificato di origine,
    certificato di conformità, certificato, scheda di sicurezza, scheda dati di sicurezza, bolletta di pesatura, scontrino di pesata, denuncia danni,
    reclamo, verbale, verbale di riunione, ordine del giorno, orario, programma consegne, inventario, avviso di arrivo,
    dichiarazione doganale, bolletta doganale, condizioni generali di vendita, buono pallet, lettera d'intento,
    conferma di trasporto, conferma incarico, nota spese, foglio di viaggio, foglio viaggio, borderò, distinta di groupage`,
}
