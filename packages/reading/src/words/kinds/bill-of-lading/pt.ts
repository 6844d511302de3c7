import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const portugueseBillOfLading: FormLanguage = {
  titles: list`
    conhecimento de embarque, conhecimento de embarque marítimo, conhecimento de carga, carta de porte marítimo,
    conhecimento de transporte marítimo, conhecimento de embarque multimodal, carta de porte marítima`,
  labels: {
    consignor: list`carregador, embarcador, expedidor, carregador exportador`,
    consignee: list`
      consignatário, recebedor, destinatário, consignatário ou à ordem, à ordem de, consignado a`,
    carrier: list`transportador, pelo transportador, armador, companhia de navegação, transportador marítimo`,
    freightForwarder: list`transitário, agente transitário`,
    documentNumber: list`
      n do conhecimento, conhecimento n, número do conhecimento, no do conhecimento, b l n, n b l`,
    vesselAndVoyage: list`navio e viagem, navio viagem, navio e n de viagem, navio n de viagem`,
    vessel: list`navio, nome do navio`,
    voyage: list`viagem n, viagem, n de viagem, n da viagem`,
    portOfLoading: list`pto carga, porto carga, porto embarque, porto de carga, porto de embarque, porto de carregamento`,
    portOfDischarge: list`pto descarga, porto descarga, porto destino, porto de descarga, porto de desembarque, porto de destino`,
    placeOfTakingOver: list`
      mercadoria recebida em, recebido em, local de receção, local de recepção, local de recebimento, local de tomada em carga`,
    placeOfDelivery: list`entrega final, local de entrega final, local de entrega, destino final, local de destino`,
    containerNumber: list`contentor, contentor n, n do contentor, contêiner, contentores`,
    containerSeal: list`selo, selo n, n do selo, lacre, selos, n selo`,
    marks: list`marcas, marcas e números, contentor selo marcas`,
    packageCount: list`
      volumes, número de volumes, n de volumes, quantidade de volumes, quantidade e espécie dos volumes,
      quantidade`,
    nature: list`
      descrição das mercadorias diz conter, diz conter, descrição das mercadorias, descrição da mercadoria, mercadorias, mercadoria, designação das mercadorias,
      descrição`,
    grossWeight: list`peso bruto, peso bruto kg, peso bruto kgs, peso kg`,
    volume: list`cubagem, medida, volume m3, volume, medidas, cubicagem`,
    paymentOfCarriage: list`frete, frete pagável em, frete e despesas`,
    established: list`
      emissão, local e data de emissão, emitido em, lugar e data de emissão, local e data, data e local de emissão`,
    dateOfLoading: list`
      embarcado a bordo em, embarcado em, data de embarque, a bordo em, embarcado a bordo, a bordo, limpo a
      bordo, carregado a bordo`,
    furniture: list`
      parte a notificar, notificar, notificar a, n de originais, número de originais, n da reserva, n da reserva
      booking, reserva n, tara, reserva, agente no destino`,
    dateOfIssue: list`data de emissão`,
    placeOfIssue: list`local de emissão`,
  },
}
