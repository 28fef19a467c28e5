// Routes of the back office.
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { getStaffSession } from '#generated/backOffice/calls/backOffice.ts'
import { ReviewKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { ApprovalsPage } from './approvals/ApprovalsPage.tsx'
import { FindPage } from './members/FindPage.tsx'
import { MemberPage } from './members/MemberPage.tsx'
import { ErrorPage, NotFoundPage, PendingPage } from './shell/messagePages.tsx'
import { permitted } from './shell/permitted.tsx'
import { Shell } from './shell/Shell.tsx'
import { ItemPage } from './reviews/ItemPage.tsx'
import { QueuePage } from './reviews/QueuePage.tsx'

/** Reads the filter of the queue from the URL. An invalid value is ignored. */
const readFilter = ({ kind, countryCode }: Record<string, unknown>): Filter => ({
  kind: ReviewKind.options.find((each) => each === kind),
  countryCode: typeof countryCode === 'string' && /^[A-Z]{2}$/.test(countryCode) ? countryCode : undefined,
})
type Filter = { kind?: ReviewKind | undefined; countryCode?: string | undefined }

/** Reads the filter and the id of the item that the staff member has left; the next item follows it in the queue. */
const readItemSearch = (search: Record<string, unknown>): Filter & { after?: string | undefined } => ({
  ...readFilter(search),
  after: typeof search.after === 'string' ? search.after : undefined,
})

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(getStaffSession.query()),
  component: Shell,
  notFoundComponent: NotFoundPage,
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/reviews' })
  },
})

const queueRoute = createRoute({
  getParentRoute: () => root,
  path: '/reviews',
  validateSearch: readFilter,
  component: permitted('review', QueuePage),
})

const itemRoute = createRoute({
  getParentRoute: () => root,
  path: '/reviews/$id',
  validateSearch: readItemSearch,
  component: permitted('review', ItemPage),
})

const findRoute = createRoute({
  getParentRoute: () => root,
  path: '/members',
  component: permitted('findMembers', FindPage),
})

const memberRoute = createRoute({
  getParentRoute: () => root,
  path: '/members/$memberId',
  component: permitted('findMembers', MemberPage),
})

const approvalsRoute = createRoute({
  getParentRoute: () => root,
  path: '/approvals',
  component: permitted('approve', ApprovalsPage),
})

const pages = [home, queueRoute, itemRoute, findRoute, memberRoute, approvalsRoute]

export const createBackOfficeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree: root.addChildren(pages),
    context: { queryClient },
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PendingPage,
    defaultNotFoundComponent: NotFoundPage,
  })
