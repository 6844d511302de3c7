import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const englishAnnexVii: FormLanguage = {
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
}
