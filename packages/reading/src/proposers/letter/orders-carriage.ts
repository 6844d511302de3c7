import { type PageLayout, textOf } from '../../layout/runs.ts'
import { alternatives } from '../../words/alternatives.ts'
import { bareWords } from '../../words/compare.ts'
import { list } from '../../words/lexicon.ts'

const titles = list`
  transportauftrag, frachtauftrag, ladeauftrag, beförderungsauftrag, speditionsauftrag, vrachtopdracht, transportopdracht,
  vervoersopdracht, laadopdracht, ordre de transport, commande de transport, ordre d affrètement, confirmation d affrètement,
  transport order, carriage order, haulage order, freight order, load order, order for carriage, ordine di trasporto,
  incarico di trasporto, conferma di trasporto, orden de transporte, orden de carga, ordem de transporte, ordem de carga,
  zlecenie transportowe, zlecenie spedycyjne, zlecenie przewozu, přepravní objednávka, objednávka přepravy,
  prepravná objednávka, objednávka prepravy, fuvarmegbízás, szállítási megbízás, fuvarfeladat, comandă de transport,
  comandă transport, transportuppdrag, transportbeställning, transportordre, transportbestilling, kuljetustilaus,
  nalog za prijevoz, nalog za prevoz, заявка за транспорт, заявка за превоз, εντολή μεταφοράς, transporto užsakymas,
  transporta pasūtījums, veotellimus, taşıma siparişi, nakliye siparişi, taşıma talimatı, yükleme talimatı, заявка на перевезення,
  договір заявка на перевезення, транспортне замовлення, налог за превоз, nalog za utovar`
const title = new RegExp(`^(?:${alternatives(titles.map(bareWords), ' ')})(?: |$)`)
/** Part of the page's height where the line stands that names the paper. */
const head = 0.45

/** The letter orders a carriage: whom it is addressed to is the carrier, not who gets the goods. */
export const ordersCarriage = ({ runs, page }: PageLayout): boolean =>
  runs.some((run) => run.box[1] < head * page.height && title.test(bareWords(textOf(run.words))))
