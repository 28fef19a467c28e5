// Applies deploy/roles.sql without psql, and connects to a database as the server role, which does not own the tables.
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { direct } from './database.ts'

const password = 'of-the-role-of-servers'

/**
 * @param owners URL with which the owner of the tables connects to the database
 * @returns the URL of the same database for the role `hub_server`
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

/** Removes psql commands and fills in the variable. Queries before `\gexec` return statements to run. */
function partsOf(file: string) {
  const text = file.replace(/^\\.*\n/gm, '').replaceAll(`:'password'`, `'${password}'`)
  const parts = text.split(String.raw`\gexec`)
  return { generators: parts.slice(0, -1), rest: parts.at(-1) ?? '' }
}
