import { list } from '../../lexicon.ts'
import { besideAnnexVii } from '../beside-annex-vii.ts'
import type { FormWords } from '../form-words.ts'

/** The movement document in further languages, beside the words of Annex VII in them. */
export const furtherMovementWords: FormWords = {
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
}
