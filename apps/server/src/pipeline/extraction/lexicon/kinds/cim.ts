import { list } from '../lexicon.ts'
import type { FormWords } from './form-words.ts'

/** Consignment note CIM (Uniform Rules, Appendix B to COTIF, Article 7), boxes as in the note of the CIT (GLV-CIM). */
export const cimWords: FormWords = {
  en: {
    titles: list`cim consignment note, consignment note cim, rail consignment note, railway consignment note`,
    labels: {
      consignor: list`consignor, consignor name address country`,
      documentNumber: list`
        consignment number, consignment no, identification of the consignment, consignment note no`,
      departurePlace: list`
        forwarding station, departure station, station of departure, acceptance point, place of acceptance,
        place of taking over`,
      arrivalPlace: list`
        destination station, station of destination, delivery station, place of delivery, delivery point
        station, arrival station`,
      dateOfTakingOver: list`
        acceptance date, date of acceptance, month day hour of acceptance, date of taking over`,
      carrier: list`carrier, contractual carrier, railway undertaking`,
      wagonNumber: list`wagon no, wagon number, wagon, wagon nos, wagon numbers`,
      train: list`train no, train number, train`,
      statisticalNumber: list`nhm code, nhm, nhm no`,
      nature: list`description of the goods, description of goods, goods`,
      grossWeight: list`mass, gross mass, mass kg, total mass, mass in kg, mass after loading`,
      information: list`
        consignor's declarations, declarations, commercial specifications, information for the consignee`,
      paymentOfCarriage: list`payment of costs, payment instructions, prepayment codes, payment of charges`,
      established: list`place and date completed, completed at, place and date of completion, drawn up at`,
      furniture: list`
        consignor's reference, user agreement, customer code, client code, rid, exceptional consignment,
        customer agreement or tariff, tare, length, uti, intermodal transport unit, type, transport mode,
        additional carriers, route, charging sections, border code, station, wagon group`,
    },
  },
  de: {
    titles: list`
      frachtbrief cim, cim frachtbrief, eisenbahnfrachtbrief, internationaler eisenbahnfrachtbrief`,
    labels: {
      consignor: list`absender, absender name anschrift`,
      documentNumber: list`
        sendungsnummer, sendungs nr, sendung, sendung nr, identifikation der sendung, frachtbrief nr`,
      departurePlace: list`versandbahnhof, abgangsbahnhof, übernahmeort, ort der übernahme`,
      arrivalPlace: list`
        bestimmungsbahnhof, empfangsbahnhof, ablieferungsort, ort der ablieferung, zielbahnhof`,
      dateOfTakingOver: list`
        übernahmedatum, datum der übernahme, tag der übernahme, monat tag stunde der übernahme`,
      carrier: list`beförderer, vertraglicher beförderer, frachtführer, eisenbahnverkehrsunternehmen`,
      wagonNumber: list`wagen nr, wagennummer, wagen, wagennummern`,
      train: list`zug nr, zugnummer, zug`,
      statisticalNumber: list`nhm code, nhm, nhm nr`,
      nature: list`bezeichnung des gutes, bezeichnung der güter, gut`,
      grossWeight: list`masse, masse kg, bruttomasse, gesamtmasse, masse in kg, wirkliche masse`,
      information: list`erklärungen des absenders, erklärungen, absendererklärungen`,
      paymentOfCarriage: list`zahlung der kosten, frankatur, frankaturvermerk, kostenzahlung`,
      established: list`ort und tag der ausstellung, ort und datum der ausstellung, ausgestellt in`,
      furniture: list`
        referenz des absenders, kundencode, kunden nr, tarif, eigenmasse, eigengewicht, grenzpunkte,
        verkehrsweg, rid, gattung, bahnhof, kundennr absender, kundennr empfänger`,
    },
  },
  fr: {
    titles: list`lettre de voiture cim, lettre de voiture ferroviaire`,
    labels: {
      consignor: list`expéditeur`,
      documentNumber: list`
        numéro d'expédition, expédition n, identification de l'envoi, n d'expédition, n d'envoi`,
      departurePlace: list`
        gare expéditrice, gare de départ, lieu de prise en charge, point de prise en charge`,
      arrivalPlace: list`gare destinataire, gare de destination, lieu de livraison, gare d'arrivée`,
      dateOfTakingOver: list`date de prise en charge, mois jour heure de prise en charge`,
      carrier: list`transporteur, transporteur contractuel, entreprise ferroviaire`,
      wagonNumber: list`wagon n, n de wagon, n wagon, numéro de wagon, wagons, wagon`,
      train: list`train n, n de train, numéro de train, train`,
      statisticalNumber: list`code nhm, nhm, n nhm`,
      nature: list`désignation de la marchandise, désignation des marchandises`,
      grossWeight: list`masse, masse kg, masse brute, masse totale, masse en kg`,
      information: list`déclarations de l'expéditeur, déclarations`,
      paymentOfCarriage: list`paiement des frais, affranchissement`,
      established: list`lieu et date d'établissement, établi à, lieu et date de l'établissement`,
      furniture: list`
        référence de l'expéditeur, code client, tarif, tare, points frontières, itinéraire, rid, gare, numéro de client`,
    },
  },
  it: {
    titles: list`lettera di vettura cim, lettera di vettura ferroviaria`,
    labels: {
      consignor: list`mittente`,
      documentNumber: list`
        numero di spedizione, spedizione n, spedizione, n spedizione, identificazione della spedizione`,
      departurePlace: list`stazione mittente, stazione di partenza, luogo di presa in carico`,
      arrivalPlace: list`
        stazione destinataria, stazione di destinazione, luogo di riconsegna, stazione di arrivo`,
      dateOfTakingOver: list`data di presa in carico, data della presa in carico`,
      carrier: list`
        vettore, vettore contrattuale, trasportatore, impresa ferroviaria, trasportatore contrattuale`,
      wagonNumber: list`carro n, n carro, numero del carro, carro, carri`,
      train: list`treno n, n treno, numero treno, treno`,
      statisticalNumber: list`codice nhm, nhm`,
      nature: list`denominazione della merce, descrizione della merce`,
      grossWeight: list`massa, massa kg, massa lorda, massa totale, massa in kg`,
      information: list`dichiarazioni del mittente, dichiarazioni`,
      paymentOfCarriage: list`pagamento delle spese, affrancazione, affrancamento`,
      established: list`luogo e data di compilazione, compilata a, luogo e data di emissione`,
      furniture: list`riferimento del mittente, codice cliente, tara, tariffa, punti di confine, itinerario, stazione, contratto`,
    },
  },
  pl: {
    titles: list`list przewozowy cim, kolejowy list przewozowy`,
    labels: {
      consignor: list`nadawca`,
      documentNumber: list`numer przesyłki, nr przesyłki, identyfikacja przesyłki`,
      departurePlace: list`stacja nadania, stacja wysyłkowa, miejsce przyjęcia`,
      arrivalPlace: list`stacja przeznaczenia, miejsce wydania, stacja docelowa`,
      dateOfTakingOver: list`data przyjęcia, data przyjęcia do przewozu`,
      carrier: list`przewoźnik, przewoźnik umowny, przewoźnik kolejowy`,
      wagonNumber: list`wagon nr, nr wagonu, numer wagonu, wagon, wagony`,
      train: list`pociąg nr, nr pociągu, numer pociągu, pociąg`,
      statisticalNumber: list`kod nhm, nhm`,
      nature: list`nazwa towaru, oznaczenie towaru, określenie towaru`,
      grossWeight: list`masa, masa kg, masa brutto, masa całkowita, masa w kg`,
      information: list`oświadczenia nadawcy, oświadczenia`,
      paymentOfCarriage: list`opłata kosztów, zapłata kosztów, opłacenie kosztów`,
      established: list`miejsce i data wystawienia, wystawiono w`,
      furniture: list`odniesienie nadawcy, kod klienta, tara, taryfa, punkty graniczne, stacja`,
    },
  },
  cs: {
    titles: list`nákladní list cim, železniční nákladní list`,
    labels: {
      documentNumber: list`číslo zásilky, zásilka č`,
      departurePlace: list`odesílací stanice, stanice odeslání, místo převzetí`,
      arrivalPlace: list`stanice určení, místo dodání`,
      dateOfTakingOver: list`datum převzetí`,
      carrier: list`dopravce, smluvní dopravce`,
      wagonNumber: list`číslo vozu, vůz č, vůz`,
      train: list`číslo vlaku, vlak č, vlak`,
      statisticalNumber: list`kód nhm, nhm`,
      nature: list`pojmenování zboží, označení zboží`,
      grossWeight: list`hmotnost, hmotnost kg, celková hmotnost`,
      information: list`prohlášení odesílatele, prohlášení`,
      paymentOfCarriage: list`placení výloh, placení nákladů`,
      established: list`místo a datum vyhotovení, místo a datum vystavení`,
      furniture: list`značka odesílatele, kód zákazníka, vlastní hmotnost, stanice`,
    },
  },
  nl: {
    titles: list`vrachtbrief cim, spoorvrachtbrief`,
    labels: {
      documentNumber: list`zendingsnummer, zending nr`,
      departurePlace: list`station van afzending, vertrekstation, plaats van inontvangstneming`,
      arrivalPlace: list`station van bestemming, bestemmingsstation, plaats van aflevering`,
      dateOfTakingOver: list`datum van inontvangstneming, datum inontvangstneming`,
      carrier: list`vervoerder, contractuele vervoerder`,
      wagonNumber: list`wagen nr, wagennummer, wagon nr, wagon`,
      train: list`trein nr, treinnummer, trein`,
      statisticalNumber: list`nhm code, nhm`,
      nature: list`omschrijving van de goederen, benaming van de goederen`,
      grossWeight: list`massa, massa kg, totale massa, brutomassa`,
      information: list`verklaringen van de afzender, verklaringen`,
      paymentOfCarriage: list`betaling van de kosten, frankering`,
      established: list`plaats en datum van opmaak, opgemaakt te`,
      furniture: list`referentie van de afzender, klantcode, tarra, tarief, station`,
    },
  },
}
