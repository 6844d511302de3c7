/** Sentences of refusals: one template for each, with who is asked about, who may, and how long to wait as named values. */

/** `who` may do it, such as 'Compliance Manager or Operator'; `role` is that of the person who asked. */
export const onlyTexts = {
  read: (who: string, role: string) => `Only a ${who} can view documents. Your role is ${role}.`,
  export: (who: string, role: string) => `Only a ${who} can export. Your role is ${role}.`,
  upload: (who: string, role: string) => `Only a ${who} can upload documents. Your role is ${role}.`,
  correct: (who: string, role: string) => `Only a ${who} can correct extracted data. Your role is ${role}.`,
  reprocess: (who: string, role: string) => `Only a ${who} can re-read documents. Your role is ${role}.`,
  remediate: (who: string, role: string) =>
    `Only a ${who} can ask for remediation plans. Your role is ${role}.`,
  link: (who: string, role: string) =>
    `Only a ${who} can link documents or set the phase of a consignment. Your role is ${role}.`,
  handle: (who: string, role: string) =>
    `Only a ${who} can assign violations, comment on them or set their due dates. Your role is ${role}.`,
  decide: (who: string, role: string) =>
    `Only a ${who} can approve or reject documents. Your role is ${role}.`,
  waive: (who: string, role: string) => `Only a ${who} can waive violations. Your role is ${role}.`,
  delete: (who: string, role: string) =>
    `Only a ${who} can delete and restore documents. Your role is ${role}.`,
  purge: (who: string, role: string) =>
    `Only a ${who} can delete documents permanently. Your role is ${role}.`,
  manage: (who: string, role: string) => `Only a ${who} can manage the organisation. Your role is ${role}.`,
} as const

export const waits = {
  seconds: (count: number) => `${count} seconds`,
  minutes: (count: number) => `${count} minutes`,
  hours: (count: number) => `${count} hours`,
}

/** `wait` is such as '15 minutes'. */
export const tooManyTexts = {
  signIns: (wait: string) => `Too many failed sign-ins. Please try again in ${wait}.`,
  signInsFromAnywhere: (wait: string) =>
    `Too many failed sign-ins. Please sign in on a device that you have used before, choose a new password, or try again in ${wait}.`,
  codes: (wait: string) =>
    `Too many wrong codes. Please sign in on a device that you have used before, or try again in ${wait}.`,
  registrations: (wait: string) => `Too many registrations from this address. Please try again in ${wait}.`,
  links: (wait: string) => `Too many links that are not valid. Please try again in ${wait}.`,
  requests: (wait: string) => `Too many requests. Please try again in ${wait}.`,
  resets: (wait: string) => `Too many links for a new password. Please try again in ${wait}.`,
  confirmations: (wait: string) => `Too many confirmation emails. Please try again in ${wait}.`,
  confirmationsFromAddress: (wait: string) =>
    `Too many confirmation emails from this network address. Please try again in ${wait}.`,
  invitations: (wait: string) => `You sent too many invitations. Please try again in ${wait}.`,
  invitationsOfOrganisation: (wait: string) =>
    `Your organisation sent too many invitations. Please try again in ${wait}.`,
  invitationsFromAddress: (wait: string) =>
    `Too many invitations from this network address. Please try again in ${wait}.`,
  invitationsToRecipient: (wait: string) =>
    `This email address was invited too often. Please try again in ${wait}.`,
  partnerLink: (wait: string) => `This link was used too often. Please try again in ${wait}.`,
  partnerMails: (wait: string) => `You asked too many partners by email. Please try again in ${wait}.`,
  partnerMailsOfOrganisation: (wait: string) =>
    `Your organisation asked too many partners by email. Please try again in ${wait}.`,
  partnerMailsToRecipient: (wait: string) =>
    `This email address was asked too often. Please try again in ${wait}, or copy the link.`,
} as const
