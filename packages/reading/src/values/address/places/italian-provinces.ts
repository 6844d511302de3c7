/** Letters of Italy's provinces and the figures that their postcodes begin with. */
const byLetters = new Map(
  (
    'AG92 AL15 AN60 AO11 AP63 AQ67 AR52 AT14 AV83 BA70 BG24 BI13 BL32 BN82 BO40 BR72 BS25 BT76 BZ39 CA09 CB86 CE81 CH66 CL93 ' +
    'CN12 CO22 CR26 CS87 CT95 CZ88 EN94 FC47 FE44 FG71 FI50 FM63 FR03 GE16 GO34 GR58 IM18 IS86 KR88 LC23 LE73 LI57 LO26 LT04 ' +
    'LU55 MB20 MC62 ME98 MI20 MN46 MO41 MS54 MT75 NA80 NO28 NU08 OR09 PA90 PC29 PD35 PE65 PG06 PI56 PN33 PO59 PR43 PT51 PU61 ' +
    'PV27 PZ85 RA48 RC89 RE42 RG97 RI02 RM00 RN47 RO45 SA84 SI53 SO23 SP19 SR96 SS07 SU09 SV17 TA74 TE64 TN38 TO10 TP91 TR05 ' +
    'TS34 TV31 UD33 VA21 VB28 VC13 VE30 VI36 VR37 VT01 VV89'
  )
    .split(' ')
    .map((entry): [string, string] => [entry.slice(0, 2), entry.slice(2)]),
)

export const isItalianProvince = (letters: string): boolean => byLetters.has(letters)

/** 'BR' and '72017': the postcode bears out that the letters behind the town are its province. */
export const hasPostcodesOf = (letters: string, postcode: string): boolean =>
  /^\d{5}$/.test(postcode) && postcode.startsWith(byLetters.get(letters) ?? '-')
