import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const englishBillOfLading: FormLanguage = {
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
}
