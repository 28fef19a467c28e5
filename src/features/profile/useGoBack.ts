// Returns to the page from which the member opened the profile form, after the form was saved.
import { getRouteApi, useNavigate } from '@tanstack/react-router'

const route = getRouteApi('/_default/about-me/edit-profile')

export const useBack = () => route.useSearch().back

/** @returns a function that opens the previous page; it has no effect if the member did not come from another page */
export function useGoBack(): () => void {
  const back = useBack()
  const navigate = useNavigate()
  return () => back !== undefined && void navigate({ to: back })
}
