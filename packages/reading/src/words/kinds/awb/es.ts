import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const spanishAwb: FormLanguage = {
  titles: list`
    conocimiento aéreo, guía aérea, carta de porte aéreo, guía aérea electrónica, guía aérea house, recibo de
    carga aérea, guía de carga aérea, carta de porte aéreo electrónica, conocimiento de embarque aéreo,
    conocimiento de transporte aéreo`,
  labels: {
    consignor: list`
      nombre y dirección del expedidor, nombre y dirección del remitente, expedidor, remitente, expedidor nombre
      y dirección, embarcador`,
    consignee: list`
      nombre y dirección del destinatario, destinatario, consignatario, nombre y dirección del consignatario,
      consignatario nombre y dirección`,
    freightForwarder: list`
      agente del transportista emisor, agente de carga, nombre y ciudad del agente del transportista emisor,
      agente emisor, agente iata, agente`,
    carrier: list`
      emitido por, compañía aérea, transportista aéreo, emitida por, transportista, primer transportista, línea
      aérea, expedida por`,
    documentNumber: list`
      número de guía aérea, guía aérea n, awb n, n de conocimiento aéreo, conocimiento aéreo n, guía n, n de
      guía, hawb n, n awb`,
    departurePlace: list`aeropuerto de salida, aeropuerto de origen, origen`,
    arrivalPlace: list`aeropuerto de destino, destino`,
    flight: list`vuelo fecha, vuelo y fecha, número de vuelo, vuelo, n de vuelo, vuelos, vuelos fechas`,
    packageCount: list`
      número de piezas, n de piezas, número de bultos, n de bultos, bultos, piezas, n bultos`,
    grossWeight: list`peso bruto, peso bruto kg, peso`,
    weightUnit: list`kg lb`,
    nature: list`
      naturaleza y cantidad de la mercancía, naturaleza y cantidad de las mercancías, naturaleza y cantidad,
      naturaleza de la mercancía, mercancía, descripción de la mercancía, descripción`,
    information: list`
      información de manejo, instrucciones de manipulación, información para la manipulación, información de
      manipulación, manipulación, instrucciones especiales`,
    securityStatus: list`estado de seguridad, estatus de seguridad, situación de seguridad, seguridad`,
    regulatedAgent: list`agente acreditado, número de agente acreditado`,
    screeningMethod: list`método de inspección`,
    securityIssuedBy: list`estado de seguridad emitido por`,
    securityIssuedOn: list`estado de seguridad emitido el`,
    established: list`
      emitido el en, expedido el en, fecha y lugar de emisión, lugar y fecha de emisión, emisión, expedida el,
      fecha y lugar, expedida el en, fecha y lugar de expedición, emitida el`,
    furniture: list`
      peso tasable, peso a cobrar, tarifa, valor declarado, clase de tarifa, itinerario, códigos especiales,
      código iata, clase, valor declarado transporte, valor declarado aduana, firmado por, provincia, nombre y
      ciudad`,
    volume: list`volumen, volumen m3, m3`,
    paymentOfCarriage: list`tasas, cargos, pago, flete, forma de pago, gastos`,
  },
}
