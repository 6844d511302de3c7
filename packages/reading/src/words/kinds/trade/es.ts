import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const spanishTrade: TradeWords = {
  invoice: {
    titles: list`
      factura comercial, factura proforma, factura pro forma, factura, factura de exportación,
      factura de venta, factura export, factura comercial de exportación, factura albarán,
      factura y lista de contenido`,
    number: list`
      factura n, n de factura, número de factura, n factura, factura número, factura no, nº fra,
      factura nro, nro factura, núm factura, número factura, n documento, número, doc n`,
  },
  packingList: {
    titles: list`
      lista de contenido, lista de empaque, lista de bultos, packing list, lista de embalaje,
      lista de pesos, relación de bultos, relación de contenido, nota de pesos, lista de contenidos,
      listado de bultos, lista de carga, detalle de bultos, relación de carga, hoja de embalaje`,
    number: list`
      n lista, nº lista, no lista, número de lista, número lista, lista n, n de lista, lista de contenido n, packing list n, lista de empaque n, número de lista,
      n lista, lista no, n documento, packing n, expedición n`,
  },
  deliveryNote: {
    titles: list`
      albarán de entrega, albarán, nota de entrega, guía de remisión, albarán de salida, albarán de venta,
      albarán de expedición, nota de envío, hoja de entrega, nota de expedición, comprobante de entrega,
      documento de entrega, albarán de transporte, aviso de expedición, carta de porte albarán, albarán
      venta`,
    number: list`
      albarán n, n de albarán, número de albarán, n albarán, nota de entrega n, albarán no, albarán nro,
      núm albarán, número albarán, alb n, n documento, n entrega, entrega n, expedición n, núm, número,
      n salida`,
  },
  labels: {
    consignor: list`
      vendedor, proveedor, exportador, remitente, expedidor, vendedor exportador, fabricante,
      exportador remitente, cargador, expedidor cargador, remitente cargador, expedido por, remite,
      vendedor remitente, razón social remitente, empresa expedidora, almacén de salida,
      datos del remitente, datos del expedidor`,
    consignee: list`
      dirección de entrega, destinatario, entregar a, enviar a, lugar de entrega, consignatario, dirección
      de envío, dirección entrega, enviado a, entregado a, destino de la mercancía, receptor, consignado
      a, dirección de destino, dirección del destinatario, datos del destinatario, destinatario final,
      domicilio de entrega, entrega en, entregar en, obra, datos de entrega, envío a, destinatario de la
      mercancía, descarga en, comprador y destinatario, comprador destinatario, cliente destinatario`,
    buyer: list`
      comprador, cliente, facturar a, dirección de facturación, importador, facturado a,
      dirección facturación, datos del cliente, datos de facturación, datos cliente, adquirente, ordenante,
      cliente facturación, pagador, factura a`,
    documentNumber: list`
      cmr n, n cmr, carta de porte n, awb n, conocimiento n, cmr nº, carta de porte nº, n carta de porte,
      nº awb, bl n, n bl, carta porte n`,
    packageCount: list`
      número de bultos, n de bultos, bultos, total bultos, n bultos, n de palets, núm bultos,
      nº total de bultos, total de bultos, n total bultos, cantidad de bultos, cant bultos, n palets,
      nº palets, número de palets, total palets, n pallets, número de pallets, total pallets, n cajas,
      nº cajas, número de cajas, total cajas, número total de bultos, número y clase de bultos,
      bultos totales, n de cajas, número de paquetes`,
    packing: list`
      tipo de embalaje, embalaje, tipo de bulto, clase de bultos, clase de embalaje, tipo embalaje,
      embalajes, envase, tipo de envase, naturaleza de los bultos, clase de bulto, formato, tipo bulto,
      tipo bultos, acondicionamiento`,
    nature: list`
      descripción, descripción de la mercancía, artículo, producto, concepto, descripción del artículo,
      designación, descripción artículo, descripción producto, descripción del producto,
      descripción de las mercancías, descripción mercancía, naturaleza de la mercancía,
      naturaleza de las mercancías, mercancía, mercancías, denominación, detalle, contenido,
      designación de la mercancía, descripción de los artículos, descripción de los productos,
      descripción del material, material, descripción y referencia, clase de mercancía`,
    grossWeight: list`
      peso bruto, peso bruto kg, bruto kg, peso bruto total, bruto, p bruto, p bruto kg, peso bruto en kg,
      total peso bruto, total bruto, peso bruto kgs, kg brutos, kgs brutos, kilos brutos, peso total,
      peso total kg, peso total bruto, peso kg, masa bruta, masa bruta kg, bruto total, peso, kilos,
      peso bruto total kg, pb kg`,
    netWeight: list`
      peso neto, peso neto kg, neto kg, peso neto total, neto, p neto, p neto kg, peso neto en kg,
      total peso neto, total neto kg, peso neto kgs, kg netos, kgs netos, kilos netos, peso total neto,
      masa neta, masa neta kg, neto total kg, peso neto total kg, pn kg`,
    volume: list`
      volumen, volumen m3, cubicaje, vol m3, volumen total, volumen total m3, volumen en m3, metros cúbicos,
      cubicaje m3, cbm, total volumen, cubicaje total`,
    marks: list`marcas y números, marcas, n de bulto`,
    statisticalNumber: list`
      código arancelario, partida arancelaria, código hs, código taric, taric, código nc, cód taric,
      cod arancelario, partida estadística, código estadístico, posición arancelaria, código intrastat,
      partida, nomenclatura combinada, código aduanero, pos arancelaria, hs code, código sa, p arancelaria,
      pda arancelaria`,
    dateOfDelivery: list`recibido el, mercancía recibida el, fecha de recepción, entregado el, recibí fecha`,
    carrier: list`
      transportista, agencia de transporte, enviado por, transporte, agencia, empresa de transporte,
      empresa transportista, porteador, transportado por, nombre del transportista, operador de transporte,
      agencia transporte, transportista efectivo, datos del transportista, transporte por, transportes`,
    articleCount: list`
      unidades, cantidad, cant, cantidad servida, cant servida, cantidad pedida, cant pedida,
      cantidad entregada, servido, pendiente, uds totales, unidades totales, total unidades, cantidad total,
      piezas, n piezas, total uds, cantidad facturada, cantidad enviada, unidades servidas`,
    furniture: list`
      fecha de factura, fecha factura, n de pedido, pedido n, su pedido, nuestra referencia, su referencia,
      n de cliente, código de cliente, vencimiento, condiciones de pago, forma de pago,
      condiciones de entrega, incoterm, incoterms, precio unitario, precio, importe, importe total, iva,
      base imponible, descuento, moneda, banco, iban, bic, unidad, ud, pos, línea, referencia, código, ref,
      país de origen, origen, fecha de envío, fecha de entrega, fecha, página, total factura, contacto,
      teléfono, dimensiones, dimensiones cm, lote, observaciones, fecha albarán, fecha del albarán,
      fecha pedido, fecha de pedido, fecha salida, hora, hora de salida, hora de llegada, nº pedido,
      n pedido, su pedido n, su n de pedido, pedido cliente, n pedido cliente, nuestro pedido, s pedido,
      s ref, n ref, s referencia, n referencia, su ref, nuestra ref, ref cliente, referencia cliente,
      referencia pedido, nº cliente, n cliente, cód cliente, código cliente, cuenta, contrato, proyecto,
      expediente, n expediente, comercial, vendedor n, agente, representante, persona de contacto, atención,
      a la atención de, tel, tlf, telf, móvil, fax, e mail, correo electrónico, web, nif, cif, nif cif,
      nif iva, cif nif, eori, n eori, registro mercantil, reg mercantil, inscrita en el registro mercantil,
      f pago, f de pago, condiciones pago, vencimientos, fecha vencimiento, fecha de vencimiento,
      domiciliación, domiciliación bancaria, cuenta bancaria, ccc, swift, entidad, condiciones entrega,
      condición de entrega, condiciones de venta, forma de envío, modo de envío, portes pagados,
      portes debidos, dto, dtos, descuentos, p unitario, p unit, precio unit, precio ud, precio neto,
      precio eur, pvp, importe neto, importe eur, importe bruto, total, total eur, total neto,
      total a pagar, total iva, cuota, cuota iva, tipo iva, base, b imponible, valor, valor unitario,
      valor total, valor fob, valor en aduana, flete, seguro, gastos, recargo, r e, divisa,
      unidad de medida, u m, udm, u medida, código artículo, cód artículo, cód, referencia artículo,
      su código, su referencia artículo, línea n, lín, ean, código ean, código de barras, n lote, nº lote,
      lotes, n serie, nº serie, número de serie, caducidad, fecha caducidad, consumo preferente,
      país origen, país de procedencia, país de destino, origen preferente, puerto de carga,
      puerto de descarga, puerto de embarque, conductor, nombre conductor, nombre del conductor,
      dni conductor, tara, largo, ancho, alto, l x a x h, medidas, medidas cm, medidas en cm,
      metros lineales, remontable, no remontable, apilable, no apilable, temperatura, observación, notas,
      nota, comentarios, conforme, recibido por, recibido, conforme cliente, firma cliente, preparado por,
      revisado por, cargado por, impreso el, hoja, hoja n, pág, copia, original, ejemplar, palets devueltos,
      envases retornables, almacén, ruta, zona, asunto, motivo de la exportación, hora de carga,
      hora de descarga`,
  },
  despatchDates: list`
    fecha de envío, fecha envío, fecha de salida, fecha salida, fecha de expedición de la mercancía, fecha de carga, fecha
    carga, fecha de recogida, fecha recogida, salida de almacén, fecha y hora de salida, fecha salida almacén, cargado el`,
  ways: list`
    forma de envío, medio de transporte, transporte, enviado por, envío por, transportado por, agencia, agencia de
    transporte, agencia de transportes, modo de transporte, forma de transporte, portes por, vía de envío, transporte por,
    condiciones de expedición, condiciones de envío, datos de envío`,
  related: {
    invoice: list`
      factura, factura n, nº factura, n factura, factura nº, factura núm, s factura, factura comercial,
      factura comercial nº, ref factura, nuestra factura`,
    'packing-list': list`
      packing list, packing list nº, lista de contenido, lista de contenido nº, lista de empaque, lista de bultos`,
    'delivery-note': list`
      albarán, albarán nº, n albarán, nº albarán, albarán núm, albaranes, n alb, su albarán, nuestro albarán,
      nota de entrega, nota de entrega nº`,
  },
  delivery: {
    consignee: list`entregar en, entregar a, entrega en, descargar en`,
    packing: list`embalado en, embalado, envasado en`,
    furniture: list`pendiente, pendiente de servir, pendiente de entrega, pte servir`,
  },
  otherUse: list`
    oferta, presupuesto, confirmación, cotización, solicitud de oferta, pedido, pedido de compra, orden de compra, confirmación de pedido,
    orden de transporte, orden de carga, orden de recogida, confirmación de reserva, reserva, lista de precios, tarifa, contrato,
    nota de crédito, abono, factura rectificativa, recordatorio de pago, reclamación de pago, reclamación, extracto de cuenta, recibo, certificado de origen,
    certificado de conformidad, certificado, ficha de datos de seguridad, ticket de báscula, boleto de pesaje, parte de daños,
    acta, acta de reunión, orden del día, horario, programa de entregas, inventario, aviso de llegada, declaración de aduanas,
    declaración de exportación, condiciones generales, condiciones generales de venta, vale de palets,
    confirmación de carga, solicitud de cotización, hoja de ruta, liquidación de gastos, liquidación de viaje, nota de gastos`,
}
