import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const spanishDangerousGoods: FormLanguage = {
  titles: list`
    declaración de mercancías peligrosas, carta de porte adr, documento de transporte adr, carta de porte
    mercancías peligrosas, documento de transporte de mercancías peligrosas, carta de porte para mercancías
    peligrosas, nota de mercancías peligrosas, declaración del expedidor de mercancías peligrosas`,
  labels: {
    consignor: list`expedidor, remitente, cargador expedidor`,
    documentNumber: list`
      carta de porte n, documento n, número de documento, n de documento de transporte, número de documento de
      transporte, documento de transporte n, n de documento, n documento, n carta de porte`,
    carrier: list`transportista, porteador, empresa transportista`,
    vesselAndVoyage: list`
      buque viaje, buque y viaje, buque y n de viaje, buque n de viaje, buque vuelo n y fecha`,
    portOfLoading: list`puerto de carga`,
    portOfDischarge: list`puerto de descarga`,
    placeOfDelivery: list`destino, lugar de destino`,
    containerNumber: list`
      contenedor n, n de contenedor, contenedor, contenedor vehículo n, n de identificación del contenedor`,
    containerSeal: list`precinto n, n de precinto, precinto, precintos, n precinto`,
    packageCount: list`número de bultos, n de bultos, n bultos, bultos, total bultos, cantidad de bultos`,
    packing: list`
      tipo de bultos, embalaje, tipo de embalaje, descripción de los bultos, número y tipo de bultos, número y
      descripción de los bultos, n y tipo de bultos, tipo de envase, envase, bultos y tipo, tipo de bulto`,
    nature: list`
      designación oficial de transporte, designación oficial, número y tipo de bultos descripción de las
      mercancías, denominación, descripción, descripción de la mercancía, materia, nombre de expedición,
      designación`,
    unNumber: list`n onu, número onu, onu, un, nº onu, nº un, número un`,
    hazardClass: list`clase, etiquetas, clase etiquetas, etiqueta, n de etiqueta, modelo de etiqueta`,
    packingGroup: list`grupo de embalaje, ge, g e, gr embalaje, grupo embalaje, gr emb`,
    tunnelCode: list`
      código de restricción en túneles, código túnel, restricción en túneles, código de túnel, cód túnel, túnel,
      túneles`,
    grossWeight: list`
      masa bruta, masa bruta kg, peso bruto, masa bruta total, peso bruto kg, bruto kg, peso bruto total, kg
      brutos, bruto`,
    netWeight: list`
      masa neta, masa neta kg, peso neto, cantidad total, peso neto kg, neto kg, cantidad neta, kg netos, peso
      neto total, neto, cantidad`,
    emergencyPhone: list`teléfono de emergencia, teléfono de emergencias, contacto de emergencia`,
    information: list`información adicional`,
    established: list`lugar y fecha, fecha y lugar, fecha y lugar de expedición`,
    furniture: list`
      categoría de transporte, declaración, declaración del expedidor, punto de inflamación, cantidad limitada,
      referencia del expedidor, nombre y cargo del declarante, tara, tipo, puntos, observaciones, conductor,
      peligroso para el medio ambiente, factor`,
  },
}
