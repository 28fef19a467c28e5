// On the home page: gifts that wait for an address.
import { useSuspenseQuery } from '@tanstack/react-query'
import { getUserInfo } from '../../../generated/calls/session.ts'
import { WaitingGifts } from './WaitingGifts.tsx'

export function HomeGifts() {
  const { data: user } = useSuspenseQuery(getUserInfo.query())
  return <WaitingGifts count={user.giftCount} />
}
