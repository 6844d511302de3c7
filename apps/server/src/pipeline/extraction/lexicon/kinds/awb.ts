import { list } from '../lexicon.ts'
import type { FormWords } from './form-words.ts'

/** The air waybill of IATA Resolution 600a is printed in English everywhere; other languages stand beside or instead. */
export const awbWords: FormWords = {
  en: {
    titles: list`air waybill, airwaybill, air consignment note, house air waybill, master air waybill`,
    labels: {
      consignor: list`
        shipper's name and address, shippers name and address, shipper name and address, shipper`,
      consignee: list`consignee's name and address, consignees name and address, consignee name and address`,
      freightForwarder: list`
        issuing carrier's agent name and city, issuing carriers agent name and city, issuing carrier's agent,
        issuing carriers agent, agent name and city, issuing agent, carrier's agent`,
      carrier: list`issued by, issuing carrier, by first carrier, airline`,
      documentNumber: list`
        air waybill number, air waybill no, awb no, awb number, hawb no, hawb number, mawb no, mawb number,
        house awb no, house awb number, house air waybill no, house air waybill number, master awb no, awb,
        hawb`,
      departurePlace: list`
        airport of departure, airport of departure and requested routing, airport of departure addr of first
        carrier and requested routing, airport of departure address of first carrier and requested routing,
        airport of origin, origin airport, departure airport, origin`,
      arrivalPlace: list`airport of destination, destination airport, airport of arrival, destination`,
      flight: list`
        flight date, requested flight date, flight no date, flight number and date, flight no and date,
        flight no, flight number, flight, flight and date`,
      packageCount: list`
        no of pieces rcp, no of pieces, number of pieces, pieces, no pieces rcp, pcs, total pieces, total no
        of pieces`,
      grossWeight: list`gross weight, gross wt, gross weight kg, actual gross weight, total gross weight`,
      weightUnit: list`kg lb, kg lbs, k l, unit`,
      nature: list`
        nature and quantity of goods, nature and quantity of goods incl dimensions or volume, nature and
        quantity of goods including dimensions or volume, nature of goods`,
      information: list`handling information, handling instructions, handling info, special handling`,
      securityStatus: list`security status, consignment security status`,
      regulatedAgent: list`
        regulated agent, ra number, regulated agent number, regulated agent identifier, regulated entity
        category and identifier, regulated entity, ra no`,
      screeningMethod: list`screening method, screening methods, screened by`,
      securityIssuedBy: list`security status issued by, name of person issuing the security status`,
      securityIssuedOn: list`
        security status issued on, security status date and time, issued on date and time`,
      established: list`
        executed on at, executed on date at place, executed on, executed, executed at, place and date of execution,
        executed on date and at place`,
      furniture: list`
        chargeable weight, rate class, rate charge, total, prepaid, collect, weight charge, valuation charge,
        tax, declared value for carriage, declared value for customs, amount of insurance, accounting
        information, account no, account number, shipper's account number, consignee's account number,
        agent's iata code, iata code, to, by, currency, chgs code, commodity item no, sci, total other
        charges due agent, total other charges due carrier, total prepaid, total collect, other charges, not
        negotiable, copies, reference number, optional shipping information, also notify, volume weight, dims`,
      signature: list`
        signature of shipper or his agent, signature of issuing carrier or its agent, signature of shipper,
        signature of issuing carrier`,
    },
  },
  de: {
    titles: list`luftfrachtbrief, hausluftfrachtbrief`,
    labels: {
      consignor: list`name und anschrift des absenders, absender`,
      consignee: list`name und anschrift des empfängers, empfänger`,
      freightForwarder: list`
        agent des ausstellenden luftfrachtführers, agent des ausstellenden luftfrachtführers name und ort,
        ausstellender agent, luftfrachtagent`,
      carrier: list`ausgestellt von, luftfrachtführer, ausstellender luftfrachtführer, fluggesellschaft`,
      documentNumber: list`luftfrachtbrief nr, luftfrachtbriefnummer, awb nr, awb nummer, hawb nr`,
      departurePlace: list`abgangsflughafen, abflughafen, startflughafen`,
      arrivalPlace: list`bestimmungsflughafen, zielflughafen, ankunftsflughafen`,
      flight: list`flug datum, flug und datum, flugnummer und datum, flugnummer, flug, flug nr datum`,
      packageCount: list`anzahl der packstücke, anzahl packstücke, stückzahl, packstücke`,
      grossWeight: list`bruttogewicht`,
      weightUnit: list`kg lb`,
      nature: list`
        art und menge der güter, art und menge der güter einschl masse oder rauminhalt, art und menge`,
      information: list`behandlungshinweise, hinweise zur behandlung, abfertigungshinweise`,
      securityStatus: list`sicherheitsstatus`,
      regulatedAgent: list`reglementierter beauftragter, rb nummer, nummer des reglementierten beauftragten`,
      screeningMethod: list`kontrollmethode, kontrollverfahren`,
      securityIssuedBy: list`sicherheitsstatus ausgestellt von, sicherheitsstatus erteilt von`,
      securityIssuedOn: list`sicherheitsstatus ausgestellt am, sicherheitsstatus erteilt am`,
      established: list`ausgefertigt am in, ausgestellt am in, ausgefertigt am, ort und tag der ausfertigung`,
      furniture: list`
        frachtpflichtiges gewicht, frachtrate, gesamtbetrag, ratenklasse, deklarierter wert, kontonummer`,
    },
  },
  fr: {
    titles: list`lettre de transport aérien, lettre de voiture aérienne, lta`,
    labels: {
      consignor: list`nom et adresse de l'expéditeur, expéditeur`,
      consignee: list`nom et adresse du destinataire, destinataire`,
      freightForwarder: list`
        agent du transporteur émetteur, agent émetteur, nom et ville de l'agent du transporteur émetteur`,
      carrier: list`émise par, émis par, transporteur aérien, compagnie aérienne`,
      documentNumber: list`
        lta maison hawb n, lta maison n, lta n, numéro de lta, n de lta, numéro lta, n lta`,
      departurePlace: list`aéroport de départ`,
      arrivalPlace: list`aéroport de destination, aéroport d'arrivée`,
      flight: list`vol date, vol et date, numéro de vol et date, n de vol, vol`,
      packageCount: list`nombre de colis, nb de colis, nombre de pièces`,
      grossWeight: list`poids brut`,
      weightUnit: list`kg lb`,
      nature: list`nature et quantité des marchandises, nature et quantité de la marchandise`,
      information: list`
        instructions de manutention, informations de manutention, renseignements pour le traitement`,
      securityStatus: list`statut de sûreté, statut sûreté`,
      regulatedAgent: list`agent habilité, numéro d'agent habilité, n d'agent habilité`,
      screeningMethod: list`méthode d'inspection filtrage, méthode de contrôle`,
      securityIssuedBy: list`statut de sûreté délivré par`,
      securityIssuedOn: list`statut de sûreté délivré le`,
      established: list`établie le à, établi le à, fait le à, établie à`,
      furniture: list`poids taxable, tarif, code tarif, valeur déclarée, total à payer`,
    },
  },
  es: {
    titles: list`conocimiento aéreo, guía aérea, carta de porte aéreo`,
    labels: {
      consignor: list`
        nombre y dirección del expedidor, nombre y dirección del remitente, expedidor, remitente`,
      consignee: list`nombre y dirección del destinatario, destinatario, consignatario`,
      freightForwarder: list`
        agente del transportista emisor, agente de carga, nombre y ciudad del agente del transportista emisor`,
      carrier: list`emitido por, compañía aérea, transportista aéreo`,
      documentNumber: list`
        número de guía aérea, guía aérea n, awb n, n de conocimiento aéreo, conocimiento aéreo n`,
      departurePlace: list`aeropuerto de salida, aeropuerto de origen`,
      arrivalPlace: list`aeropuerto de destino`,
      flight: list`vuelo fecha, vuelo y fecha, número de vuelo, vuelo`,
      packageCount: list`número de piezas, n de piezas, número de bultos, n de bultos, bultos`,
      grossWeight: list`peso bruto`,
      weightUnit: list`kg lb`,
      nature: list`
        naturaleza y cantidad de la mercancía, naturaleza y cantidad de las mercancías, naturaleza y cantidad`,
      information: list`
        información de manejo, instrucciones de manipulación, información para la manipulación`,
      securityStatus: list`estado de seguridad, estatus de seguridad`,
      regulatedAgent: list`agente acreditado, número de agente acreditado`,
      screeningMethod: list`método de inspección`,
      securityIssuedBy: list`estado de seguridad emitido por`,
      securityIssuedOn: list`estado de seguridad emitido el`,
      established: list`emitido el en, expedido el en, fecha y lugar de emisión, lugar y fecha de emisión`,
      furniture: list`peso tasable, peso a cobrar, tarifa, valor declarado, clase de tarifa`,
    },
  },
  it: {
    titles: list`lettera di vettura aerea, lettera di trasporto aereo`,
    labels: {
      consignor: list`nome e indirizzo del mittente, mittente`,
      consignee: list`nome e indirizzo del destinatario, destinatario`,
      freightForwarder: list`agente del vettore emittente, agente emittente`,
      carrier: list`emessa da, compagnia aerea, vettore aereo`,
      documentNumber: list`n lettera di vettura aerea, numero awb, awb n, lettera di vettura aerea n`,
      departurePlace: list`aeroporto di partenza`,
      arrivalPlace: list`aeroporto di destinazione, aeroporto di arrivo`,
      flight: list`volo data, volo e data, numero di volo, volo`,
      packageCount: list`numero dei colli, n colli, numero colli, colli`,
      grossWeight: list`peso lordo`,
      weightUnit: list`kg lb`,
      nature: list`natura e quantità della merce, natura e quantità delle merci`,
      information: list`informazioni per il trattamento, istruzioni per la movimentazione`,
      securityStatus: list`stato di sicurezza, status di sicurezza`,
      regulatedAgent: list`agente regolamentato, numero agente regolamentato`,
      screeningMethod: list`metodo di controllo, metodo di screening`,
      securityIssuedBy: list`stato di sicurezza rilasciato da`,
      securityIssuedOn: list`stato di sicurezza rilasciato il`,
      established: list`emessa il a, rilasciata il a, luogo e data di emissione`,
      furniture: list`peso tassabile, tariffa, valore dichiarato`,
    },
  },
  pl: {
    titles: list`lotniczy list przewozowy`,
    labels: {
      consignor: list`nazwa i adres nadawcy, nadawca`,
      consignee: list`nazwa i adres odbiorcy, odbiorca`,
      freightForwarder: list`agent przewoźnika wystawiającego, agent przewoźnika, agent`,
      carrier: list`wystawiony przez, przewoźnik lotniczy, linia lotnicza`,
      documentNumber: list`
        numer lotniczego listu przewozowego, nr awb, numer awb, lotniczy list przewozowy nr`,
      departurePlace: list`port lotniczy odlotu, lotnisko odlotu, lotnisko nadania`,
      arrivalPlace: list`port lotniczy przeznaczenia, lotnisko przeznaczenia, lotnisko docelowe`,
      flight: list`lot data, rejs data, numer lotu i data, numer lotu, rejs`,
      packageCount: list`liczba sztuk, ilość sztuk, liczba opakowań`,
      grossWeight: list`waga brutto, masa brutto`,
      weightUnit: list`kg lb`,
      nature: list`rodzaj i ilość towaru, rodzaj i ilość towarów`,
      information: list`informacje o obsłudze, instrukcje obsługi przesyłki`,
      securityStatus: list`status ochrony, status bezpieczeństwa`,
      regulatedAgent: list`zarejestrowany agent, numer zarejestrowanego agenta`,
      screeningMethod: list`metoda kontroli bezpieczeństwa, metoda kontroli`,
      securityIssuedBy: list`status ochrony nadany przez`,
      securityIssuedOn: list`status ochrony nadany dnia`,
      established: list`wystawiono dnia w, data i miejsce wystawienia, miejsce i data wystawienia`,
      furniture: list`waga taryfowa, stawka, wartość zadeklarowana`,
    },
  },
  nl: {
    titles: list`luchtvrachtbrief`,
    labels: {
      consignor: list`naam en adres van de afzender, afzender`,
      consignee: list`naam en adres van de geadresseerde, geadresseerde`,
      freightForwarder: list`agent van de uitgevende vervoerder, uitgevende agent`,
      carrier: list`uitgegeven door, luchtvervoerder, luchtvaartmaatschappij`,
      documentNumber: list`luchtvrachtbriefnummer, awb nummer, awb nr, luchtvrachtbrief nr`,
      departurePlace: list`luchthaven van vertrek, vertrekluchthaven`,
      arrivalPlace: list`luchthaven van bestemming, bestemmingsluchthaven`,
      flight: list`vlucht datum, vlucht en datum, vluchtnummer, vlucht`,
      packageCount: list`aantal colli, aantal stuks`,
      grossWeight: list`brutogewicht`,
      weightUnit: list`kg lb`,
      nature: list`aard en hoeveelheid van de goederen, aard en hoeveelheid`,
      information: list`behandelingsinformatie, afhandelingsinstructies`,
      securityStatus: list`beveiligingsstatus`,
      regulatedAgent: list`erkend luchtvrachtagent, nummer erkend luchtvrachtagent`,
      screeningMethod: list`beveiligingsonderzoek, methode van onderzoek`,
      securityIssuedBy: list`beveiligingsstatus afgegeven door`,
      securityIssuedOn: list`beveiligingsstatus afgegeven op`,
      established: list`opgemaakt op te, afgegeven op te, plaats en datum van afgifte`,
      furniture: list`belast gewicht, tarief, aangegeven waarde`,
    },
  },
}
