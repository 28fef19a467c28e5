// Offers the dark theme in the evening in one line above the tabs, once per visit, after the member's first action. The
// line leaves when the member scrolls or opens the next page, because it takes space. It is a part of the navigation,
// so that dialogs cover it, and bars with buttons move up above it.
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { mayOfferDarkTheme } from '../invitations/darkThemeOffer.ts'
import { useAppContext, useStore } from '#src/runtime/app/AppProvider.tsx'
import type { AppContext } from '#src/runtime/app/context.ts'
import { lateComponent } from '#src/runtime/app/lateComponent.tsx'
import { matchPage } from '#src/runtime/routing/pages.ts'

const DarkThemeLine = lateComponent(async () => (await import('./DarkThemeLine.tsx')).DarkThemeLine)

/** Writes of pages that the member has not asked for. */
const automaticWrites: ReadonlySet<unknown> = new Set([
  'readNotices',
  'lateCheckIn',
  'reportEvent',
  'reportPage',
])

export function DarkThemeOffer() {
  const app = useAppContext()
  const theme = useStore(app.theme)
  const [tabs, setTabs] = useTabsAfterAction(app)
  if (!tabs || theme !== undefined) return null
  return createPortal(<DarkThemeLine onLeave={() => setTabs(null)} />, tabs)
}

/**
 * Returns the navigation in which the offer is shown: after the first successful write, such as a check-in, or after
 * the first change of the page or of its search parameters, for example to a product of the coin shop. Layouts without
 * tabs have no place for the line.
 */
function useTabsAfterAction(app: AppContext) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [tabs, setTabs] = useState<Element | null>(null)
  const wasOffered = useRef(false)
  useEffect(() => {
    const offer = () => {
      if (wasOffered.current) return
      const place = mayOfferDarkTheme(app, new Date()) ? document.querySelector('[data-tabs]') : null
      wasOffered.current = place !== null
      setTabs(place)
    }
    const ends = [
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        if (!automaticWrites.has(event.mutation.options.mutationKey?.[0])) offer()
      }),
      router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
        if (hrefChanged) setTabs(null)
        // Ignore the page change at the end of a sign-in or registration, which comes from a page without tabs.
        const isFromTab = fromLocation && matchPage(router, fromLocation.pathname)?.screen.tab
        if (isFromTab && hrefChanged) offer()
      }),
    ]
    return () => ends.forEach((end) => end())
  }, [app, queryClient, router])
  return [tabs, setTabs] as const
}
