/*
 * What the catalogue adds to rules beyond their own text: the message of a finding as a template, in which braces mark what
 * is filled in; whom a rule without one element is about; an example where the rule's own text has none.
 */

/** Messages of rules that no builder words; those about missing elements word their own. */
export const MESSAGES: Readonly<Record<string, string>> = {
  'XML-ROOT': "Line {line}: <{element}> in namespace '{namespace}' is not the start of an eFTI message.",
  'XML-UNKNOWN-ELEMENT': 'Line {line}: {The schema has no element of this name here}.',
  'XML-ORDER': 'Line {line}: <{element}> is out of order in <{parent}>.',
  'XML-TOO-MANY': 'Line {line}: <{element}> occurs {count} times in <{parent}>.',
  'XML-MISSING-ELEMENT': 'Line {line}: <{element}> has no <{child}>.',
  'XML-VALUE': "Line {line}: <{element}>: '{value}' {what is wrong}.",
  'XML-ATTRIBUTE': 'Line {line}: <{element}>: {what is wrong with the attribute}.',
  'XML-STRAY-TEXT': 'Line {line}: <{element}> contains {text} between its elements.',
  'XML-NEWER-FAMILY': 'Line {line}: This is a message of the newer eFTI family, {name}; it was not read.',
  'DG-UN-NUMBER': 'Dangerous goods are declared without a UN number.',
  'DG-CLASS': 'UN {number} is declared without a class.',
  'DG-PACKING-GROUP': 'UN {number} is declared without a packing group.',
  'DG-TABLE-NUMBER': 'UN {number} is not in Table A of {edition}. Check the number.',
  'DG-TABLE-CLASS':
    "UN {number} is declared in class '{class}'; Table A lists it in class {classes}. Check number and class.",
  'DG-TABLE-PACKING-GROUP':
    "UN {number} is declared in packing group '{group}'; Table A lists {groups}. Check number and group.",
  'DG-CLASS-HAZARD-NUMBER':
    'UN {number} gives the hazard identification number {hazard number} instead of class {class}.',
  'DG-TABLE-NAME': "UN {number} is declared as '{name}', {whose name} in Table A. Check which is meant.",
  'DG-TABLE-TUNNEL-CODE':
    "UN {number} is declared with tunnel code '{code}'; Table A of {edition} lists {codes}.",
  'DG-TABLE-CATEGORY':
    'UN {number} is declared in transport category {category}; Table A of {edition} lists {categories}.',
  'DG-TABLE-LABELS': 'UN {number} is declared {with or without} the label {labels}{what is wrong}.',
  'DG-EXEMPTION-POINTS':
    'The dangerous goods add up to {points} points under 1.1.3.6; the limit is {limit}. Check the exemption.',
  'DG-EXEMPTION-TOTAL':
    'The exemption of 1.1.3.6 is used, but the total quantity of each transport category is missing.',
  'DG-PROHIBITED': 'UN {number} must not be carried: Table A prohibits it.',
  'DG-EMPTY-CLASS': 'Empty, uncleaned packagings are listed without the class of their previous contents.',
  'DG-LIMITED-MASS': 'Goods in limited quantities are listed without their total gross mass.',
  'DG-EXCEPTED-PACKAGES': 'Goods in excepted quantities are listed without the number of packages.',
  'DG-COOLANT': 'A coolant or conditioner is listed without {its UN number or its name}.',
  'DG-COOLANT-WORDS': 'Dry ice is listed without the words AS COOLANT or AS CONDITIONER.',
  'DG-EMPTY-LAST-LOAD':
    'An empty, uncleaned tank or unit is declared without the UN number of its last load.',
  'DG-TECHNICAL-NAME': 'UN {number} is an N.O.S. entry; its technical name is missing.',
  'DG-LIMITED-ENTRY':
    'UN {number} is declared in limited quantities, which Table A of {edition} does not allow for it.',
  'DG-LIMITED-PACKAGE':
    'Packages in limited quantities have an average gross mass of {each}; the limit is {limit}.',
  'DG-LIMITED-INNER':
    'UN {number} is declared in limited quantities in inner packagings of {amount}; Table A of {edition} allows {limit}.',
  'DG-BATTERY-ENERGY': 'Special provision 188 is used for batteries of {amount} Wh; it allows {limit} Wh.',
  'DG-FLASH-POINT':
    'Goods with a flash point of {amount} °C are declared as not dangerous; liquids up to {limit} °C are class 3.',
  'EU05-HAZARD-NUMBER':
    'UN {number} is carried by rail in a tank or in bulk without its hazard identification number {hazard}.',
  'DG-EXCEPTED-LIMIT':
    '{count} packages in excepted quantities are declared; the limit for a vehicle or container is {limit}.',
  'DG-WASTE-NAME':
    "The document describes hazardous waste, but the name '{name}' does not contain the word WASTE.",
  'ANNEX-VII-LISTED':
    'Block 10: {code} is {hazardous or amber}, which must not be shipped with an Annex VII document.',
  'WASTE-GREEN-DISPOSAL':
    '{operation} is a disposal operation, which Article 18 of the Regulation on shipments of waste does not cover.',
  'ANNEX-VII-DISPOSAL':
    'Block 8: {operation} is a disposal operation, which an Annex VII document does not cover.',
  'ANNEX-VII-CONTRADICTION':
    'Block 9 describes waste with code {code}, but block 10 identifies it as {codes}.',
  'MOVEMENT-SERIAL': 'Block 2: shipment number {serial} is greater than the total of {total}.',
  'DG-INDICATOR-NO': 'The document states that no dangerous goods are on board but lists UN {numbers}.',
  'DG-INDICATOR-YES': 'Dangerous goods are stated to be on board, but no UN number is given.',
  'EU03-SEVEN-DAYS':
    'The goods are delivered {days} days after {they were taken over or the carriage before it ended}; cabotage must end within 7 days of the incoming carriage.',
  'EU03-HAULIER-COUNTRY':
    'The carrier is established in {country}, outside the Union. Check that it may carry goods within a Member State.',
  'EU03-OPERATIONS':
    'You answered that this operation exceeds the cabotage limits or falls in the pause after them.',
  'EU05-ROW-CODE': "{field}: '{code}' is not used in this document; allowed are {codes}.",
  'EU06-AIR-WAYBILL-CODE': "The transport document is of kind '{code}', which is not an air waybill.",
  'EU06-OTHER-METHOD': "The goods were screened by 'any other method' (AOM), but the method is not named.",
  'WASTE-REFERENCE': '{Why it is waste}. {The number of its notification or Annex VII document is missing}.',
  'PL-NO-MASS': 'Gross mass is zero.',
  'PL-NET-GROSS': '{net field} ({net}) is greater than the {gross field} ({gross}).',
  'PL-PARTS-MASS': '{field}: {sum} in total, more than the {total} given for the whole ({whole}).',
  'PL-CONTAINER-MASS': '{goods field} ({goods}) is greater than the {container field} ({container}).',
  'PL-PACKAGE-TOTAL': 'The packages add up to {sum}, but the stated total is {total}.',
  'PL-SEALS': '{number} seals are stated, but {listed} are listed.',
  'PL-TAKING-OVER-DATE': '{field} ({date}) is after the {other field} ({other date}).',
  'PL-LOADING-DATE': '{field} ({date}) is {before or after} the {other field} ({other date}).',
  'PL-UNLOADING-DATE': '{field} ({date}) is {before or after} the {other field} ({other date}).',
  'PL-DELIVERY-DATE': '{field} ({date}) is before the {other field} ({other date}).',
  'PL-LOCODE-COUNTRY': '{place}: code {code} is in {country}, but the address is in {other country}.',
  'PL-COORDINATE-PAIR': '{Latitude or longitude} is missing.',
  'PL-WAGON-COUNTRY': '{field}: {country} is given, but number {number} belongs to {other country}.',
  'CDS-COUNTRY': "{field}: '{value}' {is not an ISO 3166-1 alpha-2 country code}.",
  'CDS-CODE': "{field}: '{value}' is not among the codes{list} allowed here: {codes}.",
  'CDS-CONTRADICTED-CODE': "{field}: the Annex both names and excludes the code '{value}' for this element.",
  'CDS-LENGTH': "{field}: '{value}' has {length} characters{limit}.",
  'CDS-CONTRADICTED-LENGTH': "{field}: '{value}' has {length} characters; at most {limit} are allowed.",
  'CDS-DIGITS': "{field}: '{value}' may contain only {digits or letters}.",
  'CDS-NUMBER': "{field}: '{value}' is not a number.",
  'CDS-NUMBER-FORMAT': "{field}: '{value}' {has too many digits or decimals}.",
  'CDS-NOT-NEGATIVE': '{field}: {value} is negative.',
  'CDS-FLAG': "{field}: '{value}' is neither true nor false.",
  'CDS-FILE': '{field}: the file is not in base64.',
  'CDS-DATE': "{field}: '{value}' {is not a date}.",
  'CDS-DATE-OFFSET': "{field}: '{value}' has no offset from UTC.",
  'CDS-DATE-FORMAT': "{field}: '{value}' is in format {format}; the Annex allows {formats}.",
  'CDS-UNIT': '{field}: {the unit is missing, or not one of those allowed here}.',
  'CDS-CURRENCY': '{field}: {the currency is missing, or not one of ISO 4217}.',
  'CDS-AGENCY': "{field}: the agency '{agency}' is not allowed here; it is one of {agencies}.",
  'CDS-LANGUAGE': "{field}: the language '{language}' is not an ISO 639-1 code.",
  'CDS-LANGUAGES': "{field}: '{value}' has no language, although another version has one.",
  'CDS-PLACEHOLDER': "{field}: '{value}' is a placeholder, not a text.",
  'CDS-TRANSPORT-INDEX': "{field}: '{value}' is not a transport index.",
  'CDS-CONTAINER-NUMBER': "{field}: '{value}' {what is wrong with the number}.",
  'CDS-UN-NUMBER': "{field}: '{value}' is not in use; UN numbers begin with 0004.",
  'CDS-LOCODE': "{field}: '{value}' is not a UN/LOCODE.",
  'CDS-LOCODE-LISTED': "{field}: '{value}' is not in the UN/LOCODE list.",
  'CDS-PLATE': "{field}: '{value}' does not look like a number plate.",
  'CDS-COORDINATES': '{field}: {degrees} is not between {limits}.',
  'CDS-WAGON-NUMBER': '{field}: {what is wrong with the number}.',
  'CDS-ILU-CODE': "{field}: '{value}' {what is wrong with the code}.",
  'CDS-VESSEL-NUMBER': "{field}: '{value}' is neither an IMO number nor an ENI.",
  'CDS-RAILWAY': "{field}: '{value}' is not a four-digit company code.",
  'CDS-AIR-WAYBILL': '{field}: {what is wrong with the number}.',
  'CDS-SSCC': "{field}: '{value}' is not an eighteen-digit SSCC.",
  'CDS-GTIN': "{field}: '{value}' is not a fourteen-digit GTIN.",
  'CDS-GLN': "{field}: '{value}' is not a thirteen-digit global location number.",
  'CDS-EORI': "{field}: '{value}' is not an EORI number.",
  'CDS-TAX-NUMBER': "{field}: '{value}' is not formatted as a VAT number.",
  'CDS-RAIL-PLACE': "{field}: '{value}' is not a railway location code.",
  'CDS-CUSTOMS-OFFICE': "{field}: '{value}' is not a customs office number.",
  'CDS-PACKAGE-CODE': "{field}: '{value}' is not a package type code.",
  'CDS-UN-PACKAGING': "{field}: '{value}' is not a UN packaging code.",
  'CDS-TUNNEL-CODE': "{field}: '{value}' is not a tunnel code.",
  'CDS-UNIT-CODE': "{field}: '{unit}' is not a unit code.",
  'CDS-UNKNOWN-ELEMENT': "'{id}' at '{path}' is not a data set element with a value.",
  'CDS-OUTSIDE': '{path} is not part of the common data set{times}.',
  'CDS-BLANK': '{field} is empty.',
}

/** What rules are about that have no element of their own and list none. */
export const FIELDS: Readonly<Record<string, string>> = {
  'XML-ROOT': 'Outermost element',
  'XML-NEWER-FAMILY': 'Outermost element',
  'EU03-OPERATIONS': 'The operations of the vehicle',
  'EU05-ROW-CODE': 'Statements, actions and documents about dangerous goods',
  'PL-LOCODE-COUNTRY': 'Place of taking over, delivery, loading and unloading: identifier',
  'PL-COORDINATE-PAIR': 'Place of taking over and of delivery: latitude, longitude',
  'CDS-LANGUAGES': 'Any text that repeats',
  'CDS-UNKNOWN-ELEMENT': 'Any value',
  'CDS-OUTSIDE': 'Any value',
}

export const ANY_ELEMENT = 'Any element'

/** Examples of rules about the XML, which come from its schema. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  'XML-TOO-MANY': '<numberOfPackages>12</numberOfPackages>',
  'XML-STRAY-TEXT': '<consignor><name>Muster AG</name></consignor>',
  'XML-NEWER-FAMILY': '<consignment xmlns="http://efti.eu/v1/consignment/common">',
}
