// Shows the question about push messages below the moment that celebrates a claimed gift or a redemption. The pages
// contain only the slot, so that the question does not add to their code.
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useQueryClient } from '@tanstack/react-query'
import { lateComponent } from '#src/runtime/app/lateComponent.tsx'
import { mayAsk } from '../invitations/asked.ts'

const PushInvite = lateComponent(async () => (await import('./PushInvite.tsx')).PushInvite)

const claims: ReadonlySet<unknown> = new Set([
  'claimGift',
  'claimNewBabyGift',
  'claimMomBirthdayGift',
  'claimBabyBirthdayGift',
  'redeemMallProduct',
])

export function InviteAfterGift() {
  const slot = useSlotAfterClaim()
  return slot && createPortal(<PushInvite />, slot)
}

/** Returns the slot of the moment after a claim or a redemption on this page load; `undefined` without a moment. */
function useSlotAfterClaim(): Element | undefined {
  const queryClient = useQueryClient()
  const [hasClaimed, setClaimed] = useState(false)
  const [slot, setSlot] = useState<Element>()
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        if (claims.has(event.mutation.options.mutationKey?.[0]) && mayAsk('pushAskedAt')) setClaimed(true)
      }),
    [queryClient],
  )
  useEffect(() => {
    if (!hasClaimed) return
    const look = () => setSlot(document.querySelector('[data-invitation]') ?? undefined)
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true })
    return () => observer.disconnect()
  }, [hasClaimed])
  return slot
}
