// Celebrates a new level or a milestone of the streak once: on the next page after it was reached, on the first device
// that shows a page. The unread notification is the memory: showing the celebration marks it as read.
import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { listNotices } from '#generated/calls/profile.ts'
import { useReadNotices } from '#generated/hooks/profile.ts'
import type { Notice } from '#generated/schema.d.ts'
import { shownMilestones } from '../invitations/shownMilestones.ts'
import { lateComponent } from '#src/runtime/loading/lateComponent.tsx'
import { matchPage } from '#src/runtime/routing/pages.ts'

const MomentDialog = lateComponent(async () => (await import('./MomentDialog.tsx')).MomentDialog)

/** Days after which a notification is no longer celebrated. */
const freshDays = 14

const celebratedKinds: ReadonlySet<string> = new Set(['level-reached', 'streak-reached'])

export function Celebrations() {
  const moments = useUnreadMoments()
  const moment = useOnNextPage(moments)
  const [closedId, setClosedId] = useState<string>()
  const { mutate } = useReadNotices({ meta: { handlesErrors: true } })
  const id = moment?.id
  useEffect(() => {
    if (id !== undefined) mutate({ ids: [id] })
  }, [id, mutate])
  if (!moment || id === closedId || shownMilestones.has(moment.kind)) return null
  return <MomentDialog notice={moment} onClose={() => setClosedId(id)} />
}

/** Returns unread notifications to celebrate, newest first; `undefined` until they have loaded. */
function useUnreadMoments(): readonly Notice[] | undefined {
  const options = { meta: { handlesErrors: true } }
  // Shares the query of the bell, so that a page without news needs no further request.
  const newest = useQuery({ ...listNotices.query({ limit: 1 }), ...options })
  const isUnread = (newest.data?.unread ?? 0) > 0
  const recent = useQuery({ ...listNotices.query({ limit: 10 }), ...options, enabled: isUnread })
  useRefetchAfterWrites()
  if (newest.data && !isUnread) return []
  return recent.data?.items.filter(
    ({ kind, read, at }) =>
      celebratedKinds.has(kind) && !read && recent.dataUpdatedAt - Date.parse(at) < freshDays * 86_400_000,
  )
}

/** Reads the notifications again on the next page after a successful write, which may have caused a notification. */
function useRefetchAfterWrites() {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    let hasWritten = false
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') hasWritten = true
    })
    const stopRouter = router.subscribe('onResolved', ({ pathChanged }) => {
      if (!hasWritten || !pathChanged) return
      hasWritten = false
      for (const limit of [1, 10])
        void queryClient.invalidateQueries({ queryKey: listNotices.query({ limit }).queryKey })
    })
    return () => {
      stopMutations()
      stopRouter()
    }
  }, [queryClient, router])
}

/**
 * Returns the newest notification that was there when the page opened. A notification that arrives later waits for the
 * next page, so that the dialog never interrupts. Only pages with tabs show it, because other pages are tasks.
 */
function useOnNextPage(moments: readonly Notice[] | undefined): Notice | undefined {
  const router = useRouter()
  const { pathname } = useLocation()
  const [state, setState] = useState<State>({})
  const isTask = matchPage(router, pathname)?.screen.tab === undefined
  const next = moments && nextState(state, moments, { pathname, isTask })
  if (next && next !== state) setState(next)
  return state.moment
}

type State = {
  /** Page on which each notification was first seen; empty for notifications of the first response. */
  seenOn?: ReadonlyMap<string, string>
  moment?: Notice
}

function nextState(
  state: State,
  moments: readonly Notice[],
  { pathname, isTask }: { pathname: string; isTask: boolean },
): State {
  const unseen = moments.filter(({ id }) => !state.seenOn?.has(id))
  const page = state.seenOn ? pathname : ''
  const seenOn =
    unseen.length > 0 || !state.seenOn
      ? new Map([...(state.seenOn ?? []), ...unseen.map(({ id }) => [id, page] as const)])
      : state.seenOn
  const due = isTask ? undefined : moments.find(({ id }) => seenOn.get(id) !== pathname)
  if (seenOn === state.seenOn && (!due || due.id === state.moment?.id)) return state
  return { seenOn, ...(due ? { moment: due } : state.moment && { moment: state.moment }) }
}
