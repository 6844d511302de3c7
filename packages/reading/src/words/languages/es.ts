import { type Lexicon, list } from '../lexicon.ts'

export const spanish: Lexicon = {
  language: 'es',
  labels: {
    consignor: list`
      remitente, expedidor, cargador, nombre y dirección del remitente, remitente expedidor,
      datos del remitente, cargador contractual, remitente cargador, remitente nombre domicilio país, remit`,
    consignee: list`
      consignatario, destinatario, nombre y dirección del consignatario, datos del destinatario,
      destinatario consignatario, receptor, nombre y dirección del destinatario, dest, consig`,
    carrier: list`
      porteador, transportista, nombre y dirección del porteador, datos del transportista,
      empresa de transporte, transportista efectivo, porteador transportista, empresa transportista,
      nombre y dirección del transportista`,
    successiveCarrier: list`
      porteadores sucesivos, transportistas sucesivos, porteador sucesivo, transportista sucesivo,
      sucesivos transportistas`,
    placeOfDelivery: list`
      lugar de entrega de la mercancía, lugar de entrega de la mercadería,
      lugar previsto para la entrega de la mercancía, lugar de entrega, lugar de descarga,
      dirección de entrega, destino, lugar de destino, lugar previsto para la entrega,
      entrega de la mercancía, punto de descarga, punto de entrega, dirección de descarga,
      lugar previsto de entrega`,
    takingOver: list`
      lugar y fecha de carga de la mercancía, lugar y fecha de carga,
      lugar y fecha de la toma en carga de la mercancía, lugar y fecha de la toma de carga de la mercancía,
      lugar y fecha de recogida, lugar y fecha de toma en carga de la mercancía,
      toma en carga de la mercancía, lugar y fecha de recepción de la mercancía, toma de carga,
      lugar y fecha de toma de carga, fecha y lugar de carga, recogida, lugar y fecha de la carga,
      toma en carga, lugar y fecha de toma en carga, lugar y fecha de carga de la mercadería, lugar y fecha de carga`,
    placeOfTakingOver: list`
      lugar de carga, dirección de carga, lugar de recogida, punto de carga, origen, lugar de toma en carga,
      dirección de recogida, lugar de salida, lugar de origen`,
    dateOfTakingOver: list`
      fecha de carga, fecha de recogida, fecha de toma en carga, fecha de salida, fecha carga,
      fecha de expedición de la mercancía, fecha de envío, fecha recogida`,
    documentsAttached: list`
      documentos anexos, documentos adjuntos, documentos anejos, documentación adjunta, documentos, documentos
      que se acompañan, documentación anexa, docs adjuntos, anexos`,
    marks: list`
      marcas y números, marcas, marcas y nos, marcas y n, marca y número, marcas y numeración,
      señales y números`,
    packageCount: list`
      número de bultos, n de bultos, nº bultos, bultos, cantidad de bultos, cantidad, total bultos,
      núm de bultos, num bultos, número bultos, n bultos, nro de bultos`,
    packing: list`
      clase de embalaje, tipo de embalaje, embalaje, modo de embalaje, tipo embalaje, forma de embalaje, clase
      embalaje, tipo de bulto, tipo de bultos, naturaleza del embalaje, emb`,
    nature: list`
      naturaleza de la mercancía, naturaleza de la mercadería, descripción de la mercancía, mercancía,
      denominación de la mercancía, descripción, descripción mercancía, mercancías,
      designación de la mercancía, denominación corriente de la mercancía, contenido, naturaleza mercancía`,
    statisticalNumber: list`
      número estadístico, n estadístico, código arancelario, partida arancelaria, partida estadística, código
      taric, código nc, código hs, núm estadístico, posición estadística, n estad, nº estad`,
    grossWeight: list`
      peso bruto en kg, peso bruto kg, peso bruto, peso bruto kgs, masa bruta, peso, peso kg, kg brutos, peso
      total, peso bruto total, peso en kg, kgs brutos, masa bruta kg, bruto kg, p bruto`,
    netWeight: list`peso neto, peso neto kg, masa neta, kg netos`,
    volume: list`volumen m3, volumen, volumen en m3, cubicaje, cubicaje m3, vol m3, metros cúbicos`,
    senderInstructions: list`
      instrucciones del remitente, instrucciones, instrucciones del expedidor, instrucciones especiales,
      instrucciones del remitente aduanas y otras formalidades, instrucciones de aduana,
      instrucciones del cargador, formalidades aduaneras, observaciones del remitente, instrucciones remitente, notas del remitente`,
    paymentOfCarriage: list`
      forma de pago, instrucciones de pago, instrucciones de pago del porte,
      instrucciones sobre el pago del porte, portes, prescripciones de franqueo, pago del transporte,
      condiciones de pago, pago de portes, pago del porte, instrucciones sobre el pago del flete,
      forma de pago del transporte, porte, estipulaciones de franqueo, forma de pago de portes, forma de pago, forma de pago del porte, portes a cargo de, flete a cargo de, paga portes, porte pagado por`,
    cashOnDelivery: list`
      reembolso, contra reembolso, importe del reembolso, entrega contra reembolso, cantidad a reembolsar`,
    reservations: list`
      reservas y observaciones del porteador, reservas y observaciones del transportista,
      reservas y observaciones, reservas del porteador, reservas del transportista, reservas,
      observaciones del transportista, observaciones del porteador`,
    specialAgreements: list`
      estipulaciones particulares, convenios particulares, acuerdos especiales, condiciones particulares,
      acuerdos particulares, pactos especiales, condiciones especiales, convenciones particulares`,
    toBePaidBy: list`a pagar por, pagadero por, a cargo de, a pagar`,
    established: list`
      formalizado en, formalizado a, establecido en, emitido en, extendido en, lugar y fecha de emisión,
      hecho en, lugar y fecha de expedición, expedido en, formalizada en, lugar y fecha de formalización,
      redactado en`,
    placeOfIssue: list`lugar de emisión, lugar de expedición, lugar de formalización`,
    dateOfIssue: list`
      fecha de emisión, fecha de expedición, fecha del documento, fecha documento, fecha emisión,
      fecha de formalización`,
    documentNumber: list`
      cmr n, cmr nº, número cmr, n cmr, carta de porte n, número de carta de porte, carta de porte nº, número
      de documento, documento n, n de documento, cmr núm, número de cmr, carta de porte internacional n, n de
      carta de porte, n de expedición, núm cmr, cmr número, n carta de porte, nº cmr`,
    plates: list`
      matrícula, matrículas, matrícula vehículo, matrícula del vehículo, matrículas de los vehículos,
      vehículo, vehículos, matrícula tractora y remolque, matrículas vehículos, matrícula camión remolque,
      matrícula tractora remolque`,
    tractorPlate: list`
      matrícula tractora, tractora, cabeza tractora, matrícula camión, tracto camión, camión,
      matrícula del camión, matrícula cabeza tractora, matrícula de la tractora, matrícula tractor, tractor,
      matrícula cabeza`,
    trailerPlate: list`
      matrícula remolque, remolque, chasis, semirremolque, matrícula semirremolque, matrícula del remolque,
      matrícula del semirremolque, plataforma`,
    containerNumber: list`contenedor, número de contenedor, n contenedor, n de contenedor, contenedor n`,
    sealNumber: list`
      precinto, precintos, número de precinto, n precinto, n de precinto, número de precintos`,
    unNumber: list`número onu, n onu, onu, mercancías peligrosas, mercancía peligrosa, número un`,
    hazardClass: list`clase, clase adr, clase de peligro`,
    packingGroup: list`grupo de embalaje, grupo embalaje`,
    goodsReceived: list`
      mercancía recibida, recibo de la mercancía, recibí la mercancía, recibida la mercancía,
      mercancías recibidas, mercadería recibida, recepción de la mercancía, prueba de entrega,
      recibí conforme`,
    dateOfDelivery: list`
      fecha de entrega, fecha de descarga, entregado el, fecha entrega, fecha de recepción, fecha descarga`,
    modeOfTransport: list`modo de transporte, medio de transporte`,
    signature: list`
      firma y sello del remitente, firma y sello del porteador, firma y sello del transportista,
      firma y sello del consignatario, firma y sello del destinatario, firma del remitente,
      firma del porteador, firma del transportista, firma del consignatario, firma del destinatario,
      firma y sello, sello y firma, firma, sello, firma o sello del remitente, firma o sello del porteador,
      firma o sello del consignatario, firma remitente, firma transportista, firma consignatario,
      firma destinatario, firma conductor, firma del conductor, firma porteador`,
    furniture: list`
      moneda, descuentos, líquido balance, líquido, saldo, suplementos, gastos accesorios,
      gastos complementarios, varios, total a pagar, precio del transporte, cifra, letra, conductor,
      nombre del conductor, página, referencia, su referencia, nuestra referencia, número de pedido,
      n pedido, carta de porte internacional, ejemplar del remitente, ejemplar del consignatario,
      ejemplar del porteador, ejemplar para el remitente, ejemplar para el consignatario,
      ejemplar para el transportista, condiciones de entrega, observaciones, notas, posición, línea,
      temperatura, teléfono, aduana, valor, importe, precio, transitario, metros lineales, llegada, salida,
      factura n, número de factura, operador de transporte, dimensiones, artículo, código, tipo`,
  },
  parts: {
    name: list`nombre, razón social, empresa, denominación, nombre o razón social`,
    street: list`calle, dirección, domicilio, calle y número, domicilio social, domicilio fiscal, sede social`,
    houseNumber: list`número de calle`,
    postOfficeBox: list`apartado de correos, apartado`,
    postcode: list`código postal, cód postal, c postal, c p, cp`,
    city: list`ciudad, localidad, población, municipio, lugar`,
    country: list`país, código país, estado`,
    phone: list`teléfono, tel, tfno, tlf, móvil, fax`,
    email: list`e mail, email, correo electrónico, correo`,
    taxNumber: list`nif, cif, nif iva, n i f, c i f, número de iva, eori`,
    contact: list`contacto, persona de contacto, a la atención de`,
  },
  stages: {
    delivery: list`entrega, descarga, destino`,
    takingOver: list`carga, recogida, origen, toma en carga`,
  },
  hints: list`
    nombre, dirección, domicilio, país, lugar, fecha, hora, de, del, la, el, los, las, y, o, en, a, por,
    para, mercancía, mercancías, kg, kgs, m3, n, nº, nos, núm, número, números, sello, firma, aduana,
    aduanas, otras, formalidades, total, tel, nif, cif, cp, ciudad, calle, vehículo, matrícula`,
  totals: list`total, totales, suma, total general, total bultos, total peso`,
  carried: list`suma y sigue, suma anterior, suma y sigue en, sigue, viene de la página anterior, subtotal, total anterior`,
  carriagePaid: list`porte pagado, portes pagados, pagado, prepagado, pre pagado, franco, porte franco, flete pagado, pagados`,
  carriageForward: list`
    porte debido, portes debidos, debido, no franco, flete debido, a pagar en destino, pagadero en destino, por cobrar, flete por cobrar, pagadero por el destinatario, debidos`,
  months: [
    list`enero, ene`,
    list`febrero, feb`,
    list`marzo, mar`,
    list`abril, abr`,
    list`mayo, may`,
    list`junio, jun`,
    list`julio, jul`,
    list`agosto, ago`,
    list`septiembre, setiembre, sep, sept`,
    list`octubre, oct`,
    list`noviembre, nov`,
    list`diciembre, dic`,
  ],
  countries: {
    holanda: 'NL',
    'gran bretaña': 'GB',
    inglaterra: 'GB',
    'república checa': 'CZ',
    'república eslovaca': 'SK',
    'países bajos': 'NL',
    'reino de españa': 'ES',
  },
  packages: {
    NE: list`sin embalar, sin embalaje, no embalado`,
    RK: list`caballete, caballetes, bastidor, bastidores`,
    43: list`big bag, big bags, saca, sacas`,
    PX: list`palet, palets, palé, palés, pallet, pallets, paleta, paletas, plt`,
    PE: list`
      europalet, europalets, palet europeo, palets europeos, palé europeo, epal, palets epal, palets eur,
      europalé, europalés, palés epal`,
    CT: list`cartón, cartones, caja de cartón, cajas de cartón`,
    BX: list`estuche, estuches`,
    CS: list`caja, cajas, cajón, cajones`,
    CR: list`jaula, jaulas, huacal`,
    DR: list`bidón, bidones, tambor, tambores`,
    BA: list`barril, barriles, tonel, toneles`,
    BG: list`bolsa, bolsas`,
    SA: list`saco, sacos`,
    BE: list`haz, haces, fardo, fardos`,
    BL: list`bala, balas, paca, pacas`,
    CL: list`coil, coils`,
    RO: list`rollo, rollos`,
    PK: list`bulto, bultos`,
    PC: list`paquete, paquetes`,
    CN: list`contenedor, contenedores`,
    CY: list`botella de gas, botellas de gas, cilindro, cilindros`,
    JC: list`garrafa, garrafas`,
    TK: list`cisterna, cisternas`,
    WA: list`grg, ibc, contenedor ibc`,
    BB: list`bobina, bobinas`,
    VY: list`granel, a granel`,
  },
  smallWords: list`
    el, la, los, las, de, del, y, en, con, por, para, no, se, al, que, una, un, su, es, o, antes, después,
    sin, favor`,
  formWords: list`
    el, la, los, las, de, del, y, en, un, una, para, con, por, que, no, es, se, al, su, lo, como, mas, remitente,
    consignatario, destinatario, transportista, porteador, lugar, fecha, pais, mercancia, mercancias, domicilio,
    nombre, peso, bultos, firma, entrega, carta, porte, numero, embalaje, documentos, anexos, instrucciones,
    factura, reservas, observaciones, calle, bruto`,
  entryWords: list`
    alemania, francia, polonia, italia, espana, belgica, austria, chequia, rumania, hungria, suiza, palets, cajas,
    bidones, factura`,
  streetWords: list`
    calle, c, avenida, avda, av, plaza, pza, paseo, polígono, polígono industrial, pol ind, p i, carretera,
    ctra, camino, ronda, vía, travesía, urbanización, carrer, partida`,
  streetEndings: [],
  postOfficeBox: list`apartado de correos, apartado, apdo`,
  contactWords: list`
    tel, teléfono, tfno, tlf, fax, móvil, e mail, email, nif, cif, n i f, c i f, www, eori, contacto, att,
    a la atención de`,
  everyday: list`lugar, fecha, hora`,
  dateWords: list`el, a, al, día, fecha, de, con fecha, y`,
  noteTitles: list`carta de porte internacional, carta de porte cmr, carta de porte`,
  conventions: list`
    convenio sobre el contrato de transporte internacional de mercancías por carretera,
    convenio relativo al contrato de transporte internacional de mercancías por carretera`,
  otherPapers: list`
    factura, oferta, presupuesto, pedido, confirmación de pedido, albarán, albarán de entrega,
    lista de contenido, orden de transporte, orden de carga, lista de precios, contrato,
    conocimiento de embarque`,
  invoice: list`factura`,
}
