/** As a transport management system exports it; the gross mass was left out. */
export const csv = `cmr_number;sender_name;sender_street;sender_postcode;sender_city;sender_country;consignee_name;consignee_street;consignee_postcode;consignee_city;consignee_country;carrier_name;carrier_city;carrier_country;taking_over_place;taking_over_country;taking_over_date;delivery_place;delivery_country;truck_plate;trailer_plate;marks;packages;packaging;goods
VD-26-3391;Bruynbeke Textiel NV;Havendijk 210;2030;Antwerpen;BE;Cuevas y Prado S.L.;Calle del Puerto 33;46024;Valencia;ES;Van Dalen Wegvervoer B.V.;Rotterdam;NL;Antwerpen;BE;2026-11-17;Valencia;ES;52-BKD-7;OK-17-ZB;BT 1-12;12;pallets;Cotton fabric
VD-26-3391;Bruynbeke Textiel NV;Havendijk 210;2030;Antwerpen;BE;Cuevas y Prado S.L.;Calle del Puerto 33;46024;Valencia;ES;Van Dalen Wegvervoer B.V.;Rotterdam;NL;Antwerpen;BE;2026-11-17;Valencia;ES;52-BKD-7;OK-17-ZB;BT 13-20;8;cartons;Sewing thread
`

export const json = `${JSON.stringify(
  {
    documentType: 'CMR',
    consignmentNumber: 'KF-2026-2207',
    sender: {
      name: 'Keramik Fontan GmbH',
      address: { street: 'Töpferweg 81', zip: '56073', city: 'Koblenz', country: 'Germany' },
    },
    consignee: {
      name: 'Huta Porcelany Sp. z o.o.',
      address: { street: 'ul. Portowa 22', zip: '80-555', city: 'Gdansk', country: 'Poland' },
    },
    carrier: {
      name: 'Spedition Oberlechner GmbH',
      address: { street: 'Gewerbepark 3', zip: '5301', city: 'Eugendorf', country: 'Austria' },
    },
    pickup: { street: 'Töpferweg 81', zip: '56073', city: 'Koblenz', country: 'DE', date: '2026-11-18' },
    delivery: { street: 'ul. Portowa 22', zip: '80-555', city: 'Gdansk', country: 'PL' },
    vehicle: { tractorPlate: 'S 482 KL', trailerPlate: 'S 905 PL' },
    goods: [
      {
        description: 'Porcelain tableware',
        marks: 'KF 1-16',
        packages: 16,
        packaging: 'pallets',
        grossWeightKg: 6240.5,
      },
      {
        description: 'Glaze, not dangerous',
        marks: 'KF 17-20',
        packages: 4,
        packaging: 'drums',
        grossWeightKg: 880,
      },
    ],
  },
  null,
  2,
)}\n`
