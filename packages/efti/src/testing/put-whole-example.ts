import type { Consignment, ConsignmentValue } from '../dataset/consignment.ts'
import { elementById, elementByPath } from '../dataset/elements.ts'
import type { Form, FormBlock, FormParticular } from '../dataset/form.ts'
import { childPath, pathOf } from '../dataset/paths.ts'
import type { Remark } from '../rules/finding.ts'
import { readExample } from './put-example.ts'
import type { JudgedExample, Options } from './show-rule.ts'

/*
 * Examples that are no single value: a party, a place or a unit in words, a block of a form, an answer, an element of a message. Each is
 * put where the rule failed, so that the rule can be asked once more.
 */

export interface Put {
  consignment: Consignment
  options: Options
}

/** What a finding's example makes of what was broken; null for one that says nothing about where it belongs. */
export function putWholeExample(broken: JudgedExample, finding: Remark, example: string): Put | null {
  const { consignment, options } = broken
  const changed =
    SPECIAL[finding.code]?.(consignment, finding, example) ??
    putInForm(consignment, finding, example) ??
    putParts(consignment, finding, example)
  if (changed) return { consignment: changed, options }
  const question = QUESTIONS[finding.code]
  return question ? { consignment, options: { ...options, answers: { [question]: true } } } : null
}

/** The example says that the question is answered with yes. */
const QUESTIONS: Record<string, string> = { 'EU03-OPERATIONS': 'CABOTAGE-WITHIN-LIMITS' }

const SPECIAL: Record<string, (consignment: Consignment, finding: Remark, example: string) => Consignment> = {
  'CDS-UNKNOWN-ELEMENT': ({ values }, { path }, id) => ({
    values: values.map((value) => (value.path === path ? { ...value, eftiId: id, path: pathOf(id) } : value)),
  }),
  'CDS-OUTSIDE': ({ values }, _finding, path) => ({
    values: [...values, { eftiId: elementByPath(path)?.id ?? '', path, value: 'Muster AG' }],
  }),
  'DG-EXEMPTION-POINTS': ({ values }, { path }, example) => {
    const [mass, category, points] = example.match(/\d+/g) ?? []
    const right: Record<string, ConsignmentValue['value'] | undefined> = {
      eFTI238: { value: Number(mass), unit: 'KGM' },
      eFTI258: category,
    }
    return {
      values: values.map((value) =>
        value.path === path
          ? { ...value, value: Number(points) }
          : { ...value, value: right[value.eftiId] ?? value.value },
      ),
    }
  },
}

const FIELDS: readonly (readonly [end: RegExp, field: FormParticular])[] = [
  [/-CONTACT$/, 'contact'],
  [/-CARRIER-TRANSFER$/, 'date'],
  [/-CARRIER-SIGNATURE$/, 'signature'],
]

/** The block that the remedy or the message names last. */
function putInForm({ form, ...rest }: Consignment, finding: Remark, example: string): Consignment | null {
  if (!form) return null
  const number = [...`${finding.remedy} ${finding.message}`.matchAll(/block (\d+)/gi)].at(-1)?.[1]
  if (!number) return null
  const field = FIELDS.find(([end]) => end.test(finding.code))?.[1]
  const before = form.blocks[number]
  const block: FormBlock = field ? withField(before, field, example) : { text: example }
  const blocks: Form['blocks'] = { ...form.blocks, [number]: block }
  return { ...rest, form: { ...form, blocks } }
}

function withField(block: FormBlock | undefined, field: FormParticular, example: string): FormBlock {
  const { [field]: _filled, ...open } = block?.open ?? {}
  return { ...block, text: `${block?.text ?? ''} ${example}`.trim(), open }
}

/** What a part of an example looks like, and which elements of the class it is; the first that fits. */
const PARTS: readonly (readonly [shape: RegExp, names: readonly string[]])[] = [
  [/^([A-Z]{2})$/, ['registrationCountry/code', 'postalAddress/countryCode', 'countryCode']],
  [/^(\d{5}) (.+)$/, ['postalAddress/postcode postalAddress/cityName', 'postcode cityName']],
  [
    /^([^\d]+) (\d+)$/,
    ['postalAddress/streetName postalAddress/additionalStreetName', 'streetName additionalStreetName'],
  ],
  [/^([A-Z]{2} [A-Z]{2} \d{4})$/, ['id']],
  [/^(\d+)$/, ['itemQuantity']],
  [/^(.+)$/, ['name', 'postalAddress/cityName', 'cityName']],
]

/** 'Muster AG, Hafenstraße 12, 20457 Hamburg, DE' as the values of a party; 'HH AB 1234, TE, DE' as those of a unit. */
function putParts({ values }: Consignment, { path, eftiId }: Remark, example: string): Consignment | null {
  if (path === null || elementById(eftiId ?? '')?.kind !== 'class') return null
  const parts = example.split(', ').flatMap((part, at, all) => partOf(path, part, at === 0 && all.length > 1))
  const changed = new Set(parts.map((value) => value.path))
  return { values: [...values.filter((value) => !changed.has(value.path)), ...parts] }
}

function partOf(instance: string, part: string, isFirst: boolean): ConsignmentValue[] {
  const at = elementByPath(instance)?.path ?? ''
  const category = `${at}/categoryCode`
  if (/^[A-Z]{2}$/.test(part) && elementByPath(category) && part === 'TE')
    return [valueAt(instance, 'categoryCode', part)]
  for (const [shape, choices] of PARTS) {
    const texts = shape.exec(part)?.slice(1)
    const names = choices
      .map((choice) => choice.split(' '))
      .find((all) => all.every((name) => elementByPath(`${at}/${name}`)))
    if (texts && names && !(names[0] === 'name' && !isFirst))
      return names.map((name, n) => valueAt(instance, name, texts[n] ?? ''))
  }
  throw new Error(`'${part}' is no part of ${at}`)
}

function valueAt(instance: string, name: string, text: string): ConsignmentValue {
  let path = instance
  let element = elementByPath(instance)
  for (const step of name.split('/')) {
    element = elementByPath(`${element?.path}/${step}`)
    if (!element) throw new Error(`${instance} has no ${name}`)
    path = childPath(path, element.id)
  }
  if (!element) throw new Error(`${instance} is nothing`)
  return { eftiId: element.id, path, ...readExample(element, text) }
}
