import { list } from '../lexicon.ts'

/** How the languages abbreviate 'United Nations' before the number; of the last ones other things go by the same letters. */
export const numberWords = list`UN, ONU, ООН, УН, ΟΗΕ`
export const rareNumberWords = list`YK, FN, JT, ANO, ÜRO, ENSZ, OZN, OSN, ZN, OUN, BM`

/** Behind those letters: 'UN-Nr.', 'UN no.', 'N° ONU :'. */
export const numberNames = list`
  number, num, no, nr, nummer, numero, numéro, número, numer, numar, număr, nro, nummeret, číslo, cislo, číslo, szám, sz,
  številka, št, broj, br, номер, №, numeris, numurs, numarası, број, бр`

/** Before or behind the class: 'Class 3', 'Kl. 3', 'nalepka 3', '3. osztály'. */
export const classWords = list`
  class, hazard class, label, labels, klasse, kl, gefahrklasse, gefahrzettel, gefahrzettelmuster, classe, étiquette, étiquettes,
  clase, clas, cl, etiqueta, etiquetas, etichetta, etichette, etiket, etiketten, gevarenklasse, klasa, nalepka, nalepki, třída,
  bezpečnostní značka, trieda, osztály, bárca, clasa, eticheta, etichete, klass, varningsetikett, etikett, fareseddel,
  faresedler, luokka, lipuke, lipukkeet, razred, naljepnica, klasė, klase, klass, клас, класа, етикет, κλάση, ετικέτα, sınıf, sınıfı, etiket no, знак, знак небезпеки, klasa opasnosti, listica, листица`

export const groupWords = list`
  pg, p g, packing group, vg, verpackungsgruppe, verp gr, ge, g e, groupe d emballage, gi, g i, gruppo di imballaggio,
  gruppo imballaggio, grupo de embalaje, grupo de embalagem, grupo embalaje, verpakkingsgroep, grupa pakowania, gp, obalová
  skupina, os, csomagolási csoport, cs cs, grupa de ambalare, grupă de ambalare, ga, förpackningsgrupp, förp grupp, fg,
  emballagegruppe, emballasjegruppe, eg, pakkausryhmä, pr, skupina embalaže, skupina pakiranja, pakuotės grupė, iepakojuma
  grupa, pakendirühm, опаковъчна група, ог, ομάδα συσκευασίας, ambalaj grubu, paketleme grubu, ambalajlama grubu, група пакування, група упаковки, гп, ambalažna
  grupa, grupa pakovanja, амбалажна група, група паковања`

export const tunnelWords = list`
  tunnel, trc, tunnel code, tunnelcode, tunnel restriction code, tunnelbeschränkungscode, tbc, code tunnel, code de restriction
  en tunnels, crt, galleria, codice galleria, codice di restrizione in galleria, túnel, código túnel, código de túnel, tunelu,
  kod tunelu, kód tunelu, tunelový kód, alagút, alagútkód, alagútkorlátozási kód, tunnelkod, tunnelkode, tunnelikoodi, tunneli, tünel, tünel kodu, tünel kısıtlama kodu, код тунелю, тунель, tunelski kod, тунелски код`

/** 'Environmentally hazardous' behind the code of tunnels (5.4.1.1.18): how it begins. */
export const environmentWords = list`
  environmentally, umwelt, dangereux pour, dangereuse pour, dangereus pour, pericolosa per, pericoloso per, pericolosi per,
  peligroso para, peligrosa para, perigoso para, perigosa para, zagraża, stwarza, milieu, miljö, miljø, ympärist, ohrožuj,
  ohrozuj, környezet, periculos, nevarno, okolju, opasno, marine pollutant, polluant marin, contaminante marino,
  inquinante marino, meeresschadstoff, zanieczyszcz, látka ohrož, znečišťuj, опасно за, keskkonna, pavojinga, bīstam, επικίνδυν, çevreye zararlı, çevre için, небезпечно для, небезпечна для, небезпечний для, забруднювач, опасно по`
