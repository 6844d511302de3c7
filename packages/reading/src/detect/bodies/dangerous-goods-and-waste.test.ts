import { expect, it } from 'vitest'
import { kindsOf } from '../../testing/typed-paper.ts'

/** Papers of dangerous goods and of waste, by their boxes, labels and marks: typed by a host and printed by a program. */
const papers: [kind: string, what: string, paper: string][] = [
  [
    'dangerous-goods',
    'cylinders en',
    `
Irish Gases Ltd                        Load sheet LS 70418
Driver copy - carriage of dangerous goods by road
Deliver to: Athlone Welding Ltd, Monksland, Athlone
UN 1072 OXYGEN, COMPRESSED, 2.2 (5.1), (E)     12 cylinders   600 L
UN 1001 ACETYLENE, DISSOLVED, 2.1, (B/D)       6 cylinders    48 kg
Empty cylinders returned: 8`,
  ],
  [
    'dangerous-goods',
    'imdg code',
    `
PORT KLANG TERMINAL         DG MANIFEST ENTRY    18/11/2026
SHIPPER: KLANG CHEMICALS SDN BHD      CONSIGNEE: CHEMIEHANDEL KOELN GMBH
VESSEL: STRAITS PEARL 118W     CONTAINER: MSCU1234566
UN 1263 PAINT, CLASS 3, PG II, FP 12C, EMS F-E,S-E    40 DRUMS   8 800 KG GROSS
I HEREBY DECLARE THAT THE CONTENTS OF THIS CONSIGNMENT ARE FULLY AND ACCURATELY DESCRIBED ABOVE`,
  ],
  [
    'dangerous-goods',
    'et in columns',
    `
Ohtliku veose saateleht
Saatja: Keemia Pärnu OÜ, Savi 9, 80010 Pärnu
Saaja: Värvid Tartu AS, Ringtee 75, 50501 Tartu
ÜRO nr    Tunnusnimetus          Ohumärgis     R      T        Bruto
1263      VÄRV                   3             II     D/E      132
1760      SÖÖBIV VEDELIK         8             III    E        588`,
  ],
  [
    'dangerous-goods',
    'pl',
    `
Dokument przewozowy - towary niebezpieczne
Nadawca: Gazomir Sp. z o.o., ul. Hutnicza 4, 81-061 Gdynia
Odbiorca: Spawmet S.A., ul. Długa 18, 80-001 Gdańsk
UN 1965 MIESZANINA WĘGLOWODORÓW GAZOWYCH SKROPLONA, I.N.O., 2.1, (B/D)
12 butli, 132 kg netto`,
  ],
  [
    'dangerous-goods',
    'hu fuvarokmany',
    `
ADR fuvarokmány 118/2026
Feladó: Lakkgyár Zrt., 4400 Nyíregyháza, Gyár u. 4.
Címzett: Festékház Kft., 6720 Szeged, Kossuth u. 8.
UN 1263 FESTÉK, 3, II, (D/E)   4 hordó   800 kg`,
  ],
  [
    'waste-movement',
    'mangled title fr',
    `
Me  CE  à  EE  TER  a Ale dre
1. Correspondant à la notification n° :  FR 013 447     2. N° d'ordre du transfert : 27/120
3. Exportateur - notifiant : Terrassements Minette SARL, Esch
4. Importateur - destinataire : Biocentre SAS, Woippy
5. Quantité effective : Tonnes (Mg) : 26,34     6. Date effective du transfert : 09.11.2026
7. Conditionnement Type(s) : 8 (vrac)
8.(a) 1er transporteur : Transports Kieffer SARL
10. Producteur des déchets : Friches SA     11. Code de l'opération : R5
12. Dénomination et composition des déchets : terres polluées
14. Identification des déchets`,
  ],
  [
    'waste-movement',
    'fir it',
    `
FORMULARIO DI IDENTIFICAZIONE RIFIUTI          serie DUFKR 044178 QX   del 19/11/2026
1 Produttore / detentore: OFFICINE OGLIO S.R.L., via Brescia 118, 25030 Coccaglio
2 Destinatario: RECUPERI ADDA S.P.A., via dell'Industria 41, 24040 Bonate Sotto
3 Trasportatore: ECO TRASPORTI S.N.C., Rovato
Codice EER 12 01 09*   stato fisico liquido   Quantità kg 8.400`,
  ],
  [
    'waste-movement',
    'bsd fr',
    `
# Bordereau de suivi des déchets n° BSD-20261118-44718
1. Émetteur du bordereau : Garage Pons SARL, 63000 Clermont-Ferrand
2. Installation de destination : Huiles Centre SA, 03100 Montluçon
3. Dénomination du déchet : huiles usagées   Code déchet 13 02 05*
6. Quantité : 2,4 t
8. Collecteur-transporteur : Vidange Auvergne SAS`,
  ],
  [
    'waste-movement',
    'uk consignment note',
    `
# Hazardous waste consignment note
Consignment note code: OGLIOX/4471B
Waste producer: Thornhill Castings Ltd, Walsall WS2 9EY
Consignee: Midland Oil Recovery Ltd, Tipton
Carrier: Black Country Tankers Ltd
Description of waste: oily sludge   EWC code 13 05 02*   Quantity 8,400 kg`,
  ],
  [
    'waste-movement',
    'pl kpo',
    `
KARTA PRZEKAZANIA ODPADÓW nr 118/2026
Przekazujący odpady: Konstrukcje Brzeg S.A., 49-305 Brzeg
Przejmujący odpady: Złom Opole Sp. z o.o., 45-867 Opole
Transportujący: Trans-Złom s.c.
Kod odpadu 17 04 05   Rodzaj odpadu: żelazo i stal   Masa: 12,400 Mg`,
  ],
  [
    'waste-annex-vii',
    'no title',
    `
Shipment subject to Article 18 of Regulation (EU) 2024/1157
1 Person who arranges the shipment    Oudpapier Deventer B.V., Deventer
2 Importer/Consignee                  Papierfabrik Varel GmbH, Varel
3 Actual quantity                     24,118 t
4 Actual date of shipment             1-12-2026
5(a) First carrier                    Transport Bakker B.V.
8 Recovery operation                  R3
9 Usual description of the waste      mixed paper
10 Waste identification               B3020 / 19 12 01`,
  ],
  [
    'waste-annex-vii',
    'scan garbage',
    `
BNEX Vl lnforrnatlon
1. Person die die Verbringung veranlasst: Altkunststoff Ulm GmbH, 89073 Ulm
2. Importeur/Empfänger: Plastic Recycling B.V., Tilburg
3. Tatsächliche Menge: 22,4 t     4. Tatsächliches Datum der Verbringung: 18.11.2026
5. a) Erster Transporteur: Haug KG, Ulm
6. Abfallerzeuger: Altkunststoff Ulm GmbH     7. Verwertungsanlage: Plastic Recycling B.V.
8. Verwertungsverfahren: R3    9. Übliche Bezeichnung der Abfälle: PE-Folien
10. Abfallidentifizierung: B3011`,
  ],
  [
    'dangerous-goods',
    'de prosa',
    `
Lackwerk Ulm GmbH · Hafenweg 3 · 89073 Ulm
Papier für den Transport gefährlicher Güter
an: Malerbedarf Huber e.K., Marktstr. 4, 80331 München
UN 1263 FARBE, 3, III, (D/E)
12 Kanister (3H1), 240 l`,
  ],
  [
    'waste-annex-vii',
    'es',
    `
Información que acompaña a los traslados de residuos
1. Persona que organiza el traslado: Reciclados del Tormes, S.L.
2. Importador/destinatario: Fibras do Vouga, Lda.
3. Cantidad real: 22,4 t    4. Fecha real del traslado: 18/11/2026
5. Primer transportista: Transportes Ebro, S.L.
8. Operación de valorización: R3   9. Descripción: papel   10. B3020`,
  ],
]

it.each(papers)('%s: %s', (kind, _, paper) => {
  expect(kindsOf(paper)).toEqual(new Set([kind]))
})
