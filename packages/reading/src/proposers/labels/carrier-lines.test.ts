import { expect, it } from 'vitest'
import { readSet } from '../../testing/set-paper.ts'

const carrier = (line: string) =>
  readSet([
    [40, 20, 'Delivery note', 16],
    [320, 60, 'Delivery note no.: 44017'],
    [40, 100, 'Consignee: Morel SARL, Rue de la Paix 4, 69002 Lyon'],
    [40, 230, 'Pos'],
    [80, 230, 'Description'],
    [300, 230, 'Quantity'],
    [400, 230, 'Gross weight kg'],
    [40, 244, '1'],
    [80, 244, 'Steel brackets'],
    [300, 244, '12 pallets'],
    [400, 244, '8400'],
    [40, 300, line],
  ]).values['carrier/name[1]']

it.each([
  ['Transp.: Limfjordens Vognmandsforretning ApS, vogn BT 44 081', 'Limfjordens Vognmandsforretning ApS'],
  [
    'Enlèvement : Transports Prévôtois Sàrl, vendredi 20.11.2026, véhicule JU 55017',
    'Transports Prévôtois Sàrl',
  ],
  ['Beförderung: Lungauer Transporte GmbH, A-5580 Tamsweg', 'Lungauer Transporte GmbH'],
  ['Rahdinkuljettaja: Kuljetusliike Peltoniemi Ky', 'Kuljetusliike Peltoniemi Ky'],
  ['Haulage contractor: Tideswell Bros. Haulage, Unit 4, Bakewell DE45 1QX', 'Tideswell Bros. Haulage'],
  ['Chauffeur/transporteur: P. Janssens / Van Steenhuyse Expresse NV', 'Van Steenhuyse Expresse NV'],
  ['Trucker: Lone Star Drayage Inc.', 'Lone Star Drayage Inc.'],
])('%s', (line, name) => expect(carrier(line)).toBe(name))

it.each([
  'Carrier: TBA',
  'Carrier: to be advised',
  'Frachtführer: siehe Rückseite',
  'Frachtführer: wird noch benannt',
  'Transporteur : à désigner',
  'Vettore: da definire',
  'Vettore: destinatario',
  'Přepravce: bude upřesněn',
  'Enlèvement : vendredi 20.11.2026 à 14 heures',
  'Beförderung: per LKW, frei Haus',
])('nobody in %s', (line) => expect(carrier(line)).toBeUndefined())
