import type { House } from '../../house.ts'

/** What links in mails begin with. Without PUBLIC_URL the product is used on the machine it runs on. */
export function addressOfHub({ config }: Pick<House, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`
}
