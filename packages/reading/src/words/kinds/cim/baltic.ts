import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const lithuanianCim: FormLanguage = {
  titles: list`geležinkelio važtaraštis, važtaraštis cim, važtaraštis cim smgs, tarptautinis geležinkelio važtaraštis`,
  labels: {
    documentNumber: list`siuntos identifikavimas, siuntos numeris, siuntos nr, važtaraščio nr, važtaraščio numeris`,
    departurePlace: list`priėmimo vežti vieta, išsiuntimo stotis, priėmimo vieta, krovinio priėmimo vieta`,
    arrivalPlace: list`pristatymo vieta, išdavimo vieta, paskirties stotis`,
    dateOfTakingOver: list`priėmimo vežti data, priėmimo data, mėnuo diena valanda`,
    carrier: list`sutartinis vežėjas, vežėjas pagal sutartį, vežėjas, geležinkelio įmonė`,
    wagonNumber: list`vagono nr, vagono numeris, vagonas nr, vagonas, vagonai`,
    train: list`traukinio nr, traukinio numeris, traukinys`,
    statisticalNumber: list`nhm kodas, nhm`,
    nature: list`krovinio pavadinimas, prekės pavadinimas, krovinys`,
    grossWeight: list`masė, masė kg, bruto masė, bruto masė kg, masė bruto`,
    information: list`siuntėjo pareiškimai, siuntėjo pastabos`,
    documentsAttached: list`pridedami dokumentai, priedai`,
    paymentOfCarriage: list`mokesčių mokėjimas, išlaidų apmokėjimas, vežimo mokesčio mokėjimas`,
    established: list`surašymo vieta ir data, užpildymo vieta ir data, surašyta`,
    furniture: list`siuntėjo nuoroda, kliento kodas, tara, kiti vežėjai, atvykimo data, stotis`,
    containerSeal: list`plombos, plomba, plombų nr`,
    containerNumber: list`krovinio vienetas, konteineris, konteinerio nr`,
  },
}

export const latvianCim: FormLanguage = {
  titles: list`dzelzceļa pavadzīme, pavadzīme cim, pavadzīme cim smgs, starptautiskā dzelzceļa pavadzīme`,
  labels: {
    documentNumber: list`sūtījuma identifikācija, sūtījuma numurs, sūtījuma nr, pavadzīmes nr`,
    departurePlace: list`pieņemšanas vieta, nosūtīšanas stacija, kravas pieņemšanas vieta`,
    arrivalPlace: list`piegādes vieta, izsniegšanas vieta, galamērķa stacija, galastacija`,
    dateOfTakingOver: list`pieņemšanas datums, mēnesis diena stunda`,
    carrier: list`līguma pārvadātājs, līgumpārvadātājs, pārvadātājs`,
    wagonNumber: list`vagona nr, vagona numurs, vagons, vagoni`,
    train: list`vilciena nr, vilciena numurs, vilciens`,
    statisticalNumber: list`nhm kods, nhm`,
    nature: list`kravas nosaukums, preces nosaukums, krava`,
    grossWeight: list`masa, masa kg, bruto masa, bruto masa kg`,
    information: list`nosūtītāja paziņojumi, nosūtītāja deklarācijas`,
    documentsAttached: list`pielikumi, pievienotie dokumenti`,
    paymentOfCarriage: list`maksājumu veikšana, izdevumu apmaksa, izmaksu apmaksa`,
    established: list`sastādīšanas vieta un datums, noformēšanas vieta un datums`,
    furniture: list`nosūtītāja atsauce, klienta kods, tara, citi pārvadātāji, pienākšanas datums, stacija`,
    containerSeal: list`plombas, plomba, plombu nr`,
    containerNumber: list`kravas vienība, konteiners, konteinera nr`,
  },
}

export const estonianCim: FormLanguage = {
  titles: list`raudteeveokiri, raudtee veokiri, veokiri cim, veokiri cim smgs, saateleht cim`,
  labels: {
    documentNumber: list`saadetise tunnus, saadetise number, saadetise nr, veokirja nr`,
    departurePlace: list`vastuvõtmise koht, lähtejaam, veoks vastuvõtmise koht`,
    arrivalPlace: list`väljastamise koht, kohaletoimetamise koht, sihtjaam`,
    dateOfTakingOver: list`vastuvõtmise kuupäev, kuu päev tund`,
    carrier: list`lepinguline vedaja, vedaja, raudtee ettevõtja`,
    wagonNumber: list`vaguni nr, vaguni number, vagun, vagunid`,
    train: list`rongi nr, rongi number, rong`,
    statisticalNumber: list`nhm kood, nhm`,
    nature: list`kauba nimetus, veose nimetus, kaup`,
    grossWeight: list`mass, mass kg, brutomass, brutomass kg`,
    information: list`saatja avaldused, saatja märkused`,
    documentsAttached: list`lisad, lisatud dokumendid`,
    paymentOfCarriage: list`kulude tasumine, veotasu tasumine`,
    established: list`koostamise koht ja kuupäev`,
    furniture: list`saatja viide, kliendi kood, taara, teised vedajad, saabumise kuupäev, jaam`,
    containerSeal: list`plommid, plomm, plommi nr`,
    containerNumber: list`laadimisüksus, konteiner, konteineri nr`,
  },
}
