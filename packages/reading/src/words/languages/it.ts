import { type Lexicon, list, oneOf } from '../lexicon.ts'

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
    BE: list`fascio, fasci, mazzo, pacco bombole, pacchi bombole, pacco di bombole, pacchi di bombole`,
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
    BJ: list`secchio, secchi, secchiello, secchielli`,
    PU: list`vassoio, vassoi`,
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
  keys: {
    roles: {
      consignor: list`mitt, mitt te`,
      consignee: list`dest, destin`,
      carrier: list`transp, trasp`,
      placeOfDelivery: list`scarico, consegna`,
      takingOver: list`carico, ritiro`,
    },
    parts: {
      postcode: list`cap`,
      city: list`citta`,
      country: list`paese`,
    },
    labels: {
      dateOfTakingOver: list`data carico, data ritiro`,
      dateOfDelivery: list`data consegna`,
      placeOfDelivery: list`luogo di scarico`,
      hazardClass: list`classe`,
      packageCount: list`num colli, n colli`,
      nature: list`merce, prodotto`,
      grossWeight: list`lordo, peso`,
      weightUnit: list`unità di peso, unità peso, unità`,
      netWeight: list`netto`,
      tractorPlate: list`targa`,
    },
  },
  phrases: {
    accountStatement: oneOf`estratto conto`,
    addressAhead: oneOf`indirizzo | unità locale | sede(?: legale)?`,
    addressedTo: oneOf`spett(?:\.?\s?le|abile|\.)(?:\s(?:ditta|soc(?:ietà|\.)?))? | a`,
    agentNamed: oneOf`come agente | quale agente`,
    agreedPrice: oneOf`prezzo (?:concordato|pattuito) | nolo (?:concordato|pattuito)`,
    amountToPay: oneOf`da pagare`,
    and: oneOf`e | ed`,
    andOrOn: oneOf`e | su`,
    article: oneOf`alla | la`,
    articleColumn: oneOf`articolo`,
    articleUnit: oneOf`pz | nr`,
    asAgent: oneOf`come\sagente | quale\sagente`,
    asBefore: oneOf`come`,
    asTheCarrier: oneOf`(?:come|quale) vettore`,
    atPlace: oneOf`in | a`,
    attention: oneOf`alla c\.? ?a\.? ?(?:di)?`,
    balance: oneOf`saldo[nt]?`,
    besideHaulier: oneOf`la | il | lo | nostro | ditta`,
    besideName: oneOf`
      numero | data | dal | del | per | pag | pagina | originale | copia | cliente | mittente | destinatario |
      vettore`,
    besidePartOfParty: oneOf`di | della | dello | dell | dei | degli`,
    besidePointer: oneOf`lo | il | da | dal | al | alla | qui`,
    besideSameParty: oneOf`il | lo | dal | del | indirizzo | casella | rubrica`,
    besideService: oneOf`al | alla | a | ad | da`,
    betweenVehicles: oneOf`e | con | il | la | lo | a | del | della`,
    billOfLadingNamed: oneOf`polizza`,
    booking: oneOf`prenotazione`,
    boxWord: oneOf`casella | rubrica`,
    byAir: oneOf`aereo`,
    byInlandWater: oneOf`navigabl | vie navigabili`,
    byMeans: oneOf`con | a mezzo | camion(?:net?te)?`,
    byRail: oneOf`ferro | treno`,
    byRoad: oneOf`strada | camion`,
    bySea: oneOf`mare\b`,
    byTheCarrier: oneOf`al vettore | dal vettore | tramite il vettore | al trasportatore`,
    capitalOfCompany: oneOf`cap\. soc`,
    captionOfDate: oneOf`data`,
    careOf: oneOf`alla\s | via\s`,
    carriageForward: oneOf`
      porto assegnato | assegnato | in porto assegnato | non pagato | a carico del destinatario |
      franco fabbrica | paga il destinatario`,
    carriagePaid: oneOf`porto franco | paga il mittente | a carico del mittente`,
    carrier: oneOf`vettore`,
    carrierCompany: oneOf`compagnia | armatori? | trasporti | autotrasporti`,
    carrierSigns: oneOf`vettore`,
    categoryBeginning: oneOf`categor`,
    charge: oneOf`
      trasporto | spese di trasporto | spese trasporto | contributo trasporto | spese di spedizione |
      spese spedizione | spedizione | spese di imballo | spese imballo | imballo | assicurazione |
      contributo conai | spese incasso | spese bancarie | nolo`,
    chargeableWeight: oneOf`peso (?:tasable|tassabile|tax[áa]vel)`,
    cityBeginning: oneOf`citt[àa]`,
    classAhead: oneOf`classe`,
    classWord: oneOf`etichetta | etichette`,
    clockAhead: oneOf`ora | ore | arrivo | partenza`,
    clockWord: oneOf`ora | ore`,
    code: oneOf`codice`,
    codeOrNumber: oneOf`codice`,
    companyAbbreviation: oneOf`Fratelli | F\.?lli`,
    companyAhead: oneOf`ditta | società | firma`,
    companyKind: oneOf`societ[àa] | firma | ditta | compan\p{L}+`,
    companySign: oneOf`logisti`,
    conditionBeginning: oneOf`condition`,
    consignedTo: oneOf`destinat[aeoi] (?:a|al|alla|all['’]) | spedit[aeoi] (?:a|al|alla)`,
    consignmentNoteNamed: oneOf`lettera\sdi\svettura`,
    consignmentWord: oneOf`spedizione`,
    containerNamed: oneOf`contenitor[ei]`,
    contentsDeclared: oneOf`contenuto d(?:i|ella) (?:questa )?spedizione`,
    copyNamed: oneOf`esemplare | copia`,
    countHeading: oneOf`quantità | qtà | qta | quant`,
    countedBy: oneOf`in | di | da | con | su`,
    cubicMetres: oneOf`mc`,
    customsBeginning: oneOf`dogan`,
    dangerous: oneOf`pericolos`,
    dangerousGoods: oneOf`pericolos[ei]`,
    date: oneOf`data`,
    dateLead: oneOf`il | lì`,
    dateOfDespatch: oneOf`data e ora inizio trasporto | inizio trasporto | ritiro | data carico`,
    dated: oneOf`del`,
    dayAndHour: oneOf`il | data | ora | ore`,
    debitOrCredit: oneOf`dare | avere`,
    declaration: oneOf`dichiarazione`,
    delivered: oneOf`consegnat[aei]`,
    deliveryDate: oneOf`data di consegna`,
    deliveryNoteNamed: oneOf`ddt`,
    department: oneOf`servi[cz]\p{L}* | reparto | uff(?:icio)? | magazzino | stabilimento | spedi\p{L}*`,
    depositWord: oneOf`cauzione | cauzioni`,
    descriptionHeading: oneOf`descrizione`,
    districtAhead: oneOf`prov(?:incia)?\.?`,
    driver: oneOf`autista`,
    eachOrMass: oneOf`cad | ogni`,
    environmentBeginning: oneOf`pericolosa per | pericoloso per | pericolosi per | inquinante marino`,
    expenses: oneOf`nota spese | rimborso spese | trasferta`,
    explosiveBeginning: oneOf`esplos`,
    feet: oneOf`piedi`,
    flashPoint: oneOf`punto di infiammabilità`,
    flight: oneOf`vol[oi]`,
    forParty: oneOf`per`,
    forTheCarrier: oneOf`per(?: conto del)?(?: il)? vettore`,
    freightCollect: oneOf`\bnolo\s(?:pagabile\sa\sdestino|assegnato)`,
    freightPrepaid: oneOf`\bnolo\s(?:pre)?pagato\b`,
    freightPrice: oneOf`nolo`,
    from: oneOf`da`,
    fuel: oneOf`gasolio`,
    gate: oneOf`porta`,
    gateOrHall: oneOf`magazzino | porta | capannone`,
    goodsReceived: oneOf`merce ricevuta | per ricevuta`,
    grossOrNetAhead: oneOf`peso\s(?:lordo|netto|bruto|neto)`,
    grossWord: oneOf`lordo | lorda | lordi | lorde | br`,
    haulageBeginning: oneOf`trasport | trasp\. | ritir | spedi`,
    haulageVerb: oneOf`ritir\p{L}+ | caric\p{L}+ | consegn\p{L}+ | trasport\p{L}+ | spedi\p{L}+ | targa`,
    haulier: oneOf`corriere | spedizioniere | trasportatore | autotrasportatore | transitario`,
    haulierStem: oneOf`trasport | frigo | corriere | autotra`,
    headOfPaper: oneOf`intestazione | suddett | sopraindicat | sopracitat`,
    inPlace: oneOf`di | da`,
    industrialZone: oneOf`z\.?i\.? | zona`,
    insured: oneOf`assicurato`,
    invoiceNumber: oneOf`fattura n`,
    invoiceWord: oneOf`fattura`,
    issued: oneOf`rilasciato | emesso`,
    issuedAt: oneOf`emess[oa] il | eseguit[oa] il`,
    issuedIn: oneOf`
      fatto a | fatto in | fatto il | emesso a | emessa a | emesso in | rilasciato a | redatto a`,
    kilograms: oneOf`kilogrammi | chilogrammi | chili`,
    lastLoad: oneOf`ultima merce | ultimo contenuto`,
    leadsToHaulier: oneOf`
      consegnata a | consegnato a | per | da | dal | dalla | dallo | tramite | a cura di | effettua | ritira`,
    letterFormula: oneOf`
      egregi[oa]? (?:sig|dott) | egregi signori | gentil[ie] | spett\.?(?:le|abile) (?:ditta|cliente) |
      caro cliente | distinti saluti | cordiali saluti`,
    litreOrPiece: oneOf`lit(?:re|er|ros?|ri|ry)s?`,
    litres: oneOf`litri | litro`,
    loadedByShipper: oneOf`caricat[oa]\s.*(?:dal|per\sconto\sdel)\scaricatore`,
    loadedOnBoard: oneOf`
      caricato a bordo | caricata a bordo | imbarcato | imbarcata | imbarcata a bordo | imbarcato a bordo`,
    madeOut: oneOf`[Ff]atto`,
    marked: oneOf`marcat[ei]`,
    marksHead: oneOf`marche`,
    marksWord: oneOf`marca | marche | marcato | marcati | marcata | contrassegno`,
    massBehind: oneOf`mass[ae]?`,
    massOrContent: oneOf`m[aá]ss | quantit | conten | materia`,
    massWord: oneOf`peso | massa`,
    may: oneOf`maggio`,
    mileage: oneOf`kilometraggio`,
    monthDayHour: oneOf`mese giorno ora`,
    movementOfStock: oneOf`riporto | restituiti`,
    nameParticle: oneOf`e | la | del | della | dei | delle | di | da`,
    nameWord: oneOf`nome`,
    netExplosiveMass: oneOf`massa netta (?:di |dell['’])?esplosiv[oi] | contenuto netto di esplosivo`,
    netWord: oneOf`netto | netta | netti | nette`,
    nobody: oneOf`nessuno`,
    not: oneOf`non | no`,
    notificationOrAnnex: oneOf`notif | allegato vii`,
    notificationWord: oneOf`notifi[ck]a\p{L}*`,
    numberBare: oneOf`numero`,
    numberHeading: oneOf`numero | numeri`,
    numberPrinted: oneOf`Numero`,
    numberSign: oneOf`n. | numero`,
    numbersFrom: oneOf`da | dal`,
    numbersOutOf: oneOf`di`,
    numbersTo: oneOf`a | al | e`,
    ofContents: oneOf`di | da | con`,
    ofDelivery: oneOf`destinazione`,
    ofOrEach: oneOf`di | a | per | su`,
    onBehalf: oneOf`agen[tc]\p{L}* | per conto`,
    onBoardDate: oneOf`il`,
    onDate: oneOf`il`,
    onTop: oneOf`su`,
    orderReference: oneOf`rif(?:erimento)? | ord(?:er|ine|re|en|em|ini)?s? | comand\p{L}* | ddt`,
    ordered: oneOf`ordinat[aei]`,
    origin: oneOf`origine`,
    otherSigner: oneOf`riempi | autist | vettore | destinat`,
    overBorders: oneOf`transfront`,
    ownOrParty: oneOf`nostro | vostro | cliente | mittente | destinatario | vettore`,
    packageListed: oneOf`collo | colli`,
    packagingBeginning: oneOf`imballagg | recipient | fusti`,
    packedInMaterial: oneOf`di | legno | cartone | plastica`,
    packingCertificate: oneOf`certificato di carico`,
    packingGroupWord: oneOf`gi | g i | gruppo di imballaggio | gruppo imballaggio`,
    page: oneOf`pag(?:ina|\.)? | foglio`,
    partyToOrder: oneOf`committente`,
    paymentDue: oneOf`scadenza`,
    perUnit: oneOf`\bper\b`,
    piece: oneOf`pezzo | pezzi | pz`,
    pieces: oneOf`pz | nr | pezzi`,
    placeOnPaper: oneOf`allegat | verso | retro | sopra | timbro | casella | indirizzo`,
    plateWord: oneOf`targa | targhe | targato | targata`,
    pointerLead: oneOf`vedi | come | cfr`,
    positionHeading: oneOf`posizione | riga`,
    price: oneOf`prezzo | importo`,
    printedBy: oneOf`stampato | generato`,
    producerOfWaste: oneOf`produttore | produttore dei rifiuti`,
    properShippingName: oneOf`denominazione ufficiale`,
    railwayBeginning: oneOf`ferrov`,
    receiptOf: oneOf`ricevimento`,
    remarkBeginning: oneOf`
      nolo\s | lotto\s | fuori\ssagoma | merce\snuova |
      non\s(?:gerbable|sovrappo\p{L}*|capovolgere|impilabil\p{L}*) | come\s(?:convenuto|concordato)`,
    route: oneOf`da\s?[–/-]\s?a | itinerario | tratta | rotta`,
    saidToContain: oneOf`dicesi\scontenere`,
    sameAlone: oneOf`come sopra | vedi sopra | lo stesso`,
    sameAsAbove: oneOf`la stessa | stesso | come sopra | vedi sopra`,
    sameAsLead: oneOf`come | vedi | stesso | come da`,
    sealAhead: oneOf`sigill[oi] | sig\.`,
    sealNamed: oneOf`sigillo | sigilli | sigillato con | piombo | piombi | piombato con`,
    sealNumberWord: oneOf`n\.`,
    sealState: oneOf`intatti | apposto | apposti | applicato | applicati`,
    securityWord: oneOf`stat[ou] | sicurezza`,
    seeList: oneOf`vedi\s(?:lista|allegato)`,
    seeOtherBox: oneOf`come | vedi`,
    sendBack: oneOf`restituire`,
    sender: oneOf`mittente | speditore | caricatore`,
    shippedOnBoard: oneOf`in apparente buono stato`,
    shippingLine: oneOf`linee | marittima | navigazione`,
    shippingMarks: oneOf`marcature`,
    signature: oneOf`firmato | firma`,
    signedBy: oneOf`firma | timbr | per il`,
    singleArticle: oneOf`pezzi | pz | paia | unita`,
    sizes: oneOf`misur`,
    sizesHead: oneOf`masse | misur`,
    statesConcerned: oneOf`paesi | stati interessati`,
    supplier: oneOf`fornitore`,
    takenOver: oneOf`ritirat[aoei] | caricat[aoei] | consegnat[aoei] al vettore`,
    tare: oneOf`tara`,
    tariffNumber: oneOf`codice\s?doganale | voce\sdoganale`,
    timeAhead: oneOf`ore | alle`,
    timeOfDay: oneOf`ora | ore | alle`,
    titleOfPerson: oneOf`Sig(?:\.?\s?ra|nora|nor)?`,
    to: oneOf`a`,
    toBeNamed: oneOf`da (?:definire|nominare|stabilire|confermare|indicare|definir|nomear|confirmar)`,
    toMessrs: oneOf`spett(?:\.?\s?le|abile|\.)(?:\s(?:ditta|soc(?:ietà|\.)?))?`,
    toOrder: oneOf`all['’]ordine\sd(?:i|ella|el)`,
    toPage: oneOf`in | a | su | da`,
    tonnes: oneOf`tonnellate`,
    tractorWord: oneOf`motrice | trattore | autocarro | automezzo | autoarticolato | autotreno`,
    trailerWord: oneOf`rimorchio | semirimorchio | rim | semirim`,
    train: oneOf`treno`,
    transportCategory: oneOf`categoria di trasporto`,
    transportOrder: oneOf`ordine di trasporto | incarico di trasporto | conferma di trasporto`,
    tunnelWord: oneOf`galleria | codice galleria | codice di restrizione in galleria`,
    unNumberName: oneOf`numero`,
    uncleaned: oneOf`non (?:ripulit|bonificat|pulit)`,
    unitInBuilding: oneOf`lotto | cap(?:annone)? | interno | int | scala`,
    unitOfPrice: oneOf`pz | pezzo | colli`,
    upTo: oneOf`a | al`,
    valueAddedTax: oneOf`iva`,
    vehicleNamed: oneOf`semirim(?:orchio)? | rim(?:orchio)? | motrice | trattore`,
    via: oneOf`per`,
    volumeBeginning: oneOf`vol(?:ume|umen|\.)? | cubaggio`,
    volumeBesideMass: oneOf`volume | cubaggio | misure`,
    volumeHeading: oneOf`volume`,
    volumeOf: oneOf`di | da | per`,
    voyage: oneOf`viaggio`,
    voyageBeginning: oneOf`viag`,
    wasteAhead: oneOf`RIFIUT[OI]`,
    wasteBeginning: oneOf`rifiut`,
    wasteProducer: oneOf`produttore`,
    weBuy: oneOf`
      il nostro ordine | (?:vi )?ordiniamo | migliore offerta | richiesta di (?:quotazione|offerta)`,
    weConfirm: oneOf`confermiamo`,
    weDeliver: oneOf`(?:vi )?consegniamo`,
    weInstruct: oneOf`vi affidiamo | vi incarichiamo`,
    weighbridge: oneOf`(?<!\p{L})pesa(?:tura)?(?!\p{L})`,
    wholeWord: oneOf`
      spedizione | carico | totale | totali | complessivo | complessivi | complessiva | complessivamente |
      in tutto`,
    withResiduesOf: oneOf`con residui di`,
    xray: oneOf`raggi[\s-]x`,
    yoursOrOurs: oneOf`vs | ns | v | n | conf(?:erma)?`,
  },
  trade: {
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
  },
  forms: {
    cim: {
      titles: list`
        lettera di vettura cim, lettera di vettura ferroviaria, lettera di vettura cim trasporto combinato, lettera
        di vettura internazionale cim`,
      labels: {
        consignor: list`mittente`,
        documentNumber: list`
          numero di spedizione, spedizione n, spedizione, n spedizione, identificazione della spedizione,
          identificazione spedizione`,
        takingOver: list`
          luogo data e ora di presa in carico, luogo e data di presa in carico, luogo data e ora della presa in carico, luogo e data della presa in carico`,
        departurePlace: list`
          stazione mittente, stazione partenza, stazione di partenza, luogo di presa in carico, luogo di presa in consegna`,
        arrivalPlace: list`
          stazione destinataria, stazione di destinazione, luogo di riconsegna, stazione di arrivo, stazione arrivo, stazione destino, luogo di
          consegna`,
        dateOfTakingOver: list`presa in consegna, presa in carico, data presa in consegna, data di presa in carico, data della presa in carico, data ora`,
        carrier: list`
          vettore, vettore contrattuale, trasportatore, impresa ferroviaria, trasportatore contrattuale`,
        wagonNumber: list`carro n, n carro, numero del carro, carro, carri, numero carro`,
        train: list`treno n, n treno, numero treno, treno`,
        statisticalNumber: list`codice nhm, nhm`,
        nature: list`denominazione della merce, descrizione della merce, designazione della merce, merce`,
        grossWeight: list`massa, massa kg, massa lorda, massa totale, massa in kg, massa lorda kg`,
        information: list`dichiarazioni del mittente, dichiarazioni`,
        paymentOfCarriage: list`porto, pagamento delle spese, affrancazione, affrancamento`,
        established: list`luogo e data di compilazione, compilata a, luogo e data di emissione, luogo e data`,
        furniture: list`
          riferimento del mittente, codice cliente, tara, tariffa, punti di confine, itinerario, stazione,
          contratto, altri vettori, vettori esecutori, vettore esecutore, transito, riferimento`,
        containerSeal: list`sigilli, piombi, sigillo`,
        containerNumber: list`uti, carro uti, contenitore, unità di carico`,
      },
    },
    awb: {
      titles: list`
        lettera di vettura aerea, lettera di trasporto aereo, lettera di vettura aerea hawb, lettera di vettura
        aerea elettronica, ricevuta merci aerea`,
      labels: {
        consignor: list`nome e indirizzo del mittente, mittente, mittente nome e indirizzo`,
        consignee: list`nome e indirizzo del destinatario, destinatario, destinatario nome e indirizzo`,
        freightForwarder: list`agente del vettore emittente, agente emittente, agente iata, agente`,
        carrier: list`emessa da, compagnia aerea, vettore aereo, emesso da, vettore`,
        documentNumber: list`
          n lettera di vettura aerea, numero awb, awb n, lettera di vettura aerea n, lta n, n lta, hawb n, lettera
          di vettura n, n hawb`,
        departurePlace: list`aeroporto di partenza`,
        arrivalPlace: list`aeroporto di destinazione, aeroporto di arrivo`,
        flight: list`volo data, volo e data, numero di volo, volo, n volo, voli, voli date, voli e date`,
        packageCount: list`numero dei colli, n colli, numero colli, colli, nr colli`,
        grossWeight: list`peso lordo, peso lordo kg, lordo kg, peso`,
        weightUnit: list`kg lb`,
        nature: list`
          natura e quantità della merce, natura e quantità delle merci, natura della merce, descrizione della merce,
          merce`,
        information: list`informazioni per il trattamento, istruzioni per la movimentazione`,
        securityStatus: list`stato di sicurezza, status di sicurezza`,
        regulatedAgent: list`agente regolamentato, numero agente regolamentato`,
        screeningMethod: list`metodo di controllo, metodo di screening`,
        securityIssuedBy: list`stato di sicurezza rilasciato da`,
        securityIssuedOn: list`stato di sicurezza rilasciato il`,
        established: list`
          emessa il a, rilasciata il a, luogo e data di emissione, emessa il, emessa il data a luogo, emessa il data
          a luogo firma, data e luogo, fatto a`,
        furniture: list`peso tassabile, tariffa, valore dichiarato`,
        volume: list`volume, volume mc, mc`,
        paymentOfCarriage: list`spese, pagamento, nolo`,
      },
    },
    'air-security': {
      titles: list`dichiarazione di sicurezza della spedizione, dichiarazione di sicurezza della merce, dichiarazione di sicurezza`,
      labels: {
        nature: list`contenuto della spedizione, contenuto`,
        securityReason: list`ricevuto da, motivo dello stato di sicurezza, motivazione`,
        securityIssuedBy: list`stato di sicurezza rilasciato da, rilasciato da`,
        securityIssuedOn: list`stato di sicurezza rilasciato il, rilasciato il, data e ora`,
      },
    },
    'bill-of-lading': {
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
    },
    'dangerous-goods': {
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
          confezionamento, tipo di collo, n e tipo imballaggi, recipiente, recipienti, quantità e tipo`,
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
        dateOfIssue: list`data, data documento`,
      },
    },
    'waste-annex-vii': {
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
    },
    'waste-movement': {
      titles: list`
        documento di movimento per movimenti spedizioni transfrontalieri di rifiuti, documento di movimento per
        le spedizioni di rifiuti, documento di movimento, allegato ib, documento di movimento rifiuti, modulo di movimento,
        documento di accompagnamento per spedizioni transfrontaliere di rifiuti, documento di accompagnamento rifiuti,
        modulo di movimento rifiuti`,
      labels: {
        consignor: list`esportatore notificatore, notificatore, esportatore`,
        notificationNumber: list`corrispondente alla notifica n, notifica n, n di notifica, numero di notifica`,
        packageCount: list`numero di colli, numero colli`,
        packing: list`tipo i di imballaggio, tipo di imballaggio`,
        recoveryFacility: list`
          impianto di smaltimento o recupero, impianto di smaltimento recupero, impianto di smaltimento`,
        recoveryOperation: list`
          operazione i di smaltimento recupero, operazione di smaltimento recupero, codice d codice r`,
        nature: list`denominazione e composizione dei rifiuti`,
        furniture: list`
          numero di serie numero totale di spedizioni, prescrizioni particolari di movimentazione,
          caratteristiche fisiche, produttore dei rifiuti, codice h, codice y`,
      },
    },
    'waste-national': {
      titles: list`
        formulario di identificazione del rifiuto, formulario di identificazione dei rifiuti, formulario identificazione rifiuti,
        formulario di identificazione rifiuti, formulario rifiuti, fir, formulario di identificazione del rifiuto trasportato`,
      labels: {
        consignor: list`produttore detentore, produttore o detentore, detentore, produttore detentore denominazione`,
        consignee: list`destinatario, destinatario denominazione, impianto di destinazione`,
        carrier: list`trasportatore, trasportatore denominazione, trasportatore del rifiuto`,
        wasteQuantity: list`quantità, quantità kg, quantità prevista, peso, quantità in kg`,
        furtherWasteCode: list`codice eer, codice cer, codice europeo rifiuto, eer, cer, codice rifiuto`,
        nature: list`descrizione, descrizione del rifiuto, denominazione del rifiuto, descrizione rifiuto`,
        dateOfTakingOver: list`data e ora inizio trasporto, data inizio trasporto, data ora inizio trasporto, inizio trasporto`,
        packageCount: list`n colli, numero colli, n colli contenitori, numero contenitori`,
        documentNumber: list`numero fir, n formulario, formulario n, numero formulario, fir n, numero registrazione`,
        dateOfIssue: list`data di emissione, data emissione, data di vidimazione`,
        plates: list`targa automezzo, targa veicolo, targa motrice`,
        trailerPlate: list`targa rimorchio`,
        furniture: list`
          unità locale, luogo di destinazione, caratteristiche del rifiuto, stato fisico, provenienza, caratteristiche di pericolo, analisi rdp
          n, aspetto esteriore, conducente, annotazioni, percorso, riservato al destinatario, n iscrizione albo, num iscrizione rentri,
          intermediario commerciante, intermediario, destinazione, destinato a, firma del produttore, firma del conducente`,
      },
    },
  },
}
