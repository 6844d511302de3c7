/** Why a subset applies or does not: one template for each sentence. Countries, modes and provisions come as their names. */
export const texts = {
  transportDocument: {
    between: (carriage: string, from: string, to: string) =>
      `${carriage}, ${from} to ${to}: a transport document is required under Regulation No 11, Article 6.`,
    partlyInUnion: (carriage: string, from: string, to: string) =>
      `${carriage}, ${from} to ${to}: a transport document is required under Regulation No 11, Article 6, for the part inside the Union.`,
    originUnknown: (carriage: string) =>
      `${carriage}. The country of taking over is unknown, so carriage between Member States is assumed (Regulation No 11, Article 6).`,
    destinationUnknown: (carriage: string) =>
      `${carriage}. The country of delivery is unknown, so carriage between Member States is assumed (Regulation No 11, Article 6).`,
    bothUnknown: (carriage: string) =>
      `${carriage}. The countries of taking over and delivery are unknown, so carriage between Member States is assumed (Regulation No 11, Article 6).`,
    ofCombined:
      'The document of combined transport is that of Regulation No 11, Article 6, with more in it (Directive 92/106/EEC, Article 3).',
    domestic: (country: string) =>
      `The goods are taken over and delivered in one country (${country}): Regulation No 11, Article 6, covers carriage between Member States.`,
  },
  /** What the sentences on the transport document begin with. */
  carriage: {
    by: (mode: string) => `Carriage by ${mode}`,
    modeNotStated: 'Carriage whose mode is not stated, taken as road',
  },
  cabotage: {
    answered: (country: string) =>
      `Road carriage inside one Member State (${country}) by a haulier from another one, as you answered: cabotage under Regulation (EC) No 1072/2009, Article 8.`,
    haulierAbroad: (country: string, home: string) =>
      `Road carriage inside one Member State (${country}), and the haulier is established in another country (${home}): cabotage under Regulation (EC) No 1072/2009, Article 8.`,
    vehicleAbroad: (country: string, home: string) =>
      `Road carriage inside one Member State (${country}). The haulier is unknown and the vehicle is registered in another country (${home}): cabotage under Regulation (EC) No 1072/2009, Article 8.`,
  },
  ownAccount: {
    answered:
      'Carriage on own account, as you answered: neither Regulation No 11, Article 6, nor the evidence of cabotage, Regulation (EC) No 1072/2009, Article 8, covers it.',
    byCode:
      'Carriage on own account, by the code that the document gives: neither Regulation No 11, Article 6, nor the evidence of cabotage, Regulation (EC) No 1072/2009, Article 8, covers it.',
  },
  combined: {
    answered: 'Combined transport under Directive 92/106/EEC, as you answered.',
    named: 'The document names Directive 92/106/EEC on combined transport.',
    roadAnd: (mode: string) =>
      `A trailer or container goes by road and by ${mode}: taken as combined transport (Directive 92/106/EEC, Article 1).`,
    roadAndUnknown:
      'A trailer or container goes by road, and between stations by a mode that is not given: taken as combined transport (Directive 92/106/EEC, Article 1).',
  },
  dangerousGoods: {
    numbered: (unNumber: string, mode: string, rules: string) =>
      `Dangerous goods (UN ${unNumber}) by ${mode}: the document of chapter 5.4 of ${rules} is required (Directive 2008/68/EC).`,
    declared: (mode: string, rules: string) =>
      `Goods declared as dangerous by ${mode}: the document of chapter 5.4 of ${rules} is required (Directive 2008/68/EC).`,
    waived: {
      answer:
        'Chapter 5.4 applies to none of the dangerous goods, as you answered: no dangerous goods document is required.',
      limited:
        'Chapter 5.4 applies to none of the dangerous goods under chapter 3.4 (limited quantities): no dangerous goods document is required.',
      excepted:
        'Chapter 5.4 applies to none of the dangerous goods under chapter 3.5 (excepted quantities): no dangerous goods document is required.',
      coolants:
        'Chapter 5.4 applies to none of the dangerous goods under section 5.5.3 (coolants and conditioners): no dangerous goods document is required.',
      notSubject:
        'The document or Table A states that the goods are not subject to ADR: no dangerous goods document is required.',
      provision: (provision: string) =>
        `Chapter 5.4 applies to none of the dangerous goods under special provision ${provision}: no dangerous goods document is required.`,
    },
  },
  waste: (because: string) =>
    `${because} Its subset is not established yet (Delegated Regulation (EU) 2024/2024, recital 5), so the documents of Regulation (EU) 2024/1157 are checked without one.`,
  airSecurity: {
    from: (country: string) =>
      `Carriage by air from ${country}: cargo from an airport of the Union has a security status (Implementing Regulation (EU) 2015/1998, point 6.3.2.6).`,
    fromUnknown:
      'Carriage by air from an unknown country: cargo from an airport of the Union has a security status (Implementing Regulation (EU) 2015/1998, point 6.3.2.6).',
  },
} as const

/** Why a subset of a Member State applies, by its nature: each names the provision and the country. */
export const nationalTexts = {
  'transport-document': (provision: string, country: string) =>
    `${provision} (${country}): the national rule on the transport document of Regulation No 11.`,
  'combined-transport': (provision: string, country: string) =>
    `${provision} (${country}): the national rule on combined transport.`,
  cabotage: (provision: string, country: string) =>
    `${provision} (${country}): the national rule on the evidence of cabotage.`,
  'air-security': (provision: string, country: string) =>
    `${provision} (${country}): the national rule on the security of air cargo.`,
  'dangerous-goods': (provision: string, country: string, mode: string) =>
    `${provision} (${country}): the national rule on dangerous goods by ${mode}.`,
  'road-haulage': (provision: string, country: string) =>
    `${provision} (${country}): a rule on road haulage inside the country, and the goods are taken over and delivered there.`,
  'international-road': (provision: string, country: string) =>
    `${provision} (${country}): a rule on road haulage across the border.`,
  rail: (provision: string, country: string) => `${provision} (${country}): a rule on carriage by rail.`,
  'inland-waterway': (provision: string, country: string) =>
    `${provision} (${country}): a rule on carriage by inland waterway.`,
  waste: (provision: string, country: string) =>
    `${provision} (${country}): a rule on the transport of waste.`,
} as const
