import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const finnishAwb: FormLanguage = {
  titles: list`lentorahtikirja, sähköinen lentorahtikirja, ilmarahtikirja`,
  labels: {
    consignor: list`lähettäjä, lähettäjän nimi ja osoite`,
    consignee: list`vastaanottaja, vastaanottajan nimi ja osoite`,
    departurePlace: list`lähtölentoasema, lähtökenttä`,
    arrivalPlace: list`määrälentoasema, määräkenttä`,
    packageCount: list`kollimäärä, kolleja, kpl`,
    grossWeight: list`bruttopaino, paino`,
    nature: list`tavaran laatu ja määrä, tavaran laatu, tavara`,
  },
}
