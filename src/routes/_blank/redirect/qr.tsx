import { createFileRoute } from '@tanstack/react-router'
import { jumpByQr } from '#generated/calls/platform.ts'
import { NOT_FOUND } from '#generated/codes.ts'
import { CallError } from '#src/client/errors.ts'
import { QrLeading, QrUnknown } from '#src/features/platform/qr/QrPage.tsx'
import { qrSearch } from '#src/features/platform/qr/search.ts'
import { redirectTo } from '#src/runtime/routing/redirect.ts'
import { pairsOf, queryWithout } from '#shared/query.ts'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_blank/redirect/qr')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'qr-code', moduleName: 'QR Code' },
      tab: null,
      prerender: false,
      offline: [],
      example: '/redirect/qr?key=no-such-code',
    },
  },
  head: pageTitle('platform.qr.title'),
  validateSearch: qrSearch,
  loaderDeps: ({ search: { key } }) => ({ key }),
  loader: async ({ context: { app }, deps: { key }, location: { searchStr } }) => {
    if (key === undefined) return
    const { address } = await app.queryClient.fetchQuery(jumpByQr.query({ key })).catch((error: unknown) => {
      if (error instanceof CallError && (error.hasCode(NOT_FOUND) || error.status === 400))
        return { address: null }
      throw error
    })
    if (address === null) return
    const target = new URL(address)
    // Append the other query parameters of the printed URL, such as `utm_source`, to the query of the target.
    const rest = queryWithout(searchStr, ['key', ...target.searchParams.keys()])
    target.search = [target.search, rest].flatMap((query) => (query ? pairsOf(query) : [])).join('&')
    throw redirectTo(target.href, app)
  },
  component: QrUnknown,
  pendingComponent: QrLeading,
})
