/** What the server noted in the page; it cannot know whether a session that came along is still valid. */
export const cameWithoutSession = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name=session]')?.content === 'none'
