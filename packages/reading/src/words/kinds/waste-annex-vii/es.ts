import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const spanishAnnexVii: FormLanguage = {
  titles: list`
    información adjunta a los traslados de residuos, información que debe acompañar a los traslados de residuos,
    información relativa al traslado, anexo vii`,
  labels: {
    consignor: list`
      persona que organiza el traslado, persona que organiza la transferencia, organizador del traslado`,
    consignee: list`importador destinatario, importador, destinatario`,
    wasteQuantity: list`
      cantidad real, cantidad, cantidad efectiva, cantidad real toneladas, cantidad en toneladas`,
    dateOfTakingOver: list`fecha real del traslado, fecha del traslado, fecha efectiva del traslado`,
    carrier: list`primer transportista, 1er transportista, 1 transportista, transportista`,
    successiveCarrier: list`segundo transportista, 2 transportista`,
    furtherCarrier: list`tercer transportista, 3er transportista, 3 transportista`,
    recoveryFacility: list`
      instalación de valorización, laboratorio, instalación de valorización laboratorio, instalación`,
    recoveryOperation: list`
      operación de valorización, operación de valorización código r, código r, operación de valorización o
      eliminación`,
    nature: list`
      denominación habitual de los residuos, descripción habitual de los residuos, descripción de los residuos,
      denominación usual de los residuos`,
    wasteCode: list`
      identificación de los residuos, código del residuo, códigos de los residuos, código ler, lista europea de
      residuos`,
    modeOfTransport: list`medio de transporte, modo de transporte`,
    established: list`lugar y fecha`,
    furniture: list`
      productor de los residuos, productor, productor inicial, países afectados, países interesados, estados
      afectados, exportación expedición, país de exportación, tránsito, importación destino, país de
      importación, fecha de la transferencia, persona de contacto, código ocde, código nacional, declaración,
      nombre, fecha, firma, firma en el momento de la recepción de los residuos`,
  },
}
