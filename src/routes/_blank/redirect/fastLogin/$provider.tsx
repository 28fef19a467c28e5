// Where Google, Facebook and Apple lead back to.
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isProvider } from '../../../../features/session/social/providers.ts'
import { SocialReturnPage } from '../../../../features/session/SocialReturnPage.tsx'
import { pageTitle } from '../../../../runtime/title.ts'

/** The router reads a text of digits as a number. */
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

export const Route = createFileRoute('/_blank/redirect/fastLogin/$provider')({
  params: {
    parse: ({ provider }) => {
      if (!isProvider(provider)) throw notFound()
      return { provider }
    },
  },
  validateSearch: ({ state, code, error, iss }: Record<string, unknown>) => ({
    state: text(state),
    code: text(code),
    error: text(error),
    iss: text(iss),
  }),
  // The answer stands in this address until the page has taken it.
  headers: () => ({ 'Referrer-Policy': 'no-referrer' }),
  head: pageTitle('session.login.title'),
  component: SocialReturnPage,
})
