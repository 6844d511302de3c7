import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../../../../../samples/stages.ts'
import { readPaper } from '../../../../testing/typed-paper.ts'

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
