import { useMemo } from 'react'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import { placesOf, type Places } from './places.ts'

/** Returns the reading positions of the member. */
export function usePlaces(): Places {
  const { data: user } = useGetUserInfo()
  return useMemo(() => placesOf(user.uid), [user.uid])
}
