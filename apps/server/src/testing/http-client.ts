export interface Answer<T = unknown> {
  status: number
  headers: Headers
  /** Parsed JSON, or the text of anything else. */
  body: T
}

export interface RequestOptions {
  json?: unknown
  bytes?: Uint8Array
  headers?: Record<string, string>
  /** Closes the connection, as a browser does when nobody waits any more. */
  signal?: AbortSignal
}

/** Speaks HTTP as a browser does: keeps cookies, and nothing else is done for the caller. */
export class HttpClient {
  readonly base: string
  readonly cookies = new Map<string, string>()

  constructor(base: string) {
    this.base = base
  }

  get = <T = unknown>(path: string, options?: RequestOptions) => this.request<T>('GET', path, options)
  post = <T = unknown>(path: string, json?: unknown, options?: RequestOptions) =>
    this.request<T>('POST', path, { json, ...options })
  patch = <T = unknown>(path: string, json: unknown, options?: RequestOptions) =>
    this.request<T>('PATCH', path, { json, ...options })
  put = <T = unknown>(path: string, bytes: Uint8Array, options?: RequestOptions) =>
    this.request<T>('PUT', path, { bytes, ...options })
  delete = <T = unknown>(path: string, options?: RequestOptions) => this.request<T>('DELETE', path, options)

  async request<T>(method: string, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
    const headers = new Headers(options.headers)
    if (this.cookies.size > 0) headers.set('Cookie', this.cookieHeader())
    if (options.json !== undefined) headers.set('Content-Type', 'application/json')
    const body =
      options.json !== undefined ? JSON.stringify(options.json) : (options.bytes as RequestInit['body'])
    const { signal } = options
    const response = await fetch(new URL(path, this.base), {
      method,
      headers,
      body,
      redirect: 'manual',
      signal,
    })
    this.keepCookies(response)
    const text = await response.text()
    // An attachment is a file as it was uploaded, regardless of its type.
    const isFile = response.headers.has('Content-Disposition')
    const isJson = response.headers.get('Content-Type')?.includes('json') && text !== '' && !isFile
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';')
      const equals = pair.indexOf('=')
      const name = pair.slice(0, equals)
      const gone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute))
      if (gone) this.cookies.delete(name)
      else this.cookies.set(name, pair.slice(equals + 1))
    }
  }
}
