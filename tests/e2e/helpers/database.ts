// Creates databases for test hubs. Playwright's global setup starts one PostgreSQL for the run and adds the sample
// members to `template1`, from which new databases are cloned. A hub starts six times faster than with a new embedded
// database. Hubs of the full suite use the embedded database, like `npm start`.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { addSamples } from '#api/samples/samples.ts'
import { inVersion } from '#api/catalog/topic.ts'
import { sampleVersion } from '#api/samples/seasons.ts'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { isFull } from '#tests/support/measurements.ts'

/** Environment variable that passes the URL of the PostgreSQL server to the test workers. */
const variable = 'E2E_POSTGRES'

export default async function providePostgres() {
  if (isFull) return undefined
  const { url, stop } = await startPostgres()
  const store = await openWhenReady(`${url}/template1`)
  await inVersion(sampleVersion(new Date()), () => addSamples(store.db, new Date()))
  await store.close()
  process.env[variable] = url
  return stop
}

/** Creates a database with the sample members for one hub. @returns its URL; `undefined` for the embedded database */
export async function hubDatabase(): Promise<string | undefined> {
  const url = process.env[variable]
  if (!url) return undefined
  const name = `hub_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: `${url}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${url}/${name}`
}
