import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const dutchBillOfLading: FormLanguage = {
  titles: list`cognossement, zeecognossement, zeevrachtbrief, multimodaal cognossement, house cognossement`,
  labels: {
    marks: list`merken en nummers, merken, merken nummers`,
    packing: list`soort colli, verpakking, soort verpakking`,
    netWeight: list`nettogewicht, netto kg`,
    dateOfIssue: list`datum van afgifte, datum van uitgifte`,
    placeOfIssue: list`plaats van afgifte, plaats van uitgifte`,
    consignor: list`afzender, verscheper, inlader, aflader`,
    consignee: list`geadresseerde, ontvanger, aan order, aan order van`,
    carrier: list`vervoerder, rederij`,
    freightForwarder: list`expediteur, agent`,
    documentNumber: list`cognossement nr, cognossementnummer, b l nr, zeevrachtbrief nr, b l nummer`,
    vesselAndVoyage: list`schip reis, schip en reis, schip reisnummer, zeeschip reis`,
    vessel: list`schip, zeeschip, naam van het schip, scheepsnaam`,
    voyage: list`reis nr, reisnummer, reis`,
    portOfLoading: list`laadhaven, haven van inlading, haven van lading`,
    portOfDischarge: list`loshaven, haven van lossing, haven van bestemming`,
    placeOfTakingOver: list`ontvangen te, plaats van ontvangst, plaats van inontvangstneming`,
    placeOfDelivery: list`eindaflevering, uiteindelijke aflevering, plaats van aflevering, plaats van levering, eindbestemming`,
    containerNumber: list`container nr, containernummer, container`,
    containerSeal: list`zegel nr, zegelnummer, zegel, zegelnr, verzegeling, zegels`,
    packageCount: list`aantal colli, aantal en soort colli, colli, aantal`,
    nature: list`
      omschrijving van de goederen, omschrijving goederen, goederenomschrijving, omschrijving, goederen`,
    grossWeight: list`brutogewicht, brutogewicht kg, bruto kg, bruto gewicht`,
    volume: list`volume, inhoud m3, volume m3, maat, cbm`,
    paymentOfCarriage: list`vracht, vracht betaalbaar te, vracht en kosten`,
    established: list`plaats en datum van afgifte, plaats en datum van uitgifte, afgegeven te, opgemaakt te`,
    dateOfLoading: list`
      aan boord geladen op, aan boord op, aan boord, datum aan boord, verscheept op, geladen aan boord`,
    furniture: list`notify adres, kennisgevingsadres, aantal originelen, boekingsnummer`,
  },
}
