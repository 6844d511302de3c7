import { type Lexicon, list } from '../lexicon.ts'

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
    BE: list`feixe, feixes, molho, molhos`,
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
}
