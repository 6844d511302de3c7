import { list } from '../lexicon.ts'
import type { FormWords } from './form-words.ts'

/** The multimodal dangerous goods form (IMDG 5.4.5, ADR 5.4.5) and the transport document of ADR, RID and ADN 5.4.1. */
export const dangerousGoodsWords: FormWords = {
  en: {
    titles: list`
      dangerous goods declaration, multimodal dangerous goods form, dangerous goods note, imo dangerous goods
      declaration, adr transport document, transport document for dangerous goods, dangerous goods transport
      document, transport document adr, shipper's declaration for dangerous goods`,
    labels: {
      consignor: list`shipper consignor sender, shipper, consignor, consignor name and address`,
      documentNumber: list`
        transport document number, transport document no, document no, document number, dgd no, air waybill
        no, air waybill number, awb no`,
      departurePlace: list`airport of departure, airport of departure optional, departure airport`,
      arrivalPlace: list`airport of destination, airport of destination optional, destination airport`,
      carrier: list`carrier, carrier to be completed by the carrier, name of carrier`,
      vesselAndVoyage: list`
        vessel flight no and date, vessel and voyage, vessel voyage, ship voyage no, vessel voyage no, vessel
        and voyage no`,
      portOfLoading: list`port place of loading, port of loading, port place of handling`,
      portOfDischarge: list`port place of discharge, port of discharge`,
      placeOfDelivery: list`destination, place of destination, place of unloading`,
      marks: list`shipping marks, marks and numbers`,
      containerNumber: list`
        container identification no vehicle registration no, container identification no, container vehicle
        no, container no, container number`,
      containerSeal: list`seal number s, seal number, seal no, seal numbers`,
      packageCount: list`number of packages, no of packages, packages, number`,
      packing: list`
        kind of packages, type of packages, packaging, type of package, packing, quantity and type of packing,
        quantity and type of packaging, number and type of packages, number and kind of packages`,
      nature: list`
        number and kind of packages description of goods, description of goods, proper shipping name, number
        and kind of packages un number proper shipping name class packing group, proper shipping name
        technical name, un no and proper shipping name, psn`,
      unNumber: list`un no, un number, un nr, un, un or id no, un or id number, un id no`,
      hazardClass: list`
        class, hazard class, class or division, class or division subsidiary hazard, class or division
        subsidiary risk, class division, class div, class label, class labels, label model, label`,
      packingGroup: list`packing group, pg, p g`,
      tunnelCode: list`tunnel code, tunnel restriction code, tunnel`,
      grossWeight: list`gross mass kg, gross mass, gross weight, gross weight kg, total gross mass`,
      netWeight: list`
        net mass kg, net mass, net weight, net quantity, total quantity, net weight kg, quantity kg`,
      volume: list`cube m3, volume m3, cube`,
      emergencyPhone: list`
        emergency telephone, emergency phone, emergency contact, 24 h emergency telephone, 24 hour emergency
        telephone, emergency telephone number, 24 hr emergency contact, emergency contact number, 24 h
        emergency contact`,
      information: list`additional handling information, additional information, additional remarks`,
      established: list`place and date, place and date of declaration, place and date of completion`,
      furniture: list`
        shipper's reference, freight forwarder's reference, freight forwarders reference, page, declaration,
        shipper's declaration, container vehicle packing certificate, container packing certificate,
        container size type, tare mass, tare mass kg, total gross mass including tare, receiving organisation
        receipt, name of company, haulier's name, driver name, name status of declarant, name and status of
        declarant, declarant, name of signatory, name title of signatory, packing inst, packing instruction, packing
        instructions, authorization, shipment type, passenger and cargo aircraft, cargo aircraft only, transport category, ems,
        flashpoint, flash point, marine pollutant, points, limited quantity, within the limitations
        prescribed for`,
      signature: list`
        signature of declarant, signature on behalf of shipper, signature of driver, signature on behalf of
        packer`,
    },
  },
  de: {
    titles: list`
      gefahrguterklärung, imo gefahrguterklärung, multimodales gefahrgutformular, beförderungspapier,
      beförderungspapier nach adr, adr beförderungspapier, beförderungspapier für gefährliche güter,
      beförderungspapier gefahrgut`,
    labels: {
      consignor: list`absender, versender, verlader absender, abs, abs verlader, absender verlader`,
      consignee: list`empfänger, empf`,
      documentNumber: list`beförderungspapier nr, nummer des beförderungspapiers, papier nr, dokument nr`,
      carrier: list`beförderer, frachtführer`,
      vesselAndVoyage: list`schiff reise, schiff und reise, schiff reise nr`,
      portOfLoading: list`ladehafen, verladehafen, lade hafen ort`,
      portOfDischarge: list`löschhafen, entladehafen`,
      placeOfDelivery: list`bestimmungsort, entladeort, empfangsort`,
      marks: list`kennzeichen, versandmarkierung, zeichen und nummern`,
      containerNumber: list`container nr, containernummer, container`,
      containerSeal: list`siegelnummer, siegel nr, plomben nr`,
      packageCount: list`
        anzahl der versandstücke, anzahl versandstücke, anzahl, zahl der versandstücke, anzahl der packstücke`,
      packing: list`
        anzahl verpackung, anzahl und verpackung, anzahl und art der versandstücke, art der versandstücke, verpackung, verpackungsart, art der verpackung, beschreibung der versandstücke`,
      nature: list`
        offizielle benennung für die beförderung, offizielle benennung, benennung, anzahl und art der
        versandstücke bezeichnung der güter, bezeichnung des gutes, bezeichnung der güter, benennung für die
        beförderung`,
      unNumber: list`un nr, un nummer, un`,
      hazardClass: list`
        klasse, klasse gefahrzettel, gefahrzettel, gefahrzettelmuster, nr der gefahrzettelmuster`,
      packingGroup: list`verpackungsgruppe, vg, vp gr`,
      tunnelCode: list`tunnelbeschränkungscode, tunnelcode, tunnel`,
      grossWeight: list`bruttomasse, bruttomasse kg, bruttogewicht, gesamtbruttomasse`,
      netWeight: list`nettomasse, nettomasse kg, nettomenge, gesamtmenge, nettogewicht, nettogewicht kg`,
      volume: list`rauminhalt m3, volumen m3`,
      emergencyPhone: list`
        notfalltelefon, notrufnummer, notfallnummer, notruf, notfall telefon, notfallkontakt, 24 h
        notfalltelefon`,
      information: list`zusätzliche angaben, zusatzangaben, weitere angaben`,
      established: list`ort und datum, ort datum, ort und tag`,
      furniture: list`
        beförderungskategorie, punkte, referenz, erklärung, erklärung des absenders, packzertifikat,
        containerpackzertifikat, flammpunkt, meeresschadstoff, begrenzte menge, freigestellte menge, fahrer,
        name des unterzeichners`,
    },
  },
  fr: {
    titles: list`
      déclaration de marchandises dangereuses, formule cadre pour le transport multimodal de marchandises
      dangereuses, document de transport adr, document de transport de marchandises dangereuses, document de
      transport marchandises dangereuses`,
    labels: {
      consignor: list`expéditeur, chargeur expéditeur, expéditeur chargeur`,
      documentNumber: list`document de transport n, n du document de transport, numéro du document`,
      carrier: list`transporteur`,
      vesselAndVoyage: list`navire voyage, navire et voyage, navire n de voyage`,
      portOfLoading: list`port de chargement, port lieu de chargement`,
      portOfDischarge: list`port de déchargement, port lieu de déchargement`,
      placeOfDelivery: list`destination, lieu de destination`,
      marks: list`marques d'expédition, marques et numéros`,
      containerNumber: list`conteneur n, n de conteneur, n d'identification du conteneur`,
      containerSeal: list`n de scellé, scellé n, scellé`,
      packageCount: list`nombre de colis, nombre`,
      packing: list`type de colis, nature des colis, description des colis, emballage`,
      nature: list`
        désignation officielle de transport, désignation officielle, nombre et type de colis désignation des
        marchandises, désignation des marchandises, description des marchandises`,
      unNumber: list`n onu, numéro onu, onu, un`,
      hazardClass: list`classe, étiquettes, classe étiquettes, modèle d'étiquette`,
      packingGroup: list`groupe d'emballage, ge`,
      tunnelCode: list`code de restriction en tunnels, code tunnel, restriction tunnels`,
      grossWeight: list`masse brute, masse brute kg, poids brut, masse brute totale`,
      netWeight: list`masse nette, masse nette kg, poids net, quantité totale, quantité nette`,
      volume: list`cubage m3, volume m3`,
      emergencyPhone: list`
        téléphone d'urgence, numéro d'urgence, contact d'urgence, tél d'urgence, numéro d'appel d'urgence`,
      information: list`informations complémentaires, renseignements complémentaires`,
      established: list`lieu et date`,
      furniture: list`
        catégorie de transport, référence de l'expéditeur, déclaration, déclaration de l'expéditeur,
        certificat d'empotage, point d'éclair, polluant marin, quantité limitée`,
    },
  },
  nl: {
    titles: list`
      verklaring gevaarlijke goederen, verklaring gevaarlijke stoffen, vervoersdocument adr, adr
      vervoersdocument, vervoersdocument gevaarlijke stoffen, vervoersdocument gevaarlijke goederen`,
    labels: {
      consignor: list`afzender, verzender`,
      documentNumber: list`vervoersdocument nr, documentnummer, document nr`,
      carrier: list`vervoerder`,
      vesselAndVoyage: list`schip reis, schip en reis, schip reisnummer`,
      portOfLoading: list`laadhaven`,
      portOfDischarge: list`loshaven`,
      placeOfDelivery: list`bestemming, plaats van bestemming`,
      containerNumber: list`container nr, containernummer`,
      containerSeal: list`zegelnummer, zegel nr`,
      packageCount: list`aantal colli, aantal`,
      packing: list`soort colli, verpakking, omschrijving van de colli`,
      nature: list`
        juiste vervoersnaam, vervoersnaam, officiële vervoersnaam, aantal en soort colli omschrijving van de
        goederen`,
      unNumber: list`un nr, un nummer, un`,
      hazardClass: list`klasse, etiketten, gevarenklasse, modelnummer etiketten`,
      packingGroup: list`verpakkingsgroep, vg`,
      tunnelCode: list`tunnelbeperkingscode, tunnelcode`,
      grossWeight: list`brutomassa, brutomassa kg, brutogewicht, totale brutomassa`,
      netWeight: list`nettomassa, nettomassa kg, nettohoeveelheid, totale hoeveelheid, nettogewicht`,
      emergencyPhone: list`
        noodtelefoonnummer, telefoonnummer noodgevallen, noodnummer, telefoon bij noodgevallen`,
      information: list`aanvullende informatie, aanvullende gegevens`,
      established: list`plaats en datum`,
      furniture: list`
        vervoerscategorie, verklaring, verklaring van de afzender, vlampunt, referentie, gelimiteerde
        hoeveelheid`,
    },
  },
  it: {
    titles: list`
      dichiarazione merci pericolose, dichiarazione di merci pericolose, documento di trasporto adr,
      documento di trasporto merci pericolose`,
    labels: {
      consignor: list`speditore, mittente, caricatore`,
      documentNumber: list`documento di trasporto n, numero documento, documento n`,
      carrier: list`vettore, trasportatore`,
      vesselAndVoyage: list`nave viaggio, nave e viaggio`,
      portOfLoading: list`porto di imbarco, porto di carico`,
      portOfDischarge: list`porto di sbarco, porto di scarico`,
      placeOfDelivery: list`destinazione, luogo di destinazione`,
      containerNumber: list`container n, n container`,
      containerSeal: list`sigillo n, n sigillo`,
      packageCount: list`numero colli, n colli, numero dei colli`,
      packing: list`tipo di colli, imballaggio, tipo imballaggio, descrizione dei colli`,
      nature: list`
        denominazione ufficiale di trasporto, designazione ufficiale di trasporto, nome di spedizione, numero
        e tipo di colli descrizione delle merci`,
      unNumber: list`n onu, numero onu, onu, un`,
      hazardClass: list`classe, etichette, classe etichette`,
      packingGroup: list`gruppo di imballaggio, gi, gr imb`,
      tunnelCode: list`codice di restrizione in galleria, codice galleria, restrizione gallerie`,
      grossWeight: list`massa lorda, massa lorda kg, peso lordo, massa lorda totale`,
      netWeight: list`massa netta, massa netta kg, peso netto, quantità totale`,
      emergencyPhone: list`telefono di emergenza, numero di emergenza, contatto di emergenza`,
      information: list`informazioni supplementari, ulteriori informazioni`,
      established: list`luogo e data`,
      furniture: list`
        categoria di trasporto, dichiarazione, dichiarazione dello speditore, punto di infiammabilità,
        quantità limitata`,
    },
  },
  es: {
    titles: list`
      declaración de mercancías peligrosas, carta de porte adr, documento de transporte adr, carta de porte
      mercancías peligrosas`,
    labels: {
      consignor: list`expedidor, remitente, cargador expedidor`,
      documentNumber: list`carta de porte n, documento n, número de documento`,
      carrier: list`transportista`,
      vesselAndVoyage: list`buque viaje, buque y viaje`,
      portOfLoading: list`puerto de carga`,
      portOfDischarge: list`puerto de descarga`,
      placeOfDelivery: list`destino, lugar de destino`,
      containerNumber: list`contenedor n, n de contenedor`,
      containerSeal: list`precinto n, n de precinto`,
      packageCount: list`número de bultos, n de bultos`,
      packing: list`tipo de bultos, embalaje, tipo de embalaje, descripción de los bultos`,
      nature: list`
        designación oficial de transporte, designación oficial, número y tipo de bultos descripción de las
        mercancías`,
      unNumber: list`n onu, número onu, onu, un`,
      hazardClass: list`clase, etiquetas, clase etiquetas`,
      packingGroup: list`grupo de embalaje, ge`,
      tunnelCode: list`código de restricción en túneles, código túnel, restricción en túneles`,
      grossWeight: list`masa bruta, masa bruta kg, peso bruto, masa bruta total`,
      netWeight: list`masa neta, masa neta kg, peso neto, cantidad total`,
      emergencyPhone: list`teléfono de emergencia, teléfono de emergencias, contacto de emergencia`,
      information: list`información adicional`,
      established: list`lugar y fecha`,
      furniture: list`
        categoría de transporte, declaración, declaración del expedidor, punto de inflamación, cantidad
        limitada`,
    },
  },
  pl: {
    titles: list`
      deklaracja towarów niebezpiecznych, dokument przewozowy adr, dokument przewozowy towarów
      niebezpiecznych`,
    labels: {
      consignor: list`nadawca`,
      documentNumber: list`dokument przewozowy nr, nr dokumentu, numer dokumentu`,
      carrier: list`przewoźnik`,
      vesselAndVoyage: list`statek podróż, statek i podróż`,
      portOfLoading: list`port załadunku`,
      portOfDischarge: list`port wyładunku`,
      placeOfDelivery: list`miejsce przeznaczenia, miejsce dostawy`,
      containerNumber: list`kontener nr, nr kontenera`,
      containerSeal: list`plomba nr, nr plomby`,
      packageCount: list`liczba sztuk przesyłki, liczba sztuk, ilość sztuk, liczba opakowań`,
      packing: list`rodzaj opakowania, rodzaj sztuk przesyłki, opakowanie, opis sztuk przesyłki`,
      nature: list`prawidłowa nazwa przewozowa, nazwa przewozowa, liczba i rodzaj opakowań opis towarów`,
      unNumber: list`nr un, numer un, un`,
      hazardClass: list`klasa, nalepki, klasa nalepki, wzory nalepek`,
      packingGroup: list`grupa pakowania, gp`,
      tunnelCode: list`kod ograniczeń przewozu przez tunele, kod tunelowy, kod tunelu`,
      grossWeight: list`masa brutto, masa brutto kg, waga brutto, całkowita masa brutto`,
      netWeight: list`masa netto, masa netto kg, waga netto, ilość całkowita`,
      emergencyPhone: list`telefon alarmowy, numer alarmowy, telefon awaryjny, kontakt w sytuacji awaryjnej`,
      information: list`informacje dodatkowe, dodatkowe informacje`,
      established: list`miejsce i data`,
      furniture: list`
        kategoria transportowa, oświadczenie, oświadczenie nadawcy, temperatura zapłonu, ilości ograniczone`,
    },
  },
}
