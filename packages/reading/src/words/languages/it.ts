import { type Lexicon, list } from '../lexicon.ts'

export const italian: Lexicon = {
  language: 'it',
  labels: {
    consignor: list`
      mittente, mittente nome domicilio paese, nome e indirizzo del mittente, caricatore mittente,
      mittente caricatore, speditore, dati mittente, mittente della merce, mitt`,
    consignee: list`
      destinatario, nome e indirizzo del destinatario, dati destinatario, destinatario della merce,
      ricevente, consegnatario, dest`,
    carrier: list`
      vettore, trasportatore, nome e indirizzo del vettore, dati vettore, autotrasportatore, primo vettore,
      impresa di trasporto, vettore nome indirizzo paese, trasportatore vettore`,
    successiveCarrier: list`
      vettori successivi, vettore successivo, trasportatori successivi, trasportatore successivo`,
    placeOfDelivery: list`
      luogo previsto per la consegna della merce, luogo di consegna della merce, luogo di consegna,
      luogo previsto per la consegna, luogo di scarico, luogo di destinazione, destinazione,
      indirizzo di consegna, luogo di riconsegna, luogo della consegna, consegna della merce,
      luogo previsto per la riconsegna, destinazione merce, luogo di destinazione della merce,
      luogo consegna, luogo scarico`,
    takingOver: list`
      luogo e data della presa in carico della merce, luogo e data della presa in carico,
      luogo e data di presa in carico, luogo e data di presa in carico della merce, presa in carico,
      luogo e data di carico, luogo e data del carico, presa in carico della merce,
      luogo e data di ricevimento della merce, data e luogo di presa in carico, data e luogo di carico,
      ritiro, carico merce, luogo e data di ritiro, luogo e data di carico della merce`,
    placeOfTakingOver: list`
      luogo di carico, luogo di presa in carico, indirizzo di carico, luogo di ritiro,
      luogo della presa in carico, luogo di partenza, luogo di caricazione, luogo carico,
      indirizzo di ritiro`,
    dateOfTakingOver: list`
      data di carico, data di presa in carico, data della presa in carico, data di ritiro, data carico,
      data ritiro, data di partenza, data di spedizione, data spedizione, data caricazione`,
    documentsAttached: list`
      documenti allegati, documenti annessi, documenti di accompagnamento, allegati, documenti consegnati,
      documenti, doc allegati`,
    marks: list`
      contrassegni e numeri, marche e numeri, contrassegni, marche, contrassegni e num, marchi e numeri,
      marcature, contrassegno e numeri, segni e numeri`,
    packageCount: list`
      numero dei colli, numero di colli, numero colli, n colli, colli, quantità colli, num dei colli,
      quantità, totale colli, nr colli, qtà, n dei colli, colli totali, num colli, q tà colli`,
    packing: list`
      imballaggio, tipo di imballaggio, modo di imballaggio, genere dell imballaggio, imballo, tipo
      imballaggio, tipo imballo, natura dell imballaggio, specie imballaggio, aspetto esteriore, imb`,
    nature: list`
      denominazione della merce, denominazione corrente della merce, natura della merce,
      descrizione della merce, descrizione merce, merce, descrizione dei beni, designazione della merce,
      natura merce, descrizione, denominazione merce, natura e qualità della merce`,
    statisticalNumber: list`
      numero statistico, nr di statistica, n statistico, n di statistica, codice doganale, voce doganale,
      codice statistico, codice nc, codice hs, numero di statistica, statistica, n stat, nr stat`,
    grossWeight: list`
      peso lordo kg, peso lordo in kg, peso lordo, peso lordo totale, massa lorda, peso, peso kg, kg lordi,
      peso totale, massa lorda kg, peso in kg, lordo kg, p lordo`,
    netWeight: list`peso netto, peso netto kg, massa netta, kg netti, netto kg`,
    volume: list`volume m3, volume, volume in m3, cubaggio, volume mc, mc, cubatura, volume in mc`,
    senderInstructions: list`
      istruzioni del mittente, istruzioni, istruzioni del mittente per la dogana e altre formalità,
      istruzioni particolari, istruzioni speciali, disposizioni del mittente, istruzioni doganali,
      istruzioni mittente, formalità doganali e altre, note del mittente, osservazioni del mittente, annotazioni del mittente, note mittente`,
    paymentOfCarriage: list`
      istruzioni per il pagamento del nolo, istruzioni per il pagamento del trasporto, pagamento del
      trasporto, porto, condizioni di pagamento, prescrizioni di affrancazione, pagamento del nolo, modalità
      di pagamento, resa porto, pagamento trasporto, istruzioni circa il pagamento del porto, prescrizioni
      affrancazione, nolo, condizioni di pagamento del nolo, condizioni di pagamento, pagamento del nolo,
      pagamento del porto, nolo a carico, nolo a carico di, trasporto a carico di, trasporto a cura di, porto a carico`,
    cashOnDelivery: list`
      contrassegno importo, rimborso, assegno, incasso alla consegna, importo contrassegno,
      pagamento alla consegna`,
    reservations: list`
      riserve ed osservazioni del trasportatore, riserve e osservazioni del vettore,
      riserve ed osservazioni del vettore, riserve e osservazioni del trasportatore, riserve del vettore,
      riserve, osservazioni del vettore, riserve e osservazioni`,
    specialAgreements: list`
      convenzioni particolari, accordi particolari, condizioni particolari, accordi speciali,
      patti speciali`,
    toBePaidBy: list`a carico di, da pagare da, a carico del, da pagarsi da, pagabile da`,
    established: list`
      compilato a, emesso a, redatto a, luogo e data di emissione, luogo e data di compilazione, emesso in,
      stabilito a, compilata a, fatto a, compilato in, emessa a, redatta a`,
    placeOfIssue: list`luogo di emissione, luogo di compilazione`,
    dateOfIssue: list`
      data di emissione, data di compilazione, data del documento, data documento, data emissione`,
    documentNumber: list`
      cmr n, cmr nr, numero cmr, n cmr, lettera di vettura n, lettera di vettura nr, numero lettera di
      vettura, lettera di vettura internazionale n, documento n, numero documento, n documento, nr cmr, numero
      di spedizione, n spedizione, n ldv, ldv n, n lettera di vettura`,
    plates: list`
      targa, targhe, targa veicolo, targhe veicolo, veicolo, targa automezzo, automezzo,
      targa motrice rimorchio, targa mezzo, mezzo, targhe automezzi, targa del veicolo`,
    tractorPlate: list`
      targa motrice, motrice, targa trattore, trattore, targa camion, targa della motrice, camion,
      trattore stradale, autocarro`,
    trailerPlate: list`targa rimorchio, rimorchio, semirimorchio, targa semirimorchio, targa del rimorchio, telaio portacontainer`,
    containerNumber: list`
      numero container, container n, container, n container, contenitore, numero contenitore`,
    sealNumber: list`
      numero sigillo, sigillo, sigilli, n sigillo, piombo, piombi, sigillo n, numero sigilli`,
    unNumber: list`numero onu, n onu, onu, merci pericolose, merce pericolosa, numero un`,
    hazardClass: list`classe, classe adr, classe di pericolo`,
    packingGroup: list`gruppo di imballaggio, gruppo imballaggio`,
    goodsReceived: list`
      merce ricevuta, merci ricevute, ricevimento della merce, ricevuta della merce, merce ricevuta il,
      prova di consegna`,
    dateOfDelivery: list`
      data di consegna, data consegna, data di scarico, consegnato il, data scarico, data di ricevimento`,
    modeOfTransport: list`modo di trasporto, modalità di trasporto, mezzo di trasporto`,
    signature: list`
      firma e timbro del mittente, firma e timbro del vettore, firma e timbro del trasportatore,
      firma e timbro del destinatario, firma del mittente, firma del vettore, firma del destinatario,
      firma e timbro, timbro e firma, firma, timbro, firma mittente, firma vettore, firma destinatario,
      timbro e firma del mittente, timbro e firma del vettore, timbro e firma del destinatario,
      firma trasportatore, firma del trasportatore, firma conducente`,
    furniture: list`
      valuta, moneta, riduzioni, saldo, supplementi, spese accessorie, diversi, totale da pagare,
      prezzo del trasporto, prezzo di trasporto, cifra, lettera, autista, nome autista, conducente, pagina,
      riferimento, riferimenti, vostro riferimento, nostro riferimento, numero ordine, n ordine,
      lettera di vettura internazionale, copia per il mittente, copia per il destinatario,
      copia per il vettore, condizioni di resa, resa, osservazioni, note, posizione, pos, riga, temperatura,
      telefono, dogana, valore, importo, prezzo, spedizioniere, codice trasportatore, metri lineari, arrivo,
      partenza, fattura n, numero fattura, committente, portata, causale del trasporto, dimensioni,
      articolo, codice`,
  },
  parts: {
    name: list`nome, ragione sociale, denominazione, ditta, società, nominativo`,
    street: list`via, indirizzo, domicilio, via e numero, unità locale, sede legale, sede, luogo di destinazione, luogo di produzione`,
    houseNumber: list`numero civico, civico`,
    postOfficeBox: list`casella postale`,
    postcode: list`cap, c a p, codice postale, cod postale`,
    city: list`città, località, comune, luogo, cap città, citta`,
    country: list`paese, nazione, stato, codice paese`,
    phone: list`telefono, tel, cell, cellulare, fax`,
    email: list`e mail, email, posta elettronica, pec`,
    taxNumber: list`partita iva, p iva, codice fiscale, p iva c f, eori`,
    contact: list`contatto, referente, persona di contatto, persona da contattare, all attenzione di`,
  },
  stages: {
    delivery: list`consegna, scarico, destinazione`,
    takingOver: list`ritiro, carico, presa in carico, partenza`,
  },
  hints: list`
    nome, indirizzo, domicilio, paese, luogo, data, ora, di, del, della, dei, e, ed, o, il, la, in, a, per,
    da, merce, merci, kg, m3, mc, n, nr, num, numero, numeri, timbro, firma, dogana, altre, formalità,
    totale, tel, p, iva, cap, città, via, nazione, veicolo, targa`,
  totals: list`totale, totali, totale generale, somma, totale colli, totale peso`,
  carried: list`a riportare, riporto, da riportare, segue, subtotale, totale parziale, riporto da`,
  carriagePaid: list`
    franco, porto franco, porto pagato, pagato, franco di porto, nolo pagato, trasporto prepagato,
    a carico mittente`,
  carriageForward: list`
    porto assegnato, assegnato, non franco, nolo assegnato, a carico destinatario,
    a carico del destinatario, pagabile a destino, pagabile a destinazione, nolo da pagare, da pagare`,
  months: [
    list`gennaio, gen, genn`,
    list`febbraio, feb, febbr`,
    list`marzo, mar`,
    list`aprile, apr`,
    list`maggio, mag, magg`,
    list`giugno, giu`,
    list`luglio, lug`,
    list`agosto, ago`,
    list`settembre, set, sett`,
    list`ottobre, ott`,
    list`novembre, nov`,
    list`dicembre, dic`,
  ],
  countries: {
    olanda: 'NL',
    'gran bretagna': 'GB',
    inghilterra: 'GB',
    'repubblica ceca': 'CZ',
    'repubblica slovacca': 'SK',
    'repubblica italiana': 'IT',
  },
  packages: {
    RK: list`cavalletto, cavalletti, rastrelliera, rastrelliere`,
    43: list`big bag, big bags, saccone, sacconi`,
    PX: list`pallet, pallets, bancale, bancali, pedana, pedane, plt`,
    PE: list`
      europallet, epal, pallet epal, pallet eur, bancali epal, bancali eur, bancale epal, pallet euro,
      europedane, pedane epal`,
    CT: list`cartone, cartoni, cart`,
    BX: list`scatola, scatole`,
    CS: list`cassa, casse, cassetta, cassette`,
    CR: list`gabbia di legno, gabbie di legno, gabbia, gabbie`,
    DR: list`fusto, fusti, tamburo, tamburi`,
    BA: list`barile, barili, botte, botti`,
    BG: list`sacchetto, sacchetti, busta, buste`,
    SA: list`sacco, sacchi`,
    BE: list`fascio, fasci, mazzo`,
    BL: list`balla, balle`,
    CL: list`coil, coils`,
    RO: list`rotolo, rotoli`,
    PK: list`collo, colli`,
    PC: list`pacco, pacchi`,
    CN: list`contenitore, contenitori, container`,
    CY: list`bombola, bombole`,
    JC: list`tanica, taniche`,
    TK: list`cisterna, cisterne`,
    WA: list`ibc, cisternetta, cisternette`,
    BB: list`bobina, bobine`,
    NE: list`sfuso non imballato, non imballato, senza imballaggio, senza imballo`,
    VY: list`alla rinfusa, sfuso`,
  },
  smallWords: list`
    il, lo, la, i, gli, le, di, del, della, dei, delle, e, in, con, per, da, non, è, sono, che, alla, al,
    nel, prima, dopo, un, una`,
  formWords: list`
    il, lo, la, gli, di, del, della, dei, delle, e, un, una, per, con, su, non, che, sono, da, dal, al, alla, nel,
    nella, mittente, destinatario, vettore, luogo, data, paese, merce, merci, indirizzo, nome, peso, colli, firma,
    consegna, lettera, numero, imballaggio, trasporto, documenti, allegati, istruzioni, fattura, riserve,
    osservazioni, via, spa, srl, lordo, presa, carico`,
  entryWords: list`
    germania, francia, polonia, italia, spagna, belgio, austria, cechia, romania, ungheria, svizzera, bancali,
    casse, cartoni, fusti, fattura`,
  streetWords: list`
    via, viale, piazza, corso, largo, strada, piazzale, vicolo, contrada, c da, località, loc, zona industriale,
    z i, p za, v le, frazione, fraz, lungomare, borgo`,
  streetEndings: [],
  postOfficeBox: list`casella postale, c p`,
  contactWords: list`
    tel, telefono, fax, cell, cellulare, e mail, email, pec, p iva, partita iva, codice fiscale, c f, www,
    eori, att ne, rif, contatto`,
  everyday: list`luogo, data, ora, orario`,
  dateWords: list`il, li, lì, in data, data, del, addì, e`,
  noteTitles: list`lettera di vettura internazionale, lettera di vettura cmr, lettera di vettura`,
  conventions: list`
    convenzione relativa al contratto di trasporto internazionale di merci su strada,
    convenzione relativa al contratto di trasporto internazionale delle merci su strada,
    convenzione sul contratto di trasporto internazionale di merci su strada`,
  otherPapers: list`
    fattura, offerta, preventivo, conferma d ordine, ordine di acquisto, documento di trasporto, ddt,
    bolla di consegna, distinta di imballaggio, packing list, ordine di trasporto, listino prezzi,
    contratto, polizza di carico, lettera di vettura aerea`,
  invoice: list`fattura`,
}
