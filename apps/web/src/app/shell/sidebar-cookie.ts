const NAME = 'sidebar_state'
const SEVEN_DAYS_S = 7 * 24 * 60 * 60

type Page = Pick<Document, 'cookie'> & { location: Pick<Location, 'protocol'> }

/** Under https only this host can set it. */
const nameOn = ({ location }: Page) => (location.protocol === 'https:' ? `__Host-${NAME}` : NAME)

/** Expanded unless the cookie is set otherwise. */
export function readSidebarCookie(page: Page): boolean {
  const pair = page.cookie.split(';').find((part) => part.trim().startsWith(`${nameOn(page)}=`))
  return pair?.split('=')[1]?.trim() !== 'false'
}

export function writeSidebarCookie(page: Page, open: boolean): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : ''
  page.cookie = `${nameOn(page)}=${open}; path=/; max-age=${SEVEN_DAYS_S}; SameSite=Lax${secure}`
}
