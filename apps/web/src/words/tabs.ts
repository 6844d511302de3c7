export const tabWords = {
  label: 'About this document',
  names: { values: 'Values', checks: 'Checks', decisions: 'Decisions', jobs: 'Jobs' },
}
