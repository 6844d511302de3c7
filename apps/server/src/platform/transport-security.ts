const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether what is sent there stays secret: by TLS, or because it does not leave this machine. */
export function isSecureOrLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_NAME.test(hostname))
}

/** Of an address to listen on. */
export const isLoopbackHost = (host: string) => host === '::1' || LOOPBACK_NAME.test(host)
