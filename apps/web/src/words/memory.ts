/** What corrections taught about the papers of each sender. */
export const memoryWords = {
  title: 'Partner memory',
  description:
    'What corrections taught about the papers of each sender. It helps to read their next papers, in this organisation only.',
  list: 'What was learned',
  shown: (shown: number, total: number) =>
    shown < total ? `The newest ${shown} of ${total}` : `${total} learned`,
  none: 'Nothing learned yet',
  noneHint:
    'When somebody corrects a value that was read from the wrong place, where it stands is remembered for the next paper of that sender.',
  beside: (label: string) => `Stands beside or below “${label}”`,
  near: (page: number, words: string) => `Stands on page ${page}, near the words “${words}”`,
  refusedBeside: (label: string) => `What stands beside or below “${label}” is not this value`,
  refusedNear: (page: number, words: string) =>
    `What stands on page ${page}, near the words “${words}”, is not this value`,
  refused: 'Taken away',
  sender: 'Sender',
  noSender: 'Papers that name no sender',
  kind: 'Kind',
  anyKind: 'All kinds of paper',
  from: 'Learned from',
  by: 'By',
  used: 'Used on',
  papers: (count: number) =>
    count === 0 ? 'no other paper yet' : count === 1 ? '1 other paper' : `${count} other papers`,
  forget: 'Forget',
  forgetOf: (label: string, papers: string) => `Forget ${label}: ${papers}`,
  forgetTitle: (label: string) => `Forget where “${label}” stands?`,
  forgetHint: (papers: string) =>
    `${papers}: from now on they are read without it. Documents that were read with it stay as they are. This cannot be undone.`,
  ofSender: (sender: string) => `Papers of ${sender}`,
  forgotten: {
    title: 'Forgotten',
    description: (label: string) => `${label} is read without it from now on.`,
  },
  onlyRead: 'Your role may see what was learned but not have it forgotten.',
}
