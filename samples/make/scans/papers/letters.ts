/** Running text about carriage, rich in the letters that only its language has. Names are made up. */
export interface LetterText {
  from: string
  to: string[]
  date: string
  subject: string
  paragraphs: string[]
  close: string[]
}

export const letters: Record<string, LetterText> = {
  en: {
    from: 'Harrowgate Valves Ltd · 18 Foundry Road · Sheffield S9 2TL · United Kingdom',
    to: ['Linnäs Frakt AB', 'Hamngatan 7', '411 14 Göteborg', 'Sweden'],
    date: 'Sheffield, 16 November 2026',
    subject: 'Damage to consignment HV 20418 of 9 November',
    paragraphs: [
      'Dear Mr Lindqvist, when the curtain-sided trailer was opened at our customer’s warehouse on Thursday morning, three of the twenty-two pallets had shifted and the lower cartons were crushed. The driver noted the damage on both copies of the consignment note, and photographs were taken before anything was moved.',
      'We ask you to tell us in writing, within the seven days of Article 30 of the Convention, whether you accept liability for the loss of 1,284.50 euros. The load had been secured by your own driver with eight straps of 2,500 daN each; according to our dispatch sheet the friction mats which we had asked for were not on board.',
      'The remaining nineteen pallets (gross weight 11,460 kg, volume 31.8 m³) were accepted without reservation. A survey can be arranged at the warehouse on any working day between 8.30 and 16.00.',
    ],
    close: ['Yours sincerely', 'Beatrice Holloway', 'Transport claims'],
  },
  de: {
    from: 'Kühlgut Ostertag GmbH & Co. KG · Schlachthofstraße 31 · 70188 Stuttgart',
    to: ['Fuhrbetrieb Jännerwein OG', 'Salzachöfen 4', '5440 Golling', 'Österreich'],
    date: 'Stuttgart, den 16. November 2026',
    subject: 'Verspätete Ablieferung der Sendung KO-77315',
    paragraphs: [
      'Sehr geehrte Frau Jännerwein, die am 11. November übernommene Sendung von 26 Paletten Molkereierzeugnissen (Rohgewicht 17.840 kg) ist beim Empfänger in Székesfehérvár erst am 14. November um 15:20 Uhr eingetroffen, also 31 Stunden nach der vereinbarten Frist.',
      'Der Temperaturschreiber Ihres Sattelaufliegers zeigt, daß die Kälteanlage während der Ruhezeit größtenteils außer Betrieb war; gemessen wurden bis zu +11,4 °C statt der vorgeschriebenen höchstens +6 °C. Der Empfänger hat die Übernahme von neun Paletten abgelehnt und dies im Feld für Vorbehalte des Frachtbriefs vermerkt.',
      'Wir bitten um eine schriftliche Stellungnahme bis zum 27. November und um Zusendung der vollständigen Aufzeichnung. Den Schaden von 6.212,75 € haben wir Ihrer Versicherung bereits gemeldet. Für Rückfragen stehen wir Ihnen gern zur Verfügung.',
    ],
    close: ['Mit freundlichen Grüßen', 'Jürgen Böhmländer', 'Qualitätssicherung'],
  },
  fr: {
    from: 'Verreries de l’Hérault SAS · 6 quai des Écluses · 34200 Sète',
    to: ['Transports Guérin-Maçon', 'Zone d’activités du Chêne', '26800 Étoile-sur-Rhône', 'France'],
    date: 'Sète, le 16 novembre 2026',
    subject: 'Réserves à la livraison de l’envoi VH 5530',
    paragraphs: [
      'Madame, Monsieur, nous revenons vers vous au sujet de l’envoi repris en référence, remis à votre conducteur le 10 novembre et présenté chez notre client à Besançon le lendemain. À l’ouverture des portes, le réceptionnaire a constaté que deux palettes s’étaient renversées et qu’une trentaine de caisses avaient été mouillées.',
      'Ces réserves ont été portées sur les trois exemplaires de la lettre de voiture, puis confirmées par courrier recommandé dès le jour même. La bâche présentait, côté gauche, une déchirure d’environ quarante centimètres qui n’avait pas été signalée lors du chargement.',
      'Nous évaluons le préjudice à 2 347,80 euros hors taxes, pour un poids brut manquant de 612 kg. Nous vous prions de bien vouloir déclarer ce sinistre à votre assureur et de nous communiquer, sous huitaine, le numéro du dossier qui aura été ouvert.',
    ],
    close: ['Veuillez agréer nos salutations distinguées', 'Hélène Fauçon', 'Service expéditions'],
  },
  it: {
    from: 'Ceramiche Valtresca S.p.A. · Via dell’Artigianato 52 · 41049 Sassuolo (MO)',
    to: ['Autotrasporti Fratelli Bellomunno', 'Strada Provinciale 14', '70026 Modugno (BA)', 'Italia'],
    date: 'Sassuolo, 16 novembre 2026',
    subject: 'Ritiro urgente di 24 bancali per la Lettonia',
    paragraphs: [
      'Gentili Signori, come già anticipato per telefono, abbiamo la necessità di spedire entro venerdì ventiquattro bancali di piastrelle smaltate a Rēzekne. Il peso lordo è di 23.160 kg e perciò il carico dovrà essere distribuito con la massima attenzione sugli assi del semirimorchio.',
      'Il mezzo dovrà presentarsi alla porta n. 6 tra le 7:30 e le 9:00, munito di angolari, cinghie e tappeti antiscivolo. L’autista è tenuto a verificare il numero dei colli, lo stato apparente della merce e dell’imballaggio, e ad annotare sulla lettera di vettura qualsiasi riserva motivata.',
      'Qualora non foste in grado di garantire la puntualità della consegna, Vi preghiamo di comunicarcelo già domattina, affinché possiamo affidare l’incarico a un altro vettore. Il nolo pattuito è di 2.480,00 € più il supplemento carburante.',
    ],
    close: ['Distinti saluti', 'Niccolò Tagliaferri', 'Ufficio spedizioni'],
  },
  es: {
    from: 'Conservas Peñalba del Cantábrico, S.A. · Muelle Pesquero, nave 9 · 39740 Santoña',
    to: [
      'Transportes Iruñarrieta, S.L.',
      'Polígono Las Cañas, parcela 22',
      '31230 Viana (Navarra)',
      'España',
    ],
    date: 'Santoña, a 16 de noviembre de 2026',
    subject: 'Instrucciones para el envío número 8846',
    paragraphs: [
      'Muy señores nuestros: les confirmamos la recogida de dieciocho palés de conservas de pescado el próximo miércoles, a las 10.15 horas, en el muelle n.º 3. El peso bruto asciende a 14 230 kg y el volumen es de 27,6 m³; la mercancía no está sujeta a temperatura controlada.',
      'El conductor deberá comprobar el número de bultos, así como sus marcas y el estado aparente del embalaje, y hará constar en la carta de porte cualquier reserva. Según lo acordado, el cargamento se entregará en Castelo Branco antes del viernes a mediodía; después de esa hora la recepción permanecerá cerrada.',
      '¿Podrían indicarnos, por favor, la matrícula del vehículo y el nombre del porteador efectivo? Sin estos datos la dirección del puerto no autorizará el acceso. Los gastos de paralización por encima de las dos horas se facturarán aparte, conforme al artículo vigésimo segundo.',
    ],
    close: ['Atentamente les saluda', 'Begoña Ibáñez Muñoz', 'Jefa de logística'],
  },
  pl: {
    from: 'Zakłady Meblowe Dąbrówka Sp. z o.o. · ul. Źródlana 17 · 63-600 Kępno',
    to: ['Przedsiębiorstwo Przewozowe Wężyk', 'ul. Święciańska 8', '16-400 Suwałki', 'Polska'],
    date: 'Kępno, dnia 16 listopada 2026 r.',
    subject: 'Reklamacja dotycząca przesyłki nr ZM/4471',
    paragraphs: [
      'Szanowni Państwo, w nawiązaniu do rozmowy telefonicznej z dnia wczorajszego zgłaszamy uszkodzenie części przesyłki przyjętej do przewozu 9 listopada. Spośród trzydziestu dwóch skrzyń cztery były wyraźnie wgniecione, a w jednej stwierdzono zawilgocenie tapicerki; kierowca potwierdził to własnoręcznym podpisem.',
      'Zgodnie z listem przewozowym masa brutto wynosiła 8 960 kg, natomiast przy wyładunku w Żylinie zważono jedynie 8 715 kg. Prosimy o wyjaśnienie, gdzie i dlaczego doszło do przeładunku, o którym nie zostaliśmy uprzedzeni, oraz o przesłanie wydruku z tachografu.',
      'Wysokość szkody oceniamy wstępnie na 11 340,50 zł. Jeżeli do końca miesiąca nie otrzymamy odpowiedzi, będziemy zmuszeni dochodzić roszczeń na drodze sądowej. Załączamy zdjęcia, protokół szkodowy i kopię faktury.',
    ],
    close: ['Z poważaniem', 'Małgorzata Gżegżółka-Ćwik', 'Dział spedycji'],
  },
  nl: {
    from: 'Bloemenexport Zuiderwijk B.V. · Veilingkade 140 · 1431 GB Aalsmeer',
    to: ['Koeltransport De Reuver', 'Nijverheidsweg 26', '3641 RR Mijdrecht', 'Nederland'],
    date: 'Aalsmeer, 16 november 2026',
    subject: 'Wijziging van het losadres voor zending BZ-60212',
    paragraphs: [
      'Geachte mevrouw De Reuver, naar aanleiding van ons gesprek van gisteren bevestigen wij dat de zending van zesendertig karren snijbloemen niet in Düsseldorf maar in Keulen gelost moet worden. De ontvanger beschikt daar over een gekoelde hal; het laadperron is bereikbaar vanaf de oostelijke oprit.',
      'Wij verzoeken u de chauffeur erop te wijzen dat de temperatuur tijdens het hele vervoer tussen 4 en 8 °C moet blijven en dat de geregistreerde waarden bij aankomst uitgeprint worden. Het brutogewicht bedraagt 5.742 kg, het aantal colli blijft ongewijzigd.',
      'De meerkosten van € 185,00 kunnen rechtstreeks aan ons gefactureerd worden, onder vermelding van het vrachtbriefnummer. Mocht de wagen ’s ochtends na zes uur vertrekken, laat u ons dat dan alstublieft zo spoedig mogelijk weten, zodat wij de koper kunnen inlichten.',
    ],
    close: ['Met vriendelijke groet', 'Joost van Heijningen', 'Afdeling expeditie'],
  },
  cs: {
    from: 'Sklárny Růžďka a.s. · Nádražní 412 · 756 25 Růžďka',
    to: ['Autodoprava Křižíř s.r.o.', 'Přeštická 58', '301 00 Plzeň', 'Česká republika'],
    date: 'Růžďka, 16. listopadu 2026',
    subject: 'Objednávka přepravy č. 2026/0937',
    paragraphs: [
      'Vážený pane inženýre, na základě Vaší nabídky ze dne 12. listopadu u Vás závazně objednáváme přepravu dvaceti čtyř palet užitkového skla z našeho závodu do Győru. Zboží je křehké, proto žádáme o přistavení vozidla se vzduchovým odpružením a s dostatečným počtem upínacích popruhů.',
      'Nakládka proběhne ve středu mezi 6:30 a 8:00 hodinou u rampy č. 2. Hrubá hmotnost činí 13 680 kg, objem 38,4 m³. Řidič zkontroluje počet kusů, jejich značky a zjevný stav obalů; případné výhrady zapíše do nákladního listu a nechá je potvrdit odesílatelem.',
      'Přepravné ve výši 21 900 Kč bez DPH uhradíme do třiceti dnů od doručení faktury, k níž přiložíte potvrzený druhopis. Zdržení delší než dvě hodiny nám prosím ohlaste nejpozději týž den, abychom mohli včas uvědomit příjemce zásilky.',
    ],
    close: ['S přátelským pozdravem', 'Žofie Štěpánková', 'oddělení expedice'],
  },
}
