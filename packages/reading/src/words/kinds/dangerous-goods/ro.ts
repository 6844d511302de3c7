import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const romanianDangerousGoods: FormLanguage = {
  titles: list`
    document de transport adr, document de transport mărfuri periculoase, declarație de mărfuri periculoase,
    document de transport, declarație mărfuri periculoase, document de transport pentru mărfuri periculoase`,
  labels: {
    consignor: list`expeditor`,
    consignee: list`destinatar`,
    carrier: list`transportator`,
    packageCount: list`număr de colete, nr colete, număr colete, numărul coletelor, colete, nr ambalaje`,
    packing: list`
      tip ambalaj, ambalaj, număr și tip colete, numărul și descrierea coletelor, felul ambalajului, nr și tip
      ambalaje`,
    nature: list`
      denumirea oficială de transport, denumire oficială, denumirea oficială pentru transport, denumire oficială
      de transport, denumire, denumirea mărfii, descriere`,
    unNumber: list`nr onu, număr onu, onu, cod onu, nr un`,
    hazardClass: list`clasa, etichete, clasă, etichetă, model etichetă`,
    packingGroup: list`grupa de ambalare, ga, gr ambalare, grup ambalare`,
    tunnelCode: list`
      cod de restricție tunel, cod tunel, cod de restricție în tunel, cod restricție tunel, tunel`,
    grossWeight: list`masa brută, greutate brută, brut kg, masă brută kg, greutate brută kg, kg brut`,
    netWeight: list`
      masa netă, cantitate totală, greutate netă, net kg, masă netă kg, cantitate netă, kg net, cantitate`,
    documentNumber: list`document nr, nr document, numărul documentului`,
  },
}
