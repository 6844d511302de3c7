import { type Lexicon, list, oneOf } from '../lexicon.ts'

export const french: Lexicon = {
  language: 'fr',
  labels: {
    consignor: list`
      expéditeur, remettant, chargeur, nom et adresse de l expéditeur, l'expéditeur,
      expéditeur nom adresse pays, donneur d ordre expéditeur, adresse expéditeur, expéd`,
    consignee: list`
      destinataire, nom et adresse du destinataire, le destinataire, réceptionnaire, livré à,
      adresse destinataire, dest, destinat`,
    carrier: list`
      transporteur, voiturier, nom et adresse du transporteur, entreprise de transport, le transporteur,
      transporteur routier, transporteur effectif`,
    successiveCarrier: list`transporteurs successifs, transporteur successif, transporteurs suivants`,
    placeOfDelivery: list`
      lieu prévu pour la livraison de la marchandise, lieu prévu pour la livraison,
      lieu de livraison de la marchandise, lieu de livraison, adresse de livraison, lieu de déchargement,
      lieu de destination, point de livraison, lieu de déchargement de la marchandise, destination,
      lieu prévu de livraison, livraison prévue à, livraison, lieu prévu pour la livraison des marchandises, lieu de la livraison, déchargement, adresse de déchargement, port de déchargement`,
    takingOver: list`
      lieu et date de la prise en charge de la marchandise,
      lieu et date de prise en charge de la marchandise, lieu et date de la prise en charge,
      lieu et date de prise en charge, prise en charge de la marchandise, prise en charge,
      lieu et date de chargement, lieu et date du chargement, date et lieu de prise en charge,
      lieu date de prise en charge, chargement, enlèvement, lieu et date d enlèvement`,
    placeOfTakingOver: list`
      lieu de prise en charge, lieu de la prise en charge, lieu de prise en charge de la marchandise,
      lieu de chargement, adresse de chargement, lieu d enlèvement, adresse d enlèvement,
      point de chargement, lieu de départ, lieu de la prise en charge de la marchandise, port de chargement`,
    dateOfTakingOver: list`
      date de prise en charge, date de la prise en charge, date de prise en charge de la marchandise,
      date de chargement, date d enlèvement, date de départ, date du chargement, prise en charge le,
      date d expédition, date de la prise en charge de la marchandise`,
    documentsAttached: list`
      documents annexés, documents joints, pièces jointes, documents d accompagnement, documents annexes,
      annexes, documents remis, pièces annexées, documents, docs joints, documents de transport joints`,
    marks: list`
      marques et numéros, marques et nos, marques et n, marques et no, marques, marques numéros,
      marque et numéro, marquage`,
    packageCount: list`
      nombre des colis, nombre de colis, nombre de pièces, nombre, nb colis, nbre de colis, quantité, colis,
      nb de colis, nombre et nature des colis, qté, nombre total de colis, total colis, nombre d unités,
      nombre colis, nb, nbre, nb de pièces, nbre colis, qté colis, nb palettes`,
    packing: list`
      mode d'emballage, mode d emballage, emballage, type d emballage, nature de l emballage, nature des
      colis, conditionnement, genre d emballage, type de colis, type d emballages, emb, emballages, nature
      emballage, condt`,
    nature: list`
      nature de la marchandise, nature des marchandises, désignation de la marchandise,
      désignation des marchandises, désignation, description de la marchandise,
      description des marchandises, marchandise, marchandises, nature marchandise, libellé, contenu,
      dénomination de la marchandise`,
    statisticalNumber: list`
      no statistique, numéro statistique, n statistique, nos statistiques, numéro de statistique, code
      douanier, nomenclature douanière, code sh, n tarifaire, nr statistique, n stat, no stat, n statist`,
    grossWeight: list`
      poids brut kg, poids brut en kg, poids brut, masse brute, poids, poids kg, poids en kg, poids total,
      masse brute kg, poids brut total, masse brute en kg, brut kg, kg brut, pds brut, pds brut kg, pds, brut`,
    netWeight: list`poids net, masse nette, poids net kg, net kg, kg net`,
    volume: list`cubage m3, cubage, volume, volume m3, volume en m3, cubage en m3, encombrement`,
    senderInstructions: list`
      instructions de l'expéditeur, instructions de l expéditeur, instructions expéditeur,
      instructions de l expéditeur formalités douanières et autres, instructions,
      formalités douanières et autres, consignes de l expéditeur, consignes, instructions particulières,
      instructions douanières, remarques de l'expéditeur, remarques expéditeur, observations de l expéditeur, consignes expéditeur`,
    paymentOfCarriage: list`
      prescriptions d'affranchissement, prescriptions d affranchissement, prescription d affranchissement,
      affranchissement, paiement du transport, paiement du fret, modalités de paiement du transport,
      règlement du transport, port, conditions de paiement du transport, port payé par, fret payé par, transport payé par, port à la charge de`,
    cashOnDelivery: list`remboursement, contre remboursement, montant du remboursement`,
    reservations: list`
      réserves et observations du transporteur, réserves et observations des transporteurs,
      réserves et observations, réserves du transporteur, réserves, observations du transporteur`,
    specialAgreements: list`
      conventions particulières, convention particulière, accords particuliers, conditions particulières,
      stipulations particulières`,
    toBePaidBy: list`à payer par, a payer par, payable par, à la charge de`,
    established: list`
      établie à, etabli à, établi à, établie le, établi le, fait à, établi en 3 exemplaires à, établie en 3
      exemplaires à, établi en 4 exemplaires à, établie en 4 exemplaires à, établi en trois exemplaires à,
      établie en trois exemplaires à, lieu et date d établissement, établie a, émis à, lieu et date d
      émission, établi à le, établie à le, établie, établi, émise à, dressé à, dressée à, fait le`,
    placeOfIssue: list`lieu d émission, lieu d établissement`,
    dateOfIssue: list`date d émission, date d établissement, date du document`,
    documentNumber: list`
      cmr n, cmr no, n cmr, numéro cmr, lettre de voiture n, lettre de voiture no, numéro de lettre de
      voiture, lettre de voiture internationale n, lettre de voiture internationale no, numéro du document,
      document n, n de document, n de lettre de voiture, n d expédition, numéro d expédition, numéro de cmr,
      lettre de voiture cmr n, numéro de document, récépissé n, récépissé no, n récépissé, récépissé, lv n, n
      lv`,
    plates: list`
      immatriculation, immatriculations, numéro d immatriculation, n d immatriculation,
      immatriculation du véhicule, immatriculation des véhicules, plaques d immatriculation,
      immatriculation véhicule, véhicule, véhicules, immatriculation tracteur remorque,
      immatriculation tracteur et remorque, plaque d immatriculation, numéros d immatriculation`,
    tractorPlate: list`
      tracteur, camion, immatriculation tracteur, immatriculation du tracteur, n tracteur,
      véhicule tracteur, véhicule moteur, immatriculation camion, immatriculation du camion,
      plaque tracteur, n du véhicule, plaque du véhicule`,
    trailerPlate: list`
      remorque, semi remorque, immatriculation remorque, immatriculation de la remorque,
      immatriculation semi remorque, n remorque, immatriculation semi, immatriculation de la semi remorque,
      plaque remorque, semi`,
    containerNumber: list`
      conteneur, numéro de conteneur, n conteneur, n de conteneur, container n, numéro conteneur,
      n container`,
    sealNumber: list`
      numéro de scellé, n de scellé, scellé, scellés, plomb, plombs, n de plomb, numéro de plomb, n scellé,
      numéros de scellés`,
    unNumber: list`numéro onu, n onu, numéro un, onu, marchandises dangereuses, matières dangereuses`,
    hazardClass: list`classe, classe adr, classe de danger`,
    packingGroup: list`groupe d emballage`,
    goodsReceived: list`
      marchandises reçues, marchandise reçue, marchandises reçues le, réception des marchandises,
      marchandise reçue le, réception de la marchandise, marchandises recues, preuve de livraison`,
    dateOfDelivery: list`
      date de livraison, livré le, date de réception, livrée le, date de déchargement, date livraison`,
    modeOfTransport: list`mode de transport`,
    signature: list`
      signature et timbre de l'expéditeur, signature et timbre de l expéditeur,
      signature et timbre du transporteur, signature et timbre du destinataire, signature de l expéditeur,
      signature du transporteur, signature du destinataire, signature et timbre, signature et cachet,
      signature, cachet, timbre, cachet et signature, signature et cachet de l expéditeur,
      signature et cachet du transporteur, signature et cachet du destinataire, signature expéditeur,
      signature transporteur, signature destinataire, signature ou timbre`,
    furniture: list`
      monnaie, prix de transport, réductions, solde, suppléments, frais accessoires, divers, total à payer,
      chiffre, lettre, chauffeur, conducteur, nom du chauffeur, date, lieu, heure, heure d arrivée,
      heure de départ, charge utile en kg, charge utile, page, référence, votre référence, notre référence,
      lettre de voiture internationale, parties non contractantes, partie non contractante,
      réservé au transporteur, exemplaire de l expéditeur, exemplaire du destinataire,
      exemplaire du transporteur, conditions de livraison, remarques, observations, numéro, température,
      contact, téléphone, arrivée, départ, mètre linéaire, numéro de commande, n de commande, n facture,
      bureau de douane, dimensions, valeur, montant, prix, prix unitaire, commissionnaire,
      commissionnaire de transport, sous total, position, poste, ligne`,
  },
  parts: {
    name: list`nom, raison sociale, société, nom de la société, entreprise`,
    street: list`rue, adresse, n et rue, adresse postale, voie, siège, siège social`,
    houseNumber: list`n de rue, numéro de rue`,
    postOfficeBox: list`boîte postale, bp`,
    postcode: list`code postal, cp, c p, npa`,
    city: list`ville, lieu, localité, commune, cp ville, code postal ville`,
    country: list`pays, code pays`,
    phone: list`téléphone, tél, tel, portable, télécopie, fax`,
    email: list`courriel, e mail, email, mail, site`,
    taxNumber: list`
      n tva, tva, numéro de tva, tva intracommunautaire, siret, siren, n de tva, n tva intracommunautaire,
      eori`,
    contact: list`contact, à l attention de, personne de contact, personne à contacter, interlocuteur`,
  },
  stages: {
    delivery: list`livraison, déchargement, destination, lieu de livraison`,
    takingOver: list`
      prise en charge, chargement, enlèvement, départ, lieu de chargement, lieu de prise en charge`,
  },
  hints: list`
    nom, adresse, pays, lieu, date, heure, de, la, le, les, du, des, et, ou, l, d, en, a, au, aux,
    marchandise, marchandises, kg, m3, n, no, nos, numéro, numéros, timbre, signature, cachet, pour, par,
    sur, ville, code, postal, société, raison, sociale, formalités, douanières, autres, éventuellement, tél,
    téléphone, fax, case, voir, verso, jour, mois, année, total, brut, mode, prévu, livraison, prise,
    charge, complète, complet, coordonnées, tva, immatriculation, véhicule, nationalité, type`,
  totals: list`total, totaux, total général, somme, poids total, total colis, total brut`,
  carried: list`à reporter, report, à reporter page, sous total, report page, suite page`,
  carriagePaid: list`franco, port payé, payé, port franco`,
  carriageForward: list`non franco, payable à destination, payable à l’arrivée, fret dû, dû à destination, port dû, port du`,
  months: [
    list`janvier, janv, jan`,
    list`février, févr, fév`,
    list`mars`,
    list`avril, avr`,
    list`mai`,
    list`juin`,
    list`juillet, juil`,
    list`août, aout`,
    list`septembre, sept, sep`,
    list`octobre, oct`,
    list`novembre, nov`,
    list`décembre, déc`,
  ],
  countries: {
    'grande bretagne': 'GB',
    angleterre: 'GB',
    'royaume uni': 'GB',
    hollande: 'NL',
    'pays bas': 'NL',
    'république tchèque': 'CZ',
    'rép tchèque': 'CZ',
    'les pays bas': 'NL',
    'république française': 'FR',
    'république slovaque': 'SK',
  },
  packages: {
    RK: list`chevalet, chevalets, rack, racks`,
    43: list`big bag, big bags, grand sac, grands sacs`,
    PX: list`palette, palettes, pal`,
    PE: list`
      palette europe, palettes europe, europalette, europalettes, palette euro, palettes euro, palette eur,
      palettes eur, epal, palettes epal`,
    CT: list`carton, cartons`,
    BX: list`boîte, boîtes`,
    CS: list`caisse, caisses`,
    CR: list`cageot, cageots, caisse à claire voie, caisses à claire voie`,
    DR: list`fût, fûts, tambour, tambours`,
    BA: list`tonneau, tonneaux, baril, barils`,
    BG: list`sachet, sachets`,
    SA: list`sac, sacs`,
    BE: list`fardeau, fardeaux, botte, bottes, cadre de bouteilles, cadres de bouteilles, fagot, fagots`,
    BL: list`balle, balles, ballot, ballots`,
    CL: list`bobine acier, coil, coils`,
    RO: list`rouleau, rouleaux`,
    PK: list`colis`,
    PC: list`paquet, paquets`,
    CN: list`conteneur, conteneurs`,
    CY: list`bouteille de gaz, bouteilles de gaz, cylindre, cylindres`,
    JC: list`jerrican, jerricans, bidon, bidons`,
    CA: list`boîte métallique`,
    TK: list`citerne, citernes`,
    WA: list`grv, ibc`,
    BB: list`bobine, bobines`,
    NE: list`non emballé, en vrac non emballé, sans emballage, non emballés, en fardeau libre`,
    CG: list`cage, cages, caisse grillagée`,
    VY: list`vrac, en vrac`,
    BJ: list`seau, seaux`,
    PU: list`barquette, barquettes`,
  },
  smallWords: list`
    le, la, les, de, du, des, et, en, pour, par, sur, avec, dans, est, sont, nous, vous, votre, nos, une,
    un, avant, après, ou, au, aux, ne, pas`,
  formWords: list`
    le, la, les, des, du, et, est, une, pour, dans, sur, avec, par, au, aux, qui, que, ne, pas, ce, cette, sont,
    ou, expediteur, destinataire, transporteur, lieu, pays, marchandise, marchandises, lettre, voiture, adresse,
    nom, poids, colis, livraison, signature, prise, charge, facture, nombre, nature, emballage, remise, reserves,
    observations, vous, nous, votre, rue, sarl`,
  entryWords: list`
    allemagne, france, pologne, italie, espagne, belgique, autriche, tcheque, roumanie, hongrie, suisse, palettes,
    caisses, cartons, futs, facture`,
  streetWords: list`
    rue, avenue, boulevard, chemin, route, place, quai, impasse, allée, allées, cours, square,
    zone industrielle, zi, za, zac, zone, lieu dit, av, bd, faubourg, passage, parc`,
  postOfficeBox: list`boîte postale, bp, b p, cs, cedex`,
  contactWords: list`
    tel, tél, téléphone, fax, télécopie, portable, courriel, email, e mail, tva, n tva, siret, siren, eori,
    contact, à l attention de, www, rcs`,
  everyday: list`lieu, date, heure`,
  dateWords: list`le, date, du, ce, à, et`,
  noteTitles: list`lettre de voiture`,
  conventions: list`convention relative au contrat de transport international de marchandises par route`,
  otherPapers: list`
    facture, offre, devis, bon de commande, bon de livraison, liste de colisage, connaissement,
    ordre de transport, contrat`,
  invoice: list`facture`,
  keys: {
    roles: {
      consignor: list`exp, exped`,
      consignee: list`dest, destin`,
      carrier: list`transp`,
      placeOfDelivery: list`livr`,
      takingOver: list`enlev, enlèvement, chargement`,
    },
    parts: {
      name: list`nom`,
      postcode: list`cp`,
      city: list`ville`,
      country: list`pays`,
    },
    labels: {
      documentNumber: list`lettre de voiture, lvi`,
      dateOfTakingOver: list`date chargement, date enlevement, date prise en charge`,
      dateOfDelivery: list`date livraison`,
      placeOfDelivery: list`déchargement, lieu de déchargement`,
      hazardClass: list`classe`,
      packageCount: list`nb colis, nbre colis`,
      packing: list`nature du colis, nature colis, type colis`,
      nature: list`designation marchandise, nature, produit`,
      grossWeight: list`brut, poids`,
      weightUnit: list`unité de poids, unité poids, unité`,
      netWeight: list`net`,
      tractorPlate: list`immat, immat tracteur`,
      trailerPlate: list`immat remorque, immat semi, semi`,
    },
  },
  phrases: {
    accountStatement: oneOf`relevé (?:de|d')`,
    addressAhead: oneOf`adresse?`,
    addressedTo: oneOf`à`,
    agentNamed: oneOf`agence\b`,
    agreedPrice: oneOf`prix convenu`,
    airConvention: oneOf`convention de montr[ée]al`,
    amountToPay: oneOf`à payer`,
    and: oneOf`et`,
    andOrOn: oneOf`et | sur`,
    article: oneOf`la | à`,
    articleColumn: oneOf`article`,
    asAgent: oneOf`en\squalité\sd['’]agent`,
    asTheCarrier: oneOf`en qualité de transporteur | comme transporteur`,
    atPlace: oneOf`à | en | À`,
    attention: oneOf`[àa] l['’ ]att(?:ention|n)?\.? de`,
    balance: oneOf`solde`,
    besideHaulier: oneOf`la | le | les | l | notre | nos | société | sté | ets`,
    besideName: oneOf`
      num | numéro | série | pour | par | sur | copie | duplicata | exemplaire | client | expéditeur |
      destinataire`,
    besidePartOfParty: oneOf`de | la | du | des | le | les | l | d`,
    besidePointer: oneOf`à | au | en | la | le | les | l | du | de | ci | supra | ici`,
    besideSameParty: oneOf`le | la | l | du | de | au | adresse | case | rubrique`,
    besideService: oneOf`jusqu | vers | pour | de | à`,
    betweenVehicles: oneOf`n[°º] | et | avec | la | le | du | de`,
    billOfLadingNamed: oneOf`connaissement | lettre\sde\stransport\smaritime`,
    booking: oneOf`réservation`,
    boxWord: oneOf`case | rubrique`,
    byAir: oneOf`air | aerien | avion`,
    byInlandWater: oneOf`fluvial`,
    byMeans: oneOf`à | par | camion(?:net?te)?`,
    byRail: oneOf`rail | train | fer\b`,
    byRoad: oneOf`route | routier | camion`,
    bySea: oneOf`mer\b | maritim | navire`,
    byTheCarrier: oneOf`au transporteur | par le transporteur`,
    capitalOfCompany: oneOf`capital`,
    captionOfDate: oneOf`date`,
    careOf: oneOf`[àa]\s?l['’ ] | m\. | mme\b`,
    carriageForward: oneOf`
      port dû | transport dû | fret dû | en port dû | payé par le destinataire | facturer au destinataire |
      payable par le destinataire | port non payé | non affranchi | à charge du destinataire`,
    carriagePaid: oneOf`
      port payé | port payé par l expéditeur | transport payé | franco de port | franc de port |
      payé par l expéditeur | à charge de l expéditeur`,
    carrier: oneOf`transporteur`,
    carrierCompany: oneOf`compagnie | armement`,
    carrierSigns: oneOf`transporteur`,
    categoryBeginning: oneOf`catégor`,
    charge: oneOf`
      transport | frais de transport | frais de port | port | port et emballage | frais d'expédition |
      frais de livraison | fret | participation transport | participation aux frais de transport |
      frais d'emballage | livraison | assurance | éco-participation | surcharge carburant | frais de dossier`,
    chargeableWeight: oneOf`poids taxable`,
    cityBeginning: oneOf`ville`,
    classAhead: oneOf`classe`,
    classWord: oneOf`classe | étiquette | étiquettes`,
    clockAhead: oneOf`à | de | heure | arrivée | départ`,
    clockWord: oneOf`à`,
    code: oneOf`code`,
    codeOrNumber: oneOf`n[°ºo]`,
    companyAbbreviation: oneOf`Ets | Cie`,
    companyAhead: oneOf`société | sté`,
    companyKind: oneOf`soci[ée]t[ée] | entreprise`,
    conditionBeginning: oneOf`condition`,
    consignedTo: oneOf`destinée?s? à | à destination de | à livrer à | expédiée?s? à`,
    consignmentNoteNamed: oneOf`lettre\sde\svoiture`,
    consignmentWord: oneOf`expédition | envoi`,
    containerNamed: oneOf`conteneurs?`,
    containerShort: oneOf`tcs?`,
    contentsDeclared: oneOf`contenu de (?:ce chargement|cet envoi)`,
    copyNamed: oneOf`exempla\p{L}+ | copie`,
    countHeading: oneOf`nombre | nbre | nb | quantité | qté | qte`,
    countedBy: oneOf`à | en | sur | par | dans | de`,
    customerNumber: oneOf`client | n°\s?client`,
    customsBeginning: oneOf`douan`,
    dangerousGoods: oneOf`dangereuses`,
    dangerousPaperNamed: oneOf`document\p{L}*`,
    date: oneOf`date`,
    dateKey: oneOf`date | le | jour`,
    dateLead: oneOf`le`,
    dateOfDespatch: oneOf`
      enlèvement le | enlevé le | chargé le | expédié le | chargement le | date de chargement |
      date d'enlèvement`,
    dated: oneOf`du | de`,
    dayAndHour: oneOf`le | date | heure`,
    dayEnding: oneOf`er`,
    debitOrCredit: oneOf`débit`,
    declaration: oneOf`déclaration`,
    delivered: oneOf`livrée?`,
    deliveryDate: oneOf`délai de livraison`,
    deliveryNoteNamed: oneOf`bon de livraison | bl`,
    department: oneOf`
      dep(?:t|artment|artament\p{L}*|to) | logist\p{L}* | service | division\p{L}* | magasin | entrep[ôo]t |
      usine | groupe`,
    depositWord: oneOf`consigne | consignes`,
    descriptionHeading: oneOf`description | descriptions | designation`,
    documentBeginning: oneOf`document`,
    driver: oneOf`chauffeur | conducteur`,
    environmentBeginning: oneOf`dangereux pour | dangereuse pour | dangereus pour | polluant marin`,
    expenses: oneOf`frais de (?:route|déplacement) | découchers?`,
    explosiveBeginning: oneOf`explos`,
    explosiveDogs: oneOf`chiens? détecteurs?`,
    fax: oneOf`t[ée]l[ée]cop`,
    feet: oneOf`pieds`,
    fetched: oneOf`enlèvement | enlevé`,
    flashPoint: oneOf`point d['’]éclair`,
    flashPointAhead: oneOf`point d.éclair`,
    flight: oneOf`vols?`,
    forParty: oneOf`pour`,
    forTheCarrier: oneOf`pour(?: le compte du)?(?: le)? transporteur`,
    freightCollect: oneOf`\bfret\spayable\sà\sdestination\b`,
    freightPrepaid: oneOf`\bfret\spayé\b`,
    freightPrice: oneOf`fret | prix`,
    from: oneOf`de`,
    fuel: oneOf`gazole | gasoil | carburant`,
    gate: oneOf`porte`,
    gateOrHall: oneOf`rampe | b[âa]timent | b[âa]t | [ée]tage | entrep[ôo]t | porte | hangar`,
    goodsReceived: oneOf`reçu conforme | marchandise reçue`,
    grossOrNetAhead: oneOf`poids\s(?:brut|net)`,
    grossWord: oneOf`brut | brute | bruts | brutes`,
    handSearch: oneOf`fouille (?:manuelle|physique)`,
    haulageBeginning: oneOf`transport | enl[eè]v | expédition | envoi`,
    haulageCompany: oneOf`messagerie | transports?`,
    haulageVerb: oneOf`
      enlev\p{L}+ | charg\p{L}+ | expédi\p{L}+ | livr\p{L}+ | achemin\p{L}+ | immatricul\p{L}+ | remorc\p{L}* |
      remise?`,
    haulier: oneOf`affréteur | voiturier | commissionnaire | messagerie`,
    haulierStem: oneOf`expedi(?:t|c) | camionnage | messagerie | (?<!\p{L})fret(?!\p{L})`,
    headOfPaper: oneOf`entête | susdit | susnommé | susmentionné`,
    houseAhead: oneOf`maison`,
    houseNumberSuffix: oneOf`bis | ter | quater`,
    houseWaybill: oneOf`maison | groupage`,
    houseWaybillNamed: oneOf`lta\smaison | lettre\sde\stransport\saérien\sde\sgroupage`,
    inPlace: oneOf`à | de`,
    industrialZone: oneOf`z\.?i\.? | z\.?a\.?c?\.? | zone | parc`,
    inlandNavigation: oneOf`navigation (?:int[ée]rieure|fluviale)`,
    insured: oneOf`assuré`,
    invoiceNumber: oneOf`n° (?:de )?facture | facture n°`,
    invoiceWord: oneOf`facture`,
    issued: oneOf`émis | délivré`,
    issuedAt: oneOf`exécuté[e]? le | (?:établie?|faite?) le`,
    issuedIn: oneOf`
      fait à | fait a | fait le | établi à | établie à | émis à | émise à | délivré à | établi le`,
    kilograms: oneOf`kilogrammes | kilogramme | kilos`,
    lastLoad: oneOf`dernière marchandise | dernier contenu`,
    leadsToHaulier: oneOf`remis à | remise à | remis aux | remise aux | par | avec | chez | au | aux | à la`,
    letterFormula: oneOf`
      madame, | monsieur, | messieurs | cher client | chère cliente | gentil[ie] | cordialement | salutations`,
    litreOrPiece: oneOf`lit(?:re|er|ros?|ri|ry)s?`,
    litres: oneOf`litre | litres`,
    loadedByShipper: oneOf`(?:charg|empot|compt|arrim)[ée]e?s?\s.*par\sle\schargeur`,
    loadedOnBoard: oneOf`
      mis à bord | mise à bord | chargé à bord | embarqué | embarquée | embarqué à bord | à bord`,
    madeOut: oneOf`[Ff]ait`,
    marked: oneOf`marqu[eé]s | à`,
    marksHead: oneOf`marques`,
    marksWord: oneOf`marque | marques | marqué | marquée | marqués | marquage | repère | repères`,
    massHeading: oneOf`brut | tonn`,
    massOrContent: oneOf`m[aá]ss | quantit | conten | mati[eè]re`,
    massWord: oneOf`poids | pds | masse`,
    may: oneOf`mai`,
    metricTons: oneOf`tonn\p{L}*`,
    mileage: oneOf`kilométrage`,
    monthDayHour: oneOf`mois jour heure`,
    movementOfStock: oneOf`report à nouveau | retournées`,
    nameParticle: oneOf`et | de | la | le | les | du | des | sur | sous | d | l`,
    nameWord: oneOf`nom`,
    netExplosiveMass: oneOf`
      masse nette (?:de (?:la )?matières? explosibles?|explosive) | quantité nette d['’]explosifs?`,
    netWord: oneOf`net | nets | nette | nettes`,
    nobody: oneOf`n(?:é|e)ant`,
    not: oneOf`non | ne`,
    notificationOrAnnex: oneOf`notif | annexe vii`,
    notificationWord: oneOf`notifi[ck]a\p{L}*`,
    numberBare: oneOf`n`,
    numberBehindTitle: oneOf`n[°º]`,
    numberHeading: oneOf`num | numéro | numéros`,
    numberInText: oneOf`N\.?\s?(?:[°º]|[oO](?!\p{L}))\.? | Num[ée]ro | NUM[ÉE]RO`,
    numberPlateCut: oneOf`mmat`,
    numberPrinted: oneOf`[Nn][°º] | N[°º.]?\s?[°ºo]? | Numéro`,
    numberSign: oneOf`n° | n°. | num | num. | numéro`,
    numbersFrom: oneOf`de | du`,
    numbersOutOf: oneOf`de | sur`,
    numbersTo: oneOf`à | au | et`,
    ofContents: oneOf`de | d['’]? | à`,
    ofOrEach: oneOf`de | à | sur`,
    onBehalf: oneOf`agen[tc]\p{L}* | pour le compte`,
    onBoardDate: oneOf`le`,
    onDate: oneOf`le`,
    onTop: oneOf`sur`,
    orderReference: oneOf`
      ref(?:erence|erenz|érence|erencia|erans)? | ord(?:er|ine|re|en|em|ini)?s? | commande | cde | cmd |
      bon\sde\s(?:commande|livraison)`,
    ordered: oneOf`commandée?`,
    origin: oneOf`origine`,
    otherNumber: oneOf`reserv`,
    otherSigner: oneOf`empot | embal | chauffeur | conduc | transporteur | réception | reçu | destinat`,
    overBorders: oneOf`transfront`,
    ownOrParty: oneOf`notre | votre | client`,
    packageListed: oneOf`carton | colis | caisse`,
    packagingBeginning: oneOf`grv | emballage | récipient | fût | bidon`,
    packedInMaterial: oneOf`de | en | bois | plastique`,
    packingCertificate: oneOf`certificat d['’]empotage`,
    packingGroupWord: oneOf`ge | g e | groupe d emballage`,
    page: oneOf`page | feuille`,
    paperToReturn: oneOf`lettre de voiture`,
    partyToOrder: oneOf`affréteur | affrètement`,
    paymentDue: oneOf`échéance`,
    perUnit: oneOf`\bpar\b`,
    piece: oneOf`pièce | pièces`,
    pieces: oneOf`u`,
    placeOnPaper: oneOf`annexe | ci-joint | verso | tête | haut | dessus | case | cadre | cachet | rubrique`,
    plateWord: oneOf`immatriculé | immatriculée | immatriculation | immat | plaque | plaques`,
    pointerLead: oneOf`voir | cf | selon | comme | idem`,
    positionHeading: oneOf`position | ligne`,
    postcodeWord: oneOf`C\.?\s?P`,
    price: oneOf`prix(?: unitaire)? | montant | p\.?u\.?`,
    printedBy: oneOf`généré | imprimé | édité`,
    producerOfWaste: oneOf`producteur | producteur de déchets | producteur s de déchets`,
    properShippingName: oneOf`désignation officielle`,
    ratePer: oneOf`par`,
    receiptOf: oneOf`réception`,
    remarkBeginning: oneOf`
      fret | hors\sgabarit | ne\spas\s(?:gerber|renverser|superposer) |
      non\s(?:gerbable|sovrappo\p{L}*|capovolgere|impilabil\p{L}*) | selon\saccord`,
    route: oneOf`de\s?[–/-]\s?à | trajet | itin[ée]rai?re`,
    saidToContain: oneOf`dit(?:e?s)?\scontenir`,
    sameAlone: oneOf`le même | la même | même adresse | voir ci dessus`,
    sameAsAbove: oneOf`le même | la même | même adresse | voir ci-dessus`,
    sameAsLead: oneOf`comme | voir | le même que | idem que | même`,
    sealAhead: oneOf`scell[ée]s? | plombs?`,
    sealNamed: oneOf`scellé | scellés | scellé sous | plomb | plombs | plombé | plombé sous | scellement`,
    sealNumberWord: oneOf`n\.?\s?[°º] | numéros?`,
    sealState: oneOf`intacts | apposé | apposés | apposée | posé | posés | sur remorque`,
    securityWord: oneOf`sûreté`,
    seeList: oneOf`voir\s(?:liste|annexe)`,
    seeOtherBox: oneOf`comme | voir`,
    semitrailer: oneOf`semi`,
    sendBack: oneOf`retourner | émargée`,
    sender: oneOf`chargeur | expéditeur`,
    serviceName: oneOf`groupage | économ\p{L}* | messagerie | affrètement | camion | portes? | franco | lot`,
    shippedOnBoard: oneOf`en bon état apparent`,
    shippingLine: oneOf`maritime | navigation`,
    shippingMarks: oneOf`marques`,
    signature: oneOf`signature`,
    signedBy: oneOf`timbr | pour`,
    singleArticle: oneOf`paires | unites | articles`,
    statesConcerned: oneOf`pays | états concernés`,
    streetAhead: oneOf`rue | avenue | boulevard | chemin | impasse | quai`,
    supplier: oneOf`fournisseur`,
    takenOver: oneOf`remise?s? | enlevée?s? | chargée?s?`,
    tariffHeading: oneOf`tarif | nomenclature`,
    tariffNumber: oneOf`nomenclature | code\sdouanier`,
    timeAhead: oneOf`à`,
    timeOfDay: oneOf`à | heure | heures`,
    titleOfPerson: oneOf`Mme | M | Monsieur | Madame`,
    to: oneOf`à`,
    toBeNamed: oneOf`à (?:désigner|définir|préciser|confirmer|déterminer)`,
    toOrder: oneOf`à\sl['’]ordre\sd(?:e\s|['’])`,
    toPage: oneOf`en | de la | à | la | de`,
    tonnes: oneOf`tonne | tonnes`,
    tractorWord: oneOf`véhicule | tracteur | porteur | camion | camionnette`,
    trailerWord: oneOf`remorque | semi remorque | semi-remorque`,
    train: oneOf`train`,
    transportCategory: oneOf`cat[ée]gorie de transport`,
    transportOrder: oneOf`
      ordre de transport | commande de transport | ordre d affrètement | confirmation d affrètement`,
    tunnelWord: oneOf`code tunnel | code de restriction en tunnels | crt`,
    unNumberName: oneOf`numéro`,
    uncleaned: oneOf`non nettoyé`,
    unitInBuilding: oneOf`parc | bte | bo[îi]te | lot | quai`,
    unitOfPrice: oneOf`pièce | unité`,
    upTo: oneOf`à`,
    valueAddedTax: oneOf`tva`,
    vehicleNamed: oneOf`remorque | semi-?remorque | tracteur`,
    via: oneOf`par`,
    visualCheck: oneOf`contrôle visuel`,
    volumeBeginning: oneOf`vol(?:ume|umen|\.)? | cubage`,
    volumeBesideMass: oneOf`volume | cubage`,
    volumeHeading: oneOf`volume | cubage`,
    volumeOf: oneOf`à | de`,
    voyage: oneOf`voy(?:age)?`,
    voyageBeginning: oneOf`voy`,
    wasteAhead: oneOf`D[ÉE]CHETS?`,
    wasteBeginning: oneOf`déchet`,
    wasteProducer: oneOf`producteur`,
    weBuy: oneOf`nous vous passons commande | veuillez nous livrer | votre meilleure offre`,
    weConfirm: oneOf`confirmons`,
    weDeliver: oneOf`nous vous livrons`,
    weInstruct: oneOf`nous vous confions`,
    weighbridge: oneOf`bascule`,
    wholeWord: oneOf`envoi | expédition | chargement | total | totale | totaux | ensemble | en tout`,
    withResiduesOf: oneOf`avec (?:des )?résidus de`,
    xray: oneOf`rayons?[\s-]x`,
    yoursOrOurs: oneOf`votre | vos | notre | client`,
  },
  trade: {
    invoice: {
      titles: list`
        facture commerciale, facture pro forma, facture proforma, facture, facture export,
        facture à l'exportation, facture de vente, facture douanière, facture bon de livraison,
        facture valant bon de livraison`,
      number: list`
        facture n, n de facture, numéro de facture, n facture, facture numéro, facture no, n fact, fact n,
        n de la facture, n document, n pièce, numéro de pièce`,
    },
    packingList: {
      titles: list`
        liste de colisage, note de colisage, bordereau de colisage, liste de colis, liste d'emballage,
        note de poids, liste de colisage et de poids, packing list, détail de colisage, bordereau d'emballage,
        état de colisage, fiche de colisage, liste de chargement`,
      number: list`
        n liste, n de liste, numéro de liste, liste de colisage n, n de liste, numéro de liste, n de la liste de colisage, liste n, expédition n,
        n de colisage, n document, colisage n`,
    },
    deliveryNote: {
      titles: list`
        bon de livraison, bordereau de livraison, bulletin de livraison, bon d'expédition, avis
        d'expédition, bon d'enlèvement, bordereau d'expédition, bon de transport, avis de livraison, fiche
        de livraison, bon de sortie, bon de réception, récépissé de livraison, note d'envoi, bulletin
        d'expédition, expédition vente, note d expédition, expédition`,
      number: list`
        bon de livraison n, n de bon, bl n, n bl, n du bon de livraison, numéro du bon, bordereau n, n de bl,
        bon n, n bon de livraison, livraison n, n de livraison, n livraison, numéro de livraison, numéro bl,
        expédition n, n document, n pièce, bon de livraison no, référence du bon`,
    },
    labels: {
      consignor: list`
        vendeur, fournisseur, exportateur, expéditeur, vendeur exportateur, fabricant, expéditeur exportateur,
        exportateur expéditeur, expédié de, lieu d'expédition, chargeur, remettant, enlèvement chez,
        site expéditeur, fournisseur expéditeur, société expéditrice`,
      consignee: list`
        adresse de livraison, destinataire, livré à, livrer à, livraison à, lieu de livraison, adresse du
        destinataire, nom et adresse du destinataire, livraison chez, client livré, livré chez, adresse
        livraison, à livrer à, destinataire de la marchandise, site de livraison, livrer chez, expédié à,
        destinataire final, réceptionnaire, chantier, envoyé à, adresse de déchargement, acheteur et
        destinataire, acheteur destinataire, client destinataire, destinataire acheteur`,
      buyer: list`
        acheteur, client, facturé à, adresse de facturation, importateur, facturer à, client facturé,
        adresse facturation, adresse de facturation client, donneur d'ordre, acquéreur, payeur,
        client donneur d'ordre, facturation, vendu à, destinataire de la facture`,
      documentNumber: list`
        cmr n, n cmr, lettre de voiture n, lta n, connaissement n, n de cmr, n lettre de voiture,
        lettre de voiture no, n lta, n de connaissement, n de lta, récépissé n`,
      packageCount: list`
        nombre de colis, nb de colis, colis, nombre total de colis, nb colis, nombre de palettes, total colis,
        nbre de colis, nbre colis, nb de palettes, nb palettes, nbre de palettes, nbre palettes,
        total de colis, total des colis, colis total, nombre total de palettes, total palettes,
        nombre d'unités de manutention, nombre de cartons, nb cartons, nb de cartons,
        nombre et nature des colis, nombre de supports, nb supports, nombre d'emballages, nbre total de colis,
        qté colis`,
      packing: list`
        type d'emballage, emballage, conditionnement, nature des colis, type de colis, nature de l'emballage,
        mode d'emballage, type de conditionnement, emballages, support, type de support, nature colis,
        nature des emballages, type emballage, nature du colis, mode de conditionnement`,
      nature: list`
        désignation, désignation des marchandises, description, libellé, article, désignation de l'article,
        désignation article, désignation produit, désignation du produit, désignation des articles,
        désignation des produits, nature de la marchandise, nature des marchandises,
        description des marchandises, description de la marchandise, produit, description article,
        description produit, libellé article, libellé produit, intitulé, marchandise, marchandises,
        désignation de la marchandise, dénomination, contenu, détail`,
      grossWeight: list`
        poids brut, poids brut kg, brut kg, poids brut total, brut, pds brut, pds brut kg, poids brut en kg,
        poids brut total kg, total poids brut, total brut, masse brute, masse brute kg, masse brute en kg,
        p brut, poids total brut, poids brut kgs, kg brut, pds brt, poids total, poids total kg, pb, pb kg,
        poids brut total en kg, poids de l'expédition`,
      netWeight: list`
        poids net, poids net kg, net kg, poids net total, net, pds net, pds net kg, poids net en kg,
        poids net total kg, total poids net, total net kg, masse nette, masse nette kg, masse nette en kg,
        p net, poids total net, poids net kgs, kg net, pn, pn kg`,
      volume: list`
        volume, volume m3, cubage, volume total, volume en m3, vol m3, cbm, volume total m3, cubage m3,
        volume cbm`,
      marks: list`marques et numéros, marques, n colis, repères, n de colis`,
      statisticalNumber: list`
        code douanier, code sh, nomenclature douanière, nomenclature, tarif douanier, code nc, code nc8,
        code tarif, code tarifaire, n de tarif douanier, tarif douanier n, code hs, nomenclature combinée,
        nc8, code taric, espèce tarifaire, position tarifaire, ndp, code nomenclature, nomenc douanière,
        nomenclature ndp`,
      dateOfDelivery: list`reçu le, marchandise reçue le, livré le, réceptionné le, reçu en date du`,
      carrier: list`
        transporteur, expédié par, transitaire, transporteur routier, nom du transporteur,
        société de transport, transport par, transporteur affrété, livré par, messagerie,
        entreprise de transport, commissionnaire, commissionnaire de transport, transporteur commissionnaire,
        enlevé par`,
      articleCount: list`
        quantité, qté, qté livrée, quantité livrée, qté commandée, quantité commandée, qté cdée, qté facturée,
        quantité facturée, reste à livrer, reliquat, nb pièces, pièces, nb uvc, uvc, unités, quantités,
        qté totale, quantité totale`,
      furniture: list`
        date de facture, date de la facture, n de commande, commande n, votre commande, notre référence,
        votre référence, n client, code client, échéance, date d'échéance, conditions de paiement,
        conditions de livraison, incoterm, incoterms, prix unitaire, prix, montant, montant total, tva,
        sous total, remise, devise, banque, iban, bic, unité, pos, ligne, référence, réf article, réf,
        pays d'origine, origine, date d'expédition, date de livraison, date, page, total ht, total ttc,
        montant ht, contact, téléphone, dimensions, dimensions cm, lot, remarques, date facture, facture du,
        date de commande, commande du, v commande, votre commande n, votre commande du, votre n de commande,
        n commande client, réf commande, référence commande, référence client, réf client, votre réf,
        notre réf, n réf, v réf, vos références, nos références, n de client, compte client, code tiers,
        n compte, commande, n commande, n cde, cde n, bon de commande, accusé de réception, affaire,
        n affaire, n d'affaire, dossier, n dossier, n de dossier, représentant, commercial, vendeur n,
        votre contact, interlocuteur, suivi par, tél, télécopie, fax, courriel, e mail, mail, site web, siret,
        siren, rcs, ape, code ape, naf, n tva, n tva intracommunautaire, tva intracommunautaire, tva intracom,
        n de tva, n tva intracom, n tva client, eori, n eori, capital, au capital de, mode de règlement,
        règlement, mode de paiement, modalités de paiement, conditions de règlement, date échéance,
        domiciliation, rib, swift, code banque, escompte, conditions livraison, condition de livraison,
        mode d'expédition, moyen de transport, mode de livraison, franco, frais de port, port et emballage,
        transport, participation transport, rem, p u, pu ht, prix unit, prix unitaire ht, px unitaire,
        montant eur, montant ht eur, total, total net, total général, net à payer, total net ht,
        total hors taxes, total tva, taux tva, taux, base ht, base, valeur, valeur totale, valeur unitaire,
        valeur en douane, valeur fob, fret, assurance, acompte, devise de facturation, unité de vente, uv, un,
        ul, code article, référence article, réf produit, code produit, référence produit,
        votre référence article, n ligne, lig, gencod, ean, code barre, n de lot, n lot, lots, n série,
        n de série, dluo, ddm, dlc, pays origine, pays de provenance, pays de destination, pays destination,
        origine préférentielle, date expédition, livraison prévue le, chargé le, semaine, heure,
        heure d'arrivée, heure de départ, chauffeur, nom du chauffeur, tare, poids tare, longueur, largeur,
        hauteur, l x l x h, dimensions en cm, dimensions l x l x h, dim, mètres linéaires, métrage linéaire,
        ml, gerbable, non gerbable, température, observations, commentaire, commentaires, remarque, note,
        notes, instructions de livraison, consignes de livraison, signature du client, signature du chauffeur,
        nom du signataire, nom et signature, préparé par, préparateur, contrôlé par, édité le, imprimé le,
        établi par, feuille, folio, page n, duplicata, original, exemplaire, palettes rendues,
        palettes consignées, europe rendues, réserves éventuelles, dépôt, tournée, motif d'exportation, objet,
        exportateur enregistré, n rex, port d'embarquement, port de débarquement`,
    },
    despatchDates: list`
      date expédition, date d expédition, date de l expédition, expédié le, date départ, date de départ, date enlèvement,
      date d enlèvement, enlevé le, enlèvement le, chargé le, date chargement, date de chargement, départ le, date et heure
      de départ, date et heure d enlèvement, remis le, date de remise au transporteur`,
    ways: list`
      mode d expédition, expédié par, mode de transport, transport, transport par, expédition par, moyen de transport, livré
      par, enlevé par, remis à, acheminement, mode d acheminement, mode de livraison, livraison par, expédition,
      conditions d expédition, informations d expédition`,
    related: {
      invoice: list`
        facture, facture n, n facture, facture no, n de facture, facture commerciale, facture commerciale n,
        relatif à la facture, notre facture, fact n, réf facture`,
      'packing-list': list`liste de colisage, liste de colisage n, n liste de colisage, packing list n`,
      'delivery-note': list`
        bon de livraison, bon de livraison n, bl n, n bl, bl, n de bl, n bon de livraison, bordereau de livraison,
        bordereau de livraison n, votre bl, notre bl, bons de livraison`,
    },
    delivery: {
      consignee: list`livrer à, livrer chez, à livrer à, à livrer chez, livraison chez`,
      packing: list`conditionnement, emballé en, emballé dans, conditionné en`,
      furniture: list`reste à livrer, reliquat, restant dû, solde à livrer`,
    },
    otherUse: list`
      offre, offre de prix, confirmation, devis, demande de prix, demande de devis, bon de commande, commande, confirmation de commande,
      accusé de réception de commande, ordre de transport, ordre de chargement, ordre d'enlèvement, confirmation d'affrètement,
      confirmation de réservation, réservation, tarif, liste de prix, contrat, avoir, note de crédit, relance, rappel,
      mise en demeure, relevé de compte, avis de paiement, reçu, certificat d'origine, certificat de conformité, certificat,
      fiche de données de sécurité, ticket de pesée, bon de pesée, constat de dommages, réclamation, rapport d'expertise,
      compte rendu, procès verbal, ordre du jour, horaire, horaires, planning, calendrier, inventaire, état des stocks, avis d'arrivée,
      déclaration en douane, déclaration d'exportation, conditions générales de vente, conditions générales, bon de palettes, note de service,
      commande de transport, ordre d'affrètement, feuille de route, feuille de tournée, note de frais, bordereau de groupage, carnet de route`,
  },
  forms: {
    cim: {
      titles: list`
        lettre de voiture cim, lettre de voiture ferroviaire, lettre de voiture cim transport combiné, lettre wagon
        cim, lettre de voiture cim cuv`,
      labels: {
        consignor: list`expéditeur`,
        documentNumber: list`
          numéro d'expédition, expédition n, identification de l'envoi, n d'expédition, n d'envoi, identification de
          l'envoi pays gare entreprise n d'expédition`,
        takingOver: list`
          lieu date et heure de prise en charge, lieu et date de prise en charge, lieu date et heure de la prise en charge, lieu et date de la prise en charge`,
        departurePlace: list`
          gare expéditrice, gare de départ, lieu de prise en charge, point de prise en charge, prise en charge lieu
          date heure, prise en charge, lieu de départ`,
        arrivalPlace: list`gare destinataire, gare de destination, lieu de livraison, gare d'arrivée`,
        dateOfTakingOver: list`
          date de prise en charge, mois jour heure de prise en charge, date heure, date et heure de prise en charge`,
        carrier: list`transporteur, transporteur contractuel, entreprise ferroviaire`,
        wagonNumber: list`wagon n, n de wagon, n wagon, numéro de wagon, wagons, wagon`,
        train: list`train n, n de train, numéro de train, train`,
        statisticalNumber: list`code nhm, nhm, n nhm`,
        nature: list`désignation de la marchandise, désignation des marchandises, marchandise, désignation`,
        grossWeight: list`masse, masse kg, masse brute, masse totale, masse en kg, masse brute kg`,
        information: list`déclarations de l'expéditeur, déclarations`,
        paymentOfCarriage: list`paiement des frais, paiement, affranchissement`,
        established: list`
          lieu et date d'établissement, établi à, lieu et date de l'établissement, lieu et date, établie à`,
        furniture: list`
          référence de l'expéditeur, code client, tarif, tare, points frontières, itinéraire, rid, gare, numéro de
          client, autres transporteurs, transporteurs exécutants, transporteur exécutant, transporteurs substitués, gare desservant le lieu de livraison, conditions commerciales, référence
          expéditeur, date d'arrivée, référence`,
        containerSeal: list`plomb, sceau, plomb sceau, scellés, plombs`,
        containerNumber: list`uti, wagon uti, conteneur, unité de chargement`,
      },
    },
    awb: {
      titles: list`
        lettre de transport aérien, lettre de voiture aérienne, lta, lettre de transport aérien house, lta
        électronique, lettre de transport aérien électronique, récépissé de fret aérien, lta maison`,
      labels: {
        consignor: list`nom et adresse de l'expéditeur, expéditeur, expéditeur nom et adresse`,
        consignee: list`nom et adresse du destinataire, destinataire, destinataire nom et adresse`,
        freightForwarder: list`
          agent du transporteur émetteur, agent émetteur, nom et ville de l'agent du transporteur émetteur, agent
          iata, agent de fret`,
        carrier: list`émise par, émis par, transporteur aérien, compagnie aérienne, transporteur`,
        documentNumber: list`
          lta maison hawb n, lta maison n, lta n, numéro de lta, n de lta, numéro lta, n lta, lta house n, hawb n`,
        departurePlace: list`aéroport de départ, départ`,
        arrivalPlace: list`aéroport de destination, aéroport d'arrivée, destination`,
        flight: list`vol date, vol et date, numéro de vol et date, n de vol, vol, vol demandé, vols, vol dates, vols dates, vols prévus`,
        packageCount: list`
          nombre de colis, nb de colis, nombre de pièces, colis, nb colis, nbre de colis, pièces`,
        grossWeight: list`poids brut, poids brut kg, poids réel, poids`,
        weightUnit: list`kg lb`,
        nature: list`
          nature et quantité des marchandises, nature et quantité de la marchandise, nature des marchandises, nature
          de la marchandise, désignation, marchandise, nature et quantité`,
        information: list`
          instructions de manutention, informations de manutention, renseignements pour le traitement`,
        securityStatus: list`statut de sûreté, statut sûreté`,
        regulatedAgent: list`agent habilité, numéro d'agent habilité, n d'agent habilité`,
        screeningMethod: list`méthode d'inspection filtrage, méthode de contrôle`,
        securityIssuedBy: list`statut de sûreté délivré par`,
        securityIssuedOn: list`statut de sûreté délivré le`,
        established: list`
          établie le à, établi le à, fait le à, établie à, fait à, établi le, établie le, date et lieu d'émission,
          lieu et date d'émission, émise le`,
        furniture: list`poids taxable, tarif, code tarif, valeur déclarée, total à payer`,
        volume: list`volume, volume m3, cubage`,
        paymentOfCarriage: list`frais, paiement, taxes, port`,
      },
    },
    'air-security': {
      titles: list`
        déclaration de sûreté, déclaration de sûreté du fret, déclaration de sûreté de l'expédition, déclaration de sûreté d'expédition,
        déclaration de sûreté du fret aérien, déclaration de sûreté de l'envoi`,
      labels: {
        regulatedAgent: list`agent habilité, identifiant de l'agent habilité`,
        documentNumber: list`identifiant unique de l'expédition, lta n, n de lta, numéro de lta`,
        nature: list`contenu de l'expédition, contenu, contenu de l'envoi`,
        departurePlace: list`origine, aéroport de départ`,
        arrivalPlace: list`destination, aéroport de destination`,
        securityReason: list`reçu de, motif du statut de sûreté, raison du statut de sûreté, motif du statut`,
        screeningMethod: list`méthode d'inspection filtrage, méthode d'inspection, moyens d'inspection filtrage`,
        securityExemption: list`motif d'exemption, motifs d'exemption`,
        securityIssuedBy: list`statut de sûreté délivré par, délivré par, statut délivré par`,
        securityIssuedOn: list`statut de sûreté délivré le, délivré le, date et heure`,
        acceptingAgent: list`accepté par, agent habilité ayant accepté`,
        furniture: list`autres méthodes d'inspection filtrage, autres méthodes, informations complémentaires de sûreté, transit`,
      },
    },
    'bill-of-lading': {
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
    },
    'inland-waterway': {
      titles: list`
        lettre de voiture fluviale, lettre de voiture cmni, connaissement fluvial, lettre de voiture navigation intérieure, document de transport fluvial,
        lettre de voiture par voie navigable, lettre de voiture voies navigables`,
      labels: {
        takingOver: list`lieu et date de chargement, lieu de chargement et de prise en charge`,
        placeOfTakingOver: list`port de chargement, lieu de chargement, quai de chargement`,
        placeOfDelivery: list`port de déchargement, lieu de déchargement, lieu de déchargement et de livraison, quai de déchargement`,
        dateOfTakingOver: list`date de chargement, chargé le`,
        vessel: list`bateau, nom du bateau, automoteur, barge, pousseur`,
      },
    },
    'dangerous-goods': {
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
          nb et type d'emballage, type d'emballage, nature de l'emballage, récipient, récipients, type de récipient`,
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
        dateOfIssue: list`date, date du document`,
      },
    },
    'waste-annex-vii': {
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
    },
    'waste-movement': {
      titles: list`
        document de mouvement pour mouvements transferts transfrontières de déchets, document de mouvement pour
        les transferts de déchets, document de mouvement, annexe ib`,
      labels: {
        consignor: list`exportateur notifiant, notifiant, exportateur auteur de la notification, exportateur`,
        notificationNumber: list`
          correspondant à la notification n, notification n, n de notification, numéro de notification`,
        packageCount: list`nombre de colis`,
        packing: list`type s de conditionnement, type de conditionnement, conditionnement`,
        carrier: list`1er transporteur`,
        successiveCarrier: list`2e transporteur, 2ème transporteur`,
        recoveryFacility: list`
          installation d'élimination ou de valorisation, installation d'élimination valorisation, installation
          d'élimination`,
        recoveryOperation: list`
          opération s d'élimination valorisation, opération d'élimination valorisation, code d code r`,
        nature: list`dénomination et composition des déchets, désignation et composition des déchets`,
        furniture: list`
          numéro de série nombre total de transferts, numéro d'ordre du transfert, prescriptions particulières
          de manutention, caractéristiques physiques, producteur s de déchets, lieu réel d'élimination de valorisation, lieu
          réel de l'élimination valorisation, lieu effectif de l'élimination
          valorisation, code h, code y, n d'enregistrement`,
      },
    },
    'waste-national': {
      titles: list`
        bordereau de suivi de déchets, bordereau de suivi des déchets, bordereau de suivi des déchets dangereux, bsd, bsdd,
        bordereau de suivi de déchets dangereux, document de suivi pour les déchets spéciaux, document de suivi des déchets`,
      labels: {
        consignor: list`émetteur du bordereau, émetteur, producteur ou détenteur, producteur détenteur, remettant, entreprise remettante`,
        consignee: list`
          installation de destination ou d'entreposage ou de reconditionnement prévue, installation de destination, destinataire,
          installation de destination prévue, entreprise destinataire, éliminateur`,
        carrier: list`collecteur transporteur, transporteur, transporteur du déchet`,
        wasteQuantity: list`quantité, quantité réelle, quantité estimée, quantité tonnes, quantité en tonnes, masse, poids`,
        furtherWasteCode: list`code déchet, rubrique déchet, code nomenclature, code du déchet, code omod, code ced`,
        nature: list`dénomination du déchet, dénomination usuelle, désignation du déchet, description du déchet`,
        dateOfTakingOver: list`date de prise en charge, date d'enlèvement, date de remise au transporteur`,
        documentNumber: list`bordereau n, n de bordereau, numéro de bordereau, n du bordereau, numéro bsd`,
      },
    },
  },
}
