export const readingWords = {
  action: 'Read again',
  busy: 'Wait until the jobs of this document have ended.',
  hint: 'Earlier jobs and their results stay.',
  language: 'Language',
  automatic: 'Automatic',
  notInstalled: (language: string) => `${language} (not installed)`,
  started: {
    title: 'Reading Again',
    description: (name: string, language: string | null) =>
      language ? `${name} is being read again in ${language}.` : `${name} is being read again.`,
  },
  failed: {
    title: 'Reading Again Failed',
    description: 'The document could not be queued. Nothing was changed; please try again.',
  },
}

export const stoppingWords = {
  action: 'Stop',
  label: (job: string) => `Stop ${job}`,
  failed: {
    title: 'Stopping Failed',
    description: 'The job could not be stopped and goes on. Please try again.',
  },
}
