// Writes roles.ts of the back office: permissions, and the roles that have them.
import type { HubContract } from './contract.ts'
import { literal } from './tables.ts'
import { write } from './types.ts'

/** @throws Error if a role or an operation has an unknown permission */
export async function writeRoles({ document, operations }: HubContract, folder: string) {
  const { permissions, roles } = document['x-staff']
  const unknownOf = (names: readonly string[]) => names.find((name) => !(name in permissions))
  for (const [role, { permissions: names }] of Object.entries(roles)) {
    const unknown = unknownOf(names)
    if (unknown !== undefined)
      throw new Error(
        `Role ${role} has the unknown permission ${unknown}: add it to x-staff of openapi.yaml.`,
      )
  }
  for (const { id, marks, body } of operations) {
    const name = marks['x-permission']
    if (name === undefined) continue
    const unknown = unknownOf([name])
    if (unknown !== undefined)
      throw new Error(`${id} has the unknown permission ${unknown}: add it to x-staff of openapi.yaml.`)
    if (permissions[name]?.reason && !body.includes('reason'))
      throw new Error(
        `${id} has the permission ${name}, which needs a reason: add the required property reason to its body.`,
      )
  }
  const rows = (entries: Readonly<Record<string, unknown>>) =>
    Object.entries(entries).map(([name, value]) => `  ${literal({ [name]: value }).slice(2, -2)},`)
  await write(
    folder,
    'roles.ts',
    [
      '/** Permissions of staff; those with `reason` need a reason for each call. */',
      'export const permissions = {',
      ...rows(permissions),
      '} as const',
      '',
      '/** Roles of staff, with their permissions and the number of coins that they may give without approval. */',
      'export const roles = {',
      ...rows(roles),
      '} as const',
      '',
    ].join('\n'),
  )
}
