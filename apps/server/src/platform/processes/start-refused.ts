/** A start that cannot go on for a reason a person can correct: its message is all they need to see. */
export class StartRefused extends Error {}
