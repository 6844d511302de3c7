/** Invented members of the demonstration's organisation; one password opens all three. */
export const PASSWORD = 'amber-lorry-26-quay'

export const people = {
  manager: { firstName: 'Ida', lastName: 'Lindqvist', email: 'ida@demo.example', role: 'compliance_manager' },
  operator: { firstName: 'Tomasz', lastName: 'Wrona', email: 'tomasz@demo.example', role: 'operator' },
  auditor: { firstName: 'Claire', lastName: 'Aubertin', email: 'claire@demo.example', role: 'auditor' },
} as const

export const ORGANISATION = 'Nordlicht Spedition GmbH'
