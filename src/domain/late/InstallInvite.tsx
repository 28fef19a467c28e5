// Invites a member to install the hub after the third check-in on this device.
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { mayAsk } from '../invitations/asked.ts'
import { countCheckIn, hasCheckedInOften, installPrompt, installWay } from '../invitations/installPrompt.ts'
import { useStore } from '#src/runtime/app/AppProvider.tsx'
import { matchPage } from '#src/runtime/routing/pages.ts'
import { lateComponent } from '#src/runtime/app/lateComponent.tsx'

const InstallCard = lateComponent(async () => (await import('./InstallCard.tsx')).InstallCard)

const checkIns: ReadonlySet<unknown> = new Set(['checkIn', 'lateCheckIn'])

export function InstallInvite({ isHeld }: { isHeld: boolean }) {
  const queryClient = useQueryClient()
  const prompt = useStore(installPrompt)
  const [isAllowed] = useState(() => mayAsk('installAskedAt'))
  const [isTime, setTime] = useState(hasCheckedInOften)
  const [isClosed, setClosed] = useState(false)
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        if (!checkIns.has(event.mutation.options.mutationKey?.[0])) return
        countCheckIn()
        setTime(hasCheckedInOften())
      }),
    [queryClient],
  )
  // Shows the card only on the pages with check-ins, because it would cover the bar with buttons of other pages.
  const tab = matchPage(useRouter(), useLocation().pathname)?.screen.tab
  const isPlace = tab === 'home' || tab === 'play'
  const way = !isHeld && isPlace && isAllowed && isTime && !isClosed ? installWay(prompt) : undefined
  return way && <InstallCard way={way} prompt={prompt} onClose={() => setClosed(true)} />
}
