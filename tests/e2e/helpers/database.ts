// Databases for hubs of tests. Playwright's global set-up starts one PostgreSQL for the run, with the sample members in what
// every new database is copied from: a hub starts on it in a sixth of the time that it takes to make an embedded one. In the
// full form hubs have the embedded database, as `npm start` has it.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { addSamples } from '#api/samples/samples.ts'
import { addSampleSeasons } from '#api/samples/seasons.ts'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { isFull } from '#tests/support/figures.ts'

/** Tells the workers where it is. */
const variable = 'JOURNEYS_POSTGRES'

export default async function providePostgres() {
  if (isFull) return undefined
  const { url, stop } = await startPostgres()
  const store = await openWhenReady(`${url}/template1`)
  const endSampleSeasons = addSampleSeasons(new Date())
  await addSamples(store.db, new Date())
  endSampleSeasons()
  await store.close()
  process.env[variable] = url
  return stop
}

/** A hub's own database, with the sample members. @returns its address; `undefined` for the embedded one */
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
