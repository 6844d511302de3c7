import type { Concept } from '../../fields/concepts.ts'
import type { Part } from '../../fields/parts.ts'
import { list } from '../lexicon.ts'

/** Words that stand in the keys and column headers of programs and hardly ever on a printed form. */

/** Parties and places: 'Abs. Straße', 'ship_from.zip', 'To City'. */
export const keyRoles: Partial<Record<Concept, readonly string[]>> = {
  consignor: list`
    abs, absend, exp, exped, mitt, mitt te, rem, nad, odes, afz, avs, exporter, ship from, shipfrom, shpr, shppr, cnor,
    consignor party, sender address`,
  consignee: list`
    empf, empfang, dest, destin, odb, prij, ontv, geadr, mott, importer, ship to, shipto, deliver to, cnee, csgn,
    consignee party, receiver address`,
  carrier: list`frf, frachtf, transp, trasp, przew, vervoerd, carr, trucker, transporter, hauler, subcontractor`,
  placeOfDelivery: list`
    to, drop, dropoff, drop off, unload, unloading, entl, entlade, livr, scarico, consegna, descarga, entrega, rozl,
    rozładunek, dostawa, lossen, los, final destination, delivery address, stop to`,
  takingOver: list`
    from, load, bel, belade, lade, ladeort, enlev, enlèvement, chargement, carico, ritiro, carga, recogida, zał, załadunek,
    laden, laad, pickup address, stop from`,
}

/** Pieces of a party or place. */
export const keyParts: Partial<Record<Part, readonly string[]>> = {
  name: list`company name 1, name 1, firm, firma, organisation, organization, addressee, legal name, party name, nom, neve, adı, nazov, numele, denumirea`,
  street: list`line 1, line, address 1, street 1, str, strasse, addr, addr 1, address street, street no, thoroughfare,
    címe, utcája, adresi, adresa`,
  postcode: list`plz, pc, cp, cap, zip code, postal, pcode, psc, kod, kod poczt, irsz, zip postal code,
    irányítószáma, codul poștal`,
  city: list`ort, stadt, ville, citta, ciudad, miasto, plaats, mesto, city name, post town, suburb, városa, şehri, orașul`,
  country: list`land, lkz, ctry, cntry, iso, country iso, iso country, iso country code, country iso 2, country iso code, country iso alpha 2, alpha 2, nation, pays, paese, pais, kraj, országa`,
}

/** Values of the consignment itself. */
export const keyLabels: Partial<Record<Concept, readonly string[]>> = {
  documentNumber: list`
    cmr, cmr num, waybill, waybill no, awb, awb no, awb number, mawb, hawb, bl no, bl number, b l, doc id, doc no, docno,
    consignment id, consignment ref, shipment id, shipment ref, lettre de voiture, lvi, numer listu, nr listu, numărul cmr,
    cmr numărul, număr cmr`,
  dateOfTakingOver: list`
    date chargement, date enlevement, date prise en charge, data carico, data ritiro, fecha carga, fecha de carga,
    fecha recogida, loaded at, loaded on, pickup at, pickup time, atd, etd, laaddatum`,
  dateOfDelivery: list`
    date livraison, data consegna, fecha entrega, data dostawy, delivered at, delivery at, ata, losdatum`,
  placeOfDelivery: list`
    unloading, unloading city, unload place, delivery city, destination city, entladeort, déchargement, lieu de déchargement,
    luogo di scarico, lugar de descarga, miejsce rozładunku`,
  hazardClass: list`hazard, imo class, imdg class, dg class, klasse, classe, clase`,
  packingGroup: list`pkg group, packaging group, pg`,
  tunnelCode: list`tunnel, tunnel code, trc`,
  packageCount: list`
    stk, stck, anz, anz packst, pkg, pkgs, nb colis, nbre colis, num colli, n colli, qty pkgs, no pkgs, piece count,
    package quantity, packages qty, number of pcs, pcs, kusy, ks`,
  packing: list`nature du colis, nature colis, type colis, verp, vpe, pkg type, package kind, packaging unit, uom pkg`,
  nature: list`ware, goods name, cargo, cargo description, article description, designation marchandise, merce, item description,
    nature, nature of goods, goods nature, psn, proper shipping name, shipping name, commodity name, produit, prodotto, producto, artikel, bezeichnung,
    εμπόρευμα, εμπορεύματα, prekė, товар, товари, mal, malın cinsi, tuote, vara`,
  statisticalNumber: list`hs, hs no, hs number, hscode, nhm, cn8, taric, warennr`,
  grossWeight: list`gross, brutto, brut, lordo, gw, grwt, gross w, weight brutto, poids, peso, waga, total gross`,
  weightUnit: list`
    weight unit, unit of weight, gross weight unit, weight uom, unit weight, gewichtseinheit, unité de poids, unité poids,
    unità di peso, unità peso, unidad de peso, unidad peso, jednostka wagi, gewichtseenheid, unit, uom, einheit, unité, unità,
    unidad, jednostka`,
  netWeight: list`net, netto, nw, net w, neto`,
  volume: list`cbm, vol`,
  tractorPlate: list`kfz, kfz kennz, lkw kennz, truck id, truck number plate, immat, immat tracteur, targa, plate, reg plate`,
  trailerPlate: list`aufl, anh, immat remorque, immat semi, trailer id, trailer number plate, semi`,
  containerNumber: list`cntr, cntr no, container id, equipment no, equipment number`,
  sealNumber: list`seal id, seal number 1, plomb`,
}
