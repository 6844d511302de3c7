import { list } from '../../lexicon.ts'
import type { FormWords } from '../form-words.ts'

/** Annex VII in the other official languages, by the wording of the Regulations. */
export const furtherAnnexViiWords: FormWords = {
  es: {
    titles: list`
      información adjunta a los traslados de residuos, información que debe acompañar a los traslados de
      residuos, información relativa al traslado, anexo vii`,
    labels: {
      consignor: list`
        persona que organiza el traslado, persona que organiza la transferencia, organizador del traslado`,
      consignee: list`importador destinatario, importador, destinatario`,
      wasteQuantity: list`cantidad real, cantidad, cantidad efectiva, cantidad real toneladas, cantidad en toneladas`,
      dateOfTakingOver: list`fecha real del traslado, fecha del traslado, fecha efectiva del traslado`,
      carrier: list`primer transportista, 1er transportista, 1 transportista, transportista`,
      successiveCarrier: list`segundo transportista, 2 transportista`,
      furtherCarrier: list`tercer transportista, 3er transportista, 3 transportista`,
      recoveryFacility: list`
        instalación de valorización, laboratorio, instalación de valorización laboratorio, instalación`,
      recoveryOperation: list`
        operación de valorización, operación de valorización código r, código r, operación de valorización o
        eliminación`,
      nature: list`
        denominación habitual de los residuos, descripción habitual de los residuos, descripción de los
        residuos, denominación usual de los residuos`,
      wasteCode: list`
        identificación de los residuos, código del residuo, códigos de los residuos, código ler, lista
        europea de residuos`,
      modeOfTransport: list`medio de transporte, modo de transporte`,
      established: list`lugar y fecha`,
      furniture: list`
        productor de los residuos, productor, productor inicial, países afectados, países interesados, estados
        afectados, exportación expedición, país de exportación, tránsito, importación destino, país de
        importación, fecha de la transferencia, persona de contacto, código ocde, código nacional, declaración,
        nombre, fecha, firma, firma en el momento de la recepción de los residuos`,
    },
  },
  pt: {
    titles: list`
      informações que acompanham as transferências de resíduos, informações que devem acompanhar as
      transferências de resíduos, informações relativas à transferência, anexo vii`,
    labels: {
      consignor: list`
        pessoa que trata da transferência, pessoa que organiza a transferência, organizador da transferência`,
      consignee: list`importador destinatário, importador, destinatário`,
      wasteQuantity: list`quantidade efetiva, quantidade efectiva, quantidade real, quantidade, quantidade em toneladas`,
      dateOfTakingOver: list`
        data efetiva da transferência, data efectiva da transferência, data real da transferência, data do transporte`,
      carrier: list`primeiro transportador, 1 transportador, a 1 transportador, 1o transportador, transportador`,
      successiveCarrier: list`segundo transportador, 2 transportador, b 2 transportador, 2o transportador`,
      furtherCarrier: list`terceiro transportador, 3 transportador, c 3 transportador, 3o transportador`,
      recoveryFacility: list`
        instalação de valorização, laboratório, instalação de valorização laboratório, instalação`,
      recoveryOperation: list`
        operação de valorização, código r, operação de valorização código r, operação de valorização ou eliminação`,
      nature: list`
        descrição usual dos resíduos, descrição habitual dos resíduos, descrição dos resíduos, designação dos resíduos`,
      wasteCode: list`
        identificação dos resíduos, identificação dos resíduos códigos relevantes, código do resíduo, código ler,
        lista de resíduos`,
      modeOfTransport: list`meio de transporte, modo de transporte`,
      established: list`local e data`,
      furniture: list`
        produtor dos resíduos, produtor, produtor inicial, países envolvidos, países em causa, estados
        envolvidos, país de exportação, trânsito, país de importação, data da transferência, pessoa a
        contactar, código ocde, código nacional, declaração, declaração da pessoa que trata da transferência,
        nome, data, assinatura, assinatura no momento da receção dos resíduos, transferência recebida na
        instalação de valorização`,
    },
  },
  sv: {
    titles: list`
      information som ska åtfölja avfallstransporter, information som åtföljer avfallstransporter,
      information som ska medfölja transporter av avfall, bilaga vii`,
    labels: {
      consignor: list`person som ordnar transporten, den som organiserar transporten, person som ombesörjer transporten`,
      consignee: list`importör mottagare, importör, mottagare`,
      wasteQuantity: list`faktisk mängd, mängd, verklig mängd`,
      dateOfTakingOver: list`faktiskt transportdatum, faktiskt datum för transporten, transportdatum`,
      carrier: list`första transportör, 1 transportör, transportör`,
      successiveCarrier: list`andra transportör, 2 transportör`,
      furtherCarrier: list`tredje transportör, 3 transportör`,
      recoveryFacility: list`återvinningsanläggning, laboratorium, anläggning`,
      recoveryOperation: list`återvinningsförfarande, r kod, återvinningsförfarande r kod`,
      nature: list`vanlig beskrivning av avfallet, beskrivning av avfallet, sedvanlig beskrivning av avfallet`,
      wasteCode: list`identifiering av avfallet, avfallskod, avfallskoder`,
      modeOfTransport: list`transportsätt, transportmedel`,
      established: list`ort och datum`,
      furniture: list`
        avfallsproducent, producent, berörda länder, berörda stater, export avsändning, transit, import
        destination, överlåtelsedatum, kontaktperson, försäkran, namn, datum, underskrift`,
    },
  },
  da: {
    titles: list`
      oplysninger der skal ledsage overførsel af affald, oplysninger der ledsager overførsler af affald,
      oplysninger der skal ledsage overførsler af affald, bilag vii`,
    labels: {
      consignor: list`person der arrangerer overførslen, den person der arrangerer overførslen`,
      consignee: list`importør modtager, importør, modtager`,
      wasteQuantity: list`faktisk mængde, mængde`,
      dateOfTakingOver: list`faktisk dato for overførsel, faktisk overførselsdato, dato for overførsel`,
      carrier: list`første transportør, 1 transportør, transportør`,
      successiveCarrier: list`anden transportør, 2 transportør`,
      furtherCarrier: list`tredje transportør, 3 transportør`,
      recoveryFacility: list`nyttiggørelsesanlæg, laboratorium, anlæg`,
      recoveryOperation: list`nyttiggørelsesoperation, r kode, nyttiggørelsesoperation r kode`,
      nature: list`sædvanlig beskrivelse af affaldet, beskrivelse af affaldet`,
      wasteCode: list`affaldsidentifikation, identifikation af affaldet, affaldskode`,
      modeOfTransport: list`transportmåde, transportmiddel`,
      established: list`sted og dato`,
      furniture: list`
        affaldsproducent, producent, berørte lande, berørte stater, eksport afsendelse, transit, import
        bestemmelse, dato for overdragelse, kontaktperson, erklæring, navn, dato, underskrift`,
    },
  },
  cs: {
    titles: list`informace provázející přepravu odpadů, informace doprovázející přepravu odpadů, příloha vii`,
    labels: {
      consignor: list`osoba která zařizuje přepravu, osoba zajišťující přepravu, organizátor přepravy`,
      consignee: list`dovozce příjemce, dovozce, příjemce`,
      wasteQuantity: list`skutečné množství, množství`,
      dateOfTakingOver: list`skutečné datum přepravy, datum přepravy`,
      carrier: list`první dopravce, 1 dopravce, dopravce`,
      successiveCarrier: list`druhý dopravce, 2 dopravce`,
      furtherCarrier: list`třetí dopravce, 3 dopravce`,
      recoveryFacility: list`zařízení k využití, zařízení na využití odpadů, laboratoř, zařízení`,
      recoveryOperation: list`způsob využití, r kód, kód r, způsob využití r kód`,
      nature: list`obvyklý popis odpadů, popis odpadu, obvyklý název odpadu`,
      wasteCode: list`identifikace odpadů, kód odpadu, kódy odpadů`,
      modeOfTransport: list`způsob dopravy, dopravní prostředek`,
      established: list`místo a datum`,
      furniture: list`
        původce odpadu, původce, dotčené země, dotčené státy, vývoz odeslání, tranzit, dovoz určení, datum
        předání, kontaktní osoba, prohlášení, jméno, datum, podpis`,
    },
  },
  hu: {
    titles: list`
      hulladékszállítmányokat kísérő információk, a hulladékszállítmányt kísérő információk, vii melléklet`,
    labels: {
      consignor: list`a szállítást szervező személy, a szállítást megszervező személy, szállítást végeztető személy`,
      consignee: list`importőr címzett, importőr, címzett`,
      wasteQuantity: list`tényleges mennyiség, mennyiség`,
      dateOfTakingOver: list`a szállítás tényleges időpontja, tényleges szállítási dátum, szállítás dátuma`,
      carrier: list`első fuvarozó, 1 fuvarozó, első szállító, fuvarozó`,
      successiveCarrier: list`második fuvarozó, 2 fuvarozó, második szállító`,
      furtherCarrier: list`harmadik fuvarozó, 3 fuvarozó, harmadik szállító`,
      recoveryFacility: list`hasznosító létesítmény, laboratórium, létesítmény`,
      recoveryOperation: list`hasznosítási művelet, r kód, hasznosítási művelet r kód`,
      nature: list`a hulladék szokásos leírása, hulladék leírása, a hulladék szokásos megnevezése`,
      wasteCode: list`a hulladék azonosítása, hulladékkód, a hulladék azonosító kódja`,
      modeOfTransport: list`szállítás módja, szállítóeszköz`,
      established: list`hely és dátum`,
      furniture: list`
        hulladéktermelő, termelő, érintett országok, érintett államok, export feladás, tranzit, import
        rendeltetés, átadás időpontja, kapcsolattartó, nyilatkozat, név, dátum, aláírás`,
    },
  },
  ro: {
    titles: list`
      informații care însoțesc transferurile de deșeuri, informații de însoțire a transferurilor de deșeuri,
      informații care însoțesc transporturile de deșeuri, anexa vii`,
    labels: {
      consignor: list`persoana care organizează transferul, persoana care dispune transferul, organizatorul transferului`,
      consignee: list`importator destinatar, importatorul destinatarul, importator, destinatar`,
      wasteQuantity: list`cantitatea efectivă, cantitatea reală, cantitate`,
      dateOfTakingOver: list`data efectivă a transferului, data reală a transferului, data transferului`,
      carrier: list`primul transportator, 1 transportator, transportator`,
      successiveCarrier: list`al doilea transportator, 2 transportator`,
      furtherCarrier: list`al treilea transportator, 3 transportator`,
      recoveryFacility: list`instalația de valorificare, instalația de recuperare, laborator, instalație`,
      recoveryOperation: list`operațiunea de valorificare, operațiunea de recuperare, cod r, codul r`,
      nature: list`descrierea uzuală a deșeurilor, descrierea obișnuită a deșeurilor, descrierea deșeurilor`,
      wasteCode: list`identificarea deșeurilor, codul deșeului, cod deșeu`,
      modeOfTransport: list`mijloc de transport, modul de transport`,
      established: list`locul și data`,
      furniture: list`
        producătorul deșeurilor, producător, țările implicate, statele implicate, export expediere, tranzit,
        import destinație, data transferului de responsabilitate, persoana de contact, declarație, numele,
        data, semnătura`,
    },
  },
  fi: {
    titles: list`jätteiden siirtojen mukana seuraavat tiedot, jätesiirtojen mukana seuraavat tiedot, liite vii`,
    labels: {
      consignor: list`siirron järjestävä henkilö, siirron järjestäjä`,
      consignee: list`tuoja vastaanottaja, tuoja, vastaanottaja`,
      wasteQuantity: list`todellinen määrä, määrä`,
      dateOfTakingOver: list`siirron todellinen päivämäärä, todellinen siirtopäivä, siirtopäivä`,
      carrier: list`ensimmäinen kuljettaja, 1 kuljettaja, ensimmäinen rahdinkuljettaja, kuljettaja`,
      successiveCarrier: list`toinen kuljettaja, 2 kuljettaja, toinen rahdinkuljettaja`,
      furtherCarrier: list`kolmas kuljettaja, 3 kuljettaja`,
      recoveryFacility: list`hyödyntämislaitos, laboratorio, laitos`,
      recoveryOperation: list`hyödyntämistoimi, hyödyntämistapa, r koodi`,
      nature: list`jätteen tavanomainen kuvaus, jätteen kuvaus`,
      wasteCode: list`jätteen tunnistetiedot, jätteen tunnistaminen, jätekoodi`,
      modeOfTransport: list`kuljetustapa, kuljetusväline`,
      established: list`paikka ja päiväys`,
      furniture: list`
        jätteen tuottaja, tuottaja, asianomaiset maat, asianomaiset valtiot, vienti lähetys, kauttakulku, tuonti
        määrä, siirtopäivämäärä, yhteyshenkilö, vakuutus, nimi, päiväys, allekirjoitus`,
    },
  },
  no: { titles: list`opplysninger som skal følge avfallsforsendelser, vedlegg vii`, labels: {} },
  sk: {
    titles: list`informácie sprevádzajúce prepravu odpadu, informácie sprevádzajúce zásielky odpadu, príloha vii`,
    labels: {},
  },
  sl: {
    titles: list`informacije ki spremljajo pošiljke odpadkov, podatki ki spremljajo pošiljke odpadkov, priloga vii`,
    labels: {},
  },
  hr: {
    titles: list`informacije koje prate pošiljke otpada, podaci koji prate pošiljke otpada, prilog vii`,
    labels: {},
  },
  bg: { titles: list`информация придружаваща превозите на отпадъци, приложение vii`, labels: {} },
  el: { titles: list`πληροφορίες που συνοδεύουν τις αποστολές αποβλήτων, παράρτημα vii`, labels: {} },
  lt: {
    titles: list`prie vežamų atliekų pridedama informacija, su vežamomis atliekomis pateikiama informacija, vii priedas`,
    labels: {},
  },
  lv: {
    titles: list`informācija kas pievienojama atkritumu sūtījumiem, atkritumu sūtījumus pavadošā informācija, vii pielikums`,
    labels: {},
  },
  et: {
    titles: list`jäätmesaadetistega kaasasolev teave, jäätmesaadetisega kaasas olev teave, vii lisa`,
    labels: {},
  },
}
