/** A registration form with every field at its limit is under 4 kB. */
export const MAX_FORM_BYTES = 16 * 1024
