import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const frenchTrade: TradeWords = {
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
}
