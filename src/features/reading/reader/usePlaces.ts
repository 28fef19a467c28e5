import { useMemo } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getUserInfo } from '../../../../generated/calls/session.ts'
import { placesOf, type Places } from './places.ts'

/** The member's own. */
export function usePlaces(): Places {
  const { data: user } = useSuspenseQuery(getUserInfo.query())
  return useMemo(() => placesOf(user.uid), [user.uid])
}
