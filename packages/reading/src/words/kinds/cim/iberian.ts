import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const spanishCim: FormLanguage = {
  titles: list`
    carta de porte cim, carta de porte ferroviaria, carta de porte internacional ferroviaria, carta de porte por ferrocarril,
    carta de vagón cuv`,
  labels: {
    consignor: list`remitente, expedidor`,
    documentNumber: list`
      identificación de la expedición, número de expedición, nº de expedición, n expedición, identificación del envío,
      número de envío`,
    departurePlace: list`
      lugar de aceptación al transporte, lugar de aceptación, punto de aceptación, lugar de toma en carga, lugar de la toma a
      cargo, toma a cargo, estación de expedición, estación de origen, estación expedidora, estación de salida`,
    arrivalPlace: list`
      lugar de entrega, punto de entrega, estación de destino, estación destinataria, estación de llegada`,
    dateOfTakingOver: list`
      fecha de aceptación, fecha y hora de aceptación, fecha de toma en carga, fecha de la toma a cargo, mes día hora`,
    carrier: list`transportista contractual, porteador contractual, transportista, porteador, empresa ferroviaria`,
    wagonNumber: list`vagón n, nº de vagón, n vagón, número de vagón, vagón, vagones, nº vagón`,
    train: list`tren n, nº de tren, número de tren, tren, n tren`,
    statisticalNumber: list`código nhm, nhm`,
    nature: list`designación de la mercancía, denominación de la mercancía, descripción de la mercancía, mercancía`,
    grossWeight: list`masa, masa kg, masa bruta, masa bruta kg, masa total, masa en kg`,
    information: list`declaraciones del remitente, declaraciones del expedidor, declaraciones`,
    documentsAttached: list`anexos, documentos anexos, documentos adjuntos`,
    paymentOfCarriage: list`pago de los gastos, pago de gastos, pago de los costes, franqueo`,
    established: list`
      lugar y fecha de expedición, lugar y fecha de emisión, lugar y fecha de formalización, formalizada en, expedida en`,
    furniture: list`
      referencia del remitente, código cliente, código de cliente, tara, tarifa, itinerario, otros transportistas, otros
      porteadores, condiciones comerciales, fecha de llegada, estación, tipo de vagón`,
    containerSeal: list`precintos, precinto, nº de precinto`,
    containerNumber: list`uti, unidad de carga, contenedor, nº de contenedor`,
  },
}

export const portugueseCim: FormLanguage = {
  titles: list`
    declaração de expedição cim, guia de transporte ferroviário, guia de expedição ferroviária, carta de porte cim,
    declaração de expedição ferroviária`,
  labels: {
    consignor: list`expedidor, remetente`,
    consignee: list`destinatário`,
    documentNumber: list`
      identificação da expedição, número de expedição, nº de expedição, identificação da remessa, nº da remessa`,
    departurePlace: list`
      local de aceitação, lugar de aceitação, local de tomada a cargo, tomada a cargo, estação de origem, estação
      expedidora, estação de expedição, estação de partida`,
    arrivalPlace: list`local de entrega, lugar de entrega, estação de destino, estação destinatária, estação de chegada`,
    dateOfTakingOver: list`data de aceitação, data e hora de aceitação, data da tomada a cargo, mês dia hora`,
    carrier: list`transportador contratual, transportador, empresa ferroviária`,
    wagonNumber: list`vagão n, nº do vagão, vagão nº, número do vagão, vagão, vagões`,
    train: list`comboio n, nº do comboio, comboio nº, comboio`,
    statisticalNumber: list`código nhm, nhm`,
    nature: list`designação da mercadoria, denominação da mercadoria, descrição da mercadoria, mercadoria`,
    grossWeight: list`massa, massa kg, massa bruta, massa bruta kg, massa total, massa em kg`,
    information: list`declarações do expedidor, declarações do remetente, declarações`,
    documentsAttached: list`anexos, documentos anexos`,
    paymentOfCarriage: list`pagamento das despesas, pagamento dos custos, pagamento de despesas, franquia`,
    established: list`local e data de emissão, lugar e data de emissão, local e data do preenchimento, emitida em`,
    furniture: list`
      referência do expedidor, código de cliente, tara, tarifa, itinerário, outros transportadores, condições comerciais, data
      de chegada, estação`,
    containerSeal: list`selos, selo, nº do selo, selos nº`,
    containerNumber: list`uti, unidade de carga, contentor, nº do contentor`,
  },
}
