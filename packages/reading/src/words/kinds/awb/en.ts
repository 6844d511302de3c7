import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const englishAwb: FormLanguage = {
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
}
