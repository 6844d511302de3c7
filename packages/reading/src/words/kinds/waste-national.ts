import type { Concept } from '../../fields/concepts.ts'
import { list } from '../lexicon.ts'
import type { FormLanguage, FormWords } from './form-words.ts'

/**
 * What the countries' own forms for waste print where Annex IB prints something else: Italy's FIR, France's BSD, Germany's and
 * Austria's Begleitschein, Poland's KPO, Spain's DI, Portugal's e-GAR, Britain's consignment and transfer notes and others.
 */
const nationalForms: FormWords = {
  en: {
    titles: list`
      waste transfer note, waste consignment note, hazardous waste consignment note, consignment note for hazardous waste,
      controlled waste transfer note, duty of care waste transfer note, special waste consignment note`,
    labels: {
      consignor: list`transferor, waste producer transferor, current holder of the waste transferor, waste producer holder`,
      consignee: list`transferee, consignee, person collecting the waste transferee, receiving site, destination site`,
      carrier: list`waste carrier, carrier, registered waste carrier`,
      wasteQuantity: list`quantity of waste, quantity kg, quantity tonnes, weight of waste`,
      furtherWasteCode: list`ewc code, ewc, low code, list of waste code, european waste code, list of wastes ewc code`,
      nature: list`description of the waste, description of waste, waste description`,
      dateOfTakingOver: list`date of transfer, date of collection, time and date of transfer, collection date`,
      documentNumber: list`consignment note code, consignment code, transfer note no, wtn no`,
    },
  },
  de: {
    titles: list`
      begleitschein, begleitschein gefährlicher abfall, übernahmeschein, begleitschein für gefährliche abfälle, abfallbegleitschein,
      begleitschein für abfälle, begleitpapier für abfälle, vevabegleitschein, begleitschein für sonderabfälle`,
    labels: {
      consignor: list`abfallerzeuger abfallbesitzer, übergeber, erzeuger besitzer, abgeber, abgeberbetrieb, abfallerzeuger besitzer`,
      consignee: list`entsorger, übernehmer, abfallentsorger, entsorgungsanlage, empfängerbetrieb, entsorgungsunternehmen`,
      carrier: list`beförderer, abfallbeförderer, transporteur, einsammler beförderer, abfalltransporteur`,
      wasteQuantity: list`menge, menge in t, menge kg, masse, abfallmenge, gewicht, menge in kg, masse in kg, abgegebene menge`,
      furtherWasteCode: list`abfallschlüssel, abfallschlüsselnummer, avv schlüssel, avv, abfallcode, schlüsselnummer, va code, lva code`,
      nature: list`abfallbezeichnung, bezeichnung des abfalls, abfallart, betriebsinterne bezeichnung, abfallbenennung`,
      dateOfTakingOver: list`übergabedatum, datum der übergabe, abholdatum, übernahmedatum, transportbeginn`,
      documentNumber: list`begleitschein nr, begleitscheinnummer, scheinnummer, übernahmeschein nr, belegschein nr`,
    },
  },
  fr: {
    titles: list`
      bordereau de suivi de déchets, bordereau de suivi des déchets, bordereau de suivi des déchets dangereux, bsd, bsdd,
      bordereau de suivi de déchets dangereux, document de suivi pour les déchets spéciaux, document de suivi des déchets`,
    labels: {
      consignor: list`émetteur du bordereau, émetteur, producteur ou détenteur, producteur détenteur, remettant, entreprise remettante`,
      consignee: list`
        installation de destination ou d'entreposage ou de reconditionnement prévue, installation de destination, destinataire,
        installation de destination prévue, entreprise destinataire, éliminateur`,
      carrier: list`collecteur transporteur, transporteur, transporteur du déchet`,
      wasteQuantity: list`quantité, quantité réelle, quantité estimée, quantité tonnes, quantité en tonnes, masse, poids`,
      furtherWasteCode: list`code déchet, rubrique déchet, code nomenclature, code du déchet, code omod, code ced`,
      nature: list`dénomination du déchet, dénomination usuelle, désignation du déchet, description du déchet`,
      dateOfTakingOver: list`date de prise en charge, date d'enlèvement, date de remise au transporteur`,
      documentNumber: list`bordereau n, n de bordereau, numéro de bordereau, n du bordereau, numéro bsd`,
    },
  },
  it: {
    titles: list`
      formulario di identificazione del rifiuto, formulario di identificazione dei rifiuti, formulario identificazione rifiuti,
      formulario di identificazione rifiuti, formulario rifiuti, fir, formulario di identificazione del rifiuto trasportato`,
    labels: {
      consignor: list`produttore detentore, produttore o detentore, detentore, produttore detentore denominazione`,
      consignee: list`destinatario, destinatario denominazione, impianto di destinazione`,
      carrier: list`trasportatore, trasportatore denominazione, trasportatore del rifiuto`,
      wasteQuantity: list`quantità, quantità kg, quantità prevista, peso, quantità in kg`,
      furtherWasteCode: list`codice eer, codice cer, codice europeo rifiuto, eer, cer, codice rifiuto`,
      nature: list`descrizione, descrizione del rifiuto, denominazione del rifiuto, descrizione rifiuto`,
      dateOfTakingOver: list`data e ora inizio trasporto, data inizio trasporto, data ora inizio trasporto, inizio trasporto`,
      packageCount: list`n colli, numero colli, n colli contenitori, numero contenitori`,
      documentNumber: list`numero fir, n formulario, formulario n, numero formulario, fir n, numero registrazione`,
      dateOfIssue: list`data di emissione, data emissione, data di vidimazione`,
      plates: list`targa automezzo, targa veicolo, targa motrice`,
      trailerPlate: list`targa rimorchio`,
      furniture: list`
        unità locale, luogo di destinazione, caratteristiche del rifiuto, stato fisico, provenienza, caratteristiche di pericolo, analisi rdp
        n, aspetto esteriore, conducente, annotazioni, percorso, riservato al destinatario, n iscrizione albo, num iscrizione rentri,
        intermediario commerciante, intermediario, destinazione, destinato a, firma del produttore, firma del conducente`,
    },
  },
  es: {
    titles: list`
      documento de identificación de residuos, documento de identificación, documento de control y seguimiento de residuos peligrosos,
      documento de control y seguimiento, documento de identificación del traslado de residuos, documento de seguimiento y control`,
    labels: {
      consignor: list`
        operador del traslado, productor o poseedor, centro productor o poseedor de residuos, origen del traslado, productor poseedor,
        productor del residuo, centro productor, datos del origen`,
      consignee: list`
        gestor de destino, instalación de destino, gestor destinatario, destino del traslado, gestor del residuo, destinatario,
        instalación de tratamiento de destino`,
      carrier: list`transportista, empresa transportista, datos del transportista`,
      wasteQuantity: list`cantidad, cantidad kg, cantidad neta, cantidad en kg, peso kg, cantidad del residuo kg, cantidad neta kg`,
      furtherWasteCode: list`código ler, ler, código l e r, código del residuo, código ler ler ve`,
      nature: list`descripción del residuo, denominación del residuo, denominación descriptiva`,
      dateOfTakingOver: list`fecha de inicio del traslado, fecha del traslado, fecha de traslado, fecha de entrega`,
      documentNumber: list`n documento de identificación, n di, n de documento de identificación`,
    },
  },
  pt: {
    titles: list`
      guia eletrónica de acompanhamento de resíduos, guia electrónica de acompanhamento de resíduos, guia de acompanhamento de resíduos,
      e gar, egar`,
    labels: {
      consignor: list`produtor detentor, produtor, detentor, produtor do resíduo, remetente, estabelecimento do produtor`,
      consignee: list`destinatário, estabelecimento de destino, operador de destino`,
      carrier: list`transportador`,
      wasteQuantity: list`quantidade, quantidade kg, quantidade em kg, quantidade ton`,
      furtherWasteCode: list`código ler, ler, código do resíduo`,
      nature: list`descrição do resíduo, designação do resíduo`,
      dateOfTakingOver: list`data do transporte, início do transporte, data de início do transporte, data hora do transporte`,
      documentNumber: list`código da guia, n da guia, número da guia, guia n`,
    },
  },
  nl: {
    titles: list`
      begeleidingsbrief afvalstoffen, begeleidingsbrief, begeleidingsbrief voor afvalstoffen, begeleidingsformulier afvalstoffen, identificatieformulier afvalstoffen,
      identificatieformulier`,
    labels: {
      consignor: list`afzender, ontdoener, primaire ontdoener, afzender ontdoener, producent`,
      consignee: list`ontvanger, be verwerker, locatie van bestemming, verwerker, bestemming`,
      carrier: list`vervoerder, inzamelaar, uitbesteed vervoerder`,
      wasteQuantity: list`hoeveelheid, hoeveelheid kg, hoeveelheid in kg, gewicht, gewogen hoeveelheid, geschatte hoeveelheid`,
      furtherWasteCode: list`euralcode, eural code, eural, afvalcode`,
      nature: list`gebruikelijke benaming, benaming afvalstof, gebruikelijke benaming van de afvalstoffen, omschrijving afval`,
      dateOfTakingOver: list`datum aanvang transport, datum transport, transportdatum, datum van transport`,
      documentNumber: list`begeleidingsbrief nr, nummer begeleidingsbrief, volgnummer begeleidingsbrief`,
      furniture: list`afvalstroomnummer, locatie van herkomst, vihb nummer, routeinzameling, inzamelaarsregeling`,
    },
  },
  pl: {
    titles: list`
      karta przekazania odpadów, karta przekazania odpadów kpo, karta przekazania odpadów komunalnych, kpo, potwierdzenie kpo, dokument potwierdzający przekazanie odpadów`,
    labels: {
      consignor: list`przekazujący odpady, przekazujący, posiadacz odpadów przekazujący odpady, posiadacz odpadów`,
      consignee: list`przejmujący odpady, przejmujący, posiadacz odpadów który przejmuje odpady, przyjmujący odpady`,
      carrier: list`transportujący odpady, transportujący, podmiot transportujący odpady`,
      wasteQuantity: list`masa odpadów, masa przekazanych odpadów, masa odpadów mg, ilość odpadów, masa przekazanych odpadów mg, masa mg`,
      furtherWasteCode: list`kod odpadów, kod odpadu, kod i rodzaj odpadów, kod odpadów ex`,
      nature: list`rodzaj odpadów, rodzaj odpadu, nazwa odpadu`,
      dateOfTakingOver: list`
        data rozpoczęcia transportu, data i godzina rozpoczęcia transportu, data i godzina rozpoczęcia transportu odpadów, planowana data transportu, data przekazania`,
      documentNumber: list`numer karty, nr karty, numer kpo, numer karty przekazania odpadów`,
      plates: list`numer rejestracyjny środka transportu, numer rejestracyjny pojazdu`,
    },
  },
  cs: {
    titles: list`
      evidenční list pro přepravu nebezpečných odpadů, evidenční list přepravy nebezpečných odpadů, ohlašovací list pro přepravu nebezpečných odpadů,
      ohlášení přepravy nebezpečných odpadů`,
    labels: {
      consignor: list`odesílatel, původce odpadu, odesílatel odpadu, původce oprávněná osoba, předávající`,
      consignee: list`příjemce, příjemce odpadu, přebírající`,
      carrier: list`dopravce, dopravce odpadu`,
      wasteQuantity: list`množství, množství t, množství odpadu, hmotnost odpadu, hmotnost t`,
      furtherWasteCode: list`katalogové číslo odpadu, katalogové číslo, kód odpadu`,
      nature: list`název odpadu, název druhu odpadu`,
      dateOfTakingOver: list`datum zahájení přepravy, datum přepravy, datum převzetí`,
    },
  },
  sk: {
    titles: list`sprievodný list nebezpečných odpadov, sprievodný list nebezpečného odpadu, sprievodný list odpadu`,
    labels: {
      consignor: list`odosielateľ, držiteľ odpadu, odosielateľ odpadu, pôvodca odpadu`,
      consignee: list`príjemca, príjemca odpadu`,
      carrier: list`dopravca`,
      wasteQuantity: list`množstvo, hmotnosť odpadu, množstvo t, hmotnosť v tonách`,
      furtherWasteCode: list`kód odpadu, katalógové číslo odpadu, číslo druhu odpadu`,
      nature: list`názov odpadu`,
      dateOfTakingOver: list`dátum prepravy, dátum začatia prepravy, dátum odovzdania`,
    },
  },
  hu: {
    titles: list`
      sz kísérőjegy, k kísérőjegy, kísérőjegy, sz kísérőjegy veszélyes hulladék szállításához, k kísérőjegy veszélyes hulladék szállításához,
      veszélyes hulladék kísérőjegy, hulladékszállítási kísérőjegy`,
    labels: {
      consignor: list`átadó, hulladék birtokosa, hulladéktermelő, termelő, átadó hulladékbirtokos`,
      consignee: list`átvevő, kezelő, hulladékkezelő, átvevő kezelő`,
      carrier: list`szállító, szállító vállalkozás, fuvarozó`,
      wasteQuantity: list`mennyiség, tömeg, hulladék tömege, mennyiség kg, tömeg kg`,
      furtherWasteCode: list`hulladék azonosító kód, azonosító kód, hak kód, ewc kód, hulladék azonosító kódja`,
      nature: list`hulladék megnevezése, megnevezés`,
      dateOfTakingOver: list`szállítás kezdete, átadás időpontja, átadás dátuma, szállítás dátuma`,
    },
  },
  ro: {
    titles: list`
      formular de încărcare descărcare deșeuri nepericuloase, formular de expediție transport deșeuri periculoase, formular de încărcare descărcare,
      formular pentru transportul deșeurilor`,
    labels: {
      consignor: list`expeditor, generator deșeu, deținător`,
      consignee: list`destinatar, colector, valorificator`,
      carrier: list`transportator`,
      wasteQuantity: list`cantitate, cantitatea, cantitate kg, cantitate tone`,
      furtherWasteCode: list`cod deșeu, codul deșeului, cod deșeuri`,
      nature: list`denumire deșeu, denumirea deșeului, tip deșeu`,
      dateOfTakingOver: list`data încărcării, data expedierii, data predării`,
    },
  },
  sv: {
    titles: list`transportdokument farligt avfall, transportdokument för farligt avfall`,
    labels: {
      consignor: list`lämnare, avfallslämnare, avfallsproducent, överlåtare`,
      consignee: list`mottagare, mottagningsanläggning`,
      carrier: list`transportör`,
      wasteQuantity: list`mängd, mängd kg, vikt`,
      furtherWasteCode: list`avfallskod, avfallstyp kod`,
      nature: list`avfallsslag, avfallets benämning, avfallstyp`,
    },
  },
  da: {
    titles: list`transportdokument for farligt affald, deklaration for farligt affald, affaldsdeklaration`,
    labels: {
      consignor: list`affaldsproducent, producent, afleverer`,
      consignee: list`modtager, modtageanlæg`,
      carrier: list`transportør`,
      wasteQuantity: list`mængde, mængde kg, vægt`,
      furtherWasteCode: list`eak kode, affaldskode`,
      nature: list`affaldets art, affaldstype`,
    },
  },
  fi: {
    titles: list`jätteen siirtoasiakirja, siirtoasiakirja jätteen kuljetuksesta`,
    labels: {
      consignor: list`jätteen haltija, jätteen tuottaja, luovuttaja`,
      consignee: list`vastaanottaja, jätteen vastaanottaja`,
      carrier: list`kuljettaja, jätteen kuljettaja`,
      wasteQuantity: list`määrä, jätteen määrä, määrä kg`,
      furtherWasteCode: list`jätenimike, jätekoodi, jätenumero, ewc koodi`,
      nature: list`jätelaji, jätteen laji`,
    },
  },
  hr: {
    titles: list`prateći list za otpad, prateći list, pratilni list za opasni otpad`,
    labels: {
      consignor: list`pošiljatelj, pošiljatelj otpada, predavatelj`,
      consignee: list`primatelj, preuzimatelj, primatelj otpada`,
      carrier: list`prijevoznik`,
      wasteQuantity: list`količina, količina otpada, količina kg`,
      furtherWasteCode: list`ključni broj otpada, ključni broj`,
      nature: list`naziv otpada, opis otpada`,
    },
  },
  sl: {
    titles: list`evidenčni list o ravnanju z odpadki, evidenčni list`,
    labels: {
      consignor: list`pošiljatelj, povzročitelj, imetnik odpadkov`,
      consignee: list`prejemnik, prevzemnik`,
      carrier: list`prevoznik`,
      wasteQuantity: list`količina, količina odpadkov, masa odpadkov`,
      furtherWasteCode: list`številka odpadka, klasifikacijska številka odpadka`,
      nature: list`naziv odpadka, vrsta odpadka`,
    },
  },
  bg: {
    titles: list`идентификационен документ, идентификационен документ за отпадъци`,
    labels: {
      consignor: list`товародател, предал отпадъка`,
      consignee: list`товарополучател, приел отпадъка`,
      carrier: list`превозвач`,
      wasteQuantity: list`количество, количество тон`,
      furtherWasteCode: list`код на отпадъка`,
      nature: list`наименование на отпадъка`,
    },
  },
  lt: {
    titles: list`atliekų vežimo važtaraštis, pavojingųjų atliekų lydraštis, atliekų lydraštis`,
    labels: {
      consignor: list`atliekų siuntėjas, siuntėjas, atliekų darytojas`,
      consignee: list`atliekų gavėjas, gavėjas`,
      carrier: list`atliekų vežėjas, vežėjas`,
      wasteQuantity: list`kiekis, atliekų kiekis, kiekis t`,
      furtherWasteCode: list`atliekų kodas`,
      nature: list`atliekų pavadinimas`,
    },
  },
}

const join = (own: FormLanguage, national: FormLanguage | undefined): FormLanguage => {
  if (!national) return own
  const concepts = new Set([...Object.keys(own.labels), ...Object.keys(national.labels)]) as Set<Concept>
  const labels = Object.fromEntries(
    [...concepts].map((concept) => [
      concept,
      [...(own.labels[concept] ?? []), ...(national.labels[concept] ?? [])],
    ]),
  )
  return { titles: [...own.titles, ...national.titles], labels }
}

/** The words of Annex IB with those of the countries' own forms behind them, language by language. */
export const withNationalForms = (words: FormWords): FormWords =>
  Object.fromEntries(
    Object.entries(words).map(([language, own]) => [language, join(own, nationalForms[language])]),
  )
