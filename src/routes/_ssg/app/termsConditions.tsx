import { createFileRoute } from '@tanstack/react-router'
import { getLegalText } from '#generated/calls/support.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { LegalPage } from '#src/features/support/LegalPage.tsx'
import { takePayload } from '#src/runtime/prerender/payload.ts'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { versionSearch } from '#src/runtime/routing/versionSearch.ts'

export const Route = createFileRoute('/_ssg/app/termsConditions')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'terms-and-conditions', moduleName: 'Terms and Conditions' },
      tab: null,
      prerender: true,
      offline: ['getLegalText'],
    },
  },
  validateSearch: versionSearch,
  head: pageTitle('support.terms.title', 'support.terms.description'),
  loaderDeps: ({ search: { version, country } }) => ({ version, country }),
  loader: async ({ context: { app }, location, deps: { version, country } }) => {
    await takePayload(app, location)
    await ensureFresh(app.queryClient, getLegalText.query({ kind: 'terms', version, countryCode: country }))
  },
  component: () => {
    const { version, country } = Route.useSearch()
    return <LegalPage kind="terms" version={version} country={country} path="/app/termsConditions" />
  },
})
