import { elementById } from '../../dataset/elements.ts'
import { isMandatory } from '../../dataset/subsets.ts'
import { failed, isIdentifiersOnly, passed, type Rule } from '../../rules/rule.ts'

const LEG = 'ASBIE1098'
const MODE = 'eFTI581'

/** Where a subset marks the mode mandatory, its own rule reports the leg as a violation; elsewhere it is a note. */
export const legs: readonly Rule[] = [
  {
    code: 'PL-LEG-MODE',
    rule: 'Each leg of the main carriage has its mode of transport, also where no subset asks for it.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 1, eFTI581',
    severity: 'low',
    violationType: 'Missing element',
    remedy: 'Add the mode of transport of the leg: it decides which rules apply.',
    example: '3',
    eftiId: MODE,
    subsets: null,
    isNote: true,
    message: 'Mode of transport of a leg is missing.',
    *check(view, setting) {
      const mode = elementById(MODE)
      if (!mode || isIdentifiersOnly(setting) || setting.subsets.some((subset) => isMandatory(mode, subset)))
        return
      for (const leg of view.instances(LEG)) {
        const path = `${leg}/modeCode`
        yield view.within(leg, MODE).length > 0
          ? passed(path)
          : failed(path, 'Mode of transport of a leg is missing.')
      }
    },
  },
]
