// Returns to the page that sent the member to the profile, after saving.
import { getRouteApi, useNavigate } from '@tanstack/react-router'

const route = getRouteApi('/_default/about-me/edit-profile')

export const useBack = () => route.useSearch().back

/** @returns a function that navigates back; it has no effect on a direct visit */
export function useGoBack(): () => void {
  const back = useBack()
  const navigate = useNavigate()
  return () => back !== undefined && void navigate({ to: back })
}
