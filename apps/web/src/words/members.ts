export const membersWords = {
  title: 'Members',
  description: 'Who works in this organisation, and as what',
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
    'They no longer see anything of this organisation, from now on. What they did stays, with their name.',
  leaveTitle: 'Leave this organisation?',
  leaveHint: 'You no longer see anything of it, from now on. To come back you need an invitation.',
  removed: { title: 'Member Removed', description: (name: string) => `${name} is no longer a member.` },
  roleChanged: {
    title: 'Role Changed',
    description: (name: string) => `${name} has the new role from now on.`,
  },
  onlyManagers: 'Only a Compliance Manager may invite, remove or change roles.',
}

export const invitationWords = {
  title: 'Invitations',
  description: 'Those that are still open',
  none: 'No open invitations',
  invite: 'Invite',
  inviteTitle: 'Invite somebody',
  inviteHint:
    'They join this organisation with the role that you choose. The invitation is good for 14 days.',
  email: 'Email',
  role: 'Role',
  send: 'Make invitation',
  sent: { title: 'Invitation Sent', description: (email: string) => `An e-mail is on its way to ${email}.` },
  linkTitle: 'The invitation is made',
  linkHint: (email: string) =>
    `This server sends no e-mail. Pass this link on to ${email} yourself: it is shown once, and good for one person.`,
  link: 'Invitation link',
  until: 'good until',
  by: (name: string) => `by ${name}`,
  withdraw: 'Take back',
  withdrawOf: (email: string) => `Take back the invitation of ${email}`,
  withdrawn: {
    title: 'Invitation Taken Back',
    description: (email: string) => `The link of ${email} is no longer good.`,
  },
}

/** Of an account whose address was verified late. */
export const heldWords = {
  title: 'Waiting for your confirmation',
  description:
    'Set up by an account before its email address was verified. None of it is active until you keep it.',
  member: 'Member',
  key: 'API key',
  keep: 'Keep',
  keepOf: (name: string) => `Keep ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  kept: { title: 'Access Kept', description: (name: string) => `${name} has access again.` },
  removed: { title: 'Access Removed', description: (name: string) => `${name} has no access.` },
}

/** On the visitor's screens, and for who is signed in already. */
export const offerWords = {
  invited: (tenant: string) => `You are invited to ${tenant}`,
  as: (role: string) => `You join it as ${role}.`,
  hint: 'Create an account, or sign in if you have one.',
  ended: 'This invitation cannot be used',
  endedHint: 'It is used, taken back or too old. Ask a Compliance Manager of the organisation for a new one.',
  acceptTitle: 'Invitation',
  accept: (tenant: string) => `Join ${tenant}`,
  accepted: { title: 'Invitation Accepted', description: (tenant: string) => `You are now in ${tenant}.` },
  decline: 'Not now',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
}
