/** What is printed into the boxes of a consignment note, and the labels of its boxes. Names are made up. */
export interface FormText {
  title: string
  number: string
  /** Label and lines of each box, in the order of the form. */
  boxes: [label: string, lines: string[]][]
  columns: string[]
  goods: string[][]
  foot: [label: string, lines: string[]][]
}

export const forms: Record<string, FormText> = {
  it: {
    title: 'LETTERA DI VETTURA INTERNAZIONALE (CMR)',
    number: 'LV 2026/11873',
    boxes: [
      [
        '1 Mittente (nome, indirizzo, paese)',
        ['Oleificio Montecàrpino S.r.l.', 'Contrada Perù 3', '73100 Lecce, Italia'],
      ],
      [
        '16 Trasportatore (nome, indirizzo, paese)',
        ['Trasporti Giannoccaro & C.', 'Via Città di Castello 41', '47122 Forlì, Italia'],
      ],
      [
        '2 Destinatario (nome, indirizzo, paese)',
        ['Kadriorg Delikatess OÜ', 'Pärna tänav 12', '10128 Tallinn, Estonia'],
      ],
      ['17 Trasportatori successivi', ['nessuno']],
      ['3 Luogo previsto per la consegna', ['Tallinn, Estonia']],
      ['4 Luogo e data della presa in carico', ['Lecce, Italia, 17/11/2026']],
      ['5 Documenti allegati', ['Fattura 884/26, distinta dei colli']],
      ['13 Istruzioni del mittente', ['Temperatura non inferiore a +8 °C']],
    ],
    columns: [
      'Marche e numeri',
      'Colli',
      'Imballaggio',
      'Denominazione della merce',
      'Peso lordo kg',
      'Volume m³',
    ],
    goods: [
      ['OM 1-14', '14', 'bancali', 'Olio extravergine di oliva in bottiglie', '10.780,0', '16,2'],
      ['OM 15-19', '5', 'bancali', 'Aceto balsamico', '3.145,5', '5,8'],
      ['OM 20-23', '4', 'casse', 'Materiale pubblicitario', '212,0', '1,1'],
    ],
    foot: [
      ['21 Compilata a', ['Lecce, il 17/11/2026']],
      ['22 Firma e timbro del mittente', ['Oleificio Montecàrpino']],
      ['25 Targa', ['GH 418 TL / XA 207 RM']],
    ],
  },
  es: {
    title: 'CARTA DE PORTE INTERNACIONAL (CMR)',
    number: 'CP-0094417',
    boxes: [
      [
        '1 Remitente (nombre, domicilio, país)',
        ['Cítricos Añoreta S.C.L.', 'Camino de la Azucena 15', '12530 Burriana, España'],
      ],
      [
        '16 Porteador (nombre, domicilio, país)',
        ['Logística Peñíscola S.A.', 'Avda. del Mediterráneo 230', '12598 Peñíscola, España'],
      ],
      [
        '2 Consignatario (nombre, domicilio, país)',
        ['Früchtehaus Blümel KG', 'Großmarktstraße 9', '90461 Nürnberg, Alemania'],
      ],
      ['17 Porteadores sucesivos', ['ninguno']],
      ['3 Lugar de entrega de la mercancía', ['Nürnberg, Alemania']],
      ['4 Lugar y fecha de carga', ['Burriana, España, 18.11.2026']],
      ['5 Documentos anexos', ['Factura 26-3307, certificado fitosanitario']],
      ['13 Instrucciones del remitente', ['Mantener entre +5 °C y +7 °C; ventilación abierta']],
    ],
    columns: [
      'Marcas y números',
      'Bultos',
      'Embalaje',
      'Naturaleza de la mercancía',
      'Peso bruto kg',
      'Volumen m³',
    ],
    goods: [
      ['AÑ 001-022', '22', 'palés', 'Mandarinas clementinas, categoría I', '17.930', '38,5'],
      ['AÑ 023-026', '4', 'palés', 'Limones', '3.180', '7,0'],
    ],
    foot: [
      ['21 Formalizado en', ['Burriana, a 18.11.2026']],
      ['22 Firma y sello del remitente', ['Cítricos Añoreta']],
      ['25 Matrícula', ['4471 LKM / R-2283-BDT']],
    ],
  },
  pl: {
    title: 'MIĘDZYNARODOWY SAMOCHODOWY LIST PRZEWOZOWY (CMR)',
    number: 'PL 00381956',
    boxes: [
      [
        '1 Nadawca (nazwisko lub nazwa, adres, kraj)',
        ['Wytwórnia Świec Łuczywo S.A.', 'ul. Gałczyńskiego 5', '62-510 Konin, Polska'],
      ],
      [
        '16 Przewoźnik (nazwisko lub nazwa, adres, kraj)',
        ['Trans-Żuławy Sp. z o.o.', 'ul. Młyńska 60', '82-300 Elbląg, Polska'],
      ],
      [
        '2 Odbiorca (nazwisko lub nazwa, adres, kraj)',
        ['Ljósaverslun Hæðar ehf.', 'Fjörugata 11', '600 Akureyri, Islandia'],
      ],
      ['17 Kolejni przewoźnicy', ['brak']],
      ['3 Miejsce przeznaczenia', ['Rotterdam, Holandia, nabrzeże 1240']],
      ['4 Miejsce i data załadowania', ['Konin, Polska, 19.11.2026 r.']],
      ['5 Załączone dokumenty', ['faktura 771/2026, świadectwo pochodzenia']],
      ['13 Instrukcje nadawcy', ['Chronić przed słońcem, nie piętrzyć']],
    ],
    columns: ['Cechy i numery', 'Ilość', 'Opakowanie', 'Rodzaj towaru', 'Waga brutto w kg', 'Objętość m³'],
    goods: [
      ['WŚ 1-9', '9', 'palety', 'Świece parafinowe, różne barwy', '4 215,5', '14,1'],
      ['WŚ 10-16', '7', 'palety', 'Znicze szklane', '3 960,0', '11,9'],
      ['WŚ 17', '1', 'karton', 'Próbki, wartość 150 zł', '18,2', '0,1'],
    ],
    foot: [
      ['21 Wystawiono w', ['Konin, dnia 19.11.2026']],
      ['22 Podpis i stempel nadawcy', ['Wytwórnia Świec Łuczywo']],
      ['25 Nr rejestracyjny', ['NEB 4K217 / NEB 88PJ']],
    ],
  },
  nl: {
    title: 'INTERNATIONALE VRACHTBRIEF (CMR)',
    number: 'NL-2026-558210',
    boxes: [
      [
        '1 Afzender (naam, adres, land)',
        ['Machinefabriek Ruijsdaal N.V.', 'IJzergietersstraat 77', '7553 AB Hengelo, Nederland'],
      ],
      [
        '16 Vervoerder (naam, adres, land)',
        ['Gebroeders Oosterhuizen', 'Spoorlaan 8', '7041 KR ’s-Heerenberg, Nederland'],
      ],
      [
        '2 Geadresseerde (naam, adres, land)',
        ['Værksted Sønderjylland A/S', 'Havnevej 21', '6200 Aabenraa, Denemarken'],
      ],
      ['17 Opvolgende vervoerders', ['geen']],
      ['3 Plaats bestemd voor de aflevering', ['Aabenraa, Denemarken']],
      ['4 Plaats en datum van inontvangstneming', ['Hengelo, Nederland, 17-11-2026']],
      ['5 Bijgevoegde documenten', ['factuur 260417, paklijst']],
      ['13 Instructies van de afzender', ['Zwaartepunt links van het midden; niet kantelen']],
    ],
    columns: [
      'Merken en nummers',
      'Aantal',
      'Verpakking',
      'Aard der goederen',
      'Brutogewicht kg',
      'Volume m³',
    ],
    goods: [
      ['MR 401', '1', 'krat', 'Kunststofpers, gedemonteerd', '6.870', '19,3'],
      ['MR 402-405', '4', 'kisten', 'Gereedschap en reserveonderdelen', '1.245', '3,6'],
    ],
    foot: [
      ['21 Opgemaakt te', ['Hengelo, 17-11-2026']],
      ['22 Handtekening afzender', ['Machinefabriek Ruijsdaal']],
      ['25 Kenteken', ['81-BVX-4 / OL-66-JH']],
    ],
  },
  cs: {
    title: 'MEZINÁRODNÍ NÁKLADNÍ LIST (CMR)',
    number: 'CZ 7712-0426',
    boxes: [
      [
        '1 Odesílatel (jméno, adresa, země)',
        ['Pivovar Třešňovka s.r.o.', 'U Sladovny 19', '393 01 Pelhřimov, Česko'],
      ],
      [
        '16 Dopravce (jméno, adresa, země)',
        ['Žďárská spediční a.s.', 'Brněnská 1102', '591 01 Žďár nad Sázavou, Česko'],
      ],
      [
        '2 Příjemce (jméno, adresa, země)',
        ['Nápojový veľkosklad Ďurčo', 'Štúrova ulica 44', '040 01 Košice, Slovensko'],
      ],
      ['17 Další dopravci', ['žádní']],
      ['3 Místo dodání zboží', ['Košice, Slovensko']],
      ['4 Místo a datum převzetí zboží', ['Pelhřimov, Česko, 20. 11. 2026']],
      ['5 Připojené doklady', ['faktura 2601188, dodací list']],
      ['13 Pokyny odesílatele', ['Neklopit, chránit před mrazem']],
    ],
    columns: ['Značky a čísla', 'Počet', 'Obal', 'Označení zboží', 'Hrubá hmotnost kg', 'Objem m³'],
    goods: [
      ['PT 1-20', '20', 'palety', 'Pivo světlé v lahvích', '16 240', '30,4'],
      ['PT 21-24', '4', 'palety', 'Prázdné přepravky k vrácení', '880', '6,2'],
    ],
    foot: [
      ['21 Vystaveno v', ['Pelhřimově dne 20. 11. 2026']],
      ['22 Podpis a razítko odesílatele', ['Pivovar Třešňovka']],
      ['25 Registrační značka', ['5J8 4412 / 3J1 9076']],
    ],
  },
}
