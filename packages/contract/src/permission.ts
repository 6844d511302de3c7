/**
 * Who asks for an address that carries its own permission may have the two apart: then no address that is called holds a
 * secret, which proxies and browsers would keep.
 */
export const PERMISSION_HEADER = 'permission-in'
export const ASK_FOR_HEADER = { [PERMISSION_HEADER]: 'header' } as const

/** Offered beside the ticket when a live socket opens; the server answers with it and never with the ticket. */
export const SOCKET_PROTOCOL = 'efti-hub'
