import { describe, expect, it } from 'vitest'
import { readPaper } from '../../../../../packages/reading/src/testing/typed-paper.ts'
import { findingsOf } from '../../../../../samples/stages.ts'

const english = [
  '# CONSIGNMENT SECURITY DECLARATION',
  '',
  'Regulated entity category and identifier: RA DE/RA/01234-56',
  'Unique consignment identifier: 020-12345675',
  'Contents of consignment: machine parts, 12 cartons',
  'Origin: FRA          Destination: JFK',
  'Transfer/transit points: LHR',
  'Security status: SPX',
  'Received from: KC',
  'Screening method: XRY',
  'Security status issued by: Martina Muster',
  'Security status issued on: 20/11/2026 08:12',
]
const german = [
  '# SICHERHEITSERKLÄRUNG FÜR LUFTFRACHT',
  '',
  'Reglementierter Beauftragter: AT/RA/00417-03',
  'Luftfrachtbrief-Nr.: 125-47382915',
  'Inhalt der Sendung: Ersatzteile für Webmaschinen',
  'Abgangsflughafen: VIE     Bestimmungsflughafen: ICN',
  'Sicherheitsstatus: SPX',
  'Grund für den Sicherheitsstatus: Röntgenkontrolle (XRY)',
  'Sicherheitsstatus erteilt von: Karin Leitner',
  'Sicherheitsstatus erteilt am: 19.11.2026 17:40',
]
const waybill = [
  '# AIR WAYBILL 020-12345675',
  '',
  'Shipper: Muster AG, Hafenstrasse 12, 20457 Hamburg, Germany',
  'Consignee: Sample Corp, 12 Dock Street, New York 10001, USA',
  'Airport of departure: Frankfurt FRA',
  'Airport of destination: New York JFK',
  'Flight/Date: LH400/21',
  'Handling information: SPX KC DE/RA/01234-56 XRY 20NOV26 0812 M MUSTER',
  'No. of pieces: 12    Gross weight: 480 kg',
  'Nature and quantity of goods: machine parts',
  'Executed on 20 NOV 2026 at Frankfurt',
]

const judge = (lines: readonly string[]) => {
  const read = readPaper(lines.join('\n'))
  return { kind: read.kind, codes: findingsOf(read).findings.map(({ code }) => code) }
}
const withoutLine = (lines: readonly string[], start: string) =>
  lines.map((line) => (line.startsWith(start) ? line.slice(0, line.indexOf(':') + 1) : line))

it('of a status whose issuer has a line of their own below it, person and day are read from there', () => {
  const parted = waybill.flatMap((line) =>
    line.startsWith('Handling')
      ? ['Handling information: SPX KC DE/RA/01234-56 XRY', 'Status issued by: M. MUSTER 20 NOV 2026 08:12']
      : [line],
  )
  const { values } = readPaper(parted.join('\n'))
  const readAt = (id: string) => values.find(({ eftiId }) => eftiId === id)?.value
  expect([readAt('eFTI200'), readAt('eFTI218')]).toEqual(['M. MUSTER', '2026-11-20'])
})

describe('a consignment security declaration', () => {
  it.each([
    ['English', english],
    ['German', german],
  ])('in %s is a kind of its own and clean', (_language, lines) => {
    expect(judge(lines)).toEqual({ kind: 'air-security', codes: [] })
  })

  it.each([
    ['EU06-REGULATED-AGENT', 'Regulated entity'],
    ['EU06-AIR-WAYBILL-NUMBER', 'Unique consignment'],
    ['EU06-CONTENTS', 'Contents'],
    ['EU06-STATUS', 'Security status:'],
    ['EU06-SIGNATORY', 'Security status issued by'],
    ['EU06-STATUS-DATE', 'Security status issued on'],
  ])('without one particular has one violation: %s', (code, start) => {
    expect(judge(withoutLine(english, start))).toEqual({ kind: 'air-security', codes: [code] })
  })

  it('without any reason for the status has one violation', () => {
    const bare = withoutLine(withoutLine(english, 'Received from'), 'Screening method')
    expect(judge(bare).codes).toEqual(['EU06-REASON'])
  })
})

describe('an air waybill', () => {
  it('with the status in its box for handling is clean', () => {
    expect(judge(waybill)).toEqual({ kind: 'awb', codes: [] })
  })

  it('with a status that nobody signed has one violation', () => {
    const unsigned = waybill.map((line) => line.replace(' M MUSTER', ''))
    expect(judge(unsigned).codes).toEqual(['EU06-SIGNATORY'])
  })

  it('without any status has one violation', () => {
    expect(judge(withoutLine(waybill, 'Handling')).codes).toEqual(['EU06-DECLARATION'])
  })
})

describe('in the box for handling', () => {
  const handled = (...lines: string[]) =>
    judge(
      waybill.flatMap((line) =>
        line.startsWith('Handling') ? [`Handling information: ${lines[0]}`, ...lines.slice(1)] : [line],
      ),
    ).codes

  it.each([
    ['a reason without a day', ['SPX KC FROM LU/RA/00031-07 EXP 0428']],
    ['a method in words behind the status', ['/SPX/ BY CH/RA/00117-03 X-RAY 19NOV26 1120 M. FREY']],
    ['a name without a blank', ['SPX RO/RA/00418-02 SCREENED XRY 20NOV26 1740 D.MUNTEANU']],
    ['a name behind a dash', ['SPX – XRY – agent FR/RA/00718-11 – 19/11/2026 11:52 – P. Vassallo']],
    [
      'a line that goes on in the next',
      ['Screened: XRY – Status: SPX – Regd. agent IN/RA3/00331-02 –', '19.11.2026 14:10 – R. Muthusamy'],
    ],
  ])('%s is read', (_what, lines) => {
    expect(handled(...lines)).toEqual([])
  })

  it.each([
    ['a category before an identifier is no reason', ['SPX / RA LU/RA/00042-01'], 'EU06-REASON'],
    ['what must not be done to the goods is no method', ['DO NOT X-RAY. SPX DE/RA/01234-56'], 'EU06-REASON'],
    [
      'the day on which the waybill is made out is not that of the status',
      ['SPX KC FR/RA/00512-09', 'Issued at Blagnac on 19 NOV 2026'],
      undefined,
    ],
    [
      'a name without a day misses the day',
      ['SPX XRY LU/RA/00042-01', 'ISSUED BY: M. WEBER'],
      'EU06-STATUS-DATE',
    ],
  ])('%s', (_what, lines, code) => {
    expect(handled(...lines)).toEqual(code ? [code] : [])
  })
})

it('a message as it was sent gives the status in its control information', () => {
  const { values } = readPaper(
    [
      'FWB/16',
      '864-44702114PRGYYZ/T12K418.5MC2.65',
      'SHP',
      'NAM/BOHEMIA GLASS AS',
      'SPH/ECC/SPX/EAP',
      'OCI/CZ/ISS/RA/00209-05',
      '///ED/0527',
      '///SM/XRY',
      '///SN/J MARKOVA',
      '///SD/20NOV26 1730',
    ].join('\n'),
  )
  const readAt = (id: string) => values.find(({ eftiId }) => eftiId === id)?.value
  expect(['eFTI844', 'eFTI195', 'eFTI848', 'eFTI200', 'eFTI218'].map(readAt)).toEqual([
    'SPX',
    'CZ/RA/00209-05',
    'XRY',
    'J MARKOVA',
    '2026-11-20T17:30',
  ])
})
