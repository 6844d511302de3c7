import { type Lexicon, list, oneOf } from '../lexicon.ts'

export const english: Lexicon = {
  language: 'en',
  labels: {
    consignor: list`
      sender, consignor, shipper, sender consignor, consignor sender, shipper consignor, shipper exporter,
      name and address of sender, name and address of consignor, sender name and address, dispatched by,
      consigned by, goods sent by, shipped from, shpr`,
    consignee: list`
      consignee, receiver, recipient, consignee receiver, name and address of consignee,
      consignee name and address, consigned to, ship to, deliver to, cnee`,
    carrier: list`
      carrier, haulier, carrier haulier, road haulier, hauler, transport company, trucker, trucking company,
      name and address of carrier, carrier name and address, contracting carrier, carried by, haulage contractor`,
    successiveCarrier: list`
      successive carriers, successive carrier, subsequent carriers, subsequent carrier, following carriers`,
    placeOfDelivery: list`
      place of delivery of the goods, place of delivery, place designated for delivery of goods,
      place designated for delivery, place designated for delivery of the goods,
      place foreseen for delivery of the goods, delivery place, delivery address, place of unloading,
      unloading place, unloading point, delivery point, destination, place of destination,
      delivery location, unloading location, place of delivery of goods, delivery of goods,
      delivery of the goods, goods to be delivered at, deliver at, deliver goods to, unloading, drop-off, unloading address`,
    takingOver: list`
      place and date of taking over the goods, place and date of taking over,
      place and date taking over the goods, place date of taking over the goods,
      date and place of taking over the goods, place and date of loading, taking over of the goods,
      taking over the goods, taking over, place and date of collection, collection,
      place and date of acceptance of the goods, taking over of goods, taking over of the goods and date,
      place and date of taking over of the goods, collection of goods, pick up, loading, taken over at and on`,
    placeOfTakingOver: list`
      place of taking over the goods, place of taking over, place of loading, loading place, loading point,
      collection address, place of collection, pick up address, place of departure, collection point,
      loading address, collected at, picked up at, taken over at, taking over place, loading location`,
    dateOfTakingOver: list`
      date of taking over the goods, date of taking over, taking over date, loading date, date of loading,
      collection date, pick up date, date of collection, taken over on, date of acceptance, acceptance date,
      collected on, picked up on, date of departure, departure date, dispatch date, shipment date`,
    documentsAttached: list`
      documents attached, attached documents, annexed documents, documents annexed, accompanying documents,
      documents handed to carrier, enclosures, documents, docs, documents enclosed`,
    marks: list`
      marks and numbers, marks and nos, marks numbers, marks nos, marks, shipping marks, mark and number`,
    packageCount: list`
      number of packages, no of packages, nos of packages, quantity of packages, packages, package count,
      number of pieces, no of pieces, pieces, number of units, number of colli, colli, qty, quantity, total
      packages, total number of packages, no of pkgs, pkgs, number and kind of packages, number and type of
      packages, packages count`,
    packing: list`
      method of packing, kind of packages, type of packages, packing, packaging, type of packing, kind of
      packing, package type, packing type, packaging type, kind of package, type of package, pack, pkg, kind
      of pkg, type of pkg`,
    nature: list`
      nature of the goods, nature of goods, description of goods, description of the goods,
      goods description, description, goods, commodity, name of the goods, contents`,
    statisticalNumber: list`
      statistical number, statistical no, stat number, stat no, statistics number, hs code, commodity code,
      tariff number, tariff no, cn code, customs tariff number, stat nr`,
    grossWeight: list`
      gross weight in kg, gross weight, gross mass, gross weight kg, weight gross, gross wt, weight, gross
      mass kg, gross kg, gross kgs, kg gross, weight kg, total weight, total gross weight, actual weight, gr
      wt`,
    netWeight: list`net weight, net mass, net weight kg, weight net, net kg, net kgs, net mass kg`,
    volume: list`
      volume in m3, volume, volume m3, cubage, measurement, volume in cubic metres, cbm, gross volume, cube,
      cube m3, m3, vol, vol m3, cubic metres`,
    senderInstructions: list`
      sender's instructions, sender s instructions, senders instructions, instructions of the sender,
      sender's instructions for customs and other formalities, consignor's instructions,
      customs instructions, instructions, special instructions, handling instructions, senders remarks`,
    paymentOfCarriage: list`
      instructions as to payment for carriage, instruction as to payment carriage, payment of carriage,
      payment for carriage, carriage charges payment, freight payment instructions, freight payment, freight
      charges, freight, terms of payment of carriage, carriage, freight terms, payment instructions, freight paid by, carriage paid by, freight payable by, freight payer, who pays carriage, who pays the carriage, who pays freight, who pays`,
    cashOnDelivery: list`cash on delivery, cod, reimbursement, cod amount, c o d`,
    reservations: list`
      carrier's reservations and observations, carriers reservations and observations,
      reservations and observations of the carrier, carrier's reservations, carriers reservations,
      reservations and observations, reservations,
      reservations and observations of the carrier on taking over the goods`,
    specialAgreements: list`special agreements, special agreement, special conditions, particular agreements`,
    toBePaidBy: list`to be paid by, payable by, charges to be paid by`,
    established: list`
      established in, established at, established in on, issued in, issued at, place and date of issue, drawn
      up at, signed at, made out at, made out in, established, place and date of establishment, completed at,
      done at`,
    placeOfIssue: list`place of issue, issue place`,
    dateOfIssue: list`date of issue, issue date, issued on, document date`,
    documentNumber: list`
      cmr no, cmr number, cmr nr, consignment note no, consignment note number, waybill no, waybill number,
      note no, document no, document number, international consignment note no, consignment no,
      consignment number, cmr note no, ecmr id, ecmr no, e cmr id, e cmr no, cmr reference, cmr ref, cmr ref no, cmr id, shipment no, shipment number, shipment id, consignment id, document id, cmr note number, order id`,
    plates: list`
      vehicle registration, vehicle registrations, vehicle regs, registration number, registration numbers, registration no,
      vehicle registration numbers, vehicle registration number, vehicle and trailer registration,
      truck and trailer, truck trailer, tractor trailer, licence plates, licence plate numbers,
      license plates, plate numbers, vehicle, vehicle reg no, vehicle reg, registration, reg no, vehicles`,
    tractorPlate: list`
      tractor, truck, tractor unit, tractor registration, tractor registration number, truck registration,
      truck no, truck plate, tractor plate, vehicle plate, motor vehicle, lorry, tractor reg no,
      truck reg no, truck reg, lorry reg, tractor reg, licence plate, license plate, vehicle no, vehicle number, tractor no,
      truck registration number, lorry registration, plate number, registration of tractor,
      registration of vehicle, vehicle registration plate`,
    trailerPlate: list`
      trailer, semi trailer, semitrailer, chassis, container chassis, trailer registration, trailer registration number, trailer no,
      trailer plate, trailer number, trailer reg no, trailer reg, semi trailer registration, registration of trailer,
      trailer licence plate, trailer license plate`,
    containerNumber: list`container number, container no, container, container nr, container id`,
    sealNumber: list`seal number, seal no, seal, seals, seal numbers, seal nos`,
    unNumber: list`
      un number, un no, un nr, un, dangerous goods, dangerous goods description, adr information`,
    hazardClass: list`class, adr class, hazard class`,
    packingGroup: list`packing group, pg`,
    goodsReceived: list`
      goods received, received the goods, goods received on, goods received place date,
      delivery of the goods confirmed, proof of delivery`,
    dateOfDelivery: list`
      date of delivery, delivery date, delivered on, date delivered, date of receipt, unloading date`,
    modeOfTransport: list`mode of transport, transport mode, mode`,
    signature: list`
      signature and stamp of the sender, signature and stamp of the carrier,
      signature and stamp of the consignee, signature of the sender, signature of the carrier,
      signature of the consignee, signature and stamp, signature or stamp, signature, stamp,
      stamp and signature, sender s signature, carrier s signature, consignee s signature,
      signature or stamp of the sender, signature or stamp of the carrier,
      signature or stamp of the consignee, signature and stamp of sender, signature and stamp of carrier,
      signature and stamp of consignee, signature of sender, signature of carrier, signature of consignee,
      signature sender, signature carrier, signature consignee, sender signature, carrier signature,
      consignee signature`,
    furniture: list`
      currency, deductions, balance, supplementary charges, supplem charges, other charges, miscellaneous,
      total to be paid, carriage charges, transport charges, number, letter, non contractual part, driver,
      driver name, date, place, time, time of arrival, time of departure, page, copy for sender,
      copy for consignee, copy for carrier, reference, your reference, our reference, reference number,
      order number, order no, payload, payload in kg, tariff distance, international consignment note,
      notify party, notify, incoterms, terms of delivery, useful load in kg, remarks, notes, position, pos,
      item, no, line, status, loading meters, loading metres, temperature, contact, phone, arrival,
      departure, goods are carried subject to, discounts, subtotal, supplements, load, loading unit,
      invoice number, customs office, adr, general terms, printed on, dimensions, value, amount, price,
      unit price, type, freight forwarder, forwarder, forwarding agent`,
  },
  parts: {
    name: list`name, company, company name, name of company`,
    street: list`
      street, address, street address, address line, address line 1, street and number, road, street name`,
    houseNumber: list`house number, house no, building number, street number`,
    postOfficeBox: list`po box, post office box`,
    postcode: list`postcode, post code, postal code, zip, zip code`,
    city: list`city, town, place, town city, city name, locality`,
    country: list`country, country code, country name, state`,
    phone: list`phone, telephone, tel, phone number, mobile, fax`,
    email: list`email, e mail, mail, e mail address, website, web`,
    taxNumber: list`
      vat, vat no, vat number, vat id, tax number, tax id, vat reg no, eori, eori no, eori number,
      company number`,
    contact: list`contact, contact person, attn, attention, c o, for the attention of`,
  },
  stages: {
    delivery: list`
      delivery, unloading, destination, drop off, place of delivery, delivery place, consignee location`,
    takingOver: list`
      taking over, loading, pickup, pick up, collection, origin, departure, place of taking over, dispatch`,
  },
  hints: list`
    name, address, country, place, date, time, of, the, and, or, goods, in, on, at, kg, m3, no, nos, number,
    numbers, full, town, city, postcode, street, company, stamp, signature, for, to, by, if, any, other,
    customs, formalities, tel, phone, fax, nationality, registration, vehicle, please, block, letters,
    capitals, day, month, year, hour, unit, total, loading, delivery, designated, see, overleaf, reverse,
    kind, type, with, cbm, tonnes, tons, t, box, field, required, optional, as, per, contract, code, vat,
    id, information, details, particulars, first, successive, carrier, person, contact, party`,
  totals: list`total, totals, sum, grand total, total weight, total gross weight, total packages, sum total`,
  carried: list`continued, carried forward, brought forward, carry forward, carried over, brought over, c fwd, b fwd, carried fwd, brought fwd, carried fd, brought fd, c fd, b fd, c f, b f, carry over, carried to next page, brought from previous page, total carried forward, total brought forward, continued overleaf, continued on next page, subtotal carried forward`,
  carriagePaid: list`
    carriage paid, freight prepaid, prepaid, paid, carriage paid by sender, free, paid by sender`,
  carriageForward: list`
    carriage forward, freight collect, collect, unpaid, carriage unpaid, paid by consignee, payable at destination, payable at port of discharge, payable on arrival, freight forward, to be collected, to collect,
    payable by consignee`,
  months: [
    list`january, jan`,
    list`february, feb`,
    list`march, mar`,
    list`april, apr`,
    list`may`,
    list`june, jun`,
    list`july, jul`,
    list`august, aug`,
    list`september, sep, sept`,
    list`october, oct`,
    list`november, nov`,
    list`december, dec`,
  ],
  countries: {
    'great britain': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    'northern ireland': 'GB',
    'united kingdom': 'GB',
    holland: 'NL',
    'the netherlands': 'NL',
    'czech republic': 'CZ',
    'slovak republic': 'SK',
    'republic of ireland': 'IE',
    éire: 'IE',
    turkey: 'TR',
    bosnia: 'BA',
    macedonia: 'MK',
    uae: 'AE',
    'u a e': 'AE',
    'korea republic of': 'KR',
    'republic of korea': 'KR',
    'korea rep': 'KR',
    'rep of korea': 'KR',
    'south korea': 'KR',
    'kingdom of saudi arabia': 'SA',
    ksa: 'SA',
    'sultanate of oman': 'OM',
    'state of qatar': 'QA',
    'state of kuwait': 'KW',
    'kingdom of bahrain': 'BH',
    'hong kong': 'HK',
    'hong kong sar': 'HK',
    'p r china': 'CN',
    'pr china': 'CN',
    'people s republic of china': 'CN',
    'taiwan r o c': 'TW',
    'viet nam': 'VN',
    'united states of america': 'US',
    'u s a': 'US',
    'ivory coast': 'CI',
    'russian federation': 'RU',
    'republic of south africa': 'ZA',
    'republic of singapore': 'SG',
    'arab republic of egypt': 'EG',
    'kingdom of morocco': 'MA',
    'republic of cyprus': 'CY',
    'federal republic of germany': 'DE',
  },
  packages: {
    RK: list`rack, racks, a frame, a frames`,
    43: list`big bag, big bags, bulk bag, bulk bags`,
    PX: list`pallet, pallets, plt, plts, pal`,
    PE: list`
      euro pallet, euro pallets, europallet, europallets, eur pallet, eur pallets, epal, epal pallets,
      epal pallet, euro-pallets`,
    CT: list`carton, cartons, ctn, ctns`,
    BX: list`box, boxes`,
    CS: list`case, cases`,
    CR: list`crate, crates, crt, crts`,
    DR: list`drum, drums`,
    BA: list`barrel, barrels`,
    BG: list`bag, bags`,
    SA: list`sack, sacks`,
    BE: list`
      bundle, bundles, bundle of cylinders, bundles of cylinders, cylinder bundle, cylinder bundles, bdl,
      bdls, bndl, bndls`,
    BL: list`bale, bales`,
    CL: list`coil, coils`,
    RO: list`roll, rolls`,
    PK: list`package, packages, pkg, pkgs, pk, colli, collo, packs, cradle, cradles`,
    PC: list`parcel, parcels`,
    CN: list`container, containers`,
    CY: list`cylinder, cylinders, gas cylinder, gas cylinders`,
    JC: list`jerrycan, jerrycans, jerricans, jerrican`,
    CA: list`can, cans`,
    TK: list`tank, tanks`,
    WA: list`ibc, ibcs, intermediate bulk container, intermediate bulk containers, ibc container, ibc containers`,
    BB: list`bobbin, bobbins`,
    RL: list`reel, reels`,
    SK: list`skeleton case`,
    CG: list`cage, cages, mesh box, mesh boxes`,
    TU: list`tube, tubes`,
    PA: list`packet, packets`,
    NE: list`unpacked, unpackaged, loose`,
    PI: list`pipe, pipes`,
    RG: list`ring, rings`,
    CH: list`chest, chests`,
    VQ: list`bulk liquefied gas`,
    VL: list`bulk liquid`,
    VY: list`bulk solid, in bulk, bulk`,
    BJ: list`bucket, buckets`,
    SI: list`skid, skids`,
    PU: list`tray, trays`,
    PL: list`pail, pails`,
    KG: list`keg, kegs`,
    TB: list`tub, tubs`,
    BI: list`bin, bins`,
    BO: list`demijohn, demijohns`,
  },
  smallWords: list`
    the, of, and, to, in, is, for, with, on, by, at, from, not, are, be, this, we, you, your, please,
    before, after, no, or`,
  formWords: list`
    the, of, and, to, in, for, on, is, with, by, are, be, this, that, from, at, or, not, as, shall, goods,
    consignment, note, sender, consignee, carrier, delivery, place, date, signature, number, weight, packages,
    loading, received, documents, instructions, name, address, country, invoice, vehicle, sheet, dear, please`,
  entryWords: list`
    germany, france, poland, italy, spain, netherlands, belgium, austria, czechia, romania, hungary, switzerland,
    kingdom, pallets, cartons, boxes, drums, packing`,
  streetWords: list`
    street, road, lane, avenue, drive, way, close, square, park, estate, st, rd, ave, court, quay, terrace,
    crescent, boulevard, unit, dock, gate, hill, row`,
  postOfficeBox: list`po box, p o box, post office box`,
  contactWords: list`
    tel, phone, telephone, fax, mobile, email, e mail, vat, vat no, eori, attn, attention, contact, www`,
  everyday: list`place, date, time`,
  dateWords: list`on, the, this, date, day, at, and`,
  noteTitles: list`
    international consignment note, cmr consignment note, cmr waybill, consignment note, road waybill`,
  conventions: list`convention on the contract for the international carriage of goods by road`,
  otherPapers: list`
    invoice, commercial invoice, pro forma invoice, proforma, quotation, offer, order confirmation,
    purchase order, delivery note, packing list, air waybill, bill of lading, transport order, price list,
    certificate of origin, credit note, contract, timesheet`,
  invoice: list`invoice`,
  keys: {
    roles: {
      consignor: list`exporter, ship from, shipfrom, shpr, shppr, cnor, consignor party, sender address`,
      consignee: list`importer, ship to, shipto, deliver to, cnee, csgn, consignee party, receiver address`,
      carrier: list`carr, trucker, transporter, hauler, subcontractor`,
      placeOfDelivery: list`
        to, drop, dropoff, drop off, unload, unloading, final destination, delivery address, stop to`,
      takingOver: list`from, load, pickup address, stop from`,
    },
    parts: {
      name: list`company name 1, name 1, firm, organisation, organization, addressee, legal name, party name`,
      street: list`line 1, line, address 1, street 1, addr, addr 1, address street, street no, thoroughfare`,
      postcode: list`pc, zip code, postal, pcode, zip postal code`,
      city: list`city name, post town, suburb`,
      country: list`
        ctry, cntry, iso, country iso, iso country, iso country code, country iso 2, country iso code,
        country iso alpha 2, alpha 2, nation`,
    },
    labels: {
      documentNumber: list`
        cmr, cmr num, waybill, waybill no, awb, awb no, awb number, mawb, hawb, bl no, bl number, b l, doc id,
        doc no, docno, consignment id, consignment ref, shipment id, shipment ref`,
      dateOfTakingOver: list`loaded at, loaded on, pickup at, pickup time, atd, etd`,
      dateOfDelivery: list`delivered at, delivery at, ata`,
      placeOfDelivery: list`unloading, unloading city, unload place, delivery city, destination city`,
      hazardClass: list`hazard, imo class, imdg class, dg class`,
      packingGroup: list`pkg group, packaging group, pg`,
      tunnelCode: list`tunnel, tunnel code, trc`,
      packageCount: list`
        pkg, pkgs, qty pkgs, no pkgs, piece count, package quantity, packages qty, number of pcs, pcs`,
      packing: list`pkg type, package kind, packaging unit, uom pkg`,
      nature: list`
        goods name, cargo, cargo description, article description, item description, nature of goods,
        goods nature, psn, proper shipping name, shipping name, commodity name`,
      statisticalNumber: list`hs, hs no, hs number, hscode, nhm, cn8, taric`,
      grossWeight: list`gross, gw, grwt, gross w, total gross`,
      weightUnit: list`weight unit, unit of weight, gross weight unit, weight uom, unit weight, unit, uom`,
      netWeight: list`nw, net w`,
      volume: list`cbm, vol`,
      tractorPlate: list`truck id, truck number plate, plate, reg plate`,
      trailerPlate: list`trailer id, trailer number plate`,
      containerNumber: list`cntr, cntr no, container id, equipment no, equipment number`,
      sealNumber: list`seal id, seal number 1`,
    },
  },
  phrases: {
    accountStatement: oneOf`statement (?:as at|of account|date|period) | open items`,
    addressAhead: oneOf`address`,
    addressedTo: oneOf`m/s\.? | messrs\.? | to`,
    agentNamed: oneOf`\bas agents?\b | agents? only`,
    agreedPrice: oneOf`agreed (?:rate|freight|price) | all[- ]in (?:rate|price)`,
    airConvention: oneOf`montreal convention | warsaw convention`,
    amountToPay: oneOf`tax point | to pay`,
    and: oneOf`and`,
    andOrOn: oneOf`and | on | in`,
    article: oneOf`the`,
    articleColumn: oneOf`article | product | item`,
    articleUnit: oneOf`pcs | pce | pc | ea | each | set | ctn | ct`,
    asAgent: oneOf`as\s(?:the\s)?agents? | agents?\sonly`,
    asBefore: oneOf`as | the | for the`,
    asTheCarrier: oneOf`as (?:the )?carriers?`,
    atPlace: oneOf`in | at | AT | In | At`,
    attention: oneOf`attn | attention | att | f\.? ?a\.? ?o`,
    balance: oneOf`balance(?! due)`,
    besideHaulier: oneOf`the | our | the firm | company`,
    besideName: oneOf`
      no | number | date | dated | the | for | and | off | page | pages | sheet | original | copy | duplicate |
      triplicate | example | client | customer | carrier | consignee | shipper | sender | file | draft |
      final | revised`,
    besidePartOfParty: oneOf`of | the | from | at | for`,
    besidePointer: oneOf`
      the | in | per | on | at | of | our | own | this | page | here | above | mentioned | given | stated |
      printed | shown`,
    besideSameParty: oneOf`the | under | point | party | address | name | box | field`,
    besideService: oneOf`to | for | from | by | as per`,
    betweenVehicles: oneOf`no | and | with`,
    billOfLadingNamed: oneOf`bills?\sof\slading | sea\s?waybill | waybill`,
    booking: oneOf`booking`,
    boxWord: oneOf`box | field`,
    byAir: oneOf`air`,
    byInlandWater: oneOf`inland`,
    byMeans: oneOf`per | by | truck | lorry | road | sea | air | ship | vessel | rail`,
    byRail: oneOf`rail | train`,
    byRoad: oneOf`road | truck`,
    bySea: oneOf`sea | ship`,
    byTheCarrier: oneOf`to the carrier | by the carrier | to the haulier | by the haulier`,
    capitalOfCompany: oneOf`capital`,
    captionOfDate: oneOf`date`,
    careOf: oneOf`c/o | attn | att\b | mr\b | mrs\b`,
    carriageForward: oneOf`
      charges collect | freight to collect | carriage to pay | to pay | paid by receiver |
      payable by receiver | receiver pays | consignee pays | bill to consignee | not prepaid |
      carriage to be paid by consignee`,
    carriagePaid: oneOf`
      carriage prepaid | charges prepaid | freight paid | pre paid | prepaid by shipper | freight prepaid |
      sender pays | shipper pays | paid by sender`,
    carrier: oneOf`carrier | carriers?`,
    carrierSigns: oneOf`carrier | transport`,
    categoryBeginning: oneOf`categor`,
    charge: oneOf`
      freight | freight charge | freight charges | freight cost | freight costs | carriage | carriage charge |
      carriage charges | carriage and packing | carriage & packing | shipping | shipping cost |
      shipping costs | shipping charge | shipping charges | shipping and handling | shipping & handling |
      delivery charge | delivery charges | delivery cost | delivery fee | transport charge |
      transport charges | transport cost | transport costs | transportation | handling charge | handling fee |
      handling | packing charge | packing charges | packing costs | postage | postage and packing |
      insurance | insurance premium | deposit | fuel surcharge | surcharge | minimum order surcharge |
      documentation fee | customs fee`,
    chargeableWeight: oneOf`chargeable weight`,
    cityBeginning: oneOf`city`,
    classAhead: oneOf`class`,
    classWord: oneOf`class | hazard class | label | labels`,
    clockAhead: oneOf`at | from | to | time | arrival | arrived | departure`,
    clockBehind: oneOf`hrs`,
    clockWord: oneOf`at`,
    code: oneOf`code`,
    codeOrNumber: oneOf`code | codes | no | number`,
    companyAbbreviation: oneOf`Bros | BROS | Bt | Int | Intl | Nat`,
    companyAhead: oneOf`company | messrs\.?`,
    companyKind: oneOf`compan\p{L}+`,
    companySign: oneOf`transport | logisti`,
    conditionBeginning: oneOf`condition`,
    consignedTo: oneOf`consigned to | destined for | for delivery to | to be delivered to | addressed to`,
    consignmentNoteNamed: oneOf`consignment\snote`,
    consignmentWord: oneOf`consignment | consignment number | shipment | shipment number | note number`,
    containerAhead: oneOf`flat\srack | open\stop | reefer | cont(?:ainer)?\.?`,
    containerNamed: oneOf`containers? | cntrs? | cont(?=\.)`,
    containerShort: oneOf`cont\. | c(?:n)?trs?`,
    containerType: oneOf`
      hc | hq | dc | dv | gp | rf | rh | ot | fr | tk | pw | std | dry(?:\svan)? | high\scube | flat\srack |
      open\stop | reefer | tank | box | van | general\spurpose | pallet\swide`,
    containerTypeCode: oneOf`
      high\scube | hc | hq | dc | dv | gp | rf | rh | ot | fr | tk | pw | bk | std? | box | reefer | dry`,
    contentsDeclared: oneOf`contents of this consignment are (?:fully|properly)`,
    copyNamed: oneOf`copy`,
    countHeading: oneOf`quantity | quantities | qty | qnty | count | number of | no of | nos of`,
    countedBy: oneOf`per | each | in | on | of | to | at | for | with | and | marked | mrkd | nos?\.?`,
    cubicMetres: oneOf`cum | cu m | cu. m | cu.m | cubic metres | cubic meters`,
    customerNumber: oneOf`cod(?:e|ice|igo)? | cust(?:omer)?(?:\sno)?`,
    customsBeginning: oneOf`custom`,
    dangerous: oneOf`danger`,
    dangerousGoods: oneOf`dangerous\s+goods | hazardous`,
    dangerousPaperNamed: oneOf`document\p{L}*`,
    date: oneOf`date`,
    dateKey: oneOf`date | on | datetime | date time`,
    dateLead: oneOf`on | dated | dd`,
    dateOfDespatch: oneOf`
      date of despatch | date of dispatch | despatched on | dispatched on | despatch date | dispatch date |
      collected on | collection date | collection`,
    dated: oneOf`of | dated | dd`,
    dayAndHour: oneOf`on | at | date | hrs | time`,
    dayEnding: oneOf`st | nd | rd | th`,
    debitOrCredit: oneOf`debit`,
    declaration: oneOf`(?:exporter.{0,20})?declaration`,
    delivered: oneOf`delivered`,
    deliveryDate: oneOf`delivery date`,
    deliveryNoteNamed: oneOf`delivery note | advice (?:note|number) | despatch (?:note|advice)`,
    department: oneOf`
      dep(?:t|artment|artament\p{L}*|to) | purchas\p{L}* | sales | goods\s?in | logist\p{L}* | service |
      division\p{L}* | warehouse | plant | group | holding | transport\p{L}* | international\p{L}*`,
    depositWord: oneOf`pallet deposit`,
    descriptionHeading: oneOf`description | descriptions`,
    districtAhead: oneOf`co\.? | county`,
    districtBehind: oneOf`province | prefecture | county | region | state`,
    districtOverseas: oneOf`dist(?:rict)? | ward | subdistrict`,
    documentBeginning: oneOf`document`,
    driver: oneOf`driver(?:'s name)?`,
    eachOrMass: oneOf`each | per | pcs | dim | gross | net`,
    environmentBeginning: oneOf`environmentally | marine pollutant`,
    estate: oneOf`
      house | mills? | works | farm | grange | maltings | barn | court | buildings | wharf | foundry |
      (?:business|trading|industrial|enterprise|science|retail|technology)\s(?:park|estate|centre) |
      ind(?:ustrial)?\.?\sest(?:ate)?\.?`,
    expenses: oneOf`allowance | nights out | expenses claim`,
    explosiveBeginning: oneOf`explos`,
    explosiveDogs: oneOf`(?:explosives? detection|sniffer) dogs?`,
    fax: oneOf`f[ae][xk]`,
    feet: oneOf`ft | feet | foot`,
    fetched: oneOf`collected`,
    flashPoint: oneOf`flash ?point`,
    flashPointAhead: oneOf`flash ?point`,
    flight: oneOf`flights?`,
    forParty: oneOf`for`,
    freightAlone: oneOf`transport | carriage`,
    freightCollect: oneOf`
      \bfreight[\s:-]*(?:charges\s)?(?:collect|payable\sat\sdestination)\b |
      \bfreight\s(?:to\sbe\scollected|forward)\b`,
    freightPrepaid: oneOf`\b(?:ocean\s)?freight[\s:-]*(?:charges\s)?pre-?paid\b`,
    freightPrice: oneOf`freight`,
    from: oneOf`from | origin`,
    fuel: oneOf`diesel | fuel`,
    gate: oneOf`gate | ramp | dock(?:nr)? | bay`,
    gateOrHall: oneOf`
      hall | gate | ramp | dock(?:nr)? | bay | building | bldg | unit | suite | floor | warehouse`,
    goodsReceived: oneOf`received in good`,
    grossOrNetAhead: oneOf`gross | net`,
    grossWord: oneOf`gross | g w | gw | grs | gr wt`,
    handSearch: oneOf`(?:physical|manual|hand) search(?:ed)?`,
    haulageBeginning: oneOf`transport | shipping | shipment | despatch | dispatch | collection | haulage`,
    haulageCompany: oneOf`haulage | transports?`,
    haulageVerb: oneOf`
      collected | collection | loaded | delivered | delivery | de[si]s?patched | shipped | forwarded |
      haul\p{L}* | reg\p{L}*`,
    haulier: oneOf`haulage contractor | haulier | haulage | forwarder | courier | transporter`,
    haulierStem: oneOf`haul | freight | cargo | carrier | truck | courier | moving | lines?(?!\p{L}) | shipping`,
    headOfPaper: oneOf`
      letterhead | abovementioned | aforementioned | abovenamed | address field | addressfield`,
    hoursUnit: oneOf`hr`,
    houseAhead: oneOf`house`,
    houseWaybill: oneOf`house`,
    houseWaybillNamed: oneOf`house\sawb | house\sair\swaybill`,
    inlandNavigation: oneOf`inland (?:waterway|navigation)`,
    insured: oneOf`assured`,
    invoiceNumber: oneOf`inv(?:oice)?\.? ?(?:no|number|nr)`,
    invoiceWord: oneOf`invoice`,
    issued: oneOf`issued | issuer | issuing`,
    issuedAt: oneOf`
      issued(?=:?$) | executed | place and date of issue | place date of issue | date and place of issue |
      place of issue | issued at`,
    issuedIn: oneOf`
      issued at | issued in | issued on | issued | dated at | dated in | done at | made out at | executed at |
      executed on | executed in | signed at | given at | established at | established in`,
    kilograms: oneOf`kilogram | kilograms`,
    lastLoad: oneOf`last (?:load|contained|cargo)`,
    leadsToHaulier: oneOf`handed to | handed over to | per | by | with | through | of`,
    letterFormula: oneOf`
      dear (?:sir|madam|mr|ms|mrs|colleague|customer|all) | kind regards | best regards |
      yours (?:faithfully|sincerely|truly)`,
    litreOrPiece: oneOf`lit(?:re|er|ros?|ri|ry)s?`,
    litres: oneOf`litre | litres`,
    loadedByShipper: oneOf`
      (?:shipper['’]?s?|consignor['’]?s?|sender['’]?s?)\s(?:own\s)?(?:load|stow|count|pack)\p{L}* |
      (?:loaded|stowed|packed|counted)\s.*by\s(?:the\s)?(?:shipper|consignor)`,
    loadedOnBoard: oneOf`
      clean shipped on board | shipped on board | clean on board | laden on board | loaded on board |
      on board date | shipped on board date | laden on board the vessel | on board the vessel | on board`,
    madeOut: oneOf`[Ii]ssued | [Dd]one`,
    marked: oneOf`mark(?:ed|s) | mrkd | mkd | nos?\.?`,
    marksHead: oneOf`marks?(?:\s(?:and|&)\sn(?:umber|o)s?)?`,
    marksWord: oneOf`mark | marks | marked | marking | mrkd | mkd`,
    massBehind: oneOf`wt | weight | mass[ae]?`,
    massHeading: oneOf`kilo | gross | lit[re] | cubic | total`,
    massOrContent: oneOf`m[aá]ss | weight | quantit | conten`,
    massWord: oneOf`weight | weights | wt | wgt | mass`,
    may: oneOf`may`,
    metricTons: oneOf`ton`,
    mileage: oneOf`mileage | odometer`,
    monthDayHour: oneOf`month day hour`,
    movementOfStock: oneOf`opening balance | brought forward`,
    nameParticle: oneOf`and | of | for | the`,
    nameWord: oneOf`name`,
    netExplosiveMass: oneOf`net explosive (?:mass|quantity|content|weight)`,
    netWord: oneOf`net | nett | n w | nw | nt wt`,
    nextAhead: oneOf`next\s | following\s | prev(?:ious|\.)?\s | last\s`,
    nobody: oneOf`none | nil | n/a | n\.?\s?a\.?`,
    not: oneOf`not`,
    notATown: oneOf`lane | alley | lot | plot | unit | block | bldg`,
    notificationOrAnnex: oneOf`notif | annex vii`,
    notificationWord: oneOf`notifi[ck]a\p{L}*`,
    numberBare: oneOf`no | number`,
    numberBehindTitle: oneOf`no | number`,
    numberHeading: oneOf`no | nos | number | numbers`,
    numberInText: oneOf`Number | NUMBER`,
    numberPrinted: oneOf`No | Number | ref`,
    numberSign: oneOf`no | no. | number | number:`,
    numberedUnit: oneOf`handling units? | licen[cs]e plate`,
    numbersFrom: oneOf`from`,
    numbersOutOf: oneOf`of`,
    numbersTo: oneOf`to | thru | through | and`,
    oclock: oneOf`hrs`,
    ofContents: oneOf`of | with`,
    ofMonth: oneOf`of | day of`,
    ofOrEach: oneOf`of | per | on | in`,
    ofTheCarrier: oneOf`carriers | hauliers`,
    ofTheConsignee: oneOf`consignees | receivers | recipients`,
    ofTheConsignor: oneOf`senders | consignors | shippers`,
    onBehalf: oneOf`agen[tc]\p{L}* | on behalf`,
    onBoardDate: oneOf`vessel | date | ship | on`,
    onDate: oneOf`on`,
    onTop: oneOf`on`,
    orderReference: oneOf`
      ref(?:erence|erenz|érence|erencia|erans)? | ord(?:er|ine|re|en|em|ini)?s? | p\.?o | purchase\sorder |
      contract\p{L}*`,
    ordered: oneOf`ordered`,
    origin: oneOf`origin`,
    otherNumber: oneOf`master | booking | reserv | order | invoice | account | page`,
    otherSigner: oneOf`pack(?:er|ing|ed) | stuff | haul | driver | carrier | receiv | receipt | consignee`,
    overBorders: oneOf`transboundary | transfrontier`,
    ownOrParty: oneOf`own | our | your | client | customer`,
    packageListed: oneOf`ct?n | carton | case | box | crate | pallet | package | bale | roll`,
    packagingBeginning: oneOf`packag | drum`,
    packedInMaterial: oneOf`
      wooden | wood | plywood | fibre | fibreboard | cardboard | plastic | steel | metal | paper | woven |
      corrugated | heavy | large | small | export | used | new | of | in`,
    packingCertificate: oneOf`
      (?:container|vehicle|cargo transport unit)[^.]{0,25}packing certificate | packing certificate`,
    packingGroupWord: oneOf`pg | p g | packing group`,
    page: oneOf`page | sheet`,
    partyToOrder: oneOf`subcontractor`,
    paymentDue: oneOf`due date | overdue`,
    perUnit: oneOf`\bper\b`,
    piece: oneOf`pc | pcs | pce | pces | piece | pieces | unit | units | set | sets | pair | pairs | ea | each`,
    pieces: oneOf`pcs? | pc | pce | ea | pieces? | set | pairs?`,
    placeOnPaper: oneOf`
      annex | appendix | attachment | attached | enclosure | enclosed | above | overleaf | reverse | header |
      heading | head | address | addressee | box | block | field | stamp | sender | shipper | consignee`,
    plateLead: oneOf`reg | unit`,
    plateWord: oneOf`reg no | registration no | registration | plate | plates | plate no | number plate`,
    pointerLead: oneOf`see | as | same`,
    positionHeading: oneOf`posn | position | item | items | line | ln | sl | sr | s no | s nr`,
    postcodeWord: oneOf`P\.?\s?C | PIN(?: code)? | ZIP(?: code)? | post(?:al)?\s?code`,
    price: oneOf`unit (?:price|value) | price(?: each)? | amount`,
    printedBy: oneOf`printed | created | generated | powered | issued by | software`,
    producerOfWaste: oneOf`producer | waste producer | waste generator producer | waste generator`,
    properShippingName: oneOf`proper shipping name`,
    qualifierKey: oneOf`
      role | role code | type | type code | kind | function | function code | qualifier | party role |
      party type | party function | party qualifier | partner q | partner role | partner function | stop type |
      location type | location qualifier | place type | reference type | measure type | date type | activity`,
    railwayBeginning: oneOf`rail`,
    ratePer: oneOf`per | each`,
    receiptOf: oneOf`receipt of`,
    remarkBeginning: oneOf`
      temp(?:erature?|eratura)?(?![\p{Ll}]) | (?:set|carrying)\stemp | temperaturetobeset | ventila\p{L}* |
      thermograph | reefer\sset | freight(?!\s?(?:car|wagon)) | shipper['’]?s?\sload | said\sto\scontain |
      s\.?t\.?c\.?[:.]?$ | slac | \d+\sdays\s(?:free|demurrage) | non[- ]?(?:dgr|haz\p{L}*) | not\srestricted |
      no\slithium | mill\scert | heat\sno | stowed\s | clean\son\sboard | marks?: |
      p\.?o\.?[\s.:#]*(?:no|nr|\d) | inv[.:#\s]+(?=\S*\d) | s\/?b\.?\s(?:no|nr) | shipping\sbill |
      (?:c|ctns?|cartons?|cases?|pkgs?|boxe?s?)[\s\/.]*nos?[.:\s]*\d | order\sno | contract\sno | l\/?c\sno |
      batch\s?(?:no|nr|:) | lot\s(?:no|nr) | out\sof\sgauge | fumigat\p{L}* | acc(?:\.|ording)?\sto\s |
      (?:clean\s)?(?:shipped\s|laden\s|loaded\s)?on\sboard | (?:country\sof\s)?origin: | made\sin\s |
      (?:do\s)?not\s(?:stack\p{L}*|tilt|drop) | non[- ]stackable | fragile(?![\p{L}]) | keep\s(?:dry|upright) |
      handle\swith\scare | this\sside\sup | as\s(?:agreed|arranged) | packed\sin\s |
      wood(?:en)?\spack\p{L}*\s?(?:material)?: | (?:no\s)?(?:solid|raw)\swood | keep\saway | stuffed\sin`,
    route: oneOf`(?:(?:flight|air)\s)?rout(?:e|ing) | from\s?[–/-]\s?to`,
    saidToContain: oneOf`s\.?\s?t\.?\s?c\.? | said\sto\scontain | slac | containing`,
    sameAlone: oneOf`ditto | same | same as above | as above | see above`,
    sameAsAbove: oneOf`same(?: as (?:above|consignee|shipper|sender|buyer))? | as above | see above | ditto`,
    sameAsBehind: oneOf`same | ditto`,
    sameAsLead: oneOf`as | as per | same as | same | see | like | identical to`,
    seaRules: oneOf`hague | hamburg rules`,
    sealAhead: oneOf`seals?`,
    sealNamed: oneOf`
      seal | seals | seal no | seal nos | sealed with | sealed under | bolt seal | bolt seals | bottle seal |
      cable seal`,
    sealNumberWord: oneOf`n[ro]s?\.?(?!\p{L}) | numbers?`,
    sealState: oneOf`
      intact | intact and | applied | affixed | attached | fitted | checked | verified | closed | on doors |
      on door | on trailer`,
    securityWord: oneOf`stat[ou] | security`,
    seeList: oneOf`
      details?\s(?:see|as\sper) | see\s(?:attached|rider|list) | as\sper\s(?:attached|rider|list)`,
    seeOtherBox: oneOf`as | see | same as`,
    semitrailer: oneOf`semi`,
    sendBack: oneOf`return`,
    sender: oneOf`shipper | consignor | sender\b`,
    serviceName: oneOf`
      full | part | truck | lorry | road | trailer | van | ltl | ftl | express | freight | terminal |
      direct\p{L}* | own`,
    shippedOnBoard: oneOf`in witness whereof | shipped on board | laden on board | apparent good order`,
    shippersLoad: oneOf`said to contain | shipper'?s load`,
    shippingLine: oneOf`lines? | shipping | maritime | navigation | container | shortsea | carriers`,
    shippingMarks: oneOf`shipping marks | \bmeas\.?\b`,
    signature: oneOf`signature | signed(?: by)?`,
    signedBy: oneOf`sign | stamp | for the`,
    singleArticle: oneOf`pcs | pc | pieces | piece | pces | pairs | units | articles`,
    sizes: oneOf`dim`,
    sizesHead: oneOf`dim | size`,
    statesConcerned: oneOf`countries | states concerned`,
    streetBehind: oneOf`
      street | road | rd | avenue | ave | drive | dr | lane | ln | highway | hwy | freeway | fwy | expressway |
      boulevard | blvd | parkway | pkwy | turnpike | crescent | terrace | way`,
    suiteBehind: oneOf`ste | suite | unit`,
    supplier: oneOf`supplier`,
    takenOver: oneOf`collected | picked up | handed over | loaded`,
    tare: oneOf`tare`,
    tariffHeading: oneOf`tariff`,
    tariffNumber: oneOf`tariff | commodity | customs`,
    timeAhead: oneOf`at`,
    timeOfDay: oneOf`at | hr | hrs | time`,
    titleOfPerson: oneOf`Mrs? | MRS? | Ms`,
    to: oneOf`to | destination`,
    toBeNamed: oneOf`
      (?:carrier |haulier )?(?:to be|t\.?\s?b\.?)\s?(?:advised|announced|named|nominated|appointed|confirmed|decided|defined|determined|a\.?|c\.?|d\.?|n\.?) |
      unknown | not (?:yet )?(?:known|named|nominated)`,
    toMessrs: oneOf`m/s\.? | messrs\.? | to\s?m/s\.?`,
    toOrder: oneOf`(?:to|unto)\s(?:the\s)?order(?:\s(?:and|or)\sassigns)?\sof:?`,
    toPage: oneOf`to | on | from`,
    tonnes: oneOf`tonne | tonnes | tons | ton`,
    tractorWord: oneOf`veh | vehicle | truck | lorry | tractor unit | tractor`,
    trailerWord: oneOf`trl | trailer | semi | semitrailer | semi trailer | trailer no`,
    train: oneOf`train`,
    transportCategory: oneOf`transport categor(?:y|ies)`,
    transportOrder: oneOf`
      transport order | carriage order | haulage order | freight order | load order | order for carriage`,
    tunnelWord: oneOf`tunnel | trc | tunnel code | tunnel restriction code`,
    unNumberName: oneOf`number | num | no`,
    uncleaned: oneOf`uncleaned`,
    unitAttribute: oneOf`unit | uom | currency`,
    unitInBuilding: oneOf`apt`,
    unitKey: oneOf`unit | uom | unit_?code | unit_?of_?measure`,
    unitNamed: oneOf`pounds | tonnes`,
    unitOfPrice: oneOf`pcs? | piece | unit | item | carton | ctn`,
    upTo: oneOf`to`,
    valueAddedTax: oneOf`vat`,
    vehicleNamed: oneOf`trailer | tractor | truck`,
    vesselOrVoyage: oneOf`vessel | voyage | port of (?:loading|discharge)`,
    visualCheck: oneOf`visual (?:check|inspection)`,
    volumeBeginning: oneOf`vol(?:ume|umen|\.)?`,
    volumeBesideMass: oneOf`measurement | measurements | measure | meas | volume`,
    volumeHeading: oneOf`volume`,
    volumeOf: oneOf`of`,
    voyage: oneOf`voy(?:age)?`,
    voyageBeginning: oneOf`voy`,
    wasteAhead: oneOf`WASTE`,
    wasteBeginning: oneOf`waste`,
    wasteProducer: oneOf`waste (?:generator|producer)`,
    weBuy: oneOf`we (?:confirm|place) our order | please (?:supply|quote)`,
    weConfirm: oneOf`confirm`,
    weDeliver: oneOf`
      goods (?:despatched|dispatched|delivered) | advice of goods | we (?:deliver|despatch|send you)`,
    weInstruct: oneOf`
      please (?:load|collect|arrange (?:the )?(?:collection|transport)) | we hereby (?:order|instruct)`,
    weighbridge: oneOf`weigh ?bridge`,
    wholeWord: oneOf`shipment | consignment | total | totals | totalling | altogether | overall | in all`,
    withResiduesOf: oneOf`with residues of`,
    wrapperKey: oneOf`
      party | details | info | data | value | document | shipment | consignment | header | transport | cmr`,
    xray: oneOf`x[\s-]?ray(?:ed)?`,
    yoursOrOurs: oneOf`your | our | customer | client`,
  },
  trade: {
    invoice: {
      titles: list`
        commercial invoice, pro forma invoice, proforma invoice, invoice, customs invoice, tax invoice,
        proforma, sales invoice, export invoice, vat invoice, shipping invoice, invoice and packing list,
        commercial invoice and packing list, invoice packing list`,
      number: list`
        invoice no, invoice number, invoice nr, invoice id, invoice no and date, document no, number,
        proforma no, inv no, invoice ref, invoice reference, sales invoice no, inv nr`,
    },
    packingList: {
      titles: list`
        packing list, packing note, weight list, packing and weight list, packing slip,
        packing list and weight note, packing specification, weight and packing list, packaging list,
        detailed packing list, shipping list, packing declaration`,
      number: list`
        list no, list number, packing list no, packing list number, list no, no, document no, number, packing slip no, pl no,
        packing ref`,
    },
    deliveryNote: {
      titles: list`
        delivery note, delivery docket, despatch note, dispatch note, delivery slip, goods delivery note,
        advice note, delivery advice, goods despatch note, goods dispatch note, despatch advice, dispatch
        advice, shipping note, standard shipping note, consignment delivery note, delivery ticket, delivery
        order, proof of delivery, goods issue note, collection note, sales shipment, posted sales shipment,
        shipment, goods issue, goods delivery, delivery report, delivery confirmation, transfer shipment,
        shipment note, shipment advice`,
      number: list`
        delivery note no, delivery note number, delivery no, dispatch note no, despatch note no, note no,
        delivery number, document no, despatch note number, dispatch note number, docket no, docket number,
        ticket no, delivery ref, dn no, delivery docket no, advice note no, delivery nr, delivery id,
        despatch no, dispatch no, advice no, advice number, advice note number, despatch advice no,
        dispatch advice no, delivery advice no`,
    },
    labels: {
      consignor: list`
        seller, supplier, exporter, shipper, shipped by, sender, shipper exporter, seller exporter, vendor,
        sold by, from, ship from, consignor, manufacturer, exporter shipper, seller shipper,
        consignor exporter, exporter seller, despatched from, dispatched from, shipping from, shipped from,
        ship from address, sender details, shipper details, supplier details, seller details,
        exporter details, shipper name and address, exporter name and address, seller name and address,
        supplier name and address, manufacturer shipper, loaded at, goods from, consigner`,
      consignee: list`
        ship to, deliver to, delivery address, consignee, delivered to, shipping address, receiver,
        recipient, goods consignee, consignee name and address, consignee details, delivery to, delivery
        party, ship to address, ship to party, goods recipient, final consignee, ultimate consignee,
        delivery site, site address, unload at, despatch to, dispatch to, despatched to, dispatched to, send
        to, goods to, delivery name and address, receiver details, delivered at, consigned to, buyer and
        consignee, buyer consignee, customer and consignee, sold and shipped to, consignee buyer, buyer
        receiver`,
      buyer: list`
        buyer, customer, sold to, bill to, invoice to, purchaser, importer, buyer if other than consignee,
        invoice address, billing address, bill to address, bill to party, sold to party, invoicee,
        invoiced to, invoice recipient, customer address, customer details, charge to, for account of,
        applicant, buyer importer, importer buyer, client, buyer details, billed to, importer of record,
        payer, buyer name and address, buyer if not consignee, invoice account, account holder`,
      documentNumber: list`
        cmr no, cmr number, cmr note no, awb no, air waybill no, b l no, bill of lading no,
        consignment note no, waybill no, transport document no, cmr ref, consignment no, awb number, mawb no,
        hawb no, hbl no, mbl no, b l number`,
      packageCount: list`
        number of packages, no of packages, packages, total packages, no of cartons, cartons, number of colli,
        colli, no of pallets, pkgs, total number of packages, ctns, number of cartons, number of pallets,
        number of boxes, total cartons, total pallets, total ctns, total pkgs, total no of packages,
        total no of cartons, total no of pallets, no of ctns, no of pkgs, no of boxes, no of plts,
        qty of cartons, packages total, total number of pallets, total number of cartons, pallet count,
        number of crates, no of crates, no of drums, no of cases, no of parcels, number of parcels,
        total parcels, total boxes, total cases, handling units, number of handling units, total colli,
        no of colli, no of package, packages in total, total number of pkgs, no kind of pkgs,
        no and kind of packages, number and kind of packages, no and kind of pkgs,
        number and type of packages, qty type of packages, total packages shipped`,
      packing: list`
        kind of packages, type of packages, packaging, packing, package type, type of package, pack type,
        packing type, packaging type, package kind, kind of pkgs, kind of package, type of packing,
        type of packaging, handling unit type, packaging description, packages type`,
      nature: list`
        description of goods, description, goods description, article, product, item description,
        article description, product description, goods, material description, commodity,
        commodity description, item name, product name, particulars, particulars of goods, article name,
        goods description and specification, description of articles, full description of goods,
        description and specification of goods, nature of goods, goods and description,
        description of product, description of products, description of item, description of items,
        details of goods, goods services, commodity goods description, description of merchandise,
        material name, item details, product details, complete description of goods`,
      grossWeight: list`
        gross weight, gross weight kg, gross kg, total gross weight, gross mass, gross, gross wt,
        gross weight kgs, gross wt kg, gross wt kgs, g w, gw kg, gw kgs, gr wt, gr weight, gross wgt, grs wt,
        weight gross kg, total gross, total g w, total gross wt, total gross weight kg,
        total gross weight kgs, total weight gross, shipping weight, shipment weight, gross weight total,
        gross weight of shipment, gross mass kg, gross kgs, kgs gross, gross weight in kg,
        gross weight in kgs, gross weight of goods, total gross mass, gr wt kg, gr wt kgs, wt gross,
        weight gross`,
      netWeight: list`
        net weight, net weight kg, net kg, total net weight, net mass, net, net wt, n w, nw kg, n w kgs,
        net wt kg, net wt kgs, net weight kgs, net wgt, weight net kg, weight net, total n w, total net wt,
        total net weight kg, total net weight kgs, net weight total, total weight net, net kgs, kgs net,
        net weight in kg, net weight in kgs, total net mass, net mass kg, nt wt, wt net`,
      volume: list`
        volume, volume m3, cbm, measurement, total volume, total cbm, cbm total, measurement cbm,
        measurement m3, vol cbm, volume cbm, cubic meters, cubic metres, total measurement,
        cubage, total volume m3, total volume cbm, meas cbm, meas m3, vol m3, volume cu m, cube`,
      marks: list`mark, case mark, marks and numbers, marks, shipping marks, package no, carton no, marks and nos`,
      statisticalNumber: list`
        hs code, commodity code, tariff no, customs tariff number, hs no, cn code, hts code, hs tariff code,
        harmonized code, harmonised code, harmonized system code, customs code, customs tariff no,
        customs tariff code, taric, taric code, commodity no, intrastat code, schedule b, tariff code,
        tariff heading, hsn, hsn code, customs commodity code, hs tariff no, hs tariff number, tariff number,
        commodity code hs, harmonised tariff code, intrastat no`,
      dateOfDelivery: list`
        delivered on, date received, received on, date delivered, delivered date, received date,
        date of receipt`,
      carrier: list`
        carrier, forwarder, shipped via, carried by, haulier, transporter, delivered by, freight carrier,
        courier, shipping company, haulage contractor, transport company, transport by, transported by,
        carrier name, haulier name, delivery carrier, delivery company, road haulier, trucking company,
        carrier details, hauled by, transport contractor, shipping line, carrier company`,
      articleCount: list`
        units, pcs, qty, quantity, qty ordered, qty shipped, qty delivered, qty del, qty desp,
        quantity ordered, quantity shipped, quantity delivered, quantity despatched, quantity dispatched,
        delivered quantity, delivered qty, order qty, ship qty, shipped qty, invoiced quantity, invoiced qty,
        quantity pcs, qty pcs, total qty, total quantity, no of units, ordered qty, back order, outstanding,
        qty invoiced, total pcs, total units, qty unit, qty per carton, pcs per carton, pcs ctn`,
      furniture: list`
        invoice date, date of invoice, order no, order number, your order, our order, purchase order, po no,
        po number, customer no, customer number, your reference, our reference, due date, payment terms,
        terms of payment, terms of delivery, delivery terms, incoterms, incoterms 2020, unit price, price,
        amount, total amount, vat, vat amount, subtotal, discount, currency, bank, iban, bic, unit, item,
        pos, position, article no, item no, part no, country of origin, origin, dispatch date, delivery
        date, date of dispatch, date, page, net amount, total eur, amount eur, line total, notify party,
        contact, phone, received in good order, dimensions, dimensions cm, dims, prepared by, place of
        delivery, serial no, batch, batch no, lot no, remarks, vat reg no, vat registration no, vat number,
        vat no, tax id, tax no, eori no, eori number, eori, company reg no, company registration no,
        registered office, sort code, account no, account number, swift, swift code, bank details, bank
        name, bank address, remit to, payment due, payment due date, terms, sales order, sales order no,
        sales order number, so no, sales rep, salesperson, ordered by, order date, date of order, customer
        ref, customer reference, customer po, customer po no, customer order no, customer order number,
        customer order ref, po, your ref, our ref, ref, reference, reference no, line, line no, ln, sku,
        upc, ean, ean code, gtin, part number, item number, material no, material number, product code,
        product no, stock code, catalogue no, model, model no, style, style no, uom, u m, disc, ext price,
        extended price, unit value, total value, line value, fob value, cif value, customs value, freight
        cost, freight charge, insurance, surcharge, shipping cost, packing charge, goods value, tax, sales
        tax, vat rate, total vat, total due, amount due, balance due, invoice total, l c no, letter of
        credit no, contract no, contract number, country of destination, country of dispatch, country of
        export, country of manufacture, country of final destination, final destination, port of loading,
        port of discharge, port of shipment, port of destination, etd, eta, mode of shipment, ship date,
        shipping date, despatch date, date of despatch, date of shipment, requested delivery date, promised
        date, required date, printed, printed on, print date, print time, picked by, packed by, checked by,
        loaded by, driver, driver name, driver signature, received by, name in capitals, print name, name,
        signed, sign, time, temperature, best before, expiry date, expiry, lot, lot number, batch number,
        serial numbers, declaration, reason for export, export reason, type of export, preferential origin,
        rex no, tare, tare weight, tare kg, length, width, height, l x w x h, size, size cm, comments,
        delivery instructions, notes, note, remark, terms of sale, payment method, method of payment,
        invoice currency, exporters reference, exporter reference, exporters ref, other references,
        presented by, pre carriage by, place of receipt, place of receipt by pre carrier, authorised
        signature, authorized signature, signature of shipper, for and on behalf of, delivery week, booking
        ref, booking no, booking reference, shipment ref, shipment reference, job no, job ref, project,
        project no, site contact, contact person, contact name, tel, fax, email, web, website, chargeable
        weight, order ref, order reference, your order no, our order no, order confirmation, order
        confirmation no, order conf no, ack no, account, a c no, cust no, customer code, vendor no, vendor
        code, supplier no, supplier code, supplier number, dispatch method, total price, price per unit,
        unit cost, cost, net price, net value, total net, gross amount, net total, page no, sheet, copy,
        original, duplicate, stackable, non stackable, hazardous, pallets exchanged, empties returned,
        returns, goods in`,
    },
    despatchDates: list`
      despatch date, dispatch date, date of despatch, date of dispatch, shipping date, ship date, date shipped, shipment
      date, date of shipment, shipped on, despatched on, dispatched on, collection date, collected, despatch date and time,
      date and time of despatch, goods issue date, ex works date, pick up, loaded, loaded on, date of loading`,
    ways: list`
      shipped via, ship via, shipping method, shipment method, despatched by, dispatched by, despatch method, sent by,
      transport, transported by, means of transport, shipping agent, carriage by, delivery by, freight by, dispatch via,
      delivered by, forwarded by, haulage, haulage by, collected by, mode of transport, mode of shipment, delivery method,
      shipping conditions, shipping details, shipping information, despatch details`,
    related: {
      invoice: list`
        invoice, invoice no, invoice number, commercial invoice, commercial invoice no, our invoice, for invoice,
        to invoice, invoice ref, inv no, proforma invoice no, related invoice, corresponding invoice`,
      'packing-list': list`packing list, packing list no, packing list number, p l no, packing list ref`,
      'delivery-note': list`
        delivery note, delivery note no, delivery note number, despatch note no, dispatch note no, delivery docket,
        delivery docket no, d n no, our delivery note, despatch note, advice note no, shipment no, delivery no`,
    },
    delivery: {
      consignee: list`deliver at, drop at, unload to, delivery point, deliver goods to, site delivery to`,
      packing: list`packed, packed in, packed as, packed into`,
      furniture: list`back order, back ordered, to follow, outstanding, qty outstanding, balance due, balance to deliver`,
    },
    otherUse: list`
      quotation, quote, confirmation, offer, request for quotation, order confirmation, order acknowledgement, purchase order, sales order,
      order, transport order, transport instruction, carriage order, load order, loading order, forwarding order, booking,
      booking confirmation, booking request, collection order, pick up order, price list, tariff, contract, agreement, framework agreement,
      credit note, debit note, statement, statement of account, reminder, payment reminder, dunning letter, final demand,
      remittance advice, receipt, payment advice, certificate of origin, certificate of conformity, certificate of analysis,
      certificate, insurance certificate, safety data sheet, material safety data sheet, weighbridge ticket, weighing ticket, weight ticket,
      damage report, claim, notice of claim, letter of claim, survey report, inspection report, non conformance report,
      minutes, meeting minutes, agenda, memo, memorandum, timetable, schedule, sailing schedule, delivery schedule, stock list, inventory,
      stock report, arrival notice, notice of arrival, customs declaration, export declaration, import declaration,
      export accompanying document, transit accompanying document, timesheet, checklist, check list, work order,
      pallet note, pallet account, general terms and conditions, terms and conditions, newsletter, job advert, payslip,
      freight order, haulage order, subcontract order, charter confirmation, load confirmation, rate confirmation, trip sheet, driver's trip sheet,
      driver's log, expenses claim, groupage manifest, cargo manifest, equipment interchange receipt`,
  },
  forms: {
    cim: {
      titles: list`
        cim consignment note, consignment note cim, rail consignment note, railway consignment note, consignment
        note cim combined transport, wagon note cim, consignment note cim cuv`,
      labels: {
        consignor: list`consignor, consignor name address country`,
        documentNumber: list`
          consignment number, consignment no, identification of the consignment, consignment note no, consignment
          identification`,
        takingOver: list`
          place date and time of taking over, place date and hour of taking over, place date and time of acceptance, place and date of acceptance, place and date of taking over`,
        departurePlace: list`
          forwarding station, departure station, station of departure, acceptance point, place of acceptance, place
          of taking over`,
        arrivalPlace: list`
          destination station, station of destination, delivery station, place of delivery, delivery point station,
          arrival station`,
        dateOfTakingOver: list`
          acceptance date, date of acceptance, month day hour of acceptance, date of taking over`,
        carrier: list`carrier, contractual carrier, railway undertaking, contracting carrier`,
        wagonNumber: list`wagon no, wagon number, wagon, wagon nos, wagon numbers, wagon nr, wagons`,
        train: list`train no, train number, train`,
        statisticalNumber: list`nhm code, nhm, nhm no`,
        nature: list`description of the goods, description of goods, goods`,
        grossWeight: list`mass, gross mass, mass kg, total mass, mass in kg, mass after loading`,
        information: list`
          consignor's declarations, declarations, commercial specifications, information for the consignee`,
        paymentOfCarriage: list`payment of costs, payment instructions, prepayment codes, payment of charges`,
        established: list`place and date completed, completed at, place and date of completion, drawn up at`,
        furniture: list`
          consignor's reference, user agreement, customer code, client code, rid, exceptional consignment, customer
          agreement or tariff, tare, length, uti, intermodal transport unit, type, transport mode, additional
          carriers, route, charging sections, border code, station, wagon group, brake, tare t, load limit, date
          time, other carriers`,
        packing: list`kind of packaging, packaging, type of packaging`,
        containerSeal: list`seals, seal no, seals no`,
        containerNumber: list`itu, uti, uti no, wagon uti, loading unit, container, itu no`,
      },
    },
    awb: {
      titles: list`
        air waybill, airwaybill, air consignment note, house air waybill, master air waybill, cargo receipt, cargo
        receipt e awb, e awb cargo receipt, electronic air waybill, e air waybill, air waybill copy, air waybill
        data, e awb, house waybill, neutral air waybill, air cargo receipt, shipment record, airway bill, house
        airway bill, master airway bill`,
      labels: {
        consignor: list`
          shpr, shipper's name and address, shippers name and address, shipper name and address, shipper, shipper name
          address, shipper details, sender, consignor, shp`,
        consignee: list`
          consignee's name and address, consignees name and address, consignee name and address, consignee,
          recipient, receiver, consignee details, cne, cnee`,
        freightForwarder: list`
          agt, issuing carrier's agent name and city, issuing carriers agent name and city, issuing carrier's agent,
          issuing carriers agent, agent name and city, issuing agent, carrier's agent, agent, iata agent, cargo
          agent, issuing carrier agent, forwarding agent, booking agent`,
        carrier: list`
          issued by, issuing carrier, by first carrier, airline, operating carrier, carrier, issued by carrier,
          contractual carrier, name of carrier`,
        documentNumber: list`
          air waybill number, air waybill no, awb no, awb number, hawb no, hawb number, mawb no, mawb number, house
          awb no, house awb number, house air waybill no, house air waybill number, master awb no, awb, hawb,
          waybill number, waybill no, house waybill no, house waybill number, hwb no, hawb nr, awb nr, house awb nr,
          house bill no`,
        departurePlace: list`
          orig, org, apt of departure, apt dep, dep apt, origin apt, airport dep, airport of departure, airport of departure and requested routing, airport of departure addr of first
          carrier and requested routing, airport of departure address of first carrier and requested routing,
          airport of origin, origin airport, departure airport, origin, airport of dep, origin station, airport of
          departure iata`,
        arrivalPlace: list`
          dest, destn, apt of destination, apt dest, dest apt, airport dest, final dest, airport of destination, destination airport, airport of arrival, destination, airport of dest, destination
          station, final destination`,
        flight: list`
          flight date, requested flight date, flight no date, flight number and date, flight no and date, flight no,
          flight number, flight, flight and date, flights, flight date requested, requested flight, flight and date
          requested, flight details, booked flight`,
        packageCount: list`
          no of pieces rcp, no of pieces, number of pieces, pieces, no pieces rcp, pcs, total pieces, total no of
          pieces, pieces rcp, no of pcs, number of packages, no of packages, total pcs, qty, pieces pcs`,
        grossWeight: list`
          gross weight, gross wt, gross weight kg, actual gross weight, total gross weight, gross, weight, gross
          mass, gross weight kgs, gross kg, wt, gross wt kg, g wt, actual weight, weight kg`,
        weightUnit: list`kg lb, kg lbs, k l, unit`,
        nature: list`
          nature and quantity of goods, nature and quantity of goods incl dimensions or volume, nature and quantity
          of goods including dimensions or volume, nature of goods, goods, description of goods, nature and qty of
          goods, goods description, commodity, description, nature and quantity, contents, manifest description`,
        information: list`
          handling information, handling instructions, handling info, special handling, service information,
          remarks, special service request, osi, ssr, handling instruction, special instructions, handling`,
        securityStatus: list`
          security status, consignment security status, security, security status code, screening status, security
          information`,
        regulatedAgent: list`
          regulated agent, ra number, regulated agent number, regulated agent identifier, regulated entity category
          and identifier, regulated entity, ra no`,
        screeningMethod: list`screening method, screening methods, screened by`,
        securityIssuedBy: list`security status issued by, name of person issuing the security status`,
        securityIssuedOn: list`security status issued on, security status date and time, issued on date and time`,
        established: list`
          issued on, executed on at place, executed on at, executed on date at place, executed on, executed, executed at, place and date of
          execution, executed on date and at place, contract concluded, issued at, issue, execution, executed date
          and place, date and place of issue, place and date of issue`,
        furniture: list`
          routing, requested routing, rtg, a c, acct, acct no, decl value carriage, decl value customs, decl value for carriage, decl value for customs, declared value carriage, declared value customs, wt chg, chgs code other, ins amount, chargeable weight, rate class, rate charge, total, prepaid, collect, weight charge, valuation charge, tax,
          declared value for carriage, declared value for customs, amount of insurance, accounting information,
          account no, account number, shipper's account number, consignee's account number, agent's iata code, iata
          code, to, by, currency, chgs code, commodity item no, sci, total other charges due agent, total other
          charges due carrier, total prepaid, total collect, other charges, not negotiable, copies, reference
          number, optional shipping information, also notify, volume weight, dims, hs, hs code, l w h cm, type,
          status, planned departure, planned arrival, from, value for carriage, value for customs, customer
          references, our file, incoterm, special handling, special handling codes, shc, slac, chargeable kg,
          chargeable, class, declared value, commodity code, customs info, oci, participants, customs reference,
          account`,
        signature: list`
          signature of shipper or his agent, signature of issuing carrier or its agent, signature of shipper,
          signature of issuing carrier, signature of issuing forwarder, signature of the issuing forwarder,
          signature of shipper or agent`,
        volume: list`volume, cbm, volume m3, volume cbm, vol, m3`,
        dateOfIssue: list`date of issue, issue date, executed on date, execution date, date of execution`,
        placeOfIssue: list`place of issue, at place, place of execution`,
        paymentOfCarriage: list`
          wt val, wt val charges, charges code, chgs code, chgs,payment, charges, charges code, freight charges, payment terms, weight charge`,
      },
    },
    'air-security': {
      titles: list`
        consignment security declaration, consignment security declaration csd, air cargo security declaration, cargo security
        declaration, electronic consignment security declaration, e csd, csd`,
      labels: {
        regulatedAgent: list`
          regulated entity category and identifier, regulated agent identifier, regulated entity, regulated agent, regulated party,
          regulated entity category ra kc or ao and identifier of the regulated party issuing the security status`,
        documentNumber: list`
          unique consignment identifier, unique consignment identifier if awb format is nnn nnnnnnnn, awb number, air waybill number`,
        nature: list`contents of consignment, contents, content of consignment, consignment contents`,
        departurePlace: list`origin, airport of origin`,
        arrivalPlace: list`destination, airport of destination`,
        securityReason: list`
          received from, received from codes, reasons for security status, reason for issuing the security status, reason for security
          status, reasons for issuing the security status, reason for the security status`,
        screeningMethod: list`screening method, screening methods, screening method codes, means or method of screening`,
        securityExemption: list`grounds for exemption, grounds for exemption codes, exemption`,
        securityIssuedBy: list`
          security status issued by, security status issued by name of person or employee id, issued by, name of person or employee id,
          issued by name of person or employee id`,
        securityIssuedOn: list`
          security status issued on, date and time, date time, issued on, security status issued on date and time, issued on date time`,
        acceptingAgent: list`
          accepted by, accepting regulated agent, regulated agent that accepted the security status, accepted by regulated agent`,
        furniture: list`
          consolidation, transfer transit points, transfer transit, transit points, other screening methods, other screening methods if
          applicable, additional security information, security information`,
      },
    },
    'bill-of-lading': {
      titles: list`
        bill of lading, ocean bill of lading, multimodal transport bill of lading, combined transport bill of
        lading, bill of lading for ocean transport or multimodal transport, sea waybill, non negotiable sea waybill,
        house bill of lading, house sea waybill, express bill of lading, express release bill of lading, fiata
        multimodal transport bill of lading, negotiable fiata multimodal transport bill of lading, through bill of
        lading, liner bill of lading, sea way bill, seaway bill, express sea waybill, non negotiable waybill,
        multimodal waybill, combined transport sea waybill, short form bill of lading, charter party bill of lading,
        cargo receipt sea waybill, bill of lading for combined transport or port to port shipment, forwarders bill
        of lading, master bill of lading`,
      labels: {
        consignor: list`
          shipper, shipper exporter, shipper complete name and address, consignor, shipper exporter complete name
          and address, shipper name and address, shipper seller, exporter, shipper's name and address, consignor
          shipper`,
        consignee: list`
          consignee, consignee or order, consignee complete name and address, consigned to the order of, consignee
          not negotiable unless consigned to order, consignee name and address, consignee to order of, consignee
          complete name address, receiver, importer consignee, consignee's name and address, consigned to order of,
          consignee if to order so indicate`,
        carrier: list`
          carrier, for the carrier, carrier's name, name of carrier, carrier name, as carrier, the carrier, ocean
          carrier, contracting carrier, actual carrier`,
        freightForwarder: list`
          forwarding agent, forwarding agent references, freight forwarder, delivery agent, forwarding agent fmc no,
          forwarder, freight forwarder name and address, export agent, shipper's agent`,
        documentNumber: list`
          b l no, b l number, bill of lading no, bill of lading number, bl no, b l, sea waybill no, swb no, waybill
          no, bill of lading no b l no, b l ref, document no, document number, waybill number, sea waybill number,
          swb number, fbl no, hbl no, house b l no, house bl no, mbl no, bol no, b l nr, bl number, hbl number,
          transport document no, express b l no`,
        vesselAndVoyage: list`
          vessel and voyage, vessel voyage, ocean vessel voyage, vessel voyage no, vessel and voyage no, ocean
          vessel voy no, vessel voy no, vessel name and voyage no, vessel and voy, ocean vessel voy, vessel voy,
          vessel voyage flag, ocean vessel and voyage, intended vessel voyage, m v voyage, vessel flag voyage no,
          ship voyage, name of vessel and voyage no, vessel voyage number, mother vessel voyage, exporting carrier
          vessel voyage flag`,
        vessel: list`
          vessel, ocean vessel, name of vessel, ship, vessel name, ocean vessel name, intended vessel, exporting
          carrier, mother vessel, ship name, vessel ship, carrying vessel`,
        voyage: list`
          voyage no, voyage, voy no, voyage number, voy, voyage nr, voy number, voyage number and flag, voy nr`,
        portOfLoading: list`
          port of loading, loading port, pol, port of lading, load port, port of load, loading at, loading, port of
          shipment, place of loading, port of loading airport of departure, from port`,
        portOfDischarge: list`
          port of discharge, discharge port, pod, port of unloading, disch port, discharging port, port of disch,
          discharge, discharge at, place of discharge, final port of discharge, to port, destination port, foreign port of unloading`,
        placeOfTakingOver: list`
          place of receipt, goods received at, place of receipt by pre carrier, place of acceptance, place of receipt by carrier, place
          of receipt date, place of initial receipt, received at, point of receipt, place of taking in charge,
          receipt at, origin, place of receipt applicable only when document used as multimodal transport b l, place
          of receipt if applicable, receiving point`,
        placeOfDelivery: list`
          place of delivery, place of delivery by on carrier, final destination, final place of delivery, place of
          delivery by carrier, delivery at, point of delivery, delivery place, place of final delivery, place of
          delivery applicable only when document used as multimodal transport b l, place of delivery if applicable,
          final delivery, ultimate destination, final destination for merchant's reference, place of destination`,
        marks: list`
          marks and numbers, marks and nos, marks, marks nos and container nos, marks and nos container and seals,
          marks numbers, shipping marks, marks nos, marks and no s, marks & nos, container no and seal no marks and
          numbers, marks and numbers container and seal nos, container nos seal nos marks and nos, container no seal
          no marks and numbers, container no seal nos marks and nos, marks and numbers container no seal no, cntr
          nos w seal nos marks and nos, marks container, identification, mks and nos, mks nos, mks & nos container nos, mks nos container nos`,
        containerNumber: list`
          container no, container number, container nos, container, unit no, unit number, cntr no, container id,
          equipment no, unit, container number s, equipment number, trailer no, container nos size type`,
        containerSeal: list`
          seal no, seal number, seals, seal, seals no, seal nos, carrier seal, seal no s, line seal, shipper seal`,
        packageCount: list`
          no of packages, number of packages, no of pkgs, number and kind of packages, number of containers or
          packages, quantity and kind of packages, total no of packages, total number of packages, pkgs, no of pkgs
          or containers, number and type of packages, quantity, qty, no and kind of packages, packages, number of
          pkgs, quantity of packages, pieces, total packages, number of units`,
        nature: list`
          description of goods, description of packages and goods, kind of packages description of goods,
          particulars furnished by shipper description of goods, description of contents, kind of packages and
          description of goods, description, description of cargo, cargo description, commodity, number and kind of
          packages description of goods, description of packages and goods particulars furnished by shipper, kind of
          packages description of goods marks and numbers, number and kind of packages and description of goods,
          particulars of goods, goods, shipper's description of goods, shippers description of goods, description of
          goods and packages, goods description, contents, description of commodities, commodities`,
        grossWeight: list`
          gross weight, gross weight kg, gross weight kgs, gross weight in kg, total gross weight, gross wt, gross
          kgs, gross kg, gross mass, weight kgs, gross weight kilos, gross weight cargo, total weight, g w, gross wt
          kgs, gross weight and measurement, gross cargo weight, cargo weight, cargo wt, weight of cargo, cargo gross wt, weight, gross t, gross mt`,
        volume: list`
          measurement, measurement cbm, measurement m3, cbm, measurement in cbm, meas, cbm m3, measure, measurement
          m, volume, volume cbm, measurement cubic meters, meas cbm, cube`,
        paymentOfCarriage: list`
          freight and charges, freight payable at, freight charges, freight, freight terms, freight payable, freight
          term, terms of freight, freight details, payment terms freight, freight to be paid`,
        established: list`
          place and date of issue, place and date of issue of b l, issued at, dated at, place date of issue, place
          and date of b l issue, place of issue and date, place of b l s issue date, issued at and on, place and
          date, date and place of issue, issued`,
        dateOfLoading: list`
          shipped on board date, shipped on board, laden on board, laden on board date, on board date, date shipped
          on board, shipped on board date local time, shipped on board the vessel, clean shipped on board, clean on
          board, on board, loaded on board, shipped on board dated, laden on board the vessel, date of shipment,
          shipment date, on board vessel date, date laden on board, date of loading, sob date, on board since`,
        furniture: list`
          notify party, notify, also notify, notify address, notify party complete name and address, booking no,
          booking number, booking ref, export references, svc contract, pre carriage by, on carriage, number of
          original bills of lading, number of original b s l, number of originals, no of original b l, original,
          copy, type, size, size type, tare, declared value, freight prepaid at, rate, prepaid, collect, total,
          signed for the carrier, particulars furnished by shipper, above particulars as declared by shipper, point
          and country of origin, reference, domestic routing, shippers reference, shipper's reference, carrier's
          receipt, total containers, customer ref, shipper ref, shipper's ref, booking, booking reference, total
          number of containers or packages received by the carrier, total containers packages received by the
          carrier, number of original bs l, number of originals b l, no of originals, no of original bs l, number
          sequence of original b s l, freight charges prepaid, for delivery of goods please apply to, for delivery
          please apply to, delivery agent at destination, agent at destination, destination agent, export ref, scac,
          onward inland routing, ets, eta, ets eta, etd, run, svc, service, remarks, tare kgs, tare kg, notify party
          carrier not responsible for failure to notify, second notify, 2nd notify party, our position, our ref,
          your ref, reference no, carrier's reference, carriers reference, temperature, number of packages in words,
          precarriage by, pre carriage vessel, transhipment port, port of transhipment, for transhipment to, excess
          value declaration, ad valorem, incoterms, terms of delivery, operator, total units, total incl tare`,
        signature: list`
          signature, signed for the carrier as agent, as agent for the carrier, signed, signed on behalf of the
          carrier, signed by, for the master, for and on behalf of the carrier, stamp and signature, signature and
          stamp`,
        packing: list`
          kind, kind of packages, type of packages, kind of pkgs, package type, qty packing, pkg type, packing`,
        netWeight: list`net weight, net kgs, net kg, net mass, nett weight, net wt`,
        placeOfIssue: list`
          place of issue, place of issue of b l, place of b l issue, place issued, place of b s l issue, place of
          issue of waybill`,
        dateOfIssue: list`
          date of issue, date of issue of b l, date of issue of waybill, issue date, b l date, date issued, dated,
          bill of lading date`,
      },
    },
    'inland-waterway': {
      titles: list`
        inland waterway consignment note, inland waterways consignment note, cmni consignment note, inland waterway bill of lading, inland waterways bill of lading, barge waybill,
        barge bill of lading, inland navigation consignment note, river bill of lading, cmni transport document,
        transport document cmni, inland waterway transport document, river waybill`,
      labels: {
        takingOver: list`
          port of loading and place of taking over, place and date of loading, place of loading and taking over,
          port and date of loading`,
        placeOfTakingOver: list`port of loading, place of loading, loading berth, loading place`,
        placeOfDelivery: list`
          port of discharge, place of discharge, port of discharge and place of delivery, place of discharge and delivery,
          port of unloading, unloading berth, discharging place`,
        dateOfTakingOver: list`date of loading, date of taking over and loading, loading date, loaded on`,
        vessel: list`vessel, barge, name of vessel, motor vessel, vessel name`,
      },
    },
    'dangerous-goods': {
      titles: list`
        dangerous goods declaration, multimodal dangerous goods form, dangerous goods note, imo dangerous goods
        declaration, adr transport document, transport document for dangerous goods, dangerous goods transport
        document, transport document adr, shipper's declaration for dangerous goods, hazardous goods note, hazardous
        materials declaration, dangerous goods manifest, dangerous goods shipping note`,
      labels: {
        consignor: list`shipper consignor sender, shipper, consignor, consignor name and address`,
        documentNumber: list`
          transport document number, transport document no, document no, document number, dgd no, air waybill no,
          air waybill number, awb no, declaration id, declaration no, declaration number, form no, dgd number, dgn
          no, dgn number, document ref, document reference, consignment no, note no, load sheet no, sheet no, dg note no, docket no, reference no, our ref, dispatch no, despatch no`,
        departurePlace: list`airport of departure, airport of departure optional, departure airport`,
        arrivalPlace: list`airport of destination, airport of destination optional, destination airport`,
        carrier: list`carrier, carrier to be completed by the carrier, name of carrier`,
        vesselAndVoyage: list`
          vessel flight no and date, vessel and voyage, vessel voyage, ship voyage no, vessel voyage no, vessel and
          voyage no`,
        portOfLoading: list`
          port place of loading, port of loading, port place of handling, pol, loading port, port of departure`,
        portOfDischarge: list`port place of discharge, port of discharge, pod, discharge port, port of arrival`,
        placeOfDelivery: list`destination, place of destination, place of unloading`,
        marks: list`shipping marks, marks and numbers`,
        containerNumber: list`
          container identification no vehicle registration no, container identification no, container vehicle no,
          container no, container number`,
        containerSeal: list`seal number s, seal number, seal no, seal numbers, seal, seals, container seal`,
        packageCount: list`
          number of packages, no of packages, packages, number, no of pkgs, qty of packages, total packages, total
          number of packages, number of pieces`,
        packing: list`
          kind of packages, type of packages, packaging, type of package, packing, quantity and type of packing,
          quantity and type of packaging, number and type of packages, number and kind of packages, packages, no and
          type of packages, no and kind of packages, number and description of packages, packaging type and
          quantity, type and number of packages, package type, packaging code, pack type, receptacle, receptacles, type of receptacle, no kind of pkgs, no and kind of pkgs, number kind of packages, no kind of packages`,
        nature: list`
          number and kind of packages description of goods, description of goods, proper shipping name, number and
          kind of packages un number proper shipping name class packing group, proper shipping name technical name,
          un no and proper shipping name, psn, item description, description of dangerous goods, proper shipping
          name and description, proper shipping name psn, description, un description, name and description,
          dangerous goods description`,
        unNumber: list`un no, un number, un nr, un, un or id no, un or id number, un id no`,
        hazardClass: list`
          class, hazard class, class or division, class or division subsidiary hazard, class or division subsidiary
          risk, class division, class div, class label, class labels, label model, label, class subsidiary risk,
          class sub risk, label no, labels, hazard labels, danger label, imo class, imdg class, adr class`,
        packingGroup: list`packing group, pg, p g, pack group, packing grp, pkg group, pack grp, p group`,
        tunnelCode: list`
          tunnel code, tunnel restriction code, tunnel, tunnel restriction, tunnel cat, tunnel category, trc`,
        grossWeight: list`
          gross mass kg, gross mass, gross weight, gross weight kg, total gross mass, gross kg, gross kgs, gross
          mass in kg, gross wt kg, gross wt, total gross weight, gross`,
        netWeight: list`
          net mass kg, net mass, net weight, net quantity, total quantity, net weight kg, quantity kg, net kg, net
          kgs, net mass in kg, net wt kg, net wt, net qty, total net mass, net, net explosive mass`,
        volume: list`cube m3, volume m3, cube`,
        emergencyPhone: list`
          emergency telephone, emergency phone, emergency contact, 24 h emergency telephone, 24 hour emergency
          telephone, emergency telephone number, 24 hr emergency contact, emergency contact number, 24 h emergency
          contact`,
        information: list`additional handling information, additional information, additional remarks`,
        established: list`
          place and date, place and date of declaration, place and date of completion, place date, place and date of
          signature, date and place`,
        furniture: list`
          shipper's reference, freight forwarder's reference, freight forwarders reference, page, declaration,
          shipper's declaration, container vehicle packing certificate, container packing certificate, container
          size type, tare mass, tare mass kg, total gross mass including tare, receiving organisation receipt, name
          of company, haulier's name, driver name, name status of declarant, name and status of declarant,
          declarant, name of signatory, name title of signatory, packing inst, packing instruction, packing
          instructions, authorization, shipment type, passenger and cargo aircraft, cargo aircraft only, transport
          category, ems, flashpoint, flash point, marine pollutant, points, limited quantity, within the limitations
          prescribed for, booking no, booking number, etd, vgm, cargo transport unit, environmentally hazardous,
          ehs, special provisions, limited quantities, remarks, subsidiary risk, multiplier, points 1 1 3 6, flash
          point c, ems no, segregation group, position, item, line, item no, consignor's reference, consignor's
          declaration, consignors declaration, freight forwarder's ref, size type, container vehicle size type, tare
          kg, total gross mass incl tare kg, total gross mass incl tare`,
        signature: list`
          signature of declarant, signature on behalf of shipper, signature of driver, signature on behalf of packer`,
        dateOfIssue: list`created, created on, declaration date, date of declaration, date, dated, date of document`,
        sealNumber: list`vehicle seal no`,
        plates: list`vehicle registration, vehicle reg no, vehicle id, vehicle registration no`,
        trailerPlate: list`trailer no, trailer registration, trailer reg no`,
      },
    },
    'waste-annex-vii': {
      titles: list`
        information accompanying shipments of waste, annex vii information accompanying shipments of waste,
        consignment information, annex vii, annex vii document, waste annex vii`,
      labels: {
        consignor: list`
          person who arranges the shipment, person arranging the shipment, the person who arranges the shipment`,
        consignee: list`importer consignee, importer or consignee, importer, consignee`,
        wasteQuantity: list`
          actual quantity, quantity, actual quantity tonnes, actual quantity tonnes mg m3, actual quantity mg,
          quantity in tonnes`,
        dateOfTakingOver: list`
          actual date of shipment, date of shipment, actual date of the shipment, shipment date`,
        carrier: list`first carrier, 1st carrier, carrier, a first carrier`,
        successiveCarrier: list`second carrier, 2nd carrier, b second carrier`,
        furtherCarrier: list`third carrier, 3rd carrier, c third carrier`,
        recoveryFacility: list`
          recovery facility, laboratory, recovery facility laboratory, facility, disposal facility, waste treatment
          facility`,
        recoveryOperation: list`
          recovery operation, recovery operation or if appropriate disposal operation, recovery operation r code,
          recovery disposal operation, r code d code, r code, operation code, recovery or disposal operation`,
        nature: list`
          usual description of the waste, usual description, description of the waste, designation of the waste`,
        wasteCode: list`
          waste identification, waste identification fill in relevant codes, waste code, waste codes, waste
          identification codes, ec list of wastes, eu list of waste, basel annex ix, basel code, list of wastes, eu
          list of wastes, ewc code`,
        modeOfTransport: list`means of transport, mode of transport`,
        established: list`declaration place and date, place and date`,
        furniture: list`
          waste generator, waste generator original producer s new producer s or collector, original producer, waste
          producer, countries states concerned, countries concerned, country of export dispatch, country of export,
          country of dispatch, transit, countries of transit, country of transit, import destination, country of
          import, country of destination, export dispatch, date of transfer, contact person, oecd code, national
          code, other specify, ec list, declaration of the person who arranges the shipment, declaration, signature
          upon receipt of the waste by the consignee, signature upon receipt, shipment received at recovery facility
          or laboratory, shipment received at recovery facility, quantity received, name, signature, date, final
          destination, customs`,
        signature: list`signature upon receipt of the waste`,
      },
    },
    'waste-movement': {
      titles: list`
        movement document for transboundary movements shipments of waste, movement document for transboundary
        movements of waste, movement document for shipments of waste, movement document for transboundary
        shipments of waste, waste movement document, movement document, annex ib`,
      labels: {
        consignor: list`exporter notifier, exporter notifier registration no, notifier, exporter`,
        consignee: list`importer consignee, importer consignee registration no`,
        notificationNumber: list`
          corresponding to notification no, corresponding to notification number, notification no, notification
          number`,
        wasteQuantity: list`actual quantity, actual quantity kg litre, actual quantity tonnes mg`,
        dateOfTakingOver: list`actual date of shipment, actual date of movement`,
        packageCount: list`number of packages, packages number`,
        packing: list`packaging type s, packaging types, packaging type`,
        carrier: list`1st carrier, first carrier, a 1st carrier`,
        successiveCarrier: list`2nd carrier, b 2nd carrier`,
        furtherCarrier: list`3rd carrier, last carrier, c last carrier`,
        recoveryFacility: list`
          disposal facility or recovery facility, disposal recovery facility, disposal facility recovery
          facility, disposal facility, recovery facility`,
        recoveryOperation: list`
          disposal recovery operation s, disposal recovery operations, disposal recovery operation, d code r
          code, d code or r code`,
        nature: list`
          designation and composition of the waste, designation and composition of waste, designation of the
          waste, composition of the waste`,
        furniture: list`
          serial total number of shipments, serial number of shipment, serial no of shipment, special handling
          requirements, physical characteristics, waste generator s producer s, waste generator producer,
          actual site of disposal recovery, h code, un class, un number, un shipping name, customs code s hs, y
          code, registration no`,
      },
    },
    'waste-national': {
      titles: list`
        waste transfer note, waste consignment note, hazardous waste consignment note, consignment note for hazardous waste,
        controlled waste transfer note, duty of care waste transfer note, special waste consignment note`,
      labels: {
        consignor: list`transferor, waste producer transferor, current holder of the waste transferor, waste producer holder`,
        consignee: list`transferee, consignee, person collecting the waste transferee, receiving site, destination site`,
        carrier: list`waste carrier, carrier, registered waste carrier`,
        wasteQuantity: list`quantity of waste, quantity kg, quantity tonnes, weight of waste`,
        furtherWasteCode: list`ewc code, ewc, low code, list of waste code, european waste code, list of wastes ewc code`,
        nature: list`description of the waste, description of waste, waste description`,
        dateOfTakingOver: list`date of transfer, date of collection, time and date of transfer, collection date`,
        documentNumber: list`consignment note code, consignment code, transfer note no, wtn no`,
      },
    },
  },
}
