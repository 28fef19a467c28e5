// Celebrates a new level or a milestone of the streak once: on the next page after it was reached, on the first device
// that shows a page. The unread notification is the memory: showing the celebration marks it as read.
import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { listNotices } from '#generated/calls/profile.ts'
import { useReadNotices } from '#generated/hooks/profile.ts'
import type { Notice } from '#generated/schema.d.ts'
import { shownMilestones } from '../invitations/shownMilestones.ts'
import { lateComponent } from '#src/runtime/app/lateComponent.tsx'
import { matchPage } from '#src/runtime/routing/pages.ts'

const MomentDialog = lateComponent(async () => (await import('./MomentDialog.tsx')).MomentDialog)

/** Days after which a notification is no longer celebrated. */
const freshDays = 14

const celebratedKinds: ReadonlySet<string> = new Set(['level-reached', 'streak-reached'])

export function Celebrations({ isHeld }: { isHeld: boolean }) {
  const moment = useOnNextPage(useUnreadMoments())
  const [closedId, setClosedId] = useState<string>()
  const { mutate } = useReadNotices({ meta: { handlesErrors: true } })
  const id = isHeld ? undefined : moment?.id
  useEffect(() => {
    if (id !== undefined) mutate({ ids: [id] })
  }, [id, mutate])
  if (!moment || isHeld || id === closedId || shownMilestones.has(moment.kind)) return null
  return <MomentDialog notice={moment} onClose={() => setClosedId(id)} />
}

/** Returns unread notifications to celebrate, newest first; `undefined` until they have loaded. */
function useUnreadMoments(): readonly Notice[] | undefined {
  const options = { meta: { handlesErrors: true } }
  // Shares the query of the bell, so that a page without news needs no further request.
  const newest = useQuery({ ...listNotices.query({ limit: 1 }), ...options })
  const isUnread = (newest.data?.unread ?? 0) > 0
  const recent = useQuery({ ...listNotices.query({ limit: 10 }), ...options, enabled: isUnread })
  if (newest.data && !isUnread) return []
  return recent.data?.items.filter(
    ({ kind, read, at }) =>
      celebratedKinds.has(kind) && !read && recent.dataUpdatedAt - Date.parse(at) < freshDays * 86_400_000,
  )
}

/**
 * Returns the newest notification once it may be celebrated. After a write, it waits for the next page, so that the
 * dialog never interrupts. Only pages with tabs show it, because other pages are tasks.
 */
function useOnNextPage(moments: readonly Notice[] | undefined): Notice | undefined {
  const router = useRouter()
  const { pathname } = useLocation()
  const hasWritten = useHasWrittenHere()
  const [moment, setMoment] = useState<Notice>()
  const isTask = matchPage(router, pathname)?.screen.tab === undefined
  const due = isTask || hasWritten ? undefined : moments?.[0]
  if (due && due.id !== moment?.id) setMoment(due)
  return moment
}

/**
 * Returns true after a successful write on the current page, which may have caused a notification. Reads the
 * notifications again on the next page.
 */
function useHasWrittenHere(): boolean {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [hasWritten, setWritten] = useState(false)
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') setWritten(true)
      }),
    [queryClient],
  )
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (!hasWritten || !pathChanged) return
        setWritten(false)
        for (const limit of [1, 10])
          void queryClient.invalidateQueries({ queryKey: listNotices.query({ limit }).queryKey })
      }),
    [hasWritten, queryClient, router],
  )
  return hasWritten
}
