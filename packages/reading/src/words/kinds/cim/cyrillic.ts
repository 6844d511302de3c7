import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const bulgarianCim: FormLanguage = {
  titles: list`товарителница cim, железопътна товарителница, международна железопътна товарителница, товарителница цим`,
  labels: {
    documentNumber: list`
      идентификация на пратката, номер на пратката, пратка №, изпращане №, идентификация на изпращането`,
    departurePlace: list`
      място на приемане, място на приемане за превоз, място на приемане на товара, отправна гара, гара на изпращане, изпращателна гара`,
    arrivalPlace: list`място на доставка, място на доставяне, място на предаване, гара местоназначение, получаваща гара, гара на получаване`,
    dateOfTakingOver: list`дата на приемане, дата на приемане за превоз, месец ден час`,
    carrier: list`договорен превозвач, договарящ превозвач, превозвач`,
    wagonNumber: list`вагон №, вагон номер, номер на вагона, вагон, вагони`,
    train: list`влак №, номер на влака, влак`,
    statisticalNumber: list`код nhm, nhm`,
    nature: list`наименование на стоката, наименование на товара, стока, товар`,
    grossWeight: list`маса, маса кг, бруто маса, маса бруто кг, бруто маса кг`,
    information: list`декларации на изпращача, декларации`,
    documentsAttached: list`приложения, приложени документи`,
    paymentOfCarriage: list`плащане на разноските, плащане на разходите, плащане на таксите`,
    established: list`място и дата на съставяне, място и дата на издаване, съставена в`,
    furniture: list`референция на изпращача, код на клиента, тара, други превозвачи, дата на пристигане, гара, код`,
    containerSeal: list`пломби, пломба, пломба №`,
    containerNumber: list`контейнер, контейнер №, товарна единица`,
  },
}

export const serbianCim: FormLanguage = {
  titles: list`
    tovarni list cim, železnički tovarni list, međunarodni železnički tovarni list, товарни лист cim, железнички товарни лист`,
  labels: {
    consignor: list`pošiljalac, пошиљалац`,
    consignee: list`primalac, прималац`,
    documentNumber: list`identifikacija pošiljke, broj pošiljke, идентификација пошиљке, број пошиљке`,
    departurePlace: list`mesto preuzimanja, otpravna stanica, stanica otpravljanja, место преузимања, отправна станица`,
    arrivalPlace: list`mesto izdavanja, mesto isporuke, uputna stanica, место издавања, место испоруке, упутна станица`,
    dateOfTakingOver: list`datum preuzimanja, mesec dan sat, датум преузимања`,
    carrier: list`ugovorni prevoznik, prevoznik, prevozilac, уговорни превозник, превозник, превозилац`,
    wagonNumber: list`broj kola, kola br, kola, број кола, кола бр`,
    train: list`broj voza, voz br, voz, број воза, воз бр`,
    statisticalNumber: list`nhm kod, nhm`,
    nature: list`naziv robe, vrsta robe, roba, назив робе, врста робе, роба`,
    grossWeight: list`masa, masa kg, bruto masa, маса, маса кг, бруто маса`,
    information: list`izjave pošiljaoca, изјаве пошиљаоца`,
    documentsAttached: list`prilozi, прилози`,
    paymentOfCarriage: list`plaćanje troškova, плаћање трошкова`,
    established: list`mesto i datum izdavanja tovarnog lista, mesto i datum ispostavljanja, место и датум испостављања`,
    furniture: list`
      referenca pošiljaoca, šifra korisnika, tara, drugi prevoznici, datum prispeća, stanica, други превозници`,
    containerSeal: list`plombe, plomba, пломбе, пломба`,
    containerNumber: list`kontejner, kontejner br, контејнер`,
  },
}

/** Where COTIF ends the form of CIM and SMGS goes on in Russian. */
export const russianCim: FormLanguage = {
  titles: list`накладная цим смгс, накладная смгс, накладная цим, железнодорожная накладная`,
  labels: {
    consignor: list`отправитель, грузоотправитель`,
    consignee: list`получатель, грузополучатель`,
    documentNumber: list`идентификация отправки, отправка №, номер отправки, накладная №, № отправки, идентификация груза`,
    departurePlace: list`место приема груза, место приёма груза, место приема, станция отправления`,
    arrivalPlace: list`место доставки, место доставки груза, станция назначения`,
    dateOfTakingOver: list`дата приема, дата приема груза, месяц день час`,
    carrier: list`договорный перевозчик, договорной перевозчик, перевозчик`,
    wagonNumber: list`вагон №, вагон, номер вагона, № вагона, вагоны`,
    train: list`поезд №, номер поезда, поезд`,
    statisticalNumber: list`гнг, код гнг, nhm гнг, нгм`,
    nature: list`наименование груза, груз`,
    packageCount: list`количество мест, кол во мест, число мест`,
    packing: list`род упаковки, вид упаковки, упаковка`,
    grossWeight: list`масса груза, масса брутто, масса, масса кг, масса брутто кг, масса в кг, масса груза кг, масса груза в кг`,
    information: list`заявления отправителя, заявление отправителя`,
    documentsAttached: list`приложенные документы, документы приложенные отправителем, приложения`,
    paymentOfCarriage: list`уплата провозных платежей, оплата провозных платежей, оплата расходов`,
    established: list`место и дата составления, место и дата составления накладной, дата заключения договора перевозки`,
    furniture: list`
      референция отправителя, код клиента, масса тары, тара, другие перевозчики, дата прибытия, станция, код`,
    containerSeal: list`пломбы, пломба, знаки пломб`,
    containerNumber: list`контейнер, контейнер №, номер контейнера`,
  },
}

export const ukrainianCim: FormLanguage = {
  titles: list`накладна цім умвс, накладна цім смгс, накладна умвс, накладна смгс, залізнична накладна`,
  labels: {
    consignor: list`відправник, вантажовідправник`,
    consignee: list`одержувач, вантажоодержувач, отримувач`,
    documentNumber: list`ідентифікація відправки, номер відправки, відправка №, № відправки, накладна №`,
    departurePlace: list`місце приймання вантажу, місце прийому вантажу, станція відправлення`,
    arrivalPlace: list`місце доставки, місце доставки вантажу, станція призначення`,
    dateOfTakingOver: list`дата приймання, дата прийому, місяць день година`,
    carrier: list`договірний перевізник, перевізник`,
    wagonNumber: list`вагон №, вагон, номер вагона, № вагона, вагони`,
    train: list`поїзд №, номер поїзда, поїзд`,
    statisticalNumber: list`гнв, код гнв, гнг`,
    nature: list`найменування вантажу, вантаж`,
    packageCount: list`кількість місць, число місць`,
    packing: list`рід упаковки, вид упаковки, упаковка, пакування`,
    grossWeight: list`маса вантажу, маса брутто, маса, маса кг, маса брутто кг, маса вантажу кг`,
    information: list`заяви відправника`,
    documentsAttached: list`додані документи, документи додані відправником, додатки`,
    paymentOfCarriage: list`оплата провізних платежів, сплата витрат, оплата витрат`,
    established: list`місце і дата складання, місце та дата складання`,
    furniture: list`код клієнта, маса тари, тара, інші перевізники, дата прибуття, станція, код`,
    containerSeal: list`пломби, пломба, знаки пломб`,
    containerNumber: list`контейнер, контейнер №, номер контейнера`,
  },
}
