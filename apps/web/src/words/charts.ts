export const chartWords = {
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  loading: 'Drawing the chart',
}
