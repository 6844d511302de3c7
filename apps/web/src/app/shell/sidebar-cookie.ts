const NAME = 'sidebar_state'
const SEVEN_DAYS_S = 7 * 24 * 60 * 60

type Page = Pick<Document, 'cookie'>

/** Expanded unless the cookie says otherwise. */
export function readSidebarCookie({ cookie }: Page): boolean {
  const pair = cookie.split(';').find((part) => part.trim().startsWith(`${NAME}=`))
  return pair?.split('=')[1]?.trim() !== 'false'
}

export function writeSidebarCookie(page: Page, open: boolean): void {
  page.cookie = `${NAME}=${open}; path=/; max-age=${SEVEN_DAYS_S}; SameSite=Lax`
}
