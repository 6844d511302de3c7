import { describe, expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'

/** What is sent to whom, without a word that a lexicon might know. */
const bodies = {
  table: `
Nordfjord Ventil AS                     Armaturen Kessler GmbH
Havnegata 14                            Lindenweg 8
6800 Førde                              59939 Olsberg

10   4711-20   DN 80 PN 16          24    312,5 kg
20   4711-40   DN 100 PN 16         12    288,0 kg
                                          600,5 kg`,
  lines: `
Nordfjord Ventil AS, Havnegata 14, 6800 Førde
Armaturen Kessler GmbH, Lindenweg 8, 59939 Olsberg

2 x EUR-Pal. DN 80 PN 16, 312,5 kg
1 x EUR-Pal. DN 100 PN 16, 288 kg`,
}

const heads: [kind: string, head: string][] = [
  ['delivery-note', '# Guia de Remessa GR 2026/8841 Original'],
  ['delivery-note', 'Guia de Transporte GT 2026/118   Duplicado'],
  ['delivery-note', '# Lieferschein 8100447 vom 18.11.2026'],
  ['delivery-note', 'LIEFERSCHEIN         NR. 4711        DATUM 18.11.26   SEITE  1'],
  ['delivery-note', 'FA. NORDFJORD                         L I E F E R S C H E I N'],
  ['delivery-note', '# Lieferschein - Kopie\n# 80014478'],
  ['delivery-note', '# Delivery\n# Note'],
  ['delivery-note', '# Delivery Note # 4471'],
  ['delivery-note', 'DESPATCH NOTE NO 118/26   PAGE 1 OF 1'],
  ['delivery-note', '# Bon de livraison N° BL26-00447 du 18/11/2026'],
  ['delivery-note', 'BON DE LIVRAISON          EXEMPLAIRE CLIENT'],
  ['delivery-note', '# Albarán de entrega nº 26/04417'],
  ['delivery-note', 'ALBARAN DE VENTA  2604417   FECHA 18/11/26'],
  ['delivery-note', '# D.D.T. n. 1184 del 18/11/2026'],
  ['delivery-note', '# Documento di Trasporto\n# (D.P.R. 472/96)'],
  ['delivery-note', 'DOCUMENTO DI TRASPORTO N. 441/A DEL 18.11.2026 - COPIA MITTENTE'],
  ['delivery-note', '# WZ - Wydanie zewnętrzne nr WZ/118/11/2026'],
  ['delivery-note', '# Wydanie Zewnętrzne 118/2026 ORYGINAŁ'],
  ['delivery-note', '# Pakbon 2026-11884'],
  ['delivery-note', '# Afleverbon nr. 11884 d.d. 18-11-2026'],
  ['delivery-note', '# Dodací list č. DL2600118'],
  ['delivery-note', '# Dodací list DL 26/118 – kópia'],
  ['delivery-note', '# Szállítólevél 2026/00118 - 1. példány'],
  ['delivery-note', '# AVIZ DE ÎNSOȚIRE A MĂRFII seria NV nr. 001184'],
  ['delivery-note', '# Följesedel 44718 Kopia'],
  ['delivery-note', '# Følgeseddel nr. 44718 af 18.11.2026'],
  ['delivery-note', '# Pakkseddel 44718'],
  ['delivery-note', '# Lähete 44718  18.11.2026'],
  ['delivery-note', '# Dobavnica št. 26-118 z dne 18.11.2026'],
  ['delivery-note', '# Otpremnica br. 118-01-26'],
  ['delivery-note', '# Krovinio važtaraštis - lydraštis Nr. 118'],
  ['delivery-note', '# Preču pavadzīme Nr. 118'],
  ['delivery-note', '# Saateleht nr 118'],
  ['delivery-note', '# Стокова разписка № 118 / 18.11.2026 г.'],
  ['delivery-note', '# Δελτίο Αποστολής Νο 118'],
  ['packing-list', '# Packing List No. PL-1188-A'],
  ['packing-list', 'PACKING  LIST'],
  ['packing-list', '# PACKING LIST TO INVOICE 44718'],
  ['packing-list', '# Packing List / Weight List (copy)'],
  ['packing-list', '# Packinglist'],
  ['packing-list', '# Detailed packing & weight list'],
  ['packing-list', '# Packliste Nr. 4711 zu Lieferschein 8100447'],
  ['packing-list', 'PACKLISTE               22.11.26    BLATT  1'],
  ['packing-list', '# Liste de colisage n° 4711 du 18 novembre 2026'],
  ['packing-list', '# Lista de bultos 26/118'],
  ['packing-list', '# Distinta colli n. 44 del 18 novembre 2026'],
  ['packing-list', '# Lista pakunkowa do faktury 118/2026'],
  ['packing-list', '# Specyfikacja wysyłkowa nr 118/11/26'],
  ['packing-list', '# Paklijst 2026-118'],
  ['packing-list', '# Balicí list č. 118'],
  ['packing-list', '# Csomagolási jegyzék 118/2026'],
  ['packing-list', '# Packlista 118  Sida 1(2)'],
  ['packing-list', '# Pakkeliste 118'],
  ['packing-list', '# Çeki Listesi / Packing List  No: 118'],
  ['invoice', '# Faktura pro forma nr PF/118/11/26'],
  ['invoice', '# Faktura VAT 118/11/2026 oryginał'],
  ['invoice', '# Proforma-Rechnung 26-118 (Zollzwecke)'],
  ['invoice', 'RECHNUNG   NR 44718  VOM 18.11.2026   SEITE 1 VON 2'],
  ['invoice', '# Invoice INV-26-118 dated 18 November 2026'],
  ['invoice', '# PRO-FORMA INVOICE FOR CUSTOMS PURPOSES ONLY'],
  ['invoice', '# Commercial\n# Invoice'],
  ['invoice', '# Facture N° FA26-118 du 18 novembre 2026 - Duplicata'],
  ['invoice', '# Fattura n. 118/E del 18/11/2026'],
  ['invoice', '# Factura 26/118  Copia'],
  ['invoice', '# Fatura FT 2026/118 Original'],
  ['invoice', '# Factuur 2026118'],
  ['invoice', '# Faktura č. 2600118 - daňový doklad'],
  ['invoice', '# Számla sorszáma: 2026/118'],
  ['invoice', '# FACTURĂ seria NV nr. 118 din 18.11.2026'],
  ['invoice', '# Faktura nr 118  Fakturadatum 2026-11-18'],
  ['invoice', '# Lasku 118'],
  ['invoice', '# Račun št. 26-118'],
  ['invoice', '# PVM sąskaita faktūra Serija NV Nr. 118'],
  ['invoice', '# Фактура № 0000000118 ОРИГИНАЛ'],
  ['invoice', '# Τιμολόγιο Πώλησης Σειρά Α Νο 118'],
]

describe.each(Object.entries(bodies))('the head names the paper, above %s', (_, body) => {
  it.each(heads)('%s: %s', (kind, head) => {
    expect(readPaper(`${head}\n${body}`).kind).toBe(kind)
  })
})

describe.each(Object.entries(bodies))('the head names it below a letterhead, above %s', (_, body) => {
  it.each(heads)('%s: %s', (kind, head) => {
    const letterhead = 'Nordfjord Ventil AS · Havnegata 14 · 6800 Førde\nTlf. 57 55 01 17\n'
    expect(readPaper(`${letterhead}\n${head}\n${body}`).kind).toBe(kind)
  })
})
