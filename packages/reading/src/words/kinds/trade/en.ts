import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const englishTrade: TradeWords = {
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
}
