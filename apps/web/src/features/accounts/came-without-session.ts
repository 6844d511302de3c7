/** What the server said with the page; it cannot know whether a session that came along is still good. */
export const cameWithoutSession = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name=session]')?.content === 'none'
