import type { AttributeRow, ParticleRow } from './schema-types.ts'

/*
 * The eDelivery payloads around a consignment, schema version 0.5 (edelivery.xsd, gate.xsd, platform.xsd).
 */

interface MessageType {
  children: readonly ParticleRow[]
  attributes: readonly AttributeRow[]
  /** What the schema calls the type, if not by the name it has here. */
  type?: string
  /** Children of this type come first. */
  extends?: string
}

const COMMON = 'http://efti.eu/v1/consignment/common'
const IDENTIFIER = 'http://efti.eu/v1/consignment/identifier'

const request: readonly AttributeRow[] = [['requestId', 'xsd:token', true]]
const response: readonly AttributeRow[] = [
  ['status', 'edelivery:ResponseStatus', true],
  ['requestId', 'xsd:token', false],
]
const description: ParticleRow = ['description', 'xsd:string', 0, 1]
const uil: ParticleRow = ['uil', 'edelivery:UIL', 1, 1]

/** Outermost elements and their types, by name. */
export const MESSAGE_KINDS = new Map<string, MessageType>([
  ['uilQuery', { type: 'UILQuery', attributes: request, children: [uil, ['subsetId', 'xsd:string', 1, -1]] }],
  [
    'uilResponse',
    {
      type: 'UILResponse',
      attributes: response,
      children: [description, ['consignment', 'common:SupplyChainConsignment', 0, 1, COMMON]],
    },
  ],
  [
    'postFollowUpRequest',
    {
      type: 'PostFollowUpRequest',
      attributes: [...request, ['uilQueryRequestId', 'xsd:token', true]],
      children: [uil, ['message', 'edelivery:MessageText', 1, 1]],
    },
  ],
  ['postFollowUpResponse', { type: 'Response', attributes: response, children: [description] }],
  [
    'saveIdentifiersRequest',
    {
      type: 'SaveIdentifiersRequest',
      attributes: [...request, ['datasetId', 'xsd:token', true]],
      children: [['consignment', 'identifier:SupplyChainConsignment', 1, 1, IDENTIFIER]],
    },
  ],
  ['saveIdentifiersResponse', { type: 'Response', attributes: response, children: [description] }],
  [
    'identifierQuery',
    {
      type: 'IdentifierQuery',
      attributes: request,
      children: [
        ['identifier', 'edelivery:IdentifierText', 1, 1],
        ['registrationCountryCode', 'xsd:token', 0, 1],
        ['modeCode', 'xsd:token', 0, 1],
        ['dangerousGoodsIndicator', 'xsd:boolean', 0, 1],
      ],
    },
  ],
  [
    'identifierResponse',
    {
      type: 'IdentifierResponse',
      attributes: response,
      children: [description, ['consignment', 'edelivery:Consignment', 0, -1]],
    },
  ],
])

/** Types inside the messages. */
export const INNER_TYPES = new Map<string, MessageType>([
  [
    'UIL',
    {
      attributes: [],
      children: [
        ['gateId', 'xsd:token', 1, 1],
        ['platformId', 'xsd:token', 1, 1],
        ['datasetId', 'xsd:token', 1, 1],
      ],
    },
  ],
  [
    'IdentifierText',
    {
      type: 'Identifier',
      attributes: [
        ['type', 'edelivery:IdentifierTypes', false],
        ['schemeAgencyId', 'xsd:token', false],
      ],
      children: [],
    },
  ],
  ['Consignment', { attributes: [], extends: 'identifier:SupplyChainConsignment', children: [uil] }],
])
