import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const dutchDangerousGoods: FormLanguage = {
  titles: list`
    verklaring gevaarlijke goederen, verklaring gevaarlijke stoffen, vervoersdocument adr, adr vervoersdocument,
    vervoersdocument gevaarlijke stoffen, vervoersdocument gevaarlijke goederen, vervoersdocument,
    vervoerdocument, vervoerdocument gevaarlijke stoffen, gevaarlijke stoffen verklaring, vrachtbrief
    gevaarlijke stoffen`,
  labels: {
    consignor: list`afzender, verzender`,
    documentNumber: list`
      vervoersdocument nr, documentnummer, document nr, documentnr, vervoersdocumentnummer, bonnummer, bonnr`,
    carrier: list`vervoerder, transporteur, transport door`,
    vesselAndVoyage: list`schip reis, schip en reis, schip reisnummer`,
    portOfLoading: list`laadhaven`,
    portOfDischarge: list`loshaven`,
    placeOfDelivery: list`bestemming, plaats van bestemming`,
    containerNumber: list`container nr, containernummer`,
    containerSeal: list`zegelnummer, zegel nr, zegel`,
    packageCount: list`aantal colli, aantal, colli, aantal verpakkingen, totaal colli, aantal collo`,
    packing: list`
      soort colli, verpakking, omschrijving van de colli, aantal en soort colli, aantal en soort verpakking,
      soort verpakking, type verpakking, aantal en type verpakkingen, soort, emballage`,
    nature: list`
      juiste vervoersnaam, vervoersnaam, officiële vervoersnaam, aantal en soort colli omschrijving van de
      goederen, omschrijving, stofnaam, benaming, omschrijving goederen, ladingnaam`,
    unNumber: list`un nr, un nummer, un, stofnummer`,
    hazardClass: list`
      klasse, etiketten, gevarenklasse, modelnummer etiketten, gevaarsetiket, etiket, gevaarsklasse, etiketnr`,
    packingGroup: list`verpakkingsgroep, vg, verp groep, v g, pg`,
    tunnelCode: list`tunnelbeperkingscode, tunnelcode, tunnel, tunnelcategorie`,
    grossWeight: list`
      brutomassa, brutomassa kg, brutogewicht, totale brutomassa, bruto kg, bruto, bruto gewicht, bruto gew,
      totaal bruto`,
    netWeight: list`
      nettomassa, nettomassa kg, nettohoeveelheid, totale hoeveelheid, nettogewicht, netto kg, netto, netto
      gewicht, netto gew, totaal netto, hoeveelheid`,
    emergencyPhone: list`
      noodtelefoonnummer, telefoonnummer noodgevallen, noodnummer, telefoon bij noodgevallen`,
    information: list`aanvullende informatie, aanvullende gegevens`,
    established: list`plaats en datum, plaats datum`,
    furniture: list`
      vervoerscategorie, verklaring, verklaring van de afzender, vlampunt, referentie, gelimiteerde hoeveelheid,
      punten, opmerkingen, chauffeur, milieugevaarlijk, uw order, onze order, let op, totaal punten`,
    dateOfTakingOver: list`laaddatum, datum laden`,
  },
}
