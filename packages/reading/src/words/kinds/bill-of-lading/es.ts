import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const spanishBillOfLading: FormLanguage = {
  titles: list`
    conocimiento de embarque, conocimiento de embarque multimodal, carta de porte marítimo, conocimiento de
    embarque marítimo, carta de porte marítima, conocimiento de embarque para transporte combinado, documento de
    transporte marítimo, conocimiento de embarque fiata, bl marítimo`,
  labels: {
    consignor: list`embarcador, cargador, expedidor, cargador exportador, remitente`,
    consignee: list`
      consignatario, destinatario, consignatario o a la orden, consignado a, a la orden de, consignatario a la
      orden`,
    carrier: list`
      transportista, porteador, naviera, compañía naviera, transportista marítimo, por el porteador, el
      porteador`,
    freightForwarder: list`transitario, agente de carga, agente transitario`,
    documentNumber: list`
      conocimiento, referencia del conocimiento, conocimiento n, n de conocimiento, número de conocimiento, b l n, n b l, conocimiento no, número de bl, n
      bl, n de b l`,
    vesselAndVoyage: list`
      buque viaje, buque y viaje, buque y n de viaje, buque n de viaje, nave viaje, motonave viaje`,
    vessel: list`buque, nombre del buque, nave, motonave`,
    voyage: list`viaje n, n de viaje, viaje, número de viaje`,
    portOfLoading: list`pto carga, pto de carga, pto embarque, pto de embarque, p carga, puerto de carga, puerto de embarque, puerto carga`,
    portOfDischarge: list`pto descarga, pto de descarga, pto destino, pto de destino, p descarga, puerto de descarga, puerto de desembarque, puerto de destino, puerto descarga`,
    placeOfTakingOver: list`
      mercancía recibida en, recibido en, recepción en, lugar de recepción, lugar de recogida, lugar de recibo, lugar de toma de carga`,
    placeOfDelivery: list`entrega final, entrega en, lugar de entrega, destino final, lugar de entrega final, lugar de destino`,
    containerNumber: list`
      contenedor n, n de contenedor, contenedor, número de contenedor, n contenedor, contenedores, equipo`,
    containerSeal: list`precinto n, precinto, n de precinto, sello, precintos, n precinto`,
    packageCount: list`
      número de bultos, n de bultos, bultos, cantidad y clase de bultos, número y clase de bultos, cantidad de
      bultos, cantidad, n bultos`,
    nature: list`
      descripción de la mercancía dice contener, mercancía dice contener, descripción dice contener, dice contener, descripción de la mercancía, descripción de las mercancías, descripción de mercancías, mercancía,
      descripción, descripción de la mercancía declarada por el cargador, naturaleza de la mercancía, contenido,
      mercancías, número y clase de bultos descripción de las mercancías`,
    grossWeight: list`
      peso bruto, peso bruto kg, peso bruto kgs, peso kg, bruto kg, peso bruto en kg, peso bruto kilos, kilos
      brutos`,
    volume: list`volumen, cubicaje, volumen m3, medidas, cubicaje m3, medida, cubicación, m3`,
    paymentOfCarriage: list`flete, flete pagadero en, flete y gastos, condiciones de flete, fletes`,
    established: list`
      emisión, lugar y fecha de emisión, emitido en, expedido en, lugar y fecha, fecha y lugar de emisión, lugar y fecha
      de expedición`,
    dateOfLoading: list`
      embarcado a bordo el, fecha de embarque, a bordo el, embarcado a bordo, a bordo, limpio a bordo, embarcado
      a bordo fecha, fecha a bordo, cargado a bordo, puesto a bordo`,
    furniture: list`
      notificar a, notificar, parte a notificar, número de originales, n de originales, origin, originales, emitidos originales, reserva n, n de reserva,
      tara, tara kg, reserva, agente en destino, agente, total de bultos, total de bultos en letra, incoterm,
      eta, etd, referencia, por el capitán`,
    marks: list`
      marcas y números, marcas, marcas y n, contenedor precinto marcas, contenedor precinto y marcas, marcas y
      números contenedor y precinto, contenedor sello marcas, marcas números`,
    packing: list`clase de bultos, tipo de bultos, embalaje, clase`,
    netWeight: list`peso neto, peso neto kg, neto kg`,
    placeOfIssue: list`lugar de emisión, lugar de expedición`,
    dateOfIssue: list`fecha de emisión, fecha de expedición`,
  },
}
