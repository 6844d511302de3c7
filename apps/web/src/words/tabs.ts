export const tabWords = {
  label: 'About this document',
  names: { values: 'Values', goods: 'Goods', checks: 'Checks', decisions: 'Decisions', jobs: 'Jobs' },
}
