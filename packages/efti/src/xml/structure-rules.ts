import type { RuleText } from '../rules/rule.ts'

const common = {
  severity: 'medium',
  eftiId: null,
  clause: 'eFTI XML schemas: consignment-common 0.8, consignment-identifier 0.6, edelivery 0.5',
} as const

/** Breaches of the official XML schema; found while reading, so they have no predicate. */
export const STRUCTURE_RULES = {
  root: {
    ...common,
    code: 'XML-ROOT',
    rule: 'The outermost element begins an eFTI message.',
    severity: 'high',
    violationType: 'Structure: message',
    remedy:
      'Send the consignment in the namespace http://efti.eu/v1/consignment/common or in one of the eDelivery messages.',
    example: '<consignment xmlns="http://efti.eu/v1/consignment/common">',
  },
  unknown: {
    ...common,
    code: 'XML-UNKNOWN-ELEMENT',
    rule: 'Only elements that the schema allows in this place are used.',
    violationType: 'Structure: unknown element',
    remedy: 'Remove the element, or move and name it as the schema does.',
    example: '<consignor><name>Muster AG</name></consignor>',
  },
  order: {
    ...common,
    code: 'XML-ORDER',
    rule: 'Elements are in the order of the schema.',
    violationType: 'Structure: order',
    remedy: 'Sort the elements inside their parent by name in plain ASCII order.',
    example:
      '<consignor><name>Muster AG</name><postalAddress><cityName>Hamburg</cityName></postalAddress></consignor>',
  },
  repeated: {
    ...common,
    code: 'XML-TOO-MANY',
    rule: 'An element occurs no more often than the schema allows.',
    violationType: 'Structure: too many',
    remedy: 'Keep one of the elements; the first was used.',
    example: null,
  },
  missing: {
    ...common,
    code: 'XML-MISSING-ELEMENT',
    rule: 'Elements that the schema requires are present.',
    violationType: 'Structure: missing element',
    remedy: 'Add the element.',
    example:
      '<usedTransportEquipment><registrationCountry><code>FI</code></registrationCountry></usedTransportEquipment>',
  },
  value: {
    ...common,
    code: 'XML-VALUE',
    rule: 'Values fit the type that the schema defines.',
    violationType: 'Structure: value',
    remedy: 'Write the value in the format of its type.',
    example: '<numberOfPackages>12</numberOfPackages>',
  },
  attribute: {
    ...common,
    code: 'XML-ATTRIBUTE',
    rule: 'Elements have the attributes that the schema defines, with values from its lists.',
    violationType: 'Structure: attribute',
    remedy: 'Add, correct or remove the attribute.',
    example: '<grossWeight unitId="KGM">1200</grossWeight>',
  },
  text: {
    ...common,
    code: 'XML-STRAY-TEXT',
    rule: 'Elements that contain other elements contain no text of their own.',
    violationType: 'Structure: stray text',
    remedy: 'Remove the text or put it into the element it belongs to.',
    example: null,
  },
  newer: {
    ...common,
    code: 'XML-NEWER-FAMILY',
    rule: 'The message belongs to the family that this edition reads.',
    severity: 'high',
    violationType: 'Message not supported',
    remedy:
      'Send the consignment in the pilot form (http://efti.eu/v1/consignment/common) until the newer family is read.',
    example: null,
    clause: 'eFTI message family urn:eu:move:eFTI:data:standard, not yet published in full',
  },
} as const satisfies Record<string, RuleText>
