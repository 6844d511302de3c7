import { lazy } from 'react'

/** The drawing library is larger than the rest of the screen: it comes after the figures. */
export const BarChart = lazy(() => import('../../../ui/charts/bar-chart.tsx'))
export const ColumnChart = lazy(() => import('../../../ui/charts/column-chart.tsx'))
