import { type Lexicon, list, oneOf } from '../lexicon.ts'

export const portuguese: Lexicon = {
  language: 'pt',
  labels: {
    consignor: list`
      expedidor, remetente, carregador, nome e endereço do expedidor, expedidor nome morada país,
      expedidor remetente, dados do expedidor, remetente expedidor`,
    consignee: list`
      destinatário, consignatário, nome e endereço do destinatário, destinatário consignatário,
      dados do destinatário, recebedor`,
    carrier: list`
      transportador, transportadora, nome e endereço do transportador, empresa transportadora,
      dados do transportador, empresa de transportes`,
    successiveCarrier: list`
      transportadores sucessivos, transportador sucessivo, transportadores subsequentes,
      transportador subsequente`,
    placeOfDelivery: list`
      lugar previsto para a entrega da mercadoria, local previsto para a entrega da mercadoria,
      local de entrega da mercadoria, local de entrega, lugar de entrega, lugar de entrega da mercadoria,
      local de descarga, morada de entrega, destino, local de destino, local previsto para entrega,
      lugar previsto para entrega da mercadoria, entrega da mercadoria, lugar de descarga,
      local previsto para a entrega`,
    takingOver: list`
      lugar e data do carregamento da mercadoria, local e data de carga, lugar e data de carga,
      local e data de carregamento, local e data da tomada de carga da mercadoria,
      lugar e data da tomada a cargo da mercadoria, local e data de carga da mercadoria,
      lugar e data de carregamento da mercadoria, local e data do carregamento, local e data da recolha,
      tomada a cargo da mercadoria, local e data de recolha, lugar e data do carregamento,
      carregamento da mercadoria, recolha, local e data da tomada a cargo da mercadoria,
      local e data da carga`,
    placeOfTakingOver: list`
      local de carga, lugar de carga, morada de carga, local de carregamento, local de recolha,
      lugar de carregamento, origem, local da carga, local de partida, morada de recolha`,
    dateOfTakingOver: list`
      data de carga, data de carregamento, data da carga, data de recolha, data de partida,
      data de expedição, data do carregamento, data de envio`,
    documentsAttached: list`
      documentos anexos, documentos em anexo, documentos juntos, anexos, documentos que acompanham, documentos
      apensos, documentos, docs anexos`,
    marks: list`marcas e números, marcas, marcas e nos, marcas e nº, marca e número`,
    packageCount: list`
      número de volumes, nº de volumes, n de volumes, volumes, quantidade de volumes, quantidade, total de
      volumes, número de embalagens, qtd, n volumes, nº volumes, qtd volumes`,
    packing: list`
      tipo de embalagem, modo de embalagem, embalagem, género de embalagem, natureza da embalagem, espécie de
      embalagem, acondicionamento, emb`,
    nature: list`
      natureza da mercadoria, designação da mercadoria, descrição da mercadoria, mercadoria, designação,
      descrição, descrição das mercadorias, denominação da mercadoria, mercadorias,
      natureza das mercadorias, conteúdo`,
    statisticalNumber: list`
      número estatístico, n estatístico, código pautal, código estatístico, código nc, posição pautal, nº
      estatístico, n estat, nº estat`,
    grossWeight: list`
      peso bruto em kg, peso bruto, peso bruto kg, peso, peso kg, massa bruta, peso total, peso bruto total,
      peso bruto kgs, kg bruto, bruto kg, p bruto`,
    netWeight: list`peso líquido, peso líquido kg, massa líquida`,
    volume: list`volume em m3, volume m3, cubagem, cubicagem, volume, m3 volume, cubagem m3`,
    senderInstructions: list`
      instruções do expedidor, instruções do remetente, instruções, instruções especiais,
      instruções do expedidor formalidades aduaneiras e outras, instruções aduaneiras, observações do expedidor, instruções expedidor, notas do expedidor`,
    paymentOfCarriage: list`
      instruções de pagamento do frete, prescrições de franquia, pagamento do frete, frete, portes, pagamento
      do transporte, condições de pagamento, modo de pagamento, instruções sobre o pagamento do frete, forma
      de pagamento, pagamento do porte, instruções de pagamento, forma de pagamento do porte, forma de
      pagamento, pagamento do porte, porte, frete por conta de, frete pago por, porte por conta de`,
    cashOnDelivery: list`
      reembolso, entrega contra reembolso, contra reembolso, valor do reembolso, cobrança`,
    reservations: list`
      reservas e observações do transportador, reservas e observações, reservas do transportador, reservas,
      observações do transportador, reservas e observações dos transportadores`,
    specialAgreements: list`
      convenções particulares, acordos particulares, acordos especiais, condições particulares,
      convenções especiais, estipulações particulares`,
    toBePaidBy: list`a pagar por, a pagar pelo, pagável por, a cargo de`,
    established: list`
      estabelecido em, emitido em, feito em, local e data de emissão, lugar e data de emissão,
      preenchido em, elaborado em, estabelecida em`,
    placeOfIssue: list`local de emissão, lugar de emissão`,
    dateOfIssue: list`data de emissão, data do documento, data da emissão`,
    documentNumber: list`
      cmr nº, cmr n, número cmr, nº cmr, n cmr, guia nº, número do documento, documento nº,
      declaração de expedição nº, declaração de expedição internacional nº, nº do documento,
      guia de transporte nº, número de cmr`,
    plates: list`
      matrícula, matrículas, matrícula do veículo, matrículas dos veículos, veículo, viatura,
      matrícula da viatura, matrícula veículo, viaturas, veículos`,
    tractorPlate: list`
      matrícula do trator, trator, tractor, matrícula do tractor, matrícula tractor, matrícula trator,
      camião, matrícula do camião, matrícula camião`,
    trailerPlate: list`
      matrícula do reboque, reboque, semi reboque, semirreboque, matrícula do semi reboque,
      matrícula do semirreboque, matrícula reboque, matrícula semirreboque, galera, matrícula semi reboque`,
    containerNumber: list`contentor, número do contentor, nº contentor, n contentor, contentor nº`,
    sealNumber: list`selo, selos, número do selo, nº selo, nº do selo, precinto, número de selo`,
    unNumber: list`número onu, nº onu, onu, mercadorias perigosas, número un`,
    hazardClass: list`classe, classe adr, classe de perigo`,
    packingGroup: list`grupo de embalagem`,
    goodsReceived: list`
      mercadoria recebida, mercadorias recebidas, receção da mercadoria, recepção da mercadoria,
      recebi a mercadoria, prova de entrega, recebido em`,
    dateOfDelivery: list`
      data de entrega, data de descarga, entregue em, data da entrega, data de receção, data de recepção`,
    modeOfTransport: list`modo de transporte, meio de transporte`,
    signature: list`
      assinatura e carimbo do expedidor, assinatura e carimbo do transportador,
      assinatura e carimbo do destinatário, assinatura do expedidor, assinatura do transportador,
      assinatura do destinatário, assinatura e carimbo, assinatura, carimbo, carimbo e assinatura,
      assinatura ou carimbo do expedidor, assinatura ou carimbo do transportador,
      assinatura ou carimbo do destinatário, assinatura do motorista, assinatura expedidor,
      assinatura transportador, assinatura destinatário`,
    furniture: list`
      moeda, reduções, descontos, saldo, suplementos, despesas acessórias, diversos, total a pagar,
      preço do transporte, algarismo, letra, motorista, condutor, nome do motorista, página, referência,
      vossa referência, nossa referência, número de encomenda, nº encomenda,
      declaração de expedição internacional, exemplar do expedidor, exemplar do destinatário,
      exemplar do transportador, condições de entrega, observações, notas, posição, linha, temperatura,
      telefone, alfândega, valor, preço, transitário, metros lineares, chegada, partida, fatura nº,
      número da fatura, dimensões, artigo, código, tipo`,
  },
  parts: {
    name: list`nome, empresa, denominação, razão social, denominação social, firma`,
    street: list`rua, morada, endereço, sede, sede social, domicílio fiscal`,
    houseNumber: list`número de porta, nº de porta`,
    postOfficeBox: list`apartado`,
    postcode: list`código postal, cód postal, cp`,
    city: list`cidade, localidade, concelho, local`,
    country: list`país, código do país`,
    phone: list`telefone, tel, telemóvel, tlm, fax`,
    email: list`e mail, email, correio eletrónico`,
    taxNumber: list`nif, contribuinte, nipc, nº contribuinte, iva, nif iva, eori`,
    contact: list`contacto, pessoa de contacto, pessoa a contactar, ao cuidado de, a c`,
  },
  stages: {
    delivery: list`entrega, descarga, destino`,
    takingOver: list`carga, recolha, origem, carregamento`,
  },
  hints: list`
    nome, morada, endereço, país, local, lugar, data, hora, de, do, da, dos, das, o, a, os, as, e, ou, em,
    para, por, mercadoria, mercadorias, kg, kgs, m3, n, nº, número, números, carimbo, assinatura, alfândega,
    outras, formalidades, aduaneiras, total, tel, nif, cidade, veículo, matrícula`,
  totals: list`total, totais, soma, total geral, total de volumes`,
  carried: list`a transportar, transporte, subtotal, soma e segue`,
  carriagePaid: list`porte pago, pago, franco, portes pagos, frete pago, franco de porte`,
  carriageForward: list`
    porte a pagar, a pagar, porte devido, portes a pagar, não franco, frete a pagar, a pagar no destino, pagável no destino, frete por cobrar,
    portes devidos`,
  months: [
    list`janeiro, jan`,
    list`fevereiro, fev`,
    list`março, mar`,
    list`abril, abr`,
    list`maio, mai`,
    list`junho, jun`,
    list`julho, jul`,
    list`agosto, ago`,
    list`setembro, set`,
    list`outubro, out`,
    list`novembro, nov`,
    list`dezembro, dez`,
  ],
  countries: {
    holanda: 'NL',
    'grã bretanha': 'GB',
    inglaterra: 'GB',
    'república checa': 'CZ',
    'países baixos': 'NL',
  },
  packages: {
    NE: list`sem embalagem, não embalado`,
    RK: list`cavalete, cavaletes`,
    43: list`big bag, big bags`,
    PX: list`palete, paletes, pallet, pallets, plt`,
    PE: list`europalete, europaletes, palete euro, paletes euro, paletes epal, palete epal, epal`,
    CT: list`caixa de cartão, caixas de cartão, cartão, cartões`,
    CS: list`caixa, caixas, caixote, caixotes`,
    CR: list`grade, grades, engradado, engradados`,
    DR: list`tambor, tambores, bidão, bidões`,
    BA: list`barril, barris`,
    SA: list`saco, sacos`,
    BE: list`feixe, feixes, molho, molhos, quadro de garrafas, quadros de garrafas, atado, atados`,
    BL: list`fardo, fardos, bala, balas`,
    RO: list`rolo, rolos`,
    PK: list`volume, volumes`,
    PC: list`pacote, pacotes, embrulho`,
    CN: list`contentor, contentores`,
    JC: list`jerricã, garrafão`,
    WA: list`grg, ibc`,
    BB: list`bobina, bobinas, bobine, bobines`,
    TK: list`cisterna, cisternas`,
    VY: list`granel, a granel`,
    CY: list`botija, botijas, garrafa de gás, garrafas de gás`,
    BJ: list`balde, baldes`,
  },
  smallWords: list`
    o, a, os, as, de, do, da, dos, das, e, em, com, para, por, não, que, um, uma, ao, no, na, se, antes,
    após, sem`,
  formWords: list`
    o, os, as, de, do, da, dos, das, e, em, um, uma, para, com, por, que, nao, se, ao, na, no, ou, expedidor,
    remetente, destinatario, transportador, lugar, local, data, pais, mercadoria, mercadorias, morada, nome, peso,
    volumes, assinatura, entrega, guia, declaracao, expedicao, numero, embalagem, documentos, anexos, instrucoes,
    fatura, reservas, observacoes, rua, bruto, carregamento`,
  streetWords: list`
    rua, r, avenida, av, praça, largo, travessa, estrada, est, zona industrial, parque industrial, lugar,
    quinta, alameda, rotunda, caminho, urbanização, lote`,
  streetEndings: [],
  postOfficeBox: list`apartado`,
  contactWords: list`
    tel, telefone, telef, tlm, telemóvel, fax, e mail, email, nif, contribuinte, nipc, eori, www, contacto`,
  everyday: list`local, lugar, data, hora`,
  dateWords: list`em, a, aos, de, data, no dia, dia, e`,
  noteTitles: list`
    declaração de expedição internacional, declaração de expedição, guia de transporte internacional`,
  conventions: list`convenção relativa ao contrato de transporte internacional de mercadorias por estrada`,
  otherPapers: list`
    fatura, factura, orçamento, encomenda, confirmação de encomenda, guia de remessa, lista de embalagem,
    ordem de transporte, ordem de carga, contrato, tabela de preços`,
  invoice: list`fatura, factura`,
  phrases: {
    addressAhead: oneOf`morada | endereço`,
    agentNamed: oneOf`agen[ct]i[ae]s?\b`,
    amountToPay: oneOf`a pagar`,
    and: oneOf`e`,
    andOrOn: oneOf`e | em`,
    articleColumn: oneOf`artigo`,
    articleUnit: oneOf`un`,
    asTheCarrier: oneOf`como (?:porteador|transportista|transportador)`,
    atPlace: oneOf`em | Em`,
    besideHaulier: oneOf`empresa`,
    besideName: oneOf`série | para | página | cópia | duplicado | triplicado | destinatário`,
    besidePartOfParty: oneOf`do | da | dos | das`,
    besidePointer: oneOf`o | no | na | do`,
    besideSameParty: oneOf`o | a | do | da | morada`,
    besideService: oneOf`até`,
    billOfLadingNamed: oneOf`conhecimento`,
    bySea: oneOf`mar\b`,
    byTheCarrier: oneOf`ao transportador`,
    carriageForward: oneOf`
      porte devido | portes devidos | portes a pagar | frete a pagar | por conta do destinatário | a cobrar`,
    carriagePaid: oneOf`porte pago | portes pagos | frete pago | pago | por conta do remetente`,
    carrier: oneOf`transportador`,
    carrierCompany: oneOf`companhia | transport[ei]s?`,
    categoryBeginning: oneOf`categor`,
    charge: oneOf`
      transporte | seguro | despesas de transporte | custos de transporte | despesas de envio | frete |
      custos de envio | despesas de expedição | ecovalor`,
    chargeableWeight: oneOf`peso (?:tasable|tassabile|tax[áa]vel)`,
    cityBeginning: oneOf`cidade`,
    classAhead: oneOf`classe`,
    classWord: oneOf`etiqueta | etiquetas`,
    code: oneOf`código`,
    companyAhead: oneOf`empresa`,
    companyKind: oneOf`empresa | sociedade?`,
    conditionBeginning: oneOf`condition`,
    consignedTo: oneOf`com destino a`,
    consignmentNoteNamed: oneOf`declara[cç][aã]o\sde\sexpedi[cç][aã]o | guia\sde\stransporte`,
    consignmentWord: oneOf`envio | expedição`,
    containerNamed: oneOf`contentor(?:es)?`,
    copyNamed: oneOf`cópia`,
    countHeading: oneOf`quantidade | qtd | qtde`,
    customsBeginning: oneOf`alfand`,
    dangerous: oneOf`perigos`,
    dangerousGoods: oneOf`perigosas`,
    date: oneOf`data`,
    dateLead: oneOf`em`,
    dateOfDespatch: oneOf`carga | data e hora de início do transporte | início do transporte`,
    dayAndHour: oneOf`em | a | hora`,
    declaration: oneOf`declaração`,
    delivered: oneOf`entregada`,
    descriptionHeading: oneOf`descricao`,
    driver: oneOf`motorista`,
    environmentBeginning: oneOf`perigoso para | perigosa para`,
    explosiveBeginning: oneOf`explos`,
    flashPoint: oneOf`ponto de inflamação`,
    flight: oneOf`voos?`,
    forTheCarrier: oneOf`pelo transportador`,
    freightCollect: oneOf`\bfrete\s(?:a\spagar|pagável\sno\sdestino)\b`,
    freightPrepaid: oneOf`\bfrete\spago\b`,
    freightPrice: oneOf`frete`,
    from: oneOf`de`,
    fuel: oneOf`gasóleo`,
    gate: oneOf`porta`,
    gateOrHall: oneOf`porta`,
    grossWord: oneOf`bruto | bruta | ilíquido`,
    haulageBeginning: oneOf`levantament`,
    haulageCompany: oneOf`transportes`,
    haulageVerb: oneOf`carregad\p{L}+ | expedid\p{L}+ | matrícula`,
    haulier: oneOf`transportadora`,
    haulierStem: oneOf`logísti`,
    headOfPaper: oneOf`cabeçalho | supracitad`,
    invoiceWord: oneOf`fatura`,
    issued: oneOf`emitido | expedido`,
    issuedAt: oneOf`emitid[oa] (?:el|em|en)`,
    issuedIn: oneOf`feito em | emitido em | emitida em | passado em | lavrado em | datado em`,
    kilograms: oneOf`quilogramas | quilos`,
    lastLoad: oneOf`última (?:mercancía|materia|mercadoria)`,
    leadsToHaulier: oneOf`entregue a | efetua`,
    letterFormula: oneOf`exmos? senhor | caro cliente`,
    litres: oneOf`litros`,
    loadedOnBoard: oneOf`carregado a bordo | limpo a bordo | posto a bordo`,
    madeOut: oneOf`[Dd]ado | [Ff]eito`,
    marked: oneOf`marcad[oa]s?`,
    marksWord: oneOf`marca | marcas | marcado | marcados | marcação`,
    massOrContent: oneOf`m[aá]ss | conten | mat[eé]ria`,
    massWord: oneOf`peso | massa`,
    may: oneOf`maio`,
    metricTons: oneOf`tonel\p{L}*`,
    nameParticle: oneOf`e | da | do | dos | das`,
    nameWord: oneOf`nome`,
    netExplosiveMass: oneOf`massa líquida de explosivos?`,
    netWord: oneOf`líquido | líquida | líquidos`,
    nobody: oneOf`nenhum`,
    not: oneOf`nao`,
    notificationOrAnnex: oneOf`anexo vii`,
    numberHeading: oneOf`número | números`,
    numberSign: oneOf`número`,
    numbersTo: oneOf`e`,
    ofContents: oneOf`de | com`,
    ofDelivery: oneOf`destino`,
    ofMonth: oneOf`de`,
    ofOrEach: oneOf`em`,
    ofYear: oneOf`de`,
    onBoardDate: oneOf`em`,
    onTop: oneOf`sobre | em`,
    orderReference: oneOf`pedidos? | encomenda | guia`,
    origin: oneOf`origem`,
    otherSigner: oneOf`embal`,
    packageListed: oneOf`fardo`,
    packingCertificate: oneOf`certificado de acondicionamento`,
    packingGroupWord: oneOf`grupo de embalagem`,
    perUnit: oneOf`\bpor\b`,
    piece: oneOf`peça | peças | pçs | un | unid`,
    pieces: oneOf`un`,
    placeOnPaper: oneOf`acima | carimbo | campo`,
    plateWord: oneOf`matrícula | matrículas | matriculado`,
    pointerLead: oneOf`conforme`,
    positionHeading: oneOf`posição`,
    postcodeWord: oneOf`C\.?\s?E\.?\s?P`,
    price: oneOf`preço | valor`,
    printedBy: oneOf`impresso | gerado`,
    producerOfWaste: oneOf`produtor | produtor de resíduos`,
    railwayBeginning: oneOf`ferrov`,
    remarkBeginning: oneOf`frete | n[ãa]o\s(?:empilh\p{L}*|sobrepor)`,
    route: oneOf`rota`,
    saidToContain: oneOf`que\sdiz(?:em)?\sconter`,
    sameAlone: oneOf`o mesmo | a mesma`,
    sameAsAbove: oneOf`o mesmo`,
    sameAsLead: oneOf`conforme | o mesmo que`,
    sealAhead: oneOf`selos? | lacres?`,
    sealNamed: oneOf`selo | selos | selado com | lacre | lacres`,
    sealState: oneOf`colocado | colocados`,
    securityWord: oneOf`segur`,
    seeOtherBox: oneOf`ver`,
    sender: oneOf`expedidor | carregador`,
    shippingLine: oneOf`linha | marítim[ao]s? | navegação`,
    shippingMarks: oneOf`marcas`,
    signature: oneOf`assinatura`,
    signedBy: oneOf`pelo`,
    sizesHead: oneOf`medid`,
    statesConcerned: oneOf`estados`,
    tare: oneOf`tara`,
    tariffNumber: oneOf`código\s(?:pautal|arancelario)`,
    timeOfDay: oneOf`às`,
    titleOfPerson: oneOf`Sra?`,
    toBeNamed: oneOf`da (?:definire|nominare|stabilire|confermare|indicare|definir|nomear|confirmar)`,
    toOrder: oneOf`à\sordem\sde`,
    tonnes: oneOf`toneladas`,
    tractorWord: oneOf`trator | tractor | viatura | veículo | camião`,
    trailerWord: oneOf`reboque | semirreboque | galera`,
    transportCategory: oneOf`categoria de transporte`,
    transportOrder: oneOf`ordem de transporte | ordem de carga`,
    tunnelWord: oneOf`túnel | código túnel | código de túnel`,
    unNumberName: oneOf`número`,
    uncleaned: oneOf`por limpar`,
    unitInBuilding: oneOf`edif(?:icio)? | pav(?:ilh[ãa]o)? | loja | fra[cç] | fração | bloco`,
    valueAddedTax: oneOf`iva`,
    vehicleNamed: oneOf`reboque | galera`,
    volumeBeginning: oneOf`vol(?:ume|umen|\.)?`,
    volumeOf: oneOf`á | de | da`,
    voyage: oneOf`viagem`,
    wasteAhead: oneOf`RES[IÍ]DUOS?`,
    wasteBeginning: oneOf`resíduo`,
    wasteProducer: oneOf`produtor`,
    weConfirm: oneOf`confirmamos`,
    wholeWord: oneOf`envio | remessa | expedição | total | totais | ao todo`,
    xray: oneOf`raios[\s-]x`,
  },
  trade: {
    invoice: {
      titles: list`
        fatura comercial, factura comercial, fatura proforma, fatura pró forma, fatura, factura,
        fatura recibo, fatura de exportação, fatura de venda, factura proforma, factura de exportação,
        fatura fatura`,
      number: list`
        fatura n, n da fatura, número da fatura, fatura número, fatura no, ft n, factura n, documento n,
        n documento, n do documento`,
    },
    packingList: {
      titles: list`
        lista de embalagem, romaneio, packing list, lista de volumes, lista de carga, lista de pesos,
        nota de pesos, relação de volumes, lista de conteúdo, romaneio de carga, lista de colis,
        packing list romaneio`,
      number: list`
        nº lista, número da lista, lista n, n da lista, lista de embalagem n, packing list n, documento n, n documento, lista no, número`,
    },
    deliveryNote: {
      titles: list`
        guia de remessa, guia de entrega, nota de entrega, guia de transporte, guia de remessa transporte,
        guia de saída, nota de remessa, documento de transporte, guia de expedição, nota de expedição, guia
        de consignação, guia de fornecimento, nota de envio, expedição de venda`,
      number: list`
        guia n, guia de remessa n, n da guia, número da guia, guia de transporte n, gr n, gt n, documento n,
        n documento, n do documento, guia de remessa no, remessa n, n de remessa, expedição n`,
    },
    labels: {
      consignor: list`
        vendedor, fornecedor, exportador, expedidor, remetente, expedidor exportador, carregador,
        exportador expedidor, expedido de, remetente expedidor, vendedor exportador, local de expedição`,
      consignee: list`
        endereço de entrega, morada de entrega, destinatário, local de entrega, local de descarga, entregar
        a, morada de descarga, descarga, morada do destinatário, entregue a, enviar para, entrega em,
        expedido para, destinatário da mercadoria, consignatário, recetor, endereço de destino, morada
        entrega, obra, comprador e destinatário, comprador destinatário, cliente destinatário`,
      buyer: list`
        comprador, cliente, faturar a, adquirente, importador, faturado a, morada de faturação,
        dados do cliente, importador comprador, exmo s sr s, exmos senhores, exmo senhor, cliente faturação,
        endereço de faturação`,
      documentNumber: list`cmr n, n cmr`,
      packageCount: list`
        número de volumes, n de volumes, volumes, total de volumes, n de paletes, nº de volumes,
        total volumes, número total de volumes, nº volumes, nº paletes, número de paletes, total de paletes,
        total paletes, nº caixas, número de caixas, total de caixas, n de caixas, quantidade de volumes,
        qtd volumes, número e tipo de volumes, n paletes`,
      packing: list`
        tipo de embalagem, embalagem, tipo de volume, natureza dos volumes, tipo embalagem, acondicionamento,
        espécie, tipo de palete, embalagens, natureza da embalagem`,
      nature: list`
        descrição, descrição da mercadoria, designação, artigo, designação da mercadoria, produto,
        descrição do artigo, descrição do produto, descrição dos bens, designação do artigo,
        designação dos artigos, designação do produto, natureza da mercadoria, mercadoria, mercadorias,
        denominação, conteúdo, descrição dos produtos, descrição das mercadorias, designação das mercadorias,
        bens`,
      grossWeight: list`
        peso bruto, peso bruto kg, bruto kg, peso bruto total, p bruto, peso bruto em kg, total peso bruto,
        peso bruto total kg, bruto, peso total, peso total kg, peso kg, peso, massa bruta, kg bruto,
        kgs bruto, total bruto, peso total bruto`,
      netWeight: list`
        peso líquido, peso líquido kg, líquido kg, peso líquido total, p líquido, p líq, peso líquido em kg,
        peso liq, peso liq kg, total peso líquido, peso líquido total kg, líquido, massa líquida, kg líquido,
        total líquido kg, peso total líquido`,
      volume: list`
        cubicagem, volume m3, volume em m3, vol m3, volume total, cubicagem m3, cbm, volumetria,
        volume total m3, metros cúbicos`,
      marks: list`marcas e números, marcas`,
      statisticalNumber: list`
        código pautal, código hs, posição pautal, código nc, pauta aduaneira, cód pautal, taric, código taric,
        código intrastat, classificação pautal, hs code, pautal, nomenclatura combinada`,
      dateOfDelivery: list`data de receção, entregue em`,
      carrier: list`
        transportador, transportadora, empresa de transporte, transportado por, nome do transportador,
        transporte por, empresa transportadora, transitário, transportes, transporte`,
      articleCount: list`
        unidades, quantidade, qtd, qtd entregue, quantidade entregue, quantidade encomendada, qtd encomendada,
        qtde, quant, peças, total unidades, quantidade total, pendente, qtd total`,
      furniture: list`
        data da fatura, data de emissão, n de encomenda, encomenda n, v referência, n referência,
        n de cliente, vencimento, condições de pagamento, condições de entrega, incoterms, preço unitário,
        preço, valor, total a pagar, iva, desconto, moeda, banco, iban, unidade, un, pos, linha, código,
        país de origem, origem, data de envio, data de entrega, data, página, local de carga,
        dimensões, lote, observações, data emissão, data de vencimento, data vencimento, data da encomenda,
        data carga, hora, hora de carga, hora de saída, hora de chegada, data de saída, data hora de carga,
        data hora início transporte, início do transporte, início transporte, prazo de entrega,
        prazo de pagamento, cond pagamento, condição de pagamento, cond entrega, condição de entrega,
        modo de expedição, expedição, encomenda, v encomenda, sua encomenda, nota de encomenda, n encomenda,
        nossa referência, vossa referência, n ref, v ref, s ref, ref, referência cliente, requisição,
        requisição n, contrato, projeto, processo, processo n, cliente n, cód cliente, código cliente,
        código de cliente, conta, vendedor n, comercial, contacto, pessoa de contacto, tel, telef,
        telefone, telemóvel, fax, e mail, correio eletrónico, www, site, nif, nipc, contribuinte,
        contribuinte n, n contribuinte, nº contribuinte, nif n, v contribuinte, n de identificação fiscal,
        conservatória do registo comercial, capital social, eori, nib, swift, bic, preço unit, pr unitário,
        p unit, p unitário, preço eur, preço líquido, desc, total líquido, total ilíquido, total, total eur,
        total iva, total documento, total do documento, total com iva, total sem iva, incidência, taxa,
        taxa iva, valor eur, valor unitário, valor total, valor líquido, base, seguro, câmbio, unid medida,
        uni med, artigo n, cód artigo, código artigo, cód, ref artigo, referência, ref cliente, ean,
        código de barras, nº lote, n lote, lotes, nº série, n série, validade, data de validade, consumir até,
        país origem, país de destino, país de proveniência, porto de embarque, porto de desembarque,
        motorista, nome do motorista, condutor, selo n, tara, comprimento, largura, altura, c x l x a,
        medidas, medidas cm, dimensões cm, metros lineares, empilhável, não empilhável, temperatura,
        observação, obs, notas, nota, comentários, assinatura do cliente, recebi, recebi conforme,
        recebido por, nome legível, conferido por, preparado por, carregado por, processado por computador,
        processado por programa certificado, impresso em, pág, página de, cópia, original, duplicado,
        triplicado, paletes devolvidas, devolução, vasilhame, armazém, rota, atcud, motivo, assunto`,
    },
    despatchDates: list`
      data de carga, data carga, data de expedição, data expedição, data de saída, data saída, data e hora de carga, data e
      hora de saída, início do transporte, data início do transporte, data e hora início transporte, expedido em`,
    ways: list`
      modo de expedição, meio de transporte, transporte, expedido por, transportado por, forma de envio, modo de transporte,
      expedição, via de transporte, transporte por`,
    related: {
      invoice: list`fatura, fatura n, fatura nº, n fatura, factura n, factura, fatura comercial, fatura nr`,
      'packing-list': list`packing list, packing list n, lista de embalagem, romaneio, romaneio n, lista de volumes`,
      'delivery-note': list`
        guia de remessa, guia de remessa n, guia de transporte n, guia n, guia de transporte, n guia, nota de entrega`,
    },
    delivery: {
      consignee: list`entregar em, entregar a, entrega em, descarregar em`,
      packing: list`embalado em, embalado, acondicionado em`,
      furniture: list`pendente, por entregar, em falta`,
    },
    otherUse: list`
      orçamento, cotação, confirmação, proposta, pedido de cotação, encomenda, nota de encomenda, confirmação de encomenda, ordem de compra,
      ordem de transporte, ordem de carga, ordem de recolha, confirmação de reserva, reserva, tabela de preços, contrato, nota de crédito,
      nota de débito, aviso de pagamento, lembrete de pagamento, extrato de conta, recibo, certificado de origem, certificado,
      ficha de dados de segurança, talão de pesagem, relatório de danos, reclamação, ata, ata da reunião, horário, inventário,
      aviso de chegada, declaração aduaneira, condições gerais, condições gerais de venda,
      confirmação de carga, pedido de transporte, folha de viagem, mapa de viagem, nota de despesas, ordem de serviço`,
  },
  forms: {
    cim: {
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
    },
    awb: {
      titles: list`
        carta de porte aéreo, conhecimento aéreo, conhecimento de embarque aéreo, conhecimento de transporte aéreo,
        carta de porte aéreo house`,
      labels: {
        consignor: list`nome e endereço do expedidor, nome e morada do expedidor, expedidor, remetente`,
        consignee: list`
          nome e endereço do destinatário, nome e morada do consignatário, destinatário, consignatário`,
        freightForwarder: list`
          agente do transportador emissor, agente emissor, agente de carga, agente iata, agente`,
        carrier: list`
          emitido por, transportador aéreo, companhia aérea, primeiro transportador, transportador, emitida por`,
        documentNumber: list`carta de porte n, n da carta de porte, awb n, awb no, hawb n`,
        departurePlace: list`aeroporto de partida, aeroporto de origem`,
        arrivalPlace: list`aeroporto de destino`,
        flight: list`voo data, voo e data, voo, n do voo, voos, voos e datas`,
        packageCount: list`volumes, número de volumes, n de volumes`,
        grossWeight: list`peso bruto, peso bruto kg, peso`,
        nature: list`
          natureza e quantidade da mercadoria, natureza da mercadoria, natureza e quantidade das mercadorias,
          mercadoria`,
        information: list`instruções de manuseamento, informações de manuseamento`,
        securityStatus: list`estatuto de segurança, estado de segurança`,
        regulatedAgent: list`agente reconhecido`,
        established: list`emitida em, executado em, local e data de emissão`,
        furniture: list`peso taxável, peso a cobrar, código iata, valor declarado para transporte, moeda`,
      },
    },
    'air-security': {
      titles: list`declaração de segurança da remessa, declaração de segurança da carga`,
      labels: {},
    },
    'bill-of-lading': {
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
    },
    'dangerous-goods': {
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
          tipo de embalagens, descrição dos volumes, recipiente, recipientes, quantidade e tipo`,
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
        dateOfIssue: list`data`,
      },
    },
    'waste-annex-vii': {
      titles: list`
        informações que acompanham as transferências de resíduos, informações que devem acompanhar as transferências
        de resíduos, informações relativas à transferência, anexo vii`,
      labels: {
        consignor: list`
          pessoa que trata da transferência, pessoa que organiza a transferência, organizador da transferência`,
        consignee: list`importador destinatário, importador, destinatário`,
        wasteQuantity: list`
          quantidade efetiva, quantidade efectiva, quantidade real, quantidade, quantidade em toneladas`,
        dateOfTakingOver: list`
          data efetiva da transferência, data efectiva da transferência, data real da transferência, data do
          transporte`,
        carrier: list`
          primeiro transportador, 1 transportador, a 1 transportador, 1o transportador, transportador`,
        successiveCarrier: list`segundo transportador, 2 transportador, b 2 transportador, 2o transportador`,
        furtherCarrier: list`terceiro transportador, 3 transportador, c 3 transportador, 3o transportador`,
        recoveryFacility: list`
          instalação de valorização, laboratório, instalação de valorização laboratório, instalação`,
        recoveryOperation: list`
          operação de valorização, código r, operação de valorização código r, operação de valorização ou eliminação`,
        nature: list`
          descrição usual dos resíduos, descrição habitual dos resíduos, descrição dos resíduos, designação dos
          resíduos`,
        wasteCode: list`
          identificação dos resíduos, identificação dos resíduos códigos relevantes, código do resíduo, código ler,
          lista de resíduos`,
        modeOfTransport: list`meio de transporte, modo de transporte`,
        established: list`local e data`,
        furniture: list`
          produtor dos resíduos, produtor, produtor inicial, países envolvidos, países em causa, estados envolvidos,
          país de exportação, trânsito, país de importação, data da transferência, pessoa a contactar, código ocde,
          código nacional, declaração, declaração da pessoa que trata da transferência, nome, data, assinatura,
          assinatura no momento da receção dos resíduos, transferência recebida na instalação de valorização`,
      },
    },
    'waste-movement': {
      titles: list`
        documento de acompanhamento de movimentos transferências transfronteiriços de resíduos, documento de
        acompanhamento, documento de movimento, anexo ib`,
      labels: {
        consignor: list`exportador notificador, notificador, exportador`,
        notificationNumber: list`correspondente à notificação n, notificação n, n da notificação, número de notificação`,
        packageCount: list`número de volumes, número de embalagens`,
        packing: list`tipo s de embalagem, tipo de embalagem`,
        recoveryFacility: list`
          instalação de eliminação ou de valorização, instalação de eliminação valorização, instalação de eliminação`,
        recoveryOperation: list`operação ões de eliminação valorização, operação de eliminação valorização, código d código r`,
        nature: list`designação e composição dos resíduos`,
        furniture: list`
          número de série número total de transferências, requisitos especiais de manuseamento, características
          físicas, produtor es de resíduos, código h, código y, n de registo`,
      },
    },
    'waste-national': {
      titles: list`
        guia eletrónica de acompanhamento de resíduos, guia electrónica de acompanhamento de resíduos, guia de acompanhamento de resíduos,
        e gar, egar`,
      labels: {
        consignor: list`produtor detentor, produtor, detentor, produtor do resíduo, remetente, estabelecimento do produtor`,
        consignee: list`destinatário, estabelecimento de destino, operador de destino`,
        carrier: list`transportador`,
        wasteQuantity: list`quantidade, quantidade kg, quantidade em kg, quantidade ton`,
        furtherWasteCode: list`código ler, ler, código do resíduo`,
        nature: list`descrição do resíduo, designação do resíduo`,
        dateOfTakingOver: list`data do transporte, início do transporte, data de início do transporte, data hora do transporte`,
        documentNumber: list`código da guia, n da guia, número da guia, guia n`,
      },
    },
  },
}
