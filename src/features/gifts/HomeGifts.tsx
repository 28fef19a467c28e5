// On the home page: gifts that wait for an address.
import { useUserInfo } from '../../../generated/hooks/account.ts'
import { WaitingGifts } from './WaitingGifts.tsx'

export function HomeGifts() {
  const { data: user } = useUserInfo()
  return <WaitingGifts count={user.giftCount} />
}
