import { type Lexicon, list } from '../lexicon.ts'

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
    BE: list`bundle, bundles`,
    BL: list`bale, bales`,
    CL: list`coil, coils`,
    RO: list`roll, rolls`,
    PK: list`package, packages, pkg, pkgs, pk, colli, collo`,
    PC: list`parcel, parcels`,
    CN: list`container, containers`,
    CY: list`cylinder, cylinders, gas cylinder, gas cylinders`,
    JC: list`jerrycan, jerrycans, jerricans, jerrican`,
    CA: list`can, cans`,
    TK: list`tank, tanks`,
    WA: list`ibc, ibcs, intermediate bulk container, intermediate bulk containers`,
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
}
