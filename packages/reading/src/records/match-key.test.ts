import { expect, test } from 'vitest'
import { matchKey } from './match-key.ts'
import { wordsOfKey } from './record-field.ts'

/** Sender, consignee and carrier by name, street, postcode, town and country; delivery and taking over by town and countries. */
const headings: Record<string, readonly string[]> = {
  en: [
    "Sender's name;Sender street;Sender postcode;Town of sender;Country of the sender",
    'Consignee name;Address of the consignee;Consignee zip code;City consignee;Country consignee',
    'Name of carrier;Street of carrier;Postcode carrier;Carrier city;Country of carrier',
    'City of delivery;Country of delivery;Country of destination',
    'Loading city;Country of loading',
  ],
  de: [
    'Name Absender;Straße Absender;PLZ Absender;Ort des Absenders;Absenderland',
    'Name des Empfängers;Empfängerstraße;Empfänger-PLZ;Empfängerort;Land Empfänger',
    'Name Frachtführer;Straße des Frachtführers;PLZ Frachtführer;Ort Frachtführer;Land des Frachtführers',
    'Ort der Entladung;Land der Entladung;Land Lieferung',
    'Stadt Beladung;Land der Beladung',
  ],
  fr: [
    "Nom expéditeur;Rue de l'expéditeur;Code postal expéditeur;Ville de l'expéditeur;Pays expéditeur",
    'Nom du destinataire;Adresse destinataire;CP destinataire;Ville destinataire;Pays du destinataire',
    'Raison sociale transporteur;Rue transporteur;Code postal transporteur;Ville du transporteur;Pays transporteur',
    'Ville de livraison;Pays de livraison;Pays de destination',
    'Ville de chargement;Pays de chargement',
  ],
  it: [
    'Ragione sociale mittente;Indirizzo mittente;CAP mittente;Località mittente;Nazione mittente',
    'Nome del destinatario;Via destinatario;CAP destinatario;Città del destinatario;Paese destinatario',
    'Denominazione vettore;Indirizzo vettore;CAP vettore;Città vettore;Paese del vettore',
    'Città di consegna;Paese di destinazione',
    'Città di carico;Paese di carico',
  ],
  es: [
    'Nombre del remitente;Dirección remitente;Código postal del remitente;Ciudad del remitente;País remitente',
    'Razón social destinatario;Dirección del destinatario;CP destinatario;Población destinatario;País destinatario',
    'Nombre transportista;Calle transportista;Código postal transportista;Ciudad transportista;País del transportista',
    'Ciudad de entrega;País de destino',
    'Ciudad de carga;País de carga',
  ],
  nl: [
    'Naam afzender;Straat afzender;Postcode afzender;Plaats afzender;Land van de afzender',
    'Naam geadresseerde;Adres ontvanger;Postcode ontvanger;Plaats geadresseerde;Ontvangerland',
    'Naam vervoerder;Straat vervoerder;Postcode vervoerder;Plaats vervoerder;Land vervoerder',
    'Stad aflevering;Land van bestemming;Land lossing',
    'Stad belading;Land van belading',
  ],
  pl: [
    'Nazwa nadawcy;Ulica nadawcy;Kod pocztowy nadawcy;Miasto nadawcy;Kraj nadawcy',
    'Nazwa odbiorcy;Adres odbiorcy;Kod pocztowy odbiorcy;Miejscowość odbiorcy;Kraj odbiorcy',
    'Nazwa przewoźnika;Ulica przewoźnika;Kod pocztowy przewoźnika;Miasto przewoźnika;Kraj przewoźnika',
    'Miasto dostawy;Kraj rozładunku;Kraj przeznaczenia',
    'Miasto załadunku;Kraj załadunku',
  ],
  pt: [
    'Nome do remetente;Morada do remetente;Código postal remetente;Cidade do remetente;País do remetente',
    'Nome destinatário;Endereço do destinatário;Código postal do destinatário;Localidade destinatário;País destinatário',
    'Nome do transportador;Morada transportador;Código postal transportador;Cidade transportador;País transportador',
    'Cidade de entrega;País de destino;País de descarga',
    'Cidade de carga;País de carregamento',
  ],
  cs: [
    'Název odesílatele;Ulice odesílatele;PSČ odesílatele;Město odesílatele;Země odesílatele',
    'Jméno příjemce;Adresa příjemce;PSČ příjemce;Obec příjemce;Stát příjemce',
    'Název dopravce;Ulice dopravce;PSČ dopravce;Město dopravce;Země dopravce',
    'Město vykládky;Země vykládky;Země určení',
    'Město nakládky;Země nakládky',
  ],
  sk: [
    'Názov odosielateľa;Ulica odosielateľa;PSČ odosielateľa;Mesto odosielateľa;Krajina odosielateľa',
    'Názov príjemcu;Adresa príjemcu;PSČ príjemcu;Obec príjemcu;Štát príjemcu',
    'Názov dopravcu;Ulica dopravcu;PSČ dopravcu;Mesto dopravcu;Krajina dopravcu',
    'Mesto vykládky;Krajina dodania;Krajina určenia',
    'Mesto nakládky;Krajina nakládky',
  ],
  hu: [
    'Feladó neve;Feladó utca;Feladó irányítószáma;Feladó városa;Feladó országa',
    'Címzett neve;Címzett címe;Címzett irányítószám;Címzett város;Címzett ország',
    'Fuvarozó neve;Fuvarozó utca;Fuvarozó irányítószáma;Fuvarozó városa;Fuvarozó országa',
    'Lerakás városa;Lerakás országa;Rendeltetés országa',
    'Felrakás városa;Felrakás országa',
  ],
  ro: [
    'Nume expeditor;Strada expeditorului;Cod poștal expeditor;Localitate expeditor;Țara expeditor',
    'Numele destinatarului;Adresa destinatar;Codul poștal al destinatarului;Oraș destinatar;Țara destinatarului',
    'Denumire transportator;Strada transportator;Cod poștal transportator;Oraș transportator;Țara transportatorului',
    'Oraș livrare;Țara de destinație;Țara livrării',
    'Localitate încărcare;Țara încărcării',
  ],
  sv: [
    'Avsändarens namn;Avsändare gata;Avsändare postnummer;Avsändarort;Avsändarland',
    'Mottagarens namn;Mottagarens adress;Mottagarens postnummer;Mottagare ort;Mottagarens land',
    'Transportörens namn;Transportör gata;Transportör postnummer;Transportör ort;Transportör land',
    'Leverans ort;Leverans land',
    'Lastning stad;Lastningsland',
  ],
  da: [
    'Afsenders navn;Afsender gade;Afsender postnummer;Afsender by;Afsender land',
    'Modtagers navn;Modtager adresse;Modtager postnr;Modtagerens by;Modtagerland',
    'Transportør navn;Transportør gade;Transportør postnummer;Transportør by;Transportør land',
    'Levering by;Leveringsland;Destination land',
    'Læsning by;Læsning land',
  ],
  no: [
    'Avsenders navn;Avsender gate;Avsender postnummer;Avsender poststed;Avsenderland',
    'Mottakers navn;Mottaker adresse;Mottaker postnr;Mottaker sted;Mottaker land',
    'Transportør navn;Transportør gate;Transportør postnummer;Transportør poststed;Transportør land',
    'Levering by;Leveringsland;Lossing land',
    'Lasting by;Lasteland',
  ],
  fi: [
    'Lähettäjän nimi;Lähettäjän katuosoite;Lähettäjän postinumero;Lähettäjän kaupunki;Lähettäjän maa',
    'Vastaanottajan nimi;Vastaanottajan osoite;Vastaanottajan postinumero;Vastaanottajan postitoimipaikka;Vastaanottajan maa',
    'Rahdinkuljettajan nimi;Rahdinkuljettajan katu;Rahdinkuljettajan postinumero;Rahdinkuljettajan kaupunki;Rahdinkuljettajan maa',
    'Toimituksen kaupunki;Toimitusmaa;Purkumaa',
    'Lastauksen kaupunki;Lastausmaa',
  ],
  sl: [
    'Ime pošiljatelja;Ulica pošiljatelja;Poštna številka pošiljatelja;Kraj pošiljatelja;Država pošiljatelja',
    'Naziv prejemnika;Naslov prejemnika;Poštna številka prejemnika;Mesto prejemnika;Država prejemnika',
    'Ime prevoznika;Ulica prevoznika;Pošta prevoznika;Kraj prevoznika;Država prevoznika',
    ';Država dostave;Država razklada',
    ';Država naklada',
  ],
  hr: [
    'Naziv pošiljatelja;Ulica pošiljatelja;Poštanski broj pošiljatelja;Grad pošiljatelja;Država pošiljatelja',
    'Ime primatelja;Adresa primatelja;Poštanski broj primatelja;Mjesto primatelja;Zemlja primatelja',
    'Naziv prijevoznika;Ulica prijevoznika;Poštanski broj prijevoznika;Grad prijevoznika;Država prijevoznika',
    'Grad istovara;Država isporuke;Država odredišta',
    'Grad utovara;Država utovara',
  ],
  lt: [
    'Siuntėjo pavadinimas;Siuntėjo gatvė;Siuntėjo pašto kodas;Siuntėjo miestas;Siuntėjo šalis',
    'Gavėjo pavadinimas;Gavėjo adresas;Gavėjo pašto kodas;Gavėjo vietovė;Gavėjo valstybė',
    'Vežėjo pavadinimas;Vežėjo gatvė;Vežėjo pašto kodas;Vežėjo miestas;Vežėjo šalis',
    'Pristatymo miestas;Pristatymo šalis;Iškrovimo šalis',
    'Pakrovimo miestas;Pakrovimo šalis',
  ],
  lv: [
    'Nosūtītāja nosaukums;Nosūtītāja iela;Nosūtītāja pasta indekss;Nosūtītāja pilsēta;Nosūtītāja valsts',
    'Saņēmēja nosaukums;Saņēmēja adrese;Saņēmēja pasta indekss;Saņēmēja pilsēta;Saņēmēja valsts',
    'Pārvadātāja nosaukums;Pārvadātāja iela;Pārvadātāja pasta indekss;Pārvadātāja pilsēta;Pārvadātāja valsts',
    'Piegādes pilsēta;Piegādes valsts;Izkraušanas valsts',
    'Iekraušanas pilsēta;Iekraušanas valsts',
  ],
  et: [
    'Saatja nimi;Saatja tänav;Saatja postiindeks;Saatja linn;Saatja riik',
    'Saaja nimi;Saaja aadress;Saaja postiindeks;Saaja linn;Saaja riik',
    'Vedaja nimi;Vedaja tänav;Vedaja postiindeks;Vedaja linn;Vedaja riik',
    'Tarne linn;Tarne riik;Mahalaadimise riik',
    'Pealelaadimise linn;Laadimise riik',
  ],
  bg: [
    'Име на изпращача;Улица на изпращача;Пощенски код изпращач;Град изпращач;Държава на изпращача',
    'Име получател;Адрес на получателя;Пощенски код на получателя;Град на получателя;Държава получател',
    'Наименование превозвач;Улица на превозвача;Пощенски код превозвач;Град превозвач;Държава превозвач',
    'Град на доставка;Държава на разтоварване;Държава доставка',
    'Град на натоварване;Държава на товарене',
  ],
  el: [
    'Επωνυμία αποστολέα;Οδός αποστολέα;ΤΚ αποστολέα;Πόλη αποστολέα;Χώρα αποστολέα',
    'Όνομα παραλήπτη;Διεύθυνση παραλήπτη;Τ.Κ. παραλήπτη;Πόλη του παραλήπτη;Χώρα παραλήπτη',
    'Επωνυμία μεταφορέα;Οδός μεταφορέα;ΤΚ μεταφορέα;Πόλη μεταφορέα;Χώρα μεταφορέα',
    'Πόλη παράδοσης;Χώρα προορισμού;Χώρα παράδοσης',
    'Πόλη φόρτωσης;Χώρα φόρτωσης',
  ],
  tr: [
    'Gönderen adı;Gönderen adresi;Gönderen posta kodu;Gönderen şehir;Gönderenin ülkesi',
    'Alıcı adı;Alıcının adresi;Alıcı posta kodu;Alıcı şehri;Alıcı ülke',
    'Taşıyıcı unvanı;Taşıyıcı adresi;Taşıyıcı posta kodu;Taşıyıcı şehri;Taşıyıcı ülkesi',
    'Teslimat şehri;Teslimat ülkesi;Varış ülkesi',
    'Yükleme şehri;Yükleme ülkesi',
  ],
  uk: [
    'Назва відправника;Вулиця відправника;Індекс відправника;Місто відправника;Країна відправника',
    'Найменування одержувача;Адреса одержувача;Поштовий індекс одержувача;Місто одержувача;Країна отримувача',
    'Назва перевізника;Вулиця перевізника;Індекс перевізника;Місто перевізника;Країна перевізника',
    'Місто розвантаження;Країна доставки;Країна призначення',
    'Місто завантаження;Країна навантаження',
  ],
  sr: [
    'Naziv pošiljaoca;Ulica pošiljaoca;Poštanski broj pošiljaoca;Mesto pošiljaoca;Država pošiljaoca',
    'Назив примаоца;Адреса примаоца;Поштански број примаоца;Град примаоца;Држава примаоца',
    'Naziv prevoznika;Ulica prevoznika;Poštanski broj prevoznika;Grad prevoznika;Država prevoznika',
    'Grad istovara;Država isporuke;Држава истовара',
    'Grad utovara;Država utovara',
  ],
}
const concepts = ['consignor', 'consignee', 'carrier', 'placeOfDelivery', 'takingOver']
const parts = ['name', 'street', 'postcode', 'city', 'country']

const matched = (heading: string) => matchKey([wordsOfKey(heading)])

test.each(Object.entries(headings))(
  'headings in the order of the language are understood: %s',
  (_, lines) => {
    lines.forEach((line, who) => {
      const ofPlace = who > 2
      for (const [at, heading] of line.split(';').entries()) {
        if (heading === '') continue
        const part = ofPlace ? (at === 0 ? 'city' : 'country') : parts[at]
        expect.soft({ heading, ...matched(heading) }).toEqual({ heading, concept: concepts[who], part })
      }
    })
  },
)

test.each([
  'Country of origin',
  "Pays d'origine",
  'Sender reference',
  'Name of driver',
  'Billing city',
  'Buyer country',
  'Town',
])('what is no part of a party of the carriage is left alone: %s', (heading) => {
  expect(matched(heading)).toBeUndefined()
})

test.each([
  ['Place of delivery', 'placeOfDelivery'],
  ['Adresse de livraison', 'placeOfDelivery'],
  ['Date of delivery', 'dateOfDelivery'],
  ['Data załadunku', 'dateOfTakingOver'],
])('a whole label goes before its words: %s', (heading, concept) => {
  expect(matched(heading)).toEqual({ concept })
})
