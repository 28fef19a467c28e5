// Page to which Google, Facebook and Apple redirect after a sign-in.
import { createFileRoute } from '@tanstack/react-router'
import { isProvider } from '#src/features/session/shared/providers.ts'
import { SocialReturnPage } from '#src/features/session/socialReturn/SocialReturnPage.tsx'
import { signInTitle } from '#src/runtime/routing/title.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const Route = createFileRoute('/_blank/redirect/fastLogin/$provider')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'social-login', moduleName: 'Social Login' },
      tab: null,
      prerender: false,
      offline: [],
      example: '/redirect/fastLogin/google',
    },
  },
  // Treat an unknown provider as an unknown route.
  params: { parse: ({ provider }) => isProvider(provider) && { provider } },
  validateSearch: ({ state, code, error, iss }: Record<string, unknown>) => ({
    state: text(state),
    code: text(code),
    error: text(error),
    iss: text(iss),
  }),
  // Send no referrer, because the URL contains the response of the provider until the page has processed it.
  headers: () => ({ 'Referrer-Policy': 'no-referrer' }),
  head: signInTitle,
  component: SocialReturnPage,
})
