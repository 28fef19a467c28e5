// Measures the catalog with many versions on a real PostgreSQL: 500 versions of each topic and a magazine of 2,000
// articles. `VERSIONS=50 ARTICLES=200 npm run bench content` runs a smaller measurement.
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { topics } from '#api/catalog/topics.ts'
import { magazineTopic } from '#api/catalog/magazine.ts'
import { followNewestVersion } from '#api/content/newestVersion.ts'
import { publishData, readTopics } from '#api/content/publication.ts'
import { publishFiles } from '#api/content/publishFiles.ts'
import { catalogChanges } from '#api/content/tables.ts'
import { newId } from '#api/store/id.ts'
import type { Database, Store } from '#api/store/store.ts'
import { buildServer } from '#scripts/buildServer.ts'
import { freePort } from '#scripts/freePort.ts'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { median, whole, type Row } from '#scripts/bench/table.ts'
import { addStaff, callAsStaff, staffOrigin, type StaffCall } from '../backOffice/staff.ts'
import { nowhereSettings, openServerProcess, type Server } from '../release/servers.ts'
import { residentMemory } from '../residentMemory.ts'
import { magazineWith, withEnglish, withText } from './magazine.ts'
import { pauseOf, rewriteMagazine } from './rewrite.ts'

const versions = Number(process.env.VERSIONS ?? 500)
const articles = Number(process.env.ARTICLES ?? 2_000)
/** Number of changes that staff publish, one after the other. */
const publications = Number(process.env.PUBLICATIONS ?? 20)
const calls = 10

/** Maximum milliseconds of a list and of a publication, and of a pause of the event loop (goals). */
const goals = { call: 1_000, pause: 100 }
/** Allowed growth of memory in MiB, because garbage collection is lazy. */
const growth = 40

const part = `content: ${versions} versions of each topic, ${whole(articles)} articles`

export async function manyVersions(): Promise<Row[]> {
  const postgres = await startPostgres(undefined, [
    'fsync=on',
    'synchronous_commit=on',
    'shared_buffers=256MB',
  ])
  const databaseUrl = `${postgres.url}/postgres`
  const store = await openWhenReady(databaseUrl)
  const faults: string[] = []
  const port = await freePort()
  const server = await openServerProcess(
    {
      ...nowhereSettings,
      BACK_OFFICE_URL: staffOrigin,
      STAFF_OIDC_ISSUER: 'https://127.0.0.1:9',
      STAFF_OIDC_CLIENT_ID: 'back-office',
      STAFF_OIDC_CLIENT_SECRET: 'none',
      DATABASE_URL: databaseUrl,
      ROLE: 'web',
      BACK_OFFICE_PORT: String(port),
    },
    faults,
  )
  try {
    await buildServer('dist')
    await publishFiles(store.db, new Date())
    const starts = [await startOf(server)]
    await server.stop()
    const filled = await fill(store.db)
    starts.push(await startOf(server))
    const pid = server.pid() ?? 0
    const published = await measurePublications(store, { origin: `http://127.0.0.1:${port}`, pid })
    const lists = await measureLists(store, `http://127.0.0.1:${port}`, published.change)
    return [
      ...filled,
      {
        part,
        label: 'start of a server, with one version and with all versions',
        value: starts.map((ms) => `${whole(ms)} ms`).join(', '),
      },
      ...published.rows,
      ...lists,
      await measureRewrite(store.db),
      await storageRow(store.db),
      {
        part,
        label: 'errors in the log of the server',
        value: [whole(faults.length), ...faults.slice(0, 1)].join(': '),
        goal: '0',
        reached: faults.length === 0,
      },
    ]
  } finally {
    await server.stop()
    await store.close()
    await postgres.stop()
  }
}

async function startOf(server: Server): Promise<number> {
  const startedAt = performance.now()
  await server.start(process.cwd())
  return performance.now() - startedAt
}

/** Publishes the versions, each with one changed entry of each topic. */
async function fill(db: Database): Promise<Row[]> {
  await publish(db, [{ topic: magazineTopic.name, data: magazineWith(articles) }])
  const times: number[] = []
  for (let count = 1; count < versions; count += 1) {
    const current = await readTopics(
      db,
      topics.map(({ name }) => name),
    )
    const newData = topics.map((topic) => ({
      topic: topic.name,
      data: withText(topic, current.get(topic.name) ?? topic.file, `Text ${count}`),
    }))
    const startedAt = performance.now()
    await publish(db, newData)
    times.push(performance.now() - startedAt)
  }
  const [first, last] = [times.slice(0, 50), times.slice(-50)]
  return [
    rowOf('publication of all topics, first 50', first),
    rowOf('publication of all topics, last 50', last),
  ]
}

async function publish(db: Database, newData: Parameters<typeof publishData>[1]) {
  const change = {
    id: newId(),
    title: 'Texts',
    state: 'published',
    createdBy: 'bench',
    createdAt: new Date(),
  } as const
  await db.transaction(async (tx) => {
    await tx.insert(catalogChanges).values({ ...change, publishedAt: change.createdAt })
    await publishData(tx, newData, { changeId: change.id, now: change.createdAt })
  })
}

type Hub = { origin: string; pid: number }

/** Publishes changes of one article through the API, while this process follows the versions like a server. */
async function measurePublications(store: Store, { origin, pid }: Hub) {
  const catalog = await followNewestVersion(store.db, pino({ level: 'silent' }))
  const [author, editor] = [await addStaff(store), await addStaff(store)]
  const times: Record<'edit' | 'submit' | 'approve', number[]> = { edit: [], submit: [], approve: [] }
  const [pauses, memory]: [number[], number[]] = [[], []]
  const entry = '/2000-01'
  let change = ''
  for (let count = 0; count <= publications; count += 1) {
    const { data: created } = await callAsStaff(origin, author, {
      id: 'createContentChange',
      body: { title: `Article ${count}` },
    })
    change = created.id
    const path = { id: change }
    const query = { entry, change }
    const { data } = await callAsStaff(origin, author, {
      id: 'getContentEntry',
      path: { topic: 'magazine' },
      query,
    })
    const edited = withEnglish(data.data, `Article ${count}`)
    const body = { topic: 'magazine', entry, data: edited, after: null, baseDigest: data.digest }
    times.edit.push((await callAsStaff(origin, author, { id: 'editContentEntry', path, body })).ms)
    if (count === publications) break
    const submitted = await callAsStaff(origin, author, {
      id: 'submitContentChange',
      path,
      body: { publishAt: null },
    })
    times.submit.push(submitted.ms)
    const approved = await callAsStaff(origin, editor, { id: 'approveContentChange', path })
    if (approved.data.change.state !== 'published')
      throw new Error(`The change was not published: ${submitted.data.outcome}, ${approved.data.outcome}.`)
    times.approve.push(approved.ms)
    pauses.push(await pauseOf(() => catalog.refresh()))
    memory.push(await residentMemory(pid))
  }
  await catalog.close()
  const [early = 0, late = 0] = [memory[Math.floor(memory.length / 4)], memory.at(-1)]
  const longest = Math.max(...pauses)
  return {
    change,
    rows: [
      rowOf('edit of an article', times.edit),
      rowOf('submission of a change', times.submit),
      rowOf('approval with publication', times.approve),
      pauseRow('longest pause of a process that follows a version', longest),
      {
        part,
        label: 'memory of the server during publications',
        value: `${whole(early)} → ${whole(late)} MiB`,
        goal: `at most ${growth} MiB more`,
        reached: late - early <= growth,
      },
    ],
  }
}

const pauseRow = (label: string, longest: number): Row => ({
  part,
  label,
  value: `${whole(longest)} ms`,
  goal: `≤ ${goals.pause} ms`,
  reached: longest <= goals.pause,
})

async function measureRewrite(db: Database): Promise<Row> {
  const catalog = await followNewestVersion(db, pino({ level: 'silent' }))
  await rewriteMagazine(db)
  const longest = await pauseOf(() => catalog.refresh())
  await catalog.close()
  return pauseRow('longest pause, for a version in which all articles are changed', longest)
}

async function measureLists(store: Store, origin: string, change: string): Promise<Row[]> {
  const topic = { topic: 'magazine' }
  const lists = [
    ['topics', { id: 'listContentTopics' }],
    ['entries of the magazine', { id: 'getContentTopic', path: topic }],
    ['entries of the magazine in a change', { id: 'getContentTopic', path: topic, query: { change } }],
    ['an entry', { id: 'getContentEntry', path: topic, query: { entry: '/2000-01', change } }],
    ['versions', { id: 'listContentVersions', path: topic }],
    ['changes', { id: 'listContentChanges', query: { state: 'published' } }],
    ['differences and effects of a change', { id: 'getContentChange', path: { id: change } }],
  ] as const
  const rows: Row[] = []
  const token = await addStaff(store)
  for (const [label, call] of lists) rows.push(rowOf(label, await repeat(origin, token, call)))
  const { data } = await callAsStaff(origin, token, {
    id: 'listContentVersions',
    path: topic,
    query: { limit: '50' },
  })
  const old = data.items.at(-1)?.id ?? ''
  rows.push(
    rowOf(
      'restoration of an old version',
      await repeat(origin, token, { id: 'restoreContentVersion', path: { id: old } }),
    ),
  )
  return rows
}

async function repeat(
  origin: string,
  token: string,
  call: StaffCall & { id: Parameters<typeof callAsStaff>[2]['id'] },
): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < calls; index += 1) times.push((await callAsStaff(origin, token, call)).ms)
  return times
}

function rowOf(label: string, times: readonly number[]): Row {
  const most = Math.max(...times)
  return {
    part,
    label,
    value: `median ${whole(median([...times]))} ms, maximum ${whole(most)} ms`,
    goal: `≤ ${whole(goals.call)} ms`,
    reached: most <= goals.call,
  }
}

/** Compares the disk space of the versions with that of complete copies. */
async function storageRow(db: Database): Promise<Row> {
  const { rows } = await db.execute<{ stored: number; copies: number; publications: number }>(sql`
    select pg_total_relation_size('catalog_versions')::float8 as stored,
      pg_total_relation_size('catalog_published_versions')::float8 as publications,
      (select sum(size * count) from (
        select max(pg_column_size(data)) as size, count(*) as count from catalog_versions group by topic
      ) sizes)::float8 as copies`)
  const { stored, copies, publications: references } = rows[0] ?? { stored: 0, copies: 0, publications: 0 }
  const mebibytes = (bytes: number) => `${whole(bytes / 2 ** 20)} MiB`
  return {
    part,
    label: 'disk space of versions',
    value: `${mebibytes(stored)}, references of publications ${mebibytes(references)}; complete copies ${mebibytes(copies)}`,
  }
}
