// Shows a page only to staff with a permission. The server checks the permission of each call as well.
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { getStaffSession } from '#generated/backOffice/calls/backOffice.ts'
import type { permissions } from '#generated/backOffice/roles.ts'
import { ForbiddenPage } from './messagePages.tsx'

/** @returns a component that shows the page, or an explanation if the staff member lacks the permission */
export function permitted(permission: keyof typeof permissions, Page: ComponentType) {
  return function Permitted() {
    const { data: staff } = useSuspenseQuery(getStaffSession.query())
    return staff.permissions.includes(permission) ? <Page /> : <ForbiddenPage />
  }
}
