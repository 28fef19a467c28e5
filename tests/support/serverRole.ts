// Runs deploy/roles.sql without psql, and gives the address of a database as servers have it that do not own its tables.
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { direct } from './database.ts'

const password = 'of-the-role-of-servers'

/**
 * @param owners the database's address, as its owner
 * @returns its address as `hub_server`
 */
export async function asServerRole(owners: string): Promise<string> {
  const client = new Client({ connectionString: direct(owners) })
  await client.connect()
  const { generators, rest } = partsOf(await readFile('deploy/roles.sql', 'utf8'))
  for (const generator of generators) {
    const { rows } = await client.query<Record<string, string>>(generator)
    for (const statement of rows.flatMap((row) => Object.values(row))) await client.query(statement)
  }
  await client.query(rest)
  await client.end()
  const address = new URL(owners)
  address.username = 'hub_server'
  address.password = password
  return address.href
}

/** psql's own lines are left out, and its variable is filled in. Queries before `\gexec` yield statements to run. */
function partsOf(file: string) {
  const text = file.replace(/^\\.*\n/gm, '').replaceAll(`:'password'`, `'${password}'`)
  const parts = text.split(String.raw`\gexec`)
  return { generators: parts.slice(0, -1), rest: parts.at(-1) ?? '' }
}
