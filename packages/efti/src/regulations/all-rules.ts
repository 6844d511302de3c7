import type { Rule } from '../rules/rule.ts'
import { regulation11 } from './regulation-11/index.ts'

/** All rules in the order in which they are applied and reported. */
export const ALL_RULES: readonly Rule[] = [...regulation11]
