import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const portugueseAwb: FormLanguage = {
  titles: list`
    carta de porte aéreo, conhecimento aéreo, conhecimento de embarque aéreo, conhecimento de transporte aéreo,
    carta de porte aéreo house`,
  labels: {
    consignor: list`nome e endereço do expedidor, nome e morada do expedidor, expedidor, remetente`,
    consignee: list`
      nome e endereço do destinatário, nome e morada do consignatário, destinatário, consignatário`,
    freightForwarder: list`
      agente do transportador emissor, agente emissor, agente de carga, agente iata, agente`,
    carrier: list`
      emitido por, transportador aéreo, companhia aérea, primeiro transportador, transportador, emitida por`,
    documentNumber: list`carta de porte n, n da carta de porte, awb n, awb no, hawb n`,
    departurePlace: list`aeroporto de partida, aeroporto de origem`,
    arrivalPlace: list`aeroporto de destino`,
    flight: list`voo data, voo e data, voo, n do voo, voos, voos e datas`,
    packageCount: list`volumes, número de volumes, n de volumes`,
    grossWeight: list`peso bruto, peso bruto kg, peso`,
    nature: list`
      natureza e quantidade da mercadoria, natureza da mercadoria, natureza e quantidade das mercadorias,
      mercadoria`,
    information: list`instruções de manuseamento, informações de manuseamento`,
    securityStatus: list`estatuto de segurança, estado de segurança`,
    regulatedAgent: list`agente reconhecido`,
    established: list`emitida em, executado em, local e data de emissão`,
    furniture: list`peso taxável, peso a cobrar, código iata, valor declarado para transporte, moeda`,
  },
}
