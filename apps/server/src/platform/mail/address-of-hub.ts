import type { Services } from '../../services.ts'

/** What links in mails begin with. Without PUBLIC_URL the product is used on the machine it runs on. */
export function addressOfHub({ config }: Pick<Services, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`
}
