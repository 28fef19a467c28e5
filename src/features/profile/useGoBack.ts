// Back to the page that sent the member here for something it lacked, once that is saved.
import { getRouteApi, useNavigate } from '@tanstack/react-router'

const route = getRouteApi('/_default/about-me/edit-profile')

export const useBack = () => route.useSearch().back

/** @returns goes back, or stays where nobody sent the member */
export function useGoBack(): () => void {
  const back = useBack()
  const navigate = useNavigate()
  return () => back !== undefined && void navigate({ to: back })
}
