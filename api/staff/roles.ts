// Roles of staff: the groups of the issuer give roles, and roles give permissions (`x-staff` of the contract).
import { roles as rolesOfContract } from '#generated/backOffice/roles.ts'
import type { components } from '#generated/backOffice/schema.d.ts'

export type Role = components['schemas']['StaffRole']
export type Permission = (typeof rolesOfContract)[Role]['permissions'][number]

const isRole = (name: string): name is Role => name in rolesOfContract

/**
 * Returns the roles of a person.
 * @param mapping roles by group; if omitted, a group gives the role of the same name
 */
export function rolesOf(
  groups: readonly string[],
  mapping?: readonly { group: string; role: string }[],
): Role[] {
  const names = mapping
    ? mapping.filter(({ group }) => groups.includes(group)).map(({ role }) => role)
    : groups
  return [...new Set(names.filter(isRole))]
}

/** Returns the permissions of all roles. */
export const permissionsOf = (roles: readonly Role[]): Permission[] => [
  ...new Set(roles.flatMap((role) => rolesOfContract[role].permissions)),
]
