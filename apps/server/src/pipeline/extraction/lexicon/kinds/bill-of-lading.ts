import { list } from '../lexicon.ts'
import type { FormWords } from './form-words.ts'

/** Liner and multimodal bills of lading; 'sea waybill' carries the same boxes. */
export const billOfLadingWords: FormWords = {
  en: {
    titles: list`
      bill of lading, ocean bill of lading, multimodal transport bill of lading, combined transport bill of
      lading, bill of lading for ocean transport or multimodal transport, sea waybill, non negotiable sea
      waybill, house bill of lading`,
    labels: {
      consignor: list`shipper, shipper exporter, shipper complete name and address, consignor`,
      consignee: list`
        consignee, consignee or order, consignee complete name and address, consigned to the order of,
        consignee not negotiable unless consigned to order`,
      carrier: list`carrier, for the carrier, carrier's name, name of carrier`,
      freightForwarder: list`
        forwarding agent, forwarding agent references, freight forwarder, delivery agent`,
      documentNumber: list`
        b l no, b l number, bill of lading no, bill of lading number, bl no, b l, sea waybill no, swb no,
        waybill no`,
      vesselAndVoyage: list`
        vessel and voyage, vessel voyage, ocean vessel voyage, vessel voyage no, vessel and voyage no, ocean
        vessel voy no, vessel voy no, vessel name and voyage no`,
      vessel: list`vessel, ocean vessel, name of vessel, ship, vessel name`,
      voyage: list`voyage no, voyage, voy no, voyage number`,
      portOfLoading: list`port of loading, loading port, pol, port of lading`,
      portOfDischarge: list`port of discharge, discharge port, pod, port of unloading`,
      placeOfTakingOver: list`place of receipt, place of receipt by pre carrier, place of acceptance`,
      placeOfDelivery: list`
        place of delivery, place of delivery by on carrier, final destination, final place of delivery`,
      marks: list`
        marks and numbers, marks and nos, marks, marks nos and container nos, marks and nos container and
        seals`,
      containerNumber: list`container no, container number, container nos, container`,
      containerSeal: list`seal no, seal number, seals, seal`,
      packageCount: list`
        no of packages, number of packages, no of pkgs, number and kind of packages, number of containers or
        packages, quantity and kind of packages, total no of packages, total number of packages`,
      nature: list`
        description of goods, description of packages and goods, kind of packages description of goods,
        particulars furnished by shipper description of goods, description of contents, kind of packages and
        description of goods`,
      grossWeight: list`
        gross weight, gross weight kg, gross weight kgs, gross weight in kg, total gross weight`,
      volume: list`measurement, measurement cbm, measurement m3, cbm, measurement in cbm`,
      paymentOfCarriage: list`freight and charges, freight payable at, freight charges, freight`,
      established: list`place and date of issue, place and date of issue of b l, issued at, dated at`,
      dateOfLoading: list`
        shipped on board date, shipped on board, laden on board, laden on board date, on board date, date
        shipped on board`,
      furniture: list`
        notify party, notify, also notify, notify address, notify party complete name and address, booking
        no, booking number, booking ref, export references, svc contract, pre carriage by, on carriage,
        number of original bills of lading, number of original b s l, number of originals, no of original b
        l, original, copy, type, size, size type, tare, declared value, freight prepaid at, rate, prepaid,
        collect, total, signed for the carrier, particulars furnished by shipper, above particulars as
        declared by shipper, point and country of origin, reference, domestic routing, shippers reference,
        shipper's reference, carrier's receipt, total containers`,
      signature: list`signature, signed for the carrier as agent, as agent for the carrier, signed`,
    },
  },
  de: {
    titles: list`konnossement, seekonnossement, seefrachtbrief, durchkonnossement`,
    labels: {
      consignor: list`ablader, befrachter, verlader, absender`,
      consignee: list`empfänger, empfänger oder order, an order`,
      carrier: list`verfrachter, reeder, reederei`,
      freightForwarder: list`spediteur, agent`,
      documentNumber: list`konnossement nr, konnossementsnummer, b l nr, seefrachtbrief nr`,
      vesselAndVoyage: list`schiff reise, schiff und reise, schiff reise nr, seeschiff reise`,
      vessel: list`schiff, seeschiff, schiffsname`,
      voyage: list`reise nr, reisenummer, reise`,
      portOfLoading: list`ladehafen, verladehafen, abladehafen`,
      portOfDischarge: list`löschhafen, entladehafen`,
      placeOfTakingOver: list`übernahmeort, ort der übernahme`,
      placeOfDelivery: list`auslieferungsort, ablieferungsort, ort der ablieferung`,
      containerNumber: list`container nr, containernummer, container`,
      containerSeal: list`siegel nr, siegel, plombe, plomben nr, siegelnummer`,
      packageCount: list`anzahl der packstücke, anzahl packstücke, zahl und art der packstücke`,
      nature: list`warenbezeichnung, bezeichnung der güter, beschreibung der güter, inhalt`,
      grossWeight: list`bruttogewicht, bruttogewicht kg`,
      volume: list`maß, maße, volumen, volumen m3, masse cbm`,
      paymentOfCarriage: list`fracht, frachtzahlung, fracht zahlbar in`,
      established: list`ort und datum der ausstellung, ausgestellt in, ort und tag der ausstellung`,
      dateOfLoading: list`an bord genommen am, verladen an bord am, an bord am`,
      furniture: list`
        notify adresse, notify, meldeadresse, benachrichtigungsadresse, anzahl der originale, anzahl
        originale, buchungsnummer, buchung nr, anzahl der original konnossemente, vortransport durch`,
    },
  },
  fr: {
    titles: list`
      connaissement, connaissement maritime, connaissement de transport combiné, lettre de transport maritime`,
    labels: {
      consignor: list`chargeur, expéditeur`,
      consignee: list`destinataire, réceptionnaire, destinataire ou à ordre`,
      carrier: list`transporteur maritime, transporteur, compagnie maritime, armateur`,
      freightForwarder: list`transitaire, commissionnaire de transport`,
      documentNumber: list`connaissement n, n de connaissement, numéro de connaissement, b l n`,
      vesselAndVoyage: list`navire voyage, navire et voyage, navire n de voyage`,
      vessel: list`navire, nom du navire`,
      voyage: list`voyage n, numéro de voyage, n de voyage`,
      portOfLoading: list`port de chargement, port d'embarquement`,
      portOfDischarge: list`port de déchargement, port de débarquement`,
      placeOfTakingOver: list`lieu de réception, lieu de prise en charge`,
      placeOfDelivery: list`lieu de livraison`,
      containerNumber: list`conteneur n, n de conteneur, numéro de conteneur, conteneur`,
      containerSeal: list`scellé n, n de scellé, plomb, scellé, plomb n`,
      packageCount: list`nombre de colis, nombre et nature des colis`,
      nature: list`désignation des marchandises, description des marchandises`,
      grossWeight: list`poids brut, poids brut kg`,
      volume: list`volume, cubage, volume m3`,
      paymentOfCarriage: list`fret, fret payable à`,
      established: list`lieu et date d'émission, émis à, fait à`,
      dateOfLoading: list`embarqué le, mis à bord le, chargé à bord le`,
      furniture: list`
        notifier, partie à notifier, adresse à notifier, nombre d'originaux, nombre de connaissements
        originaux, réservation n, n de réservation`,
    },
  },
  es: {
    titles: list`conocimiento de embarque, conocimiento de embarque multimodal, carta de porte marítimo`,
    labels: {
      consignor: list`embarcador, cargador, expedidor`,
      consignee: list`consignatario, destinatario, consignatario o a la orden`,
      carrier: list`transportista, porteador, naviera, compañía naviera`,
      freightForwarder: list`transitario, agente de carga`,
      documentNumber: list`conocimiento n, n de conocimiento, número de conocimiento, b l n`,
      vesselAndVoyage: list`buque viaje, buque y viaje, buque y n de viaje, buque n de viaje`,
      vessel: list`buque, nombre del buque`,
      voyage: list`viaje n, n de viaje, viaje`,
      portOfLoading: list`puerto de carga, puerto de embarque`,
      portOfDischarge: list`puerto de descarga, puerto de desembarque`,
      placeOfTakingOver: list`lugar de recepción, lugar de recogida`,
      placeOfDelivery: list`lugar de entrega, destino final`,
      containerNumber: list`contenedor n, n de contenedor, contenedor, número de contenedor`,
      containerSeal: list`precinto n, precinto, n de precinto, sello`,
      packageCount: list`número de bultos, n de bultos, bultos, cantidad y clase de bultos`,
      nature: list`descripción de la mercancía, descripción de las mercancías, descripción de mercancías`,
      grossWeight: list`peso bruto, peso bruto kg`,
      volume: list`volumen, cubicaje, volumen m3, medidas`,
      paymentOfCarriage: list`flete, flete pagadero en`,
      established: list`lugar y fecha de emisión, emitido en, expedido en`,
      dateOfLoading: list`embarcado a bordo el, fecha de embarque, a bordo el`,
      furniture: list`
        notificar a, notificar, parte a notificar, número de originales, n de originales, reserva n, n de
        reserva`,
    },
  },
  it: {
    titles: list`polizza di carico, polizza di carico marittima`,
    labels: {
      consignor: list`caricatore, mittente`,
      consignee: list`ricevitore, destinatario, all'ordine di`,
      carrier: list`vettore, compagnia di navigazione, vettore marittimo`,
      freightForwarder: list`spedizioniere, agente`,
      documentNumber: list`polizza n, polizza di carico n, n polizza, numero polizza, b l n`,
      vesselAndVoyage: list`nave viaggio, nave e viaggio, nave e n viaggio`,
      vessel: list`nave, nome della nave`,
      voyage: list`viaggio n, n viaggio, viaggio`,
      portOfLoading: list`porto di imbarco, porto di carico`,
      portOfDischarge: list`porto di sbarco, porto di scarico`,
      placeOfTakingOver: list`luogo di ricezione, luogo di presa in carico`,
      placeOfDelivery: list`luogo di consegna`,
      containerNumber: list`container n, n container, contenitore n, container`,
      containerSeal: list`sigillo n, sigillo, n sigillo`,
      packageCount: list`numero colli, n colli, colli, numero e tipo di colli`,
      nature: list`descrizione della merce, descrizione delle merci`,
      grossWeight: list`peso lordo, peso lordo kg`,
      volume: list`volume, cubatura, volume m3`,
      paymentOfCarriage: list`nolo, nolo pagabile a`,
      established: list`luogo e data di emissione, emessa a, rilasciata a`,
      dateOfLoading: list`imbarcato il, caricato a bordo il, a bordo il`,
      furniture: list`
        notificare a, notify, parte da notificare, numero degli originali, numero originali, prenotazione n`,
    },
  },
  pl: {
    titles: list`konosament, konosament morski`,
    labels: {
      consignor: list`załadowca, frachtujący, nadawca`,
      consignee: list`odbiorca, na zlecenie`,
      carrier: list`przewoźnik morski, przewoźnik, armator`,
      freightForwarder: list`spedytor, agent`,
      documentNumber: list`konosament nr, numer konosamentu, nr konosamentu`,
      vesselAndVoyage: list`statek podróż, statek i podróż, statek nr podróży`,
      vessel: list`statek, nazwa statku`,
      voyage: list`podróż nr, nr podróży, podróż`,
      portOfLoading: list`port załadunku`,
      portOfDischarge: list`port wyładunku, port rozładunku`,
      placeOfTakingOver: list`miejsce przyjęcia`,
      placeOfDelivery: list`miejsce dostawy, miejsce wydania`,
      containerNumber: list`kontener nr, nr kontenera, numer kontenera, kontener`,
      containerSeal: list`plomba nr, nr plomby, plomba`,
      packageCount: list`liczba opakowań, ilość opakowań, liczba sztuk, liczba i rodzaj opakowań`,
      nature: list`opis towaru, opis towarów, opis ładunku`,
      grossWeight: list`waga brutto, masa brutto, waga brutto kg, masa brutto kg`,
      volume: list`objętość, objętość m3, kubatura`,
      paymentOfCarriage: list`fracht, fracht płatny w`,
      established: list`miejsce i data wystawienia, wystawiono w`,
      dateOfLoading: list`załadowano na statek, data załadunku na statek, na pokładzie dnia`,
      furniture: list`powiadomić, strona do powiadomienia, liczba oryginałów, numer rezerwacji`,
    },
  },
  nl: {
    titles: list`cognossement, zeecognossement, zeevrachtbrief`,
    labels: {
      consignor: list`afzender, verscheper, inlader`,
      consignee: list`geadresseerde, ontvanger, aan order`,
      carrier: list`vervoerder, rederij`,
      freightForwarder: list`expediteur, agent`,
      documentNumber: list`cognossement nr, cognossementnummer, b l nr`,
      vesselAndVoyage: list`schip reis, schip en reis, schip reisnummer`,
      vessel: list`schip, zeeschip, naam van het schip`,
      voyage: list`reis nr, reisnummer, reis`,
      portOfLoading: list`laadhaven, haven van inlading`,
      portOfDischarge: list`loshaven, haven van lossing`,
      placeOfTakingOver: list`plaats van ontvangst, plaats van inontvangstneming`,
      placeOfDelivery: list`plaats van aflevering, plaats van levering`,
      containerNumber: list`container nr, containernummer, container`,
      containerSeal: list`zegel nr, zegelnummer, zegel`,
      packageCount: list`aantal colli, aantal en soort colli`,
      nature: list`omschrijving van de goederen, omschrijving goederen`,
      grossWeight: list`brutogewicht, brutogewicht kg`,
      volume: list`volume, inhoud m3, volume m3`,
      paymentOfCarriage: list`vracht, vracht betaalbaar te`,
      established: list`plaats en datum van afgifte, plaats en datum van uitgifte, afgegeven te`,
      dateOfLoading: list`aan boord geladen op, aan boord op`,
      furniture: list`notify adres, kennisgevingsadres, aantal originelen, boekingsnummer`,
    },
  },
}
