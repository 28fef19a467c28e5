// Loads the new balance for toasts that report a reward, and finds the first reward of a member.
import { useQuery } from '@tanstack/react-query'
import { getMyMembership } from '#generated/calls/membership.ts'
import type { Membership } from '#generated/schema.d.ts'
import type { Earned, Toast } from '#src/runtime/app/toasts.ts'

type EarningToast = Toast & { earned: Earned }

export type EarnedToasts = {
  /** Toasts to show now. A toast with a reward waits for the new balance, unless the balance cannot be loaded. */
  toasts: readonly Toast[]
  /** Toast with the first reward of the member, and the coins of the reward. */
  first: { toast: EarningToast; coins: number } | undefined
  /** Balance that includes the reward of the toast; `undefined` if it is not known. */
  balanceAfter: (toast: Toast) => number | undefined
}

export function useEarned(openToasts: readonly Toast[]): EarnedToasts {
  const earning = openToasts.filter(isEarning)
  const { data, dataUpdatedAt, isError, fetchStatus } = useQuery({
    ...getMyMembership.query(),
    enabled: earning.length > 0,
    meta: { handlesErrors: true },
  })
  const isKnown = ({ earned }: EarningToast) => data !== undefined && dataUpdatedAt > earned.at
  const cannotLoad = isError || fetchStatus === 'paused'
  const first = earning.find((toast) => data && isKnown(toast) && isFirst(data, toast.earned))
  return {
    first: first && data && { toast: first, coins: data.coins },
    toasts: openToasts.filter(
      (toast) =>
        !isEarning(toast) || (toast !== first && !toast.earned.isInPlace && (isKnown(toast) || cannotLoad)),
    ),
    balanceAfter: (toast) => (isEarning(toast) && isKnown(toast) ? data?.coins : undefined),
  }
}

const isEarning = (toast: Toast): toast is EarningToast => toast.earned !== undefined

/** Returns true if the member has earned only this reward. */
const isFirst = ({ coins, pointsThisYear, memberSince }: Membership, earned: Earned) =>
  coins > 0 &&
  coins === (earned.coins ?? coins) &&
  pointsThisYear === (earned.points ?? pointsThisYear) &&
  Date.parse(memberSince) > earned.at - newFor

/** Time in ms after joining in which a reward can be the first one. In later years, the points start at 0 again. */
const newFor = 60 * 86_400_000
