import { type Lexicon, list, oneOf } from '../lexicon.ts'

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
    BE: list`haz, haces, fardo, fardos, bloque de botellas, bloques de botellas, atado, atados`,
    BL: list`bala, balas, paca, pacas`,
    CL: list`coil, coils`,
    RO: list`rollo, rollos`,
    PK: list`bulto, bultos`,
    PC: list`paquete, paquetes`,
    CN: list`contenedor, contenedores`,
    CY: list`botella de gas, botellas de gas, cilindro, cilindros, bombonas`,
    JC: list`garrafa, garrafas`,
    TK: list`cisterna, cisternas`,
    WA: list`grg, ibc, contenedor ibc`,
    BB: list`bobina, bobinas`,
    VY: list`granel, a granel`,
    BJ: list`cubo, cubos`,
    PU: list`bandeja, bandejas`,
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
  keys: {
    roles: {
      consignor: list`rem`,
      consignee: list`dest, destin`,
      carrier: list`transp`,
      placeOfDelivery: list`descarga, entrega`,
      takingOver: list`carga, recogida`,
    },
    parts: {
      postcode: list`cp`,
      city: list`ciudad`,
      country: list`pais`,
    },
    labels: {
      dateOfTakingOver: list`fecha carga, fecha de carga, fecha recogida`,
      dateOfDelivery: list`fecha entrega`,
      placeOfDelivery: list`lugar de descarga`,
      hazardClass: list`clase`,
      nature: list`producto`,
      grossWeight: list`peso`,
      weightUnit: list`unidad de peso, unidad peso, unidad`,
      netWeight: list`neto`,
    },
  },
  phrases: {
    accountStatement: oneOf`extracto de`,
    addressAhead: oneOf`dirección | domicilio`,
    agentNamed: oneOf`agen[ct]i[ae]s?\b | como agente`,
    agreedPrice: oneOf`precio (?:acordado|convenido)`,
    amountToPay: oneOf`a pagar`,
    and: oneOf`y`,
    andOrOn: oneOf`y | en`,
    article: oneOf`la`,
    articleColumn: oneOf`articulo`,
    articleUnit: oneOf`ud | uds | pza | un | und | u`,
    asAgent: oneOf`como\sagentes?`,
    asBefore: oneOf`como`,
    asTheCarrier: oneOf`como (?:porteador|transportista|transportador)`,
    atPlace: oneOf`a | en | En`,
    balance: oneOf`saldo[nt]?`,
    besideHaulier: oneOf`la | el | nuestro | nuestra | empresa`,
    besideName: oneOf`
      número | número de | serie | fecha | para | página | copia | duplicado | triplicado | ejemplar | cliente`,
    besidePartOfParty: oneOf`de | del | la | el | los | las`,
    besidePointer: oneOf`el | los | del | aquí`,
    besideSameParty: oneOf`al | el | dirección | casilla | campo`,
    besideService: oneOf`hasta | para | desde`,
    betweenVehicles: oneOf`y | con | la | de`,
    billOfLadingNamed: oneOf`conocimiento`,
    booking: oneOf`reserva`,
    boxWord: oneOf`casilla`,
    byInlandWater: oneOf`fluvial`,
    byMeans: oneOf`camión`,
    byRail: oneOf`tren\b`,
    byRoad: oneOf`carretera | camion`,
    bySea: oneOf`mar\b`,
    byTheCarrier: oneOf`al transportista | por el transportista`,
    captionOfDate: oneOf`fecha`,
    careOf: oneOf`a\s?la\s | sr\b`,
    carriageForward: oneOf`
      porte debido | portes debidos | portes a cobrar | a pagar en destino | paga el destinatario |
      a cargo del destinatario`,
    carriagePaid: oneOf`
      franco destino | portes pagados | porte pagado | pagado | paga el remitente | a cargo del remitente`,
    carrier: oneOf`porteador | transportista`,
    carrierCompany: oneOf`naviera | compañía | transport[ei]s?`,
    carrierSigns: oneOf`porteador | naviera`,
    categoryBeginning: oneOf`categor`,
    charge: oneOf`
      portes | gastos de envío | gastos de transporte | transporte | flete | envío | gastos de embalaje |
      seguro`,
    chargeableWeight: oneOf`peso (?:tasable|tassabile|tax[áa]vel)`,
    cityBeginning: oneOf`ciudad`,
    classAhead: oneOf`clase`,
    classWord: oneOf`clase | clas | cl | etiqueta | etiquetas`,
    clockAhead: oneOf`hora | llegada | salida`,
    code: oneOf`código | codigo`,
    companyAbbreviation: oneOf`Hnos | HNOS`,
    companyAhead: oneOf`empresa`,
    companyKind: oneOf`empresa | sociedade? | compan\p{L}+`,
    conditionBeginning: oneOf`condition`,
    consignedTo: oneOf`consignad[ao]s? a | destinad[ao]s? a | con destino a`,
    consignmentNoteNamed: oneOf`carta\sde\sporte`,
    consignmentWord: oneOf`envío | expedición`,
    containerNamed: oneOf`contenedor(?:es)?`,
    contentsDeclared: oneOf`contenido de (?:este env[ií]o|esta remesa)`,
    copyNamed: oneOf`ejemplar | copia`,
    countHeading: oneOf`cantidad | cant | ctd`,
    countedBy: oneOf`en | de | por | con`,
    customsBeginning: oneOf`aduan`,
    dangerous: oneOf`peligros`,
    dangerousGoods: oneOf`peligros[ao]s`,
    date: oneOf`fecha`,
    dateLead: oneOf`el`,
    dateOfDespatch: oneOf`salida de almacén | fecha de salida | recogida | carga | fecha de carga`,
    dated: oneOf`del | de`,
    dayAndHour: oneOf`el | las | fecha | hora`,
    debitOrCredit: oneOf`debe | haber`,
    declaration: oneOf`declaración`,
    delivered: oneOf`servida | entregada`,
    deliveryDate: oneOf`fecha de entrega`,
    deliveryNoteNamed: oneOf`albarán`,
    department: oneOf`
      dep(?:t|artment|artament\p{L}*|to) | servi[cz]\p{L}* | divisi[óo]n | almac[ée]n | grupo`,
    descriptionHeading: oneOf`descripcion`,
    districtAhead: oneOf`prov(?:incia)?\.?`,
    driver: oneOf`conductor`,
    environmentBeginning: oneOf`peligroso para | peligrosa para | contaminante marino`,
    expenses: oneOf`diet[ay]s?`,
    explosiveBeginning: oneOf`explos`,
    feet: oneOf`pies`,
    flashPoint: oneOf`punto de inflamación`,
    flight: oneOf`vuelos?`,
    forParty: oneOf`por`,
    forTheCarrier: oneOf`por (?:el|la) (?:porteador|transportista|naviera)`,
    freightCollect: oneOf`\bflete\s(?:por\scobrar|(?:pagadero|a\spagar)\sen\sdestino)\b`,
    freightPrepaid: oneOf`\bflete\spagado\b | \bflete\sprepagado\b`,
    freightPrice: oneOf`flete`,
    from: oneOf`de`,
    fuel: oneOf`gasoil | gasóleo`,
    gate: oneOf`puerta | rampa`,
    gateOrHall: oneOf`almac[ée]n | nave | puerta`,
    goodsReceived: oneOf`recibí conforme`,
    grossOrNetAhead: oneOf`peso\s(?:lordo|netto|bruto|neto)`,
    grossWord: oneOf`bruto | bruta | brutos | brutas | brt`,
    haulageBeginning: oneOf`recogid | envío`,
    haulageCompany: oneOf`agencia | transportes`,
    haulageVerb: oneOf`recogid\p{L}+ | retirad\p{L}+ | cargad\p{L}+ | enviad\p{L}+ | matrícula`,
    haulier: oneOf`agencia de transportes | agencia | empresa de transporte | porteador | transitario`,
    haulierStem: oneOf`logísti | rápidos`,
    headOfPaper: oneOf`encabezamiento | encabezado | membrete | antedich`,
    inPlace: oneOf`en`,
    industrialZone: oneOf`zona | parque | pol(?:ígono|igono|\.) | p\.?\s?i\.`,
    insured: oneOf`asegurado`,
    invoiceNumber: oneOf`nº (?:de )?factura | factura nº`,
    invoiceWord: oneOf`factura`,
    issued: oneOf`emitido | expedido`,
    issuedAt: oneOf`ejecutad[oa] (?:el|en) | expedid[oa] (?:el|en) | emitid[oa] (?:el|em|en)`,
    issuedIn: oneOf`hecho en | emitido en | expedido en | expedida en | extendido en | dado en | firmado en`,
    kilograms: oneOf`kilogramos | kilos`,
    lastLoad: oneOf`última (?:mercancía|materia|mercadoria)`,
    leadsToHaulier: oneOf`
      entregado a | entregada a | por | mediante | con | a cargo de | por cuenta de | realiza | retira`,
    letterFormula: oneOf`estimad[oa]s?\s | muy señor | atentamente | saludos cordiales | un cordial saludo`,
    litreOrPiece: oneOf`lit(?:re|er|ros?|ri|ry)s?`,
    litres: oneOf`litro | litros`,
    loadedByShipper: oneOf`
      (?:llenad|cargad|contad|estibad)[oa]s?\s.*(?:por\sel\s)?cargador | por\sel\scargador`,
    loadedOnBoard: oneOf`
      embarcado a bordo | embarcado | embarcada | a bordo | limpio a bordo | cargado a bordo`,
    madeOut: oneOf`[Dd]ado`,
    marked: oneOf`marcad[oa]s?`,
    marksHead: oneOf`marcas`,
    marksWord: oneOf`marca | marcas | marcado | marcados | marcadas`,
    massOrContent: oneOf`masa | conten | materia`,
    massWord: oneOf`peso | masa`,
    may: oneOf`mayo`,
    metricTons: oneOf`tonel\p{L}*`,
    mileage: oneOf`kilometraje | kilómetros`,
    monthDayHour: oneOf`mes dia hora`,
    movementOfStock: oneOf`saldo anterior | devueltos`,
    nameParticle: oneOf`y | de | la | del`,
    nameWord: oneOf`nombre`,
    netExplosiveMass: oneOf`masa neta (?:de )?(?:la )?(?:materias? )?explosiv[ao]s?`,
    netWord: oneOf`neto | neta | netos | netas | nto`,
    nobody: oneOf`ninguno`,
    not: oneOf`no`,
    notificationOrAnnex: oneOf`notif | anexo vii`,
    notificationWord: oneOf`notifi[ck]a\p{L}*`,
    numberBare: oneOf`num | numero`,
    numberHeading: oneOf`número | números`,
    numberPlateCut: oneOf`tríc`,
    numberPrinted: oneOf`Núm | Num | Número`,
    numberSign: oneOf`nº | núm | núm. | número`,
    numbersFrom: oneOf`de | del`,
    numbersTo: oneOf`a | y`,
    ofContents: oneOf`de | con`,
    ofDelivery: oneOf`destino`,
    ofMonth: oneOf`de`,
    ofOrEach: oneOf`de | á | en`,
    ofYear: oneOf`de | del`,
    onBehalf: oneOf`agen[tc]\p{L}* | por cuenta`,
    onBoardDate: oneOf`el`,
    onDate: oneOf`el`,
    onTop: oneOf`sobre | en`,
    orderReference: oneOf`ref(?:erence|erenz|érence|erencia|erans)? | pedidos? | albar[aá]n | guia`,
    ordered: oneOf`pedida`,
    origin: oneOf`origen`,
    otherNumber: oneOf`reserv`,
    otherSigner: oneOf`embal | empaque | conduc | transportista | destinat`,
    overBorders: oneOf`transfront`,
    ownOrParty: oneOf`propi[oa] | nuestro | cliente`,
    packageListed: oneOf`bulto | caja | fardo`,
    packagingBeginning: oneOf`grg | recipient | embalaje | envase | bidon`,
    packedInMaterial: oneOf`de | en | madera | cart[oó]n | pl[aá]stico`,
    packingCertificate: oneOf`certificado de arrumaz[óo]n`,
    packingGroupWord: oneOf`grupo de embalaje | grupo embalaje`,
    page: oneOf`hoja | folio | p[áa]g(?:ina|\.)?`,
    paymentDue: oneOf`vencimiento`,
    perUnit: oneOf`\bpor\b`,
    piece: oneOf`pieza | piezas | pza | pzas | ud | uds | un | unid`,
    pieces: oneOf`ud | uds | un | u | pza`,
    placeOnPaper: oneOf`anexo | adjunto | dorso | cabecera | arriba | sello | casilla`,
    plateWord: oneOf`matrícula | matrículas | matriculado`,
    pointerLead: oneOf`ver | véase | según | como`,
    positionHeading: oneOf`posición`,
    postcodeWord: oneOf`C\.?\s?P`,
    price: oneOf`precio | importe | valor`,
    printedBy: oneOf`impreso | generado`,
    producerOfWaste: oneOf`productor | productor de residuos | productor es de residuos`,
    properShippingName: oneOf`designación oficial`,
    railwayBeginning: oneOf`ferroc`,
    ratePer: oneOf`por`,
    receiptOf: oneOf`recepción`,
    remarkBeginning: oneOf`
      term[oó]grafo | flete | mercanc[ií]a\sllenada | por\sel\scargador |
      no\s(?:apilar|remontar|volcar|apilable) | seg[uú]n\s(?:acuerdo|convenio)`,
    route: oneOf`itinerario | ruta | trayecto`,
    saidToContain: oneOf`que\sdice[n]?\scontener | dice\scontener`,
    sameAlone: oneOf`ídem | el mismo | la misma | mismo`,
    sameAsAbove: oneOf`ídem | el mismo | la misma | mismo`,
    sameAsLead: oneOf`como | véase | igual que | igual a | mismo que | el mismo que`,
    seaRules: oneOf`la haya-visby`,
    sealAhead: oneOf`sellos? | precintos? | prec\.`,
    sealNamed: oneOf`precinto | precintos | precintado con | sello | sellos`,
    sealNumberWord: oneOf`números?`,
    sealState: oneOf`colocado | colocados | puesto | puestos | aplicado | aplicados`,
    securityWord: oneOf`stat[ou] | segur`,
    seeList: oneOf`seg[uú]n\s(?:lista|anexo)`,
    seeOtherBox: oneOf`como | véase | ver`,
    sender: oneOf`remitente | expedidor | cargador`,
    shippedOnBoard: oneOf`limpio a bordo | a bordo`,
    shippersLoad: oneOf`dice contener`,
    shippingLine: oneOf`línea | marítim[ao]s? | navegaci[oó]n`,
    shippingMarks: oneOf`marcas`,
    signature: oneOf`firma`,
    signedBy: oneOf`firma | por el`,
    singleArticle: oneOf`unidades | uds | ud | unid | pares | articulos`,
    sizes: oneOf`medid`,
    sizesHead: oneOf`medid`,
    statesConcerned: oneOf`países | estados`,
    supplier: oneOf`proveedor`,
    takenOver: oneOf`recogid[oa]s? | cargad[oa]s? | entregad[oa] al transportista`,
    tare: oneOf`tara`,
    tariffNumber: oneOf`código\s(?:pautal|arancelario) | partida | posición`,
    timeAhead: oneOf`a`,
    timeOfDay: oneOf`a | hora | horas | a las`,
    titleOfPerson: oneOf`Sra?`,
    to: oneOf`a`,
    toBeNamed: oneOf`(?:por|a) (?:designar|definir|confirmar|determinar)`,
    toOrder: oneOf`a\sla\sorden\sde`,
    toPage: oneOf`en | a la | de la | de`,
    tonnes: oneOf`toneladas`,
    tractorWord: oneOf`tractora | cabeza tractora | camión | vehículo`,
    trailerWord: oneOf`remolque | semirremolque`,
    train: oneOf`tren`,
    transportCategory: oneOf`categor[ií]a de transporte`,
    transportOrder: oneOf`orden de transporte | orden de carga`,
    tunnelWord: oneOf`túnel | código túnel | código de túnel`,
    unNumberName: oneOf`número`,
    uncleaned: oneOf`sin limpiar`,
    unitInBuilding: oneOf`
      kilom | pk | piso | planta | local | parcela | nave | lote | edif(?:icio)? | esc | puerta | oficina |
      of | bloque`,
    unitOfPrice: oneOf`ud | unidad`,
    upTo: oneOf`a`,
    valueAddedTax: oneOf`iva`,
    vehicleNamed: oneOf`remolque | semirremolque | tractora`,
    via: oneOf`por`,
    volumeBeginning: oneOf`vol(?:ume|umen|\.)?`,
    volumeBesideMass: oneOf`volumen | cubicaje | medidas`,
    volumeHeading: oneOf`volumen`,
    volumeOf: oneOf`a | de`,
    voyage: oneOf`viaje`,
    voyageBeginning: oneOf`viaj`,
    wasteAhead: oneOf`RES[IÍ]DUOS?`,
    wasteBeginning: oneOf`residuo`,
    wasteProducer: oneOf`productor`,
    weBuy: oneOf`(?:les )?pedimos | rogamos nos suministren`,
    weConfirm: oneOf`confirmamos`,
    weDeliver: oneOf`(?:les )?entregamos`,
    weInstruct: oneOf`les encargamos`,
    weighbridge: oneOf`(?<!\p{L})pesa(?:tura)?(?!\p{L}) | báscula`,
    wholeWord: oneOf`envío | expedición | remesa | total | totales | en conjunto`,
    withResiduesOf: oneOf`con residuos de`,
    xray: oneOf`rayos[\s-]x`,
    yoursOrOurs: oneOf`s | su`,
  },
  trade: {
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
  },
  forms: {
    cim: {
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
    },
    awb: {
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
    },
    'air-security': {
      titles: list`
        declaración de seguridad de la carga, declaración de seguridad del envío, declaración de seguridad de la expedición`,
      labels: {
        nature: list`contenido del envío, contenido`,
        securityReason: list`recibido de, motivo del estado de seguridad, motivo de la condición de seguridad`,
        securityIssuedBy: list`estado de seguridad emitido por, emitido por`,
        securityIssuedOn: list`estado de seguridad emitido el, emitido el, fecha y hora`,
      },
    },
    'bill-of-lading': {
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
    },
    'dangerous-goods': {
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
          descripción de los bultos, n y tipo de bultos, tipo de envase, envase, bultos y tipo, tipo de bulto, recipiente, recipientes, cantidad y tipo`,
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
        dateOfIssue: list`fecha, fecha del documento`,
      },
    },
    'waste-annex-vii': {
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
    },
    'waste-movement': {
      titles: list`
        documento de movimiento para movimientos traslados transfronterizos de residuos, documento de movimiento
        relativo a los traslados de residuos, documento de movimiento, anexo ib`,
      labels: {
        consignor: list`exportador notificante, notificante, exportador`,
        notificationNumber: list`
          correspondiente a la notificación n, notificación n, n de notificación, número de notificación`,
        packageCount: list`número de bultos, n de bultos`,
        furtherWasteCode: list`identificación de los residuos, identificación del residuo, códigos de los residuos, códigos`,
        packing: list`envasado tipo s número de bultos, tipo s de envasado, tipo de envasado, tipo de embalaje`,
        recoveryFacility: list`
          instalación de eliminación o valorización, instalación de eliminación valorización, instalación de
          eliminación`,
        recoveryOperation: list`operación es de eliminación valorización, operación de eliminación valorización, código d código r`,
        nature: list`denominación y composición de los residuos, designación y composición de los residuos`,
        furniture: list`
          número de serie número total de traslados, número de serie, condiciones especiales de manipulación,
          características físicas, productor es de residuos, código h, código y, n de registro`,
      },
    },
    'waste-national': {
      titles: list`
        documento de identificación de residuos, documento de identificación, documento de control y seguimiento de residuos peligrosos,
        documento de control y seguimiento, documento de identificación del traslado de residuos, documento de seguimiento y control`,
      labels: {
        consignor: list`
          operador del traslado, productor o poseedor, centro productor o poseedor de residuos, origen del traslado, productor poseedor,
          productor del residuo, centro productor, datos del origen`,
        consignee: list`
          gestor de destino, instalación de destino, gestor destinatario, destino del traslado, gestor del residuo, destinatario,
          instalación de tratamiento de destino`,
        carrier: list`transportista, empresa transportista, datos del transportista`,
        wasteQuantity: list`cantidad, cantidad kg, cantidad neta, cantidad en kg, peso kg, cantidad del residuo kg, cantidad neta kg`,
        furtherWasteCode: list`código ler, ler, código l e r, código del residuo, código ler ler ve`,
        nature: list`descripción del residuo, denominación del residuo, denominación descriptiva`,
        dateOfTakingOver: list`fecha de inicio del traslado, fecha del traslado, fecha de traslado, fecha de entrega`,
        documentNumber: list`n documento de identificación, n di, n de documento de identificación`,
      },
    },
  },
}
