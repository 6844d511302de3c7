import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const portugueseDangerousGoods: FormLanguage = {
  titles: list`
    declaração de mercadorias perigosas, documento de transporte adr, documento de transporte de mercadorias
    perigosas, declaração do expedidor de mercadorias perigosas, declaração de expedição adr`,
  labels: {
    consignor: list`expedidor, remetente`,
    consignee: list`destinatário`,
    carrier: list`transportador`,
    documentNumber: list`
      documento n, n do documento, documento de transporte n, número do documento, guia n, guia de transporte n`,
    portOfLoading: list`porto de carga`,
    portOfDischarge: list`porto de descarga`,
    placeOfDelivery: list`destino, local de descarga`,
    packageCount: list`número de volumes, n de volumes, quantidade de volumes, volumes, total de volumes`,
    packing: list`
      tipo de embalagem, embalagem, tipo de volume, número e tipo de volumes, n e tipo de volumes, quantidade e
      tipo de embalagens, descrição dos volumes`,
    nature: list`
      designação oficial de transporte, designação, descrição das mercadorias, designação oficial, descrição,
      matéria`,
    unNumber: list`n onu, número onu, onu, nº onu, n un`,
    hazardClass: list`classe, etiquetas, etiqueta, n de etiqueta`,
    packingGroup: list`grupo de embalagem, ge, g e, gr embalagem`,
    tunnelCode: list`código de restrição em túneis, código túnel, túnel, código de túnel`,
    grossWeight: list`massa bruta, massa bruta kg, peso bruto, peso bruto kg, bruto kg, peso bruto total`,
    netWeight: list`
      massa líquida, massa líquida kg, quantidade total, quantidade, peso líquido, peso líquido kg, líquido kg,
      quantidade líquida`,
    emergencyPhone: list`telefone de emergência, contacto de emergência`,
    established: list`local e data, data e local`,
  },
}
