import { createFileRoute } from '@tanstack/react-router'
import { getIpIsoCode } from '#generated/calls/platform.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { RegistrationPage } from '#src/features/session/registration/RegistrationPage.tsx'
import { introduced } from '#src/domain/introduction/introduced.ts'
import { pageChunk } from '#src/runtime/loading/reload.ts'
import { redirectSearch } from '#src/runtime/routing/redirectSearch.ts'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/registration')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'registration', moduleName: 'Registration' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  validateSearch: redirectSearch,
  head: pageTitle('session.registration.title'),
  loader: async ({ context: { app } }) => {
    const caller = ensureFresh(app.queryClient, getIpIsoCode.query())
    const { startSignInOptions } = await pageChunk(
      () => import('#src/features/session/shared/useSignInOptions.ts'),
    )
    const { loadInvitation } = await pageChunk(
      () => import('#src/features/session/registration/invitation.ts'),
    )
    const [invitation] = await Promise.all([
      loadInvitation(app),
      caller,
      startSignInOptions(app.queryClient),
      introduced(app, true),
    ])
    return invitation
  },
  component: RegistrationPage,
})
