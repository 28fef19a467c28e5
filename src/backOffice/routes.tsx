// Routes of the back office.
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { getStaffSession } from '#generated/backOffice/calls/backOffice.ts'
import { ReviewKind, StockKind } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { ApprovalsPage } from './approvals/ApprovalsPage.tsx'
import { ChangePage } from './content/ChangePage.tsx'
import { ChangesPage } from './content/ChangesPage.tsx'
import { EntryPage } from './content/EntryPage.tsx'
import { NewEntryPage } from './content/NewEntryPage.tsx'
import { readChangeFilter, readEntrySearch, readTopicSearch } from './content/search.ts'
import { TopicPage } from './content/TopicPage.tsx'
import { TopicsPage } from './content/TopicsPage.tsx'
import { FindPage } from './members/FindPage.tsx'
import { MemberPage } from './members/MemberPage.tsx'
import { ErrorPage, NotFoundPage, PendingPage } from './shell/messagePages.tsx'
import { permitted } from './shell/permitted.tsx'
import { areas } from './shell/areas.ts'
import { Shell } from './shell/Shell.tsx'
import { readJobList } from './jobs/filter.ts'
import { JobsPage } from './jobs/JobsPage.tsx'
import { readMessageFilter } from './messages/filter.ts'
import { InboxPage } from './messages/InboxPage.tsx'
import { MessagePage } from './messages/MessagePage.tsx'
import { ItemPage } from './reviews/ItemPage.tsx'
import { FiguresPage } from './figures/FiguresPage.tsx'
import { readFiguresSearch } from './figures/search.ts'
import { StockItemPage } from './stock/StockItemPage.tsx'
import { StockPage } from './stock/StockPage.tsx'
import { QueuePage } from './reviews/QueuePage.tsx'
import { readFilter as readParcelFilter } from './parcels/filter.ts'
import { ImportPage } from './parcels/ImportPage.tsx'
import { ListPage } from './parcels/ListPage.tsx'
import { ParcelPage } from './parcels/ParcelPage.tsx'
import { StoppedPage } from './parcels/StoppedPage.tsx'
import { layouts, PrintPage } from './parcels/PrintPage.tsx'
import { RequestPage } from './parcels/RequestPage.tsx'
import { RequestsPage } from './parcels/RequestsPage.tsx'

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
  beforeLoad: async ({ context: { queryClient } }) => {
    const { permissions } = await queryClient.fetchQuery(getStaffSession.query())
    throw redirect({
      to: areas.find(({ permission }) => permissions.includes(permission))?.to ?? '/reviews',
    })
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

const parcelsRoute = createRoute({
  getParentRoute: () => root,
  path: '/parcels',
  validateSearch: readParcelFilter,
  component: permitted('ship', ListPage),
})

const importRoute = createRoute({
  getParentRoute: () => root,
  path: '/parcels/import',
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? { id } : {},
  component: permitted('ship', ImportPage),
})

const printRoute = createRoute({
  getParentRoute: () => root,
  path: '/parcels/print',
  validateSearch: ({ layout, parcels }: Record<string, unknown>) => ({
    layout: layouts.find((each) => each === layout) ?? 'list',
    parcels: typeof parcels === 'string' ? parcels : '',
  }),
  component: permitted('ship', PrintPage),
})

const stoppedRoute = createRoute({
  getParentRoute: () => root,
  path: '/parcels/stopped',
  component: permitted('ship', StoppedPage),
})

const requestsRoute = createRoute({
  getParentRoute: () => root,
  path: '/parcels/requests',
  component: permitted('ship', RequestsPage),
})

const requestRoute = createRoute({
  getParentRoute: () => root,
  path: '/parcels/requests/$id',
  component: permitted('ship', RequestPage),
})

const parcelRoute = createRoute({
  getParentRoute: () => root,
  path: '/parcels/$source/$id',
  component: permitted('ship', ParcelPage),
})

const inboxRoute = createRoute({
  getParentRoute: () => root,
  path: '/messages',
  validateSearch: readMessageFilter,
  component: permitted('answer', InboxPage),
})

const messageRoute = createRoute({
  getParentRoute: () => root,
  path: '/messages/$id',
  validateSearch: readMessageFilter,
  component: permitted('answer', MessagePage),
})

const jobsRoute = createRoute({
  getParentRoute: () => root,
  path: '/jobs',
  validateSearch: readJobList,
  component: permitted('operate', JobsPage),
})

/** Reads the filter of the stock from the URL. An invalid value is ignored. */
const readStockFilter = ({ kind, text }: Record<string, unknown>): StockFilter => ({
  kind: StockKind.options.find((each) => each === kind),
  text: typeof text === 'string' ? text.slice(0, 100) : undefined,
})
type StockFilter = { kind?: StockKind | undefined; text?: string | undefined }

const stockRoute = createRoute({
  getParentRoute: () => root,
  path: '/stock',
  validateSearch: readStockFilter,
  component: permitted('stock', StockPage),
})

const stockItemRoute = createRoute({
  getParentRoute: () => root,
  path: '/stock/$kind/$id',
  component: permitted('stock', StockItemPage),
})

const figuresRoute = createRoute({
  getParentRoute: () => root,
  path: '/figures',
  validateSearch: readFiguresSearch,
  component: permitted('figures', FiguresPage),
})

const contentRoute = createRoute({
  getParentRoute: () => root,
  path: '/content',
  beforeLoad: () => {
    throw redirect({ to: '/content/changes' })
  },
})

const changesRoute = createRoute({
  getParentRoute: () => root,
  path: '/content/changes',
  validateSearch: readChangeFilter,
  component: permitted('editContent', ChangesPage),
})

const changeRoute = createRoute({
  getParentRoute: () => root,
  path: '/content/changes/$id',
  component: permitted('editContent', ChangePage),
})

const topicsRoute = createRoute({
  getParentRoute: () => root,
  path: '/content/topics',
  validateSearch: readTopicSearch,
  component: permitted('editContent', TopicsPage),
})

const topicRoute = createRoute({
  getParentRoute: () => root,
  path: '/content/topics/$topic',
  validateSearch: readTopicSearch,
  component: permitted('editContent', TopicPage),
})

const entryRoute = createRoute({
  getParentRoute: () => root,
  path: '/content/topics/$topic/entry',
  validateSearch: readEntrySearch,
  component: permitted('editContent', EntryPage),
})

const newEntryRoute = createRoute({
  getParentRoute: () => root,
  path: '/content/topics/$topic/new',
  validateSearch: readEntrySearch,
  component: permitted('editContent', NewEntryPage),
})

const pages = [
  home,
  queueRoute,
  itemRoute,
  findRoute,
  memberRoute,
  approvalsRoute,
  parcelsRoute,
  importRoute,
  printRoute,
  stoppedRoute,
  requestsRoute,
  requestRoute,
  parcelRoute,
  inboxRoute,
  messageRoute,
  jobsRoute,
  stockRoute,
  stockItemRoute,
  figuresRoute,
  contentRoute,
  changesRoute,
  changeRoute,
  topicsRoute,
  topicRoute,
  entryRoute,
  newEntryRoute,
]

export const createBackOfficeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree: root.addChildren(pages),
    context: { queryClient },
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PendingPage,
    defaultNotFoundComponent: NotFoundPage,
  })
