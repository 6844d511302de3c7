import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const englishCim: FormLanguage = {
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
}
