// Reads the session of the signed-in staff member. The root route has loaded it before any page is shown.
import { useSuspenseQuery } from '@tanstack/react-query'
import { getStaffSession } from '#generated/backOffice/calls/backOffice.ts'
import type { permissions } from '#generated/backOffice/roles.ts'

export function useStaff() {
  const { data: staff } = useSuspenseQuery(getStaffSession.query())
  return { ...staff, may: (permission: keyof typeof permissions) => staff.permissions.includes(permission) }
}
