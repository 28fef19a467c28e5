// Divides the contract by audience: operations for members, and operations of the back office for staff. The code of
// each audience is generated from its own part, so that pages for members contain no code of the back office.
import { objectOf, listOf, reachedComponents, textOf, type Document } from '@members-hub/openapi'

export type Audience = 'members' | 'staff'

/** Start of the paths of all back-office operations. */
const staffPrefix = '/api/back-office/'

/** Returns true if the path belongs to the back office. */
export const isStaffPath = (path: string) => path.startsWith(staffPrefix)

/**
 * Returns the operations, tags and components of one audience. Components that no operation uses belong to the members'
 * part.
 */
export function contractFor<Of extends Document>(document: Of, audience: Audience): Of {
  const paths = Object.entries(objectOf(document.paths))
  const [forStaff, forMembers] = [true, false].map((isStaff) =>
    Object.fromEntries(paths.filter(([path]) => isStaffPath(path) === isStaff)),
  )
  const [staffComponents, memberComponents] = [forStaff, forMembers].map((part) =>
    reachedComponents({ document }, part),
  )
  const isKept = (ref: string) => {
    const isOfStaff = staffComponents?.has(ref) ?? false
    return audience === 'staff' ? isOfStaff : !isOfStaff || (memberComponents?.has(ref) ?? false)
  }
  const isStaffTag = (tag: unknown) => textOf(objectOf(tag).name).startsWith('backOffice')
  return {
    ...document,
    tags: listOf(document.tags).filter((tag) => isStaffTag(tag) === (audience === 'staff')),
    paths: audience === 'staff' ? forStaff : forMembers,
    components: Object.fromEntries(
      Object.entries(objectOf(document.components)).map(([kind, components]) => [
        kind,
        kind === 'securitySchemes'
          ? components
          : Object.fromEntries(
              Object.entries(objectOf(components)).filter(([name]) => isKept(`#/components/${kind}/${name}`)),
            ),
      ]),
    ),
  }
}
