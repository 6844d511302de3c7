import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { hideTokens } from '../features/accounts/mail-tokens.ts'
import { auditFilters } from '../features/audit/audit-filters.ts'
import { consignmentFilters } from '../features/consignments/consignment-filters.ts'
import type { DocumentFilters } from '../features/documents/document-filters.ts'
import { resultFilters } from '../features/results/result-filters.ts'
import { settingsSearch } from '../features/settings/settings-search.ts'
import { sustainabilityFilters } from '../features/sustainability/sustainability-filters.ts'
import { violationFilters } from '../features/violations/violation-filters.ts'
import { documentSearch } from './document/document-search.ts'
import { Gate } from './gate.tsx'
import { FailureScreen } from './screens/failure-screen.tsx'
import { ScreenLoading } from './screens/screen-loading.tsx'
import { visitorSearch } from './visitor-search.ts'

const root = createRootRoute({
  component: Gate,
  notFoundComponent: lazyRouteComponent(() => import('./screens/not-found-screen.tsx'), 'NotFoundScreen'),
})

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/dashboard-screen.tsx'), 'DashboardScreen'),
})

const processing = createRoute({
  getParentRoute: () => root,
  path: '/processing',
  // The screen drops what it does not know: its filters are no part of the first load.
  validateSearch: (search) => search as DocumentFilters,
  component: lazyRouteComponent(() => import('./screens/processing-screen.tsx'), 'ProcessingScreen'),
})

const trash = createRoute({
  getParentRoute: () => root,
  path: '/processing/trash',
  component: lazyRouteComponent(() => import('./screens/trash-screen.tsx'), 'TrashScreen'),
})

const batch = createRoute({
  getParentRoute: () => root,
  path: '/batch',
  component: lazyRouteComponent(() => import('./screens/batch-screen.tsx'), 'BatchScreen'),
})

const violations = createRoute({
  getParentRoute: () => root,
  path: '/violations',
  validateSearch: violationFilters,
  component: lazyRouteComponent(() => import('./screens/violations-screen.tsx'), 'ViolationsScreen'),
})

const document = createRoute({
  getParentRoute: () => root,
  path: '/documents/$id',
  validateSearch: documentSearch,
  component: lazyRouteComponent(() => import('./screens/document-screen.tsx'), 'DocumentScreen'),
})

const consignments = createRoute({
  getParentRoute: () => root,
  path: '/consignments',
  validateSearch: consignmentFilters,
  component: lazyRouteComponent(() => import('./screens/consignments-screen.tsx'), 'ConsignmentsScreen'),
})

const consignment = createRoute({
  getParentRoute: () => root,
  path: '/consignments/$id',
  component: lazyRouteComponent(() => import('./screens/consignment-screen.tsx'), 'ConsignmentScreen'),
})

const results = createRoute({
  getParentRoute: () => root,
  path: '/results',
  validateSearch: resultFilters,
  component: lazyRouteComponent(() => import('./screens/results-screen.tsx'), 'ResultsScreen'),
})

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  component: lazyRouteComponent(() => import('./screens/admin-screen.tsx'), 'AdminScreen'),
})

const sustainability = createRoute({
  getParentRoute: () => root,
  path: '/sustainability',
  validateSearch: sustainabilityFilters,
  component: lazyRouteComponent(() => import('./screens/sustainability-screen.tsx'), 'SustainabilityScreen'),
})

const audit = createRoute({
  getParentRoute: () => root,
  path: '/audit',
  validateSearch: auditFilters,
  component: lazyRouteComponent(() => import('./screens/audit-screen.tsx'), 'AuditScreen'),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  validateSearch: settingsSearch,
  component: lazyRouteComponent(() => import('./screens/settings-screen.tsx'), 'SettingsScreen'),
})

const confirm = createRoute({
  getParentRoute: () => root,
  path: '/confirm',
  component: lazyRouteComponent(() => import('./screens/confirm-screen.tsx'), 'ConfirmScreen'),
})

/** Drawn by the gate, whether or not somebody is signed in. */
const outside = (['/not-me', '/answer'] as const).map((path) =>
  createRoute({ getParentRoute: () => root, path }),
)

/** The visitor's own paths; somebody who is signed in has no business there, unless invited. */
const visitor = (['/login', '/register'] as const).map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: visitorSearch,
    component: lazyRouteComponent(() => import('./screens/invitation-screen.tsx'), 'InvitationScreen'),
  }),
)

const history = createBrowserHistory()
hideTokens(history)

export const router = createRouter({
  history,
  routeTree: root.addChildren([
    dashboard,
    processing,
    trash,
    batch,
    document,
    violations,
    consignments,
    consignment,
    results,
    admin,
    sustainability,
    audit,
    settings,
    confirm,
    ...outside,
    ...visitor,
  ]),
  defaultPendingComponent: ScreenLoading,
  defaultErrorComponent: FailureScreen,
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
