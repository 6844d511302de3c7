import { counted } from './counted.ts'

export const readingWords = {
  action: 'Re-read document',
  busy: 'Wait until this document’s jobs have finished.',
  hint: 'Earlier jobs and their results are kept.',
  language: 'Language',
  automatic: 'Automatic',
  notInstalled: (language: string) => `${language} (not installed)`,
  started: {
    title: 'Re-reading Document',
    description: (name: string, language: string | null) =>
      language ? `${name} is being re-read in ${language}.` : `${name} is being re-read.`,
  },
  failed: {
    title: 'Re-reading Failed',
    description: 'The document could not be queued. Nothing was changed; please try again.',
  },
}

export const stoppingWords = {
  action: 'Stop',
  label: (job: string) => `Stop ${job}`,
  failed: {
    title: 'Stopping Failed',
    description: 'The job could not be stopped and is still running. Please try again.',
  },
}

export const retryingWords = {
  region: 'Failed documents',
  failedCount: (count: number) => `${counted(count, 'document')} failed.`,
  show: 'Show failed',
  action: 'Retry all failed',
  started: {
    title: 'Retrying Failed Documents',
    description: (count: number) =>
      `${counted(count, 'document')} ${count === 1 ? 'is' : 'are'} being re-read.`,
  },
  failed: {
    title: 'Retrying Failed',
    description: 'The failed documents could not be queued. Please try again.',
  },
}
