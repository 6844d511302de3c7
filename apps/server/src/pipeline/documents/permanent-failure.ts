/** The document itself is broken: the job fails for good. The message says what was wrong, where, and what to do. */
export class PermanentFailure extends Error {}
