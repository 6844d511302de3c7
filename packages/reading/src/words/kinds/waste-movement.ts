import { list } from '../lexicon.ts'
import { besideAnnexVii } from './beside-annex-vii.ts'
import type { FormWords } from './form-words.ts'
import { withNationalForms } from './waste-national.ts'
import { movementsOfNeighbours } from './waste-neighbours.ts'

/** The movement document for notified waste, Annex IB to Regulation (EC) No 1013/2006 and to (EU) 2024/1157. */
const annexIb: FormWords = {
  en: besideAnnexVii('en', {
    titles: list`
      movement document for transboundary movements shipments of waste, movement document for transboundary
      movements of waste, movement document for shipments of waste, movement document for transboundary
      shipments of waste, waste movement document, movement document, annex ib`,
    labels: {
      consignor: list`exporter notifier, exporter notifier registration no, notifier, exporter`,
      consignee: list`importer consignee, importer consignee registration no`,
      notificationNumber: list`
        corresponding to notification no, corresponding to notification number, notification no, notification
        number`,
      wasteQuantity: list`actual quantity, actual quantity kg litre, actual quantity tonnes mg`,
      dateOfTakingOver: list`actual date of shipment, actual date of movement`,
      packageCount: list`number of packages, packages number`,
      packing: list`packaging type s, packaging types, packaging type`,
      carrier: list`1st carrier, first carrier, a 1st carrier`,
      successiveCarrier: list`2nd carrier, b 2nd carrier`,
      furtherCarrier: list`3rd carrier, last carrier, c last carrier`,
      recoveryFacility: list`
        disposal facility or recovery facility, disposal recovery facility, disposal facility recovery
        facility, disposal facility, recovery facility`,
      recoveryOperation: list`
        disposal recovery operation s, disposal recovery operations, disposal recovery operation, d code r
        code, d code or r code`,
      nature: list`
        designation and composition of the waste, designation and composition of waste, designation of the
        waste, composition of the waste`,
      furniture: list`
        serial total number of shipments, serial number of shipment, serial no of shipment, special handling
        requirements, physical characteristics, waste generator s producer s, waste generator producer,
        actual site of disposal recovery, h code, un class, un number, un shipping name, customs code s hs, y
        code, registration no`,
    },
  }),
  de: besideAnnexVii('de', {
    titles: list`
      begleitformular für grenzüberschreitende verbringungen von abfällen, begleitformular für die
      grenzüberschreitende verbringung von abfällen, begleitformular, anhang ib`,
    labels: {
      consignor: list`
        exporteur notifizierender, notifizierender, exporteur notifizierender registriernummer, ausführer
        notifizierender`,
      notificationNumber: list`
        entspricht notifizierung nr, notifizierung nr, notifizierungsnummer, zugehörige notifizierung nr`,
      packageCount: list`anzahl der packstücke, zahl der packstücke`,
      packing: list`verpackungsart en, verpackungsart, art der verpackung`,
      carrier: list`1 transportunternehmen, 1 transporteur, 1 beförderer`,
      successiveCarrier: list`2 transportunternehmen, 2 transporteur, 2 beförderer`,
      recoveryFacility: list`
        beseitigungsanlage oder verwertungsanlage, beseitigungsanlage verwertungsanlage, beseitigungs
        verwertungsanlage, beseitigungsanlage`,
      recoveryOperation: list`
        beseitigungs verwertungsverfahren, beseitigungsverfahren verwertungsverfahren, d code r code`,
      nature: list`bezeichnung und zusammensetzung des abfalls, bezeichnung und zusammensetzung der abfälle`,
      furniture: list`
        laufende nummer gesamtzahl der verbringungen, laufende nummer der verbringung, besondere
        handhabungsvorschriften, physikalische eigenschaften, abfallerzeuger, ort der tatsächlichen
        beseitigung verwertung, h code, un klasse, y code, zollcode, registriernummer`,
    },
  }),
  fr: besideAnnexVii('fr', {
    titles: list`
      document de mouvement pour mouvements transferts transfrontières de déchets, document de mouvement pour
      les transferts de déchets, document de mouvement, annexe ib`,
    labels: {
      consignor: list`exportateur notifiant, notifiant, exportateur auteur de la notification, exportateur`,
      notificationNumber: list`
        correspondant à la notification n, notification n, n de notification, numéro de notification`,
      packageCount: list`nombre de colis`,
      packing: list`type s de conditionnement, type de conditionnement, conditionnement`,
      carrier: list`1er transporteur`,
      successiveCarrier: list`2e transporteur, 2ème transporteur`,
      recoveryFacility: list`
        installation d'élimination ou de valorisation, installation d'élimination valorisation, installation
        d'élimination`,
      recoveryOperation: list`
        opération s d'élimination valorisation, opération d'élimination valorisation, code d code r`,
      nature: list`dénomination et composition des déchets, désignation et composition des déchets`,
      furniture: list`
        numéro de série nombre total de transferts, numéro d'ordre du transfert, prescriptions particulières
        de manutention, caractéristiques physiques, producteur s de déchets, lieu réel d'élimination de valorisation, lieu
        réel de l'élimination valorisation, lieu effectif de l'élimination
        valorisation, code h, code y, n d'enregistrement`,
    },
  }),
  it: besideAnnexVii('it', {
    titles: list`
      documento di movimento per movimenti spedizioni transfrontalieri di rifiuti, documento di movimento per
      le spedizioni di rifiuti, documento di movimento, allegato ib, documento di movimento rifiuti, modulo di movimento,
      documento di accompagnamento per spedizioni transfrontaliere di rifiuti, documento di accompagnamento rifiuti,
      modulo di movimento rifiuti`,
    labels: {
      consignor: list`esportatore notificatore, notificatore, esportatore`,
      notificationNumber: list`corrispondente alla notifica n, notifica n, n di notifica, numero di notifica`,
      packageCount: list`numero di colli, numero colli`,
      packing: list`tipo i di imballaggio, tipo di imballaggio`,
      recoveryFacility: list`
        impianto di smaltimento o recupero, impianto di smaltimento recupero, impianto di smaltimento`,
      recoveryOperation: list`
        operazione i di smaltimento recupero, operazione di smaltimento recupero, codice d codice r`,
      nature: list`denominazione e composizione dei rifiuti`,
      furniture: list`
        numero di serie numero totale di spedizioni, prescrizioni particolari di movimentazione,
        caratteristiche fisiche, produttore dei rifiuti, codice h, codice y`,
    },
  }),
  pl: besideAnnexVii('pl', {
    titles: list`
      dokument przesyłania dla transgranicznego przemieszczania odpadów, dokument dotyczący przesyłania
      odpadów, dokument przesyłania`,
    labels: {
      consignor: list`eksporter zgłaszający, zgłaszający, eksporter`,
      notificationNumber: list`dotyczy zgłoszenia nr, zgłoszenie nr, nr zgłoszenia, numer zgłoszenia`,
      packageCount: list`liczba opakowań, liczba sztuk`,
      packing: list`rodzaj e opakowań, rodzaj opakowania, rodzaje opakowań`,
      recoveryFacility: list`
        instalacja unieszkodliwiania lub odzysku, instalacja unieszkodliwiania odzysku, instalacja
        unieszkodliwiania`,
      recoveryOperation: list`
        proces unieszkodliwiania odzysku, procesy unieszkodliwiania odzysku, kod d kod r`,
      nature: list`nazwa i skład odpadów`,
      furniture: list`
        numer kolejny całkowita liczba przesyłek, numer kolejny przesyłki, szczególne wymagania, właściwości
        fizyczne, wytwórca odpadów, kod h, kod y`,
    },
  }),
  nl: besideAnnexVii('nl', {
    titles: list`
      vervoersdocument voor grensoverschrijdende overbrengingen van afvalstoffen, vervoersdocument voor
      overbrengingen van afvalstoffen, bijlage ib`,
    labels: {
      consignor: list`exporteur kennisgever, kennisgever, exporteur`,
      notificationNumber: list`
        behorend bij kennisgeving nr, kennisgeving nr, kennisgevingsnummer, nummer van de kennisgeving`,
      packageCount: list`aantal colli`,
      packing: list`soort verpakking, type verpakking, verpakkingstype`,
      recoveryFacility: list`inrichting voor verwijdering of nuttige toepassing, verwijderingsinrichting`,
      recoveryOperation: list`handeling voor verwijdering nuttige toepassing, d code r code`,
      nature: list`aanduiding en samenstelling van de afvalstoffen, benaming en samenstelling`,
      furniture: list`
        volgnummer totaal aantal overbrengingen, volgnummer, fysische eigenschappen, bijzondere
        voorschriften, afvalproducent`,
    },
  }),
  es: besideAnnexVii('es', {
    titles: list`
      documento de movimiento para movimientos traslados transfronterizos de residuos, documento de movimiento
      relativo a los traslados de residuos, documento de movimiento, anexo ib`,
    labels: {
      consignor: list`exportador notificante, notificante, exportador`,
      notificationNumber: list`
        correspondiente a la notificación n, notificación n, n de notificación, número de notificación`,
      packageCount: list`número de bultos, n de bultos`,
      furtherWasteCode: list`identificación de los residuos, identificación del residuo, códigos de los residuos, códigos`,
      packing: list`envasado tipo s número de bultos, tipo s de envasado, tipo de envasado, tipo de embalaje`,
      recoveryFacility: list`
        instalación de eliminación o valorización, instalación de eliminación valorización, instalación de
        eliminación`,
      recoveryOperation: list`operación es de eliminación valorización, operación de eliminación valorización, código d código r`,
      nature: list`denominación y composición de los residuos, designación y composición de los residuos`,
      furniture: list`
        número de serie número total de traslados, número de serie, condiciones especiales de manipulación,
        características físicas, productor es de residuos, código h, código y, n de registro`,
    },
  }),
  pt: besideAnnexVii('pt', {
    titles: list`
      documento de acompanhamento de movimentos transferências transfronteiriços de resíduos, documento de
      acompanhamento, documento de movimento, anexo ib`,
    labels: {
      consignor: list`exportador notificador, notificador, exportador`,
      notificationNumber: list`correspondente à notificação n, notificação n, n da notificação, número de notificação`,
      packageCount: list`número de volumes, número de embalagens`,
      packing: list`tipo s de embalagem, tipo de embalagem`,
      recoveryFacility: list`
        instalação de eliminação ou de valorização, instalação de eliminação valorização, instalação de eliminação`,
      recoveryOperation: list`operação ões de eliminação valorização, operação de eliminação valorização, código d código r`,
      nature: list`designação e composição dos resíduos`,
      furniture: list`
        número de série número total de transferências, requisitos especiais de manuseamento, características
        físicas, produtor es de resíduos, código h, código y, n de registo`,
    },
  }),
  sv: besideAnnexVii('sv', {
    titles: list`transportdokument för gränsöverskridande transporter av avfall, transportdokument för avfall, bilaga ib`,
    labels: {
      consignor: list`exportör anmälare, anmälare, exportör`,
      notificationNumber: list`motsvarar anmälan nr, anmälan nr, anmälningsnummer`,
      nature: list`avfallets beteckning och sammansättning`,
    },
  }),
  da: besideAnnexVii('da', {
    titles: list`ledsagedokument til grænseoverskridende overførsel af affald, ledsagedokument til overførsel af affald, transportdokument for affald, bilag ib`,
    labels: {
      consignor: list`eksportør anmelder, anmelder, eksportør`,
      notificationNumber: list`svarende til anmeldelse nr, anmeldelse nr, anmeldelsesnummer`,
      nature: list`affaldets betegnelse og sammensætning`,
    },
  }),
  cs: besideAnnexVii('cs', {
    titles: list`průvodní doklad pro přeshraniční přepravu odpadů, průvodní doklad o přepravě odpadů, průvodní doklad, příloha ib`,
    labels: {
      consignor: list`vývozce oznamovatel, oznamovatel, vývozce`,
      notificationNumber: list`odpovídá oznámení č, oznámení č, číslo oznámení`,
      nature: list`označení a složení odpadu, název a složení odpadu`,
    },
  }),
  hu: besideAnnexVii('hu', {
    titles: list`szállítási dokumentum hulladékok országhatárt átlépő szállításához, szállítási dokumentum, ib melléklet`,
    labels: {
      consignor: list`exportőr bejelentő, bejelentő, exportőr`,
      notificationNumber: list`a bejelentés száma, bejelentés száma, bejelentés szám`,
      nature: list`a hulladék megnevezése és összetétele`,
    },
  }),
  ro: besideAnnexVii('ro', {
    titles: list`document de transport pentru transferuri transfrontaliere de deșeuri, document de circulație, document de mișcare, anexa ib`,
    labels: {
      consignor: list`exportator notificator, notificator, exportator`,
      notificationNumber: list`corespunzător notificării nr, notificarea nr, nr notificării`,
      nature: list`denumirea și compoziția deșeurilor`,
    },
  }),
  sk: besideAnnexVii('sk', {
    titles: list`sprievodný doklad pre cezhraničnú prepravu odpadu, dokument o preprave odpadu, doklad o pohybe odpadu, príloha ib`,
    labels: { notificationNumber: list`zodpovedá oznámeniu č, oznámenie č, číslo oznámenia` },
  }),
  fi: besideAnnexVii('fi', {
    titles: list`siirtoasiakirja jätteiden rajat ylittäviä siirtoja varten, jätteiden siirtoasiakirja, siirtoasiakirja, liite ib`,
    labels: { notificationNumber: list`vastaa ilmoitusta nro, ilmoitus nro, ilmoituksen numero` },
  }),
  no: besideAnnexVii('no', {
    titles: list`transportdokument for grensekryssende forsendelser av avfall, følgedokument for avfall, vedlegg ib`,
    labels: { notificationNumber: list`svarer til melding nr, melding nr, meldingsnummer` },
  }),
  sl: besideAnnexVii('sl', {
    titles: list`transportna listina za čezmejno pošiljanje odpadkov, dokument o premiku odpadkov, listina o premiku, priloga ib`,
    labels: { notificationNumber: list`ustreza prijavi št, prijava št, številka prijave` },
  }),
  hr: besideAnnexVii('hr', {
    titles: list`dokument o prometu za prekogranične pošiljke otpada, dokument o kretanju otpada, prateći dokument otpada, prilog ib`,
    labels: { notificationNumber: list`odgovara obavijesti br, obavijest br, broj obavijesti` },
  }),
  bg: besideAnnexVii('bg', {
    titles: list`документ за движение при трансграничен превоз на отпадъци, документ за движение, приложение ib`,
    labels: { notificationNumber: list`съответства на уведомление №, уведомление №, номер на уведомлението` },
  }),
  el: besideAnnexVii('el', {
    titles: list`έγγραφο μετακίνησης για διασυνοριακές μεταφορές αποβλήτων, έγγραφο μετακίνησης, παράρτημα ιβ`,
    labels: {
      notificationNumber: list`αντιστοιχεί στην κοινοποίηση αριθ, κοινοποίηση αριθ, αριθμός κοινοποίησης`,
    },
  }),
  lt: besideAnnexVii('lt', {
    titles: list`tarpvalstybinio atliekų vežimo dokumentas, atliekų judėjimo dokumentas, judėjimo dokumentas, ib priedas`,
    labels: { notificationNumber: list`atitinka pranešimą nr, pranešimo nr, pranešimo numeris` },
  }),
  lv: besideAnnexVii('lv', {
    titles: list`atkritumu pārrobežu sūtījumu pārvietošanas dokuments, pārvietošanas dokuments, ib pielikums`,
    labels: { notificationNumber: list`atbilst paziņojumam nr, paziņojums nr, paziņojuma numurs` },
  }),
  et: besideAnnexVii('et', {
    titles: list`jäätmete riikidevahelise veo saatedokument, jäätmete veo saatedokument, jäätmesaatedokument, ib lisa`,
    labels: { notificationNumber: list`vastab teatele nr, teate nr, teate number` },
  }),
  ...movementsOfNeighbours,
}

export const wasteMovementWords: FormWords = withNationalForms(annexIb)
