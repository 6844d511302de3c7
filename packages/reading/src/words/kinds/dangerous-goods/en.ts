import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const englishDangerousGoods: FormLanguage = {
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
      no, dgn number, document ref, document reference, consignment no, note no`,
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
      quantity, type and number of packages, package type, packaging code, pack type`,
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
    dateOfIssue: list`created, created on, declaration date, date of declaration`,
    sealNumber: list`vehicle seal no`,
    plates: list`vehicle registration, vehicle reg no, vehicle id, vehicle registration no`,
    trailerPlate: list`trailer no, trailer registration, trailer reg no`,
  },
}
