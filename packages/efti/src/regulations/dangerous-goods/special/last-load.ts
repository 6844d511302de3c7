import { failed, passed, type Rule } from '../../../rules/rule.ts'
import { ITEM, UN_NUMBER } from '../goods.ts'
import { specialOf } from './special-goods.ts'

/** An empty, uncleaned tank is as dangerous as what was in it. */
export const lastLoads: readonly Rule[] = [
  {
    code: 'DG-EMPTY-LAST-LOAD',
    severity: 'critical',
    rule: 'Empty, uncleaned tanks, vehicles, wagons and containers are described by their previous contents: UN number, name, class, packing group.',
    clause: 'ADR/RID/ADN 5.4.1.1.6.2.2',
    violationType: 'Dangerous goods',
    obligation: true,
    subsets: null,
    remedy:
      'Enter the goods loaded last, as in EMPTY TANK-VEHICLE, LAST LOAD: UN 1203 PETROL, 3, II, (D/E); state it if the tank is cleaned.',
    example: '1203',
    eftiId: UN_NUMBER,
    *check(view, { answers }) {
      for (const item of view.instances(ITEM)) {
        if (specialOf(view, item, answers).empty !== 'last load') continue
        const path = `${item}/uNDGID`
        yield view.within(item, UN_NUMBER).length > 0
          ? passed(path)
          : failed(
              path,
              'An empty, uncleaned tank or unit is declared without the UN number of its last load.',
            )
      }
    },
  },
]
