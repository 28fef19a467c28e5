// Static parts that introduce the membership to visitors: the offer to join, the benefits, and
// the page that opens after the sign-in.
import { staticPart } from '#src/runtime/layout/staticPart.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'

export const JoinOffer = staticPart(
  () => import('./JoinOffer.static.tsx').then((part) => part.JoinOffer),
  <Skeleton shape="block" className="mt-6 h-28" />,
)

export const Introduction = staticPart(
  () => import('./Introduction.static.tsx').then((part) => part.Introduction),
  <Skeleton shape="block" className="m-6 h-160" />,
)

export const FirstCoins = staticPart(
  () => import('./FirstCoins.static.tsx').then((part) => part.FirstCoins),
  <Skeleton shape="block" className="h-24" />,
)

export const WaitingPage = staticPart(() =>
  import('./WaitingPage.static.tsx').then((part) => part.WaitingPage),
)
