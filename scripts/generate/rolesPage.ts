// Writes docs/back-office-roles.md: the roles of staff and the permissions that they give, from `x-staff` of the contract.
import { writeFile } from 'node:fs/promises'
import type { HubContract } from './contract.ts'
import { tableOf } from './markdownTable.ts'

/** @param file path of the file to write: `docs/back-office-roles.md`, or a temporary file to compare with that page */
export async function writeRolesPage({ document }: HubContract, file: string) {
  const { permissions, roles } = document['x-staff']
  const list = Object.entries(permissions)
  const rolesTable = tableOf([
    ['role', 'for people who …', 'permissions', 'coins without approval'],
    ...Object.entries(roles).map(([role, { description, permissions: names, coins }]) => [
      role,
      phraseOf(description),
      names.join(', ') || '–',
      coins === 0 ? '–' : String(coins),
    ]),
  ])
  const permissionsTable = tableOf([
    ['permission', 'allows staff to …', 'reason'],
    ...list.map(([name, { description, reason }]) => [
      name,
      phraseOf(description),
      reason ? 'required' : '–',
    ]),
  ])
  await writeFile(file, [introduction, rolesTable, '', permissionsTable, ''].join('\n'))
}

/** Converts a sentence to a phrase for a table cell: no period, and a lower-case start. */
const phraseOf = (sentence: string) =>
  sentence.slice(0, 1).toLowerCase() + sentence.slice(1).replace(/\.$/, '')

const introduction = `# Roles of staff

This page lists the roles and permissions of the [back office](back-office.md). \`npm run generate\` writes it from \`x-staff\` of
\`openapi.yaml\`. Groups of the OpenID provider determine the roles of a person ([configuration](configuration.md#back-office)).

A permission that requires a reason asks for it with each action, and the reason is stored with the action.
`
