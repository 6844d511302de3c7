import { failed, passed, type Rule } from '../../../rules/rule.ts'
import type { View } from '../../../rules/view.ts'
import { ITEM, isUnderOtherList, unNumberOf } from '../goods.ts'
import { DRY_ICE, isSaidToCool, specialOf } from './special-goods.ts'

const SHIPPING_NAME = 'eFTI251'
const NATURE = 'eFTI699'
/** What dry ice is called: a line with no other words is about the ice itself. */
const ICE =
  /dry ice|trockeneis|glace carbonique|neige carbonique|carbo[- ]?glace|ghiaccio secco|hielo seco|gelo seco|droogijs|suchy lód|suchý le[dt]|suchý ľad|kolsyreis|tøris|tørris|hiilihappojää|szárazjég|gheață carbonică|carbon dioxide|kohlendioxid|dioxyde de carbone|anhydride carbonique|anidride carbonica|diossido di carbonio|dióxido de carbono|kooldioxide|dwutlenek węgla|ditlenek węgla|oxid uhličitý|koldioxid|kuldioxid|karbondioksid|szén-dioxid|dioxid de carbon|1845/iu

/** Dry ice on its own way cools nothing; beside other goods it does. */
export const coolants: readonly Rule[] = [
  {
    code: 'DG-COOLANT-WORDS',
    severity: 'medium',
    rule: 'Dry ice beside other goods is named with the words AS COOLANT or AS CONDITIONER.',
    clause: 'ADR/RID/ADN 5.5.3.7.1 (b)',
    violationType: 'Dangerous goods',
    obligation: true,
    subsets: null,
    remedy: 'Add AS COOLANT after the name, or AS CONDITIONER: UN 1845, CARBON DIOXIDE, SOLID, AS COOLANT.',
    example: 'CARBON DIOXIDE, SOLID, AS COOLANT',
    eftiId: SHIPPING_NAME,
    *check(view, { answers }) {
      if (isUnderOtherList(view)) return
      for (const item of view.instances(ITEM)) {
        if (unNumberOf(view, item) !== DRY_ICE || specialOf(view, item, answers).waived !== '5.5.3') continue
        // Without a name the name is what is missing.
        const [name] = view.within(item, SHIPPING_NAME)
        if (!name || !isBesideOthers(view)) continue
        yield isSaidToCool(view, item)
          ? passed(name.path)
          : failed(name.path, 'Dry ice is listed without the words AS COOLANT or AS CONDITIONER.')
      }
    },
  },
]

function isBesideOthers(view: View): boolean {
  const others = view.instances(ITEM).some((item) => {
    const number = unNumberOf(view, item)
    return number !== '' && number !== DRY_ICE
  })
  return others || view.every(NATURE).some(({ value }) => !ICE.test(String(value)))
}
