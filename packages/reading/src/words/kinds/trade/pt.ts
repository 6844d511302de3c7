import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const portugueseTrade: TradeWords = {
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
}
