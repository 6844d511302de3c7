import { type Lexicon, list } from '../lexicon.ts'

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
    BE: list`fardeau, fardeaux, botte, bottes`,
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
}
