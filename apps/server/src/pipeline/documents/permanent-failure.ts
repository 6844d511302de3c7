/** The document itself is damaged: the job fails permanently. The message states what was wrong, where, and what to do. */
export class PermanentFailure extends Error {}
