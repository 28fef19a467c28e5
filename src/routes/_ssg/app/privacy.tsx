import { createFileRoute } from '@tanstack/react-router'
import { getLegalText } from '#generated/calls/support.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { LegalPage } from '#src/features/support/LegalPage.tsx'
import { takePayload } from '#src/runtime/prerender/payload.ts'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { versionSearch } from '#src/runtime/routing/versionSearch.ts'

export const Route = createFileRoute('/_ssg/app/privacy')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'privacy', moduleName: 'Privacy' },
      tab: null,
      prerender: true,
      offline: ['getLegalText'],
    },
  },
  validateSearch: versionSearch,
  head: pageTitle('support.privacy.title', 'support.privacy.description'),
  loaderDeps: ({ search: { version, country } }) => ({ version, country }),
  loader: async ({ context: { app }, location, deps: { version, country } }) => {
    await takePayload(app, location)
    await ensureFresh(app.queryClient, getLegalText.query({ kind: 'privacy', version, countryCode: country }))
  },
  component: () => {
    const { version, country } = Route.useSearch()
    return <LegalPage kind="privacy" version={version} country={country} path="/app/privacy" />
  },
})
