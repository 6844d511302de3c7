import type { FirstDayStep } from '@efti-hub/contract'

export const firstDayWords = {
  title: 'Your first day',
  description: (done: number, all: number) => `${done} of ${all} done`,
  dismiss: 'Dismiss',
  dismissed: {
    title: 'Checklist Dismissed',
    description: 'Everything in it is in Settings as well.',
  },
  done: 'Done',
  steps: {
    organisation: {
      title: 'Enter your country and address',
      why: 'National rules depend on the country.',
    },
    work: {
      title: 'Enter what you carry',
      why: 'Modes of transport, and whether dangerous goods are among them.',
    },
    vehicles: {
      title: 'Add your vehicles',
      why: 'The country of registration is seldom on a document; then it follows from the number plate.',
    },
    partners: {
      title: 'Add your partners',
      why: 'Incomplete addresses on documents are completed from your list.',
    },
    members: {
      title: 'Invite your colleagues',
      why: 'Violations can then be assigned, and documents approved by a second person.',
    },
    document: {
      title: 'Upload your first document',
      why: 'A CMR, CIM, air waybill or invoice you have at hand.',
    },
  } satisfies Record<FirstDayStep, { title: string; why: string }>,
  work: {
    title: 'What you carry',
    description: 'You can change this later under Settings.',
    save: 'Save',
    modesMissing: 'Choose at least one mode',
    dangerousGoodsMissing: 'Choose yes or no',
  },
}
