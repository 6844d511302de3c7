export const membersWords = {
  title: 'Members',
  description: 'Members and their roles',
  list: 'Members',
  you: 'you',
  role: (name: string) => `Role of ${name}`,
  joined: 'since',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  leave: 'Leave',
  leaveOf: 'Leave this organisation',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeHint:
    'They lose access to this organisation immediately. Their past actions stay on record under their name.',
  leaveTitle: 'Leave this organisation?',
  leaveHint: 'You lose access immediately. To return you need an invitation.',
  removed: { title: 'Member Removed', description: (name: string) => `${name} is no longer a member.` },
  roleChanged: {
    title: 'Role Changed',
    description: (name: string) => `${name} now has the new role.`,
  },
  onlyManagers: 'Only a Compliance Manager can invite or remove members or change roles.',
}

export const invitationWords = {
  title: 'Invitations',
  description: 'Open invitations',
  none: 'No open invitations',
  invite: 'Invite',
  inviteTitle: 'Invite somebody',
  inviteHint: 'They join this organisation with the role you choose. The invitation is valid for 14 days.',
  email: 'Email',
  role: 'Role',
  send: 'Create invitation',
  sent: { title: 'Invitation Sent', description: (email: string) => `An email is on its way to ${email}.` },
  linkTitle: 'Invitation created',
  linkHint: (email: string) =>
    `This server does not send email. Give this link to ${email} yourself: it is shown once and works for one person.`,
  link: 'Invitation link',
  until: 'valid until',
  by: (name: string) => `by ${name}`,
  withdraw: 'Revoke',
  withdrawOf: (email: string) => `Revoke the invitation of ${email}`,
  withdrawn: {
    title: 'Invitation Revoked',
    description: (email: string) => `The link for ${email} no longer works.`,
  },
}

/** Of an account whose address was verified late. */
export const heldWords = {
  title: 'Waiting for your confirmation',
  description:
    'Created by an account before its email address was verified. None of it is active until you keep it.',
  member: 'Member',
  key: 'API key',
  webhook: 'Webhook',
  keep: 'Keep',
  keepOf: (name: string) => `Keep ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  kept: { title: 'Access Kept', description: (name: string) => `${name} is active again.` },
  removed: { title: 'Access Removed', description: (name: string) => `${name} was removed.` },
}

/** On the visitor's screens, and for who is signed in already. */
export const offerWords = {
  invited: (tenant: string) => `You are invited to ${tenant}`,
  as: (role: string) => `You will join as ${role}.`,
  sentTo: (email: string) => `The invitation is for ${email}.`,
  hint: 'Create an account with this address, or sign in if you have one.',
  ended: 'This invitation cannot be used',
  endedHint:
    'It has been used, revoked or has expired. Ask a Compliance Manager of the organisation for a new one.',
  acceptTitle: 'Invitation',
  accept: (tenant: string) => `Join ${tenant}`,
  accepted: { title: 'Invitation Accepted', description: (tenant: string) => `You are now in ${tenant}.` },
  decline: 'Not now',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
}
