// Loads the introduction in the loaders of pages that show it. In the browser, its static parts load it themselves.
import type { AppContext } from '#src/runtime/app/context.ts'

/**
 * Loads the introduction on the server.
 * @param isShown true if the page shows it; default: true if the visitor has never signed in on this device
 */
export async function introduced(
  { cookies, queryClient }: AppContext,
  isShown = cookies.get('returning') === null,
): Promise<void> {
  if (!import.meta.env.SSR || !isShown) return
  const { introductionQuery } = await import('./introduction.ts')
  await queryClient.prefetchQuery(introductionQuery())
}
