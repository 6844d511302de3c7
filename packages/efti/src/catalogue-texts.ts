/*
 * What the catalogue says of rules beyond their own text: the message of a finding as a template, in which braces stand for what
 * is filled in; whom a rule without one element is about; an example where the rule's own text has none.
 */

/** Messages of rules that no builder words; those about missing elements word their own. */
export const MESSAGES: Readonly<Record<string, string>> = {
  'XML-ROOT': "Line {line}: <{element}> in namespace '{namespace}' begins no eFTI message.",
  'XML-UNKNOWN-ELEMENT': 'Line {line}: {The schema has no element of this name here}.',
  'XML-ORDER': 'Line {line}: <{element}> stands too late in <{parent}>.',
  'XML-TOO-MANY': 'Line {line}: <{element}> stands {count} times in <{parent}>.',
  'XML-MISSING-ELEMENT': 'Line {line}: <{element}> lacks its <{child}>.',
  'XML-VALUE': "Line {line}: <{element}>: '{value}' {what is wrong}.",
  'XML-ATTRIBUTE': 'Line {line}: <{element}>: {what is wrong with the attribute}.',
  'XML-STRAY-TEXT': 'Line {line}: <{element}> holds {text} among its elements.',
  'XML-NEWER-FAMILY': 'Line {line}: This is a message of the newer eFTI family, {name}; it was not read.',
  'DG-UN-NUMBER': 'Dangerous goods are declared without a UN number.',
  'DG-CLASS': 'UN {number} is declared without a class.',
  'DG-PACKING-GROUP': 'UN {number} is declared without a packing group.',
  'DG-TABLE-NUMBER': 'UN {number} is not in Table A of {edition}: check the number.',
  'DG-TABLE-CLASS':
    "UN {number} is declared in class '{class}'; Table A has it in class {classes}: check number and class.",
  'DG-TABLE-PACKING-GROUP':
    "UN {number} is declared in packing group '{group}'; Table A has {groups}: check number and group.",
  'DG-CLASS-HAZARD-NUMBER':
    'UN {number} has the hazard identification number {hazard number} in place of its class {class}.',
  'DG-TABLE-NAME': "UN {number} is declared as '{name}', {whose name} in Table A: check which is meant.",
  'DG-TABLE-TUNNEL-CODE':
    "UN {number} is declared with tunnel code '{code}'; Table A of {edition} has {codes}: check it.",
  'DG-TABLE-CATEGORY':
    'UN {number} is declared in transport category {category}; Table A of {edition} has {categories}: check it.',
  'DG-TABLE-LABELS': 'UN {number} is declared {with or without} the label {labels}{what is wrong}.',
  'DG-EXEMPTION-POINTS':
    'The dangerous goods add up to {points} points under 1.1.3.6, the limit is {limit}: check the exemption.',
  'DG-EXEMPTION-TOTAL':
    'The exemption of 1.1.3.6 is used, and the total quantity of the goods of each transport category is missing.',
  'DG-PROHIBITED': 'UN {number} may not be carried: Table A prohibits its carriage.',
  'DG-EMPTY-CLASS': 'Empty, uncleaned packagings are named without the class of what they held.',
  'DG-LIMITED-MASS': 'Goods in limited quantities are named without their total gross mass.',
  'DG-EXCEPTED-PACKAGES': 'Goods in excepted quantities are named without the number of packages.',
  'DG-COOLANT': 'A coolant or conditioner is named without {its UN number or its name}.',
  'DG-COOLANT-WORDS': 'Dry ice is named without the words AS COOLANT or AS CONDITIONER.',
  'DG-EMPTY-LAST-LOAD':
    'An empty, uncleaned tank or unit is declared without the UN number of its last load.',
  'DG-TECHNICAL-NAME': 'UN {number} is an entry not otherwise specified: its technical name is missing.',
  'DG-LIMITED-ENTRY':
    'UN {number} is declared in limited quantities, which Table A of {edition} does not admit for it.',
  'DG-LIMITED-PACKAGE':
    'Packages in limited quantities have a gross mass of {each} on average; at most {limit} are allowed.',
  'DG-LIMITED-INNER':
    'UN {number} is declared in limited quantities in inner packagings of {amount}, and Table A of {edition} allows {limit}.',
  'DG-BATTERY-ENERGY': 'Special provision 188 is used for batteries of {amount} Wh, and allows {limit} Wh.',
  'DG-FLASH-POINT':
    'Goods are declared as not dangerous with a flash point of {amount} °C, and up to {limit} °C liquids are of class 3.',
  'EU05-HAZARD-NUMBER':
    'UN {number} goes by rail in a tank or in bulk without its hazard identification number {hazard}.',
  'DG-EXCEPTED-LIMIT':
    '{count} packages in excepted quantities are declared; a vehicle or container may hold {limit}.',
  'DG-WASTE-NAME': "The document describes hazardous waste, and the name '{name}' lacks the word WASTE.",
  'ANNEX-VII-LISTED':
    'Block 10: {code} is {hazardous or amber}, which may not be shipped with a document of Annex VII.',
  'WASTE-GREEN-DISPOSAL':
    '{operation} is a disposal operation, for which Article 18 of the Regulation on shipments of waste is not enough.',
  'ANNEX-VII-DISPOSAL':
    'Block 8: {operation} is a disposal operation, for which a document of Annex VII is not enough.',
  'ANNEX-VII-CONTRADICTION':
    'Block 9 describes waste of the code {code}, and block 10 identifies it as {codes}.',
  'MOVEMENT-SERIAL': 'Block 2: shipment {serial} of a total of {total}.',
  'DG-INDICATOR-NO': 'The document says that no dangerous goods are on board but names UN {numbers}.',
  'DG-INDICATOR-YES': 'Dangerous goods are said to be on board but no UN number is given.',
  'EU03-SEVEN-DAYS':
    'The goods are delivered {days} days after {they were taken over or the carriage before it ended}; cabotage ends within 7 days of the incoming carriage.',
  'EU03-HAULIER-COUNTRY':
    'The carrier is established in {country}, outside of the Union: check that it may carry inside a Member State.',
  'EU03-OPERATIONS':
    'By your answer this operation is beyond the limits of cabotage or inside the pause after it.',
  'EU05-ROW-CODE': "{field}: '{code}' is not used in this document; it knows {codes}.",
  'EU06-AIR-WAYBILL-CODE': "The transport document is of kind '{code}', which is no air waybill.",
  'EU06-OTHER-METHOD': "The goods were screened by 'any other method' (AOM), and which one is not said.",
  'WASTE-REFERENCE': '{why it is waste}, {but the number of its notification or Annex VII is missing}.',
  'PL-NO-MASS': 'The gross mass is given as zero.',
  'PL-NET-GROSS': '{net field} ({net}) is greater than {gross field} ({gross}).',
  'PL-PARTS-MASS': '{field}: together {sum}, but the whole has {total} ({whole}).',
  'PL-CONTAINER-MASS': '{goods field} ({goods}) is greater than {container field} ({container}).',
  'PL-PACKAGE-TOTAL': 'The packages add up to {sum}, but their total is given as {total}.',
  'PL-SEALS': '{number} seals are stated, {listed} are listed.',
  'PL-TAKING-OVER-DATE': '{field} ({date}) is after {other field} ({other date}).',
  'PL-LOADING-DATE': '{field} ({date}) is {before or after} {other field} ({other date}).',
  'PL-UNLOADING-DATE': '{field} ({date}) is {before or after} {other field} ({other date}).',
  'PL-DELIVERY-DATE': '{field} ({date}) is before {other field} ({other date}).',
  'PL-LOCODE-COUNTRY': '{place}: the code {code} lies in {country}, the address in {other country}.',
  'PL-COORDINATE-PAIR': 'Missing: the {latitude or longitude}.',
  'PL-WAGON-COUNTRY': '{field}: {country} is given, the number {number} is one of {other country}.',
  'CDS-COUNTRY': "{field}: '{value}' {is no country code of ISO 3166-1 alpha-2}.",
  'CDS-CODE': "{field}: '{value}' is not among the codes{list} allowed here: {codes}.",
  'CDS-CONTRADICTED-CODE': "{field}: the Annex both names and excludes the code '{value}' for this element.",
  'CDS-LENGTH': "{field}: '{value}' has {length} characters, {limit}.",
  'CDS-CONTRADICTED-LENGTH': "{field}: '{value}' has {length} characters, at most {limit} are allowed.",
  'CDS-DIGITS': "{field}: '{value}' has other characters than {digits or letters}.",
  'CDS-NUMBER': "{field}: '{value}' is not a number.",
  'CDS-NUMBER-FORMAT': "{field}: '{value}' {has too many digits or decimals}.",
  'CDS-NOT-NEGATIVE': '{field}: {value} is negative.',
  'CDS-FLAG': "{field}: '{value}' is neither true nor false.",
  'CDS-FILE': '{field}: the file is not in base64.',
  'CDS-DATE': "{field}: '{value}' {is no date}.",
  'CDS-DATE-OFFSET': "{field}: '{value}' has no offset from UTC.",
  'CDS-DATE-FORMAT': "{field}: '{value}' is in format {format}, the Annex allows {formats}.",
  'CDS-UNIT': '{field}: {the unit is missing, or not one of those allowed here}.',
  'CDS-CURRENCY': '{field}: {the currency is missing, or none of ISO 4217}.',
  'CDS-AGENCY': "{field}: the agency '{agency}' is not allowed here; it is one of {agencies}.",
  'CDS-LANGUAGE': "{field}: the language '{language}' is no code of ISO 639-1.",
  'CDS-LANGUAGES': "{field}: '{value}' does not say its language, another version does.",
  'CDS-PLACEHOLDER': "{field}: '{value}' stands in place of the text.",
  'CDS-TRANSPORT-INDEX': "{field}: '{value}' is no transport index.",
  'CDS-CONTAINER-NUMBER': "{field}: '{value}' {what is wrong with the number}.",
  'CDS-UN-NUMBER': "{field}: '{value}' is not in use; UN numbers begin with 0004.",
  'CDS-LOCODE': "{field}: '{value}' is no UN/LOCODE.",
  'CDS-LOCODE-LISTED': "{field}: '{value}' is not in the list of UN/LOCODE.",
  'CDS-PLATE': "{field}: '{value}' does not look like a number plate.",
  'CDS-COORDINATES': '{field}: {degrees} is not between {limits}.',
  'CDS-WAGON-NUMBER': '{field}: {what is wrong with the number}.',
  'CDS-ILU-CODE': "{field}: '{value}' {what is wrong with the code}.",
  'CDS-VESSEL-NUMBER': "{field}: '{value}' is neither an IMO number nor an ENI.",
  'CDS-RAILWAY': "{field}: '{value}' is no company code of four digits.",
  'CDS-AIR-WAYBILL': '{field}: {what is wrong with the number}.',
  'CDS-SSCC': "{field}: '{value}' is no SSCC of eighteen digits.",
  'CDS-GTIN': "{field}: '{value}' is no GTIN of fourteen digits.",
  'CDS-GLN': "{field}: '{value}' is no global location number of thirteen digits.",
  'CDS-EORI': "{field}: '{value}' is no EORI number.",
  'CDS-TAX-NUMBER': "{field}: '{value}' has not the form of a VAT number.",
  'CDS-RAIL-PLACE': "{field}: '{value}' is no location code of the railways.",
  'CDS-CUSTOMS-OFFICE': "{field}: '{value}' is no number of a customs office.",
  'CDS-PACKAGE-CODE': "{field}: '{value}' is no code of a kind of package.",
  'CDS-UN-PACKAGING': "{field}: '{value}' is no UN packaging code.",
  'CDS-TUNNEL-CODE': "{field}: '{value}' is no tunnel code.",
  'CDS-UNIT-CODE': "{field}: '{unit}' is no unit code.",
  'CDS-UNKNOWN-ELEMENT': "'{id}' at '{path}' is no element of the data set with a value.",
  'CDS-OUTSIDE': '{path} is not part of the common data set{times}.',
  'CDS-BLANK': '{field}: given without content.',
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
