const COMMON = 'http://efti.eu/v1/consignment/common'

function message(content: string, namespace = COMMON): string {
  return `<consignment xmlns="${namespace}">${content}</consignment>`
}

interface XmlBreach {
  broken: string
  kept: string
}

const against = (broken: string, kept: string): XmlBreach => ({
  broken: message(broken),
  kept: message(kept),
})

const NAME = '<name languageId="en">Muster AG</name>'

/** For each rule about the XML a message that breaks it, and the same as it should be. */
export const XML_BREACHES: Readonly<Record<string, XmlBreach>> = {
  'XML-ROOT': { broken: '<waybill xmlns="urn:another"/>', kept: message(`<consignor>${NAME}</consignor>`) },
  'XML-NEWER-FAMILY': {
    broken: '<FTI010GetCmdsResponse xmlns="urn:eu:move:eFTI:data:standard:FTI010GetCmdsResponse:1"/>',
    kept: message(`<consignor>${NAME}</consignor>`),
  },
  'XML-UNKNOWN-ELEMENT': against(
    '<consignor><shoeSize>43</shoeSize></consignor>',
    `<consignor>${NAME}</consignor>`,
  ),
  'XML-ORDER': against(
    `<consignor>${NAME}<id schemeAgencyId="87">A</id></consignor>`,
    `<consignor><id schemeAgencyId="87">A</id>${NAME}</consignor>`,
  ),
  'XML-TOO-MANY': against(
    '<numberOfPackages>12</numberOfPackages><numberOfPackages>13</numberOfPackages>',
    '<numberOfPackages>12</numberOfPackages>',
  ),
  'XML-MISSING-ELEMENT': {
    broken: message(
      '<mainCarriageTransportMovement><dangerousGoodsIndicator>false</dangerousGoodsIndicator></mainCarriageTransportMovement>',
      'http://efti.eu/v1/consignment/identifier',
    ),
    kept: message(
      '<mainCarriageTransportMovement><dangerousGoodsIndicator>false</dangerousGoodsIndicator><modeCode>3</modeCode></mainCarriageTransportMovement>',
      'http://efti.eu/v1/consignment/identifier',
    ),
  },
  'XML-VALUE': against(
    '<numberOfPackages>twelve</numberOfPackages>',
    '<numberOfPackages>12</numberOfPackages>',
  ),
  'XML-ATTRIBUTE': against(
    '<grossWeight unitId="LBR">1200</grossWeight>',
    '<grossWeight unitId="KGM">1200</grossWeight>',
  ),
  'XML-STRAY-TEXT': against(`<consignor>Muster AG</consignor>`, `<consignor>${NAME}</consignor>`),
}
