import type { Table } from '../table.ts'

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** '13APR211147', '13APR21 11:47' -> '2021-04-13T11:47', as the Other Customs Information lines of a waybill write a moment. */
export function securityTime(text: string): string | undefined {
  const [, day, month = '', year, hour, minute] =
    /^(\d{2})([A-Z]{3})(\d{2})[ /]?(\d{2}):?(\d{2})$/i.exec(text) ?? []
  const number = months.indexOf(month.toUpperCase()) + 1
  if (!day || number === 0) return undefined
  return `20${year}-${String(number).padStart(2, '0')}-${day}T${hour}:${minute}`
}

/** 'DE/RA/00588-02 exp 0328' -> 'DE/RA/00588-02': until when it holds has a line of its own, and some write it behind. */
function withoutExpiry(text: string): string {
  return text.replace(/[\s/,;-]+(?:exp(?:iry|ires|\.)?|ed|valid)[\s:./]*\d{4}$/i, '')
}

/** A line of the Other Customs, Security and Regulatory Control Information: whose it is, and what it says. */
const oci = (subject: string, content: string) =>
  `IncludedCustomsNote[SubjectCode=${subject}][ContentCode=${content}]/Content`
const anyOci = (content: string) => `IncludedCustomsNote[ContentCode=${content}]/Content`

const risk = 'logisticsRiskAnalysisResult'
const certifier = 'transportEvent/certifyingParty'
const statuses = { SPX: 'SPX', SHR: 'SHR' }
const methods = {
  AOM: 'AOM',
  CMD: 'CMD',
  EDD: 'EDD',
  EDS: 'EDS',
  ETD: 'ETD',
  PHS: 'PHS',
  VCK: 'VCK',
  XRY: 'XRY',
}

/** The security declaration and the traders' numbers, from the lines that air waybills carry for them. */
export const security: Table = [
  [
    'HandlingSPHInstructions/DescriptionCode[.=SPX|SHR]',
    `${risk}/consignmentRiskRelatedCode`,
    { codes: statuses, at: [1] },
  ],
  [anyOci('SM'), `${risk}/screeningMethodCode`, { codes: methods, at: [1] }],
  [oci('ISS', 'RA'), `${certifier}/id`, { read: withoutExpiry }],
  [anyOci('SN'), `${certifier}/authoritativeSignatoryPerson/name`],
  [anyOci('SD'), `${certifier}/confirmedDocumentAuthentication/actualDateTime`, { read: securityTime }],
  [oci('SHP', 'T'), 'consignor/taxRegistration/id'],
  [oci('CNE', 'T'), 'consignee/taxRegistration/id'],
  [oci('CNE', 'CP'), 'consignee/definedContactDetails/personName'],
  [oci('SHP', 'CT'), 'consignor/definedContactDetails/telephone/completeNumber'],
  [oci('CNE', 'CT'), 'consignee/definedContactDetails/telephone/completeNumber'],
]
