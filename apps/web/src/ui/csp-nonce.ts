/** What the page's content security policy lets style elements pass with. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

declare global {
  var __webpack_nonce__: string | undefined
}

/** Radix locks scrolling with a style element and looks for the nonce under this name. */
export function shareNonce(): void {
  if (cspNonce) globalThis.__webpack_nonce__ = cspNonce
}
