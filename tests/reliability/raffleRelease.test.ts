// Tests the life of a new raffle on two hubs under load: draft with pictures, preview in four languages, review,
// scheduled publication, entries, retirement, draw, and restoration of the earlier version.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import guidanceFile from '#api/catalog/guidance.json' with { type: 'json' }
import { fileVersion, inOneVersion, setNewestVersion } from '#api/catalog/topic.ts'
import { followNewestVersion } from '#api/content/newestVersion.ts'
import { openDiskFileStore, uploadsIn } from '#api/integrations/diskFileStore.ts'
import { balances } from '#api/ledger/ledger.ts'
import { jobsOf, type JobName } from '#api/server/jobs.ts'
import { openStore, type Store } from '#api/store/store.ts'
import { findRaffleFaults } from '#scripts/verifyDraw.ts'
import { languages } from '#shared/languages.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { listOf, objectOf, valueAt } from '#shared/unknown.ts'
import { requestOf, testApi, type Api, type CallOptions } from '../support/api.ts'
import { openContentTeam, type ContentTeam, type Edit } from '../support/contentTeam.ts'
import { checkAnswer, isSuccess, refusalOf } from '../support/contract.ts'
import { engine, freshDatabase } from '../support/database.ts'
import { startHubProcess, type HubProcess } from '../support/hubProcess.ts'
import {
  firstPrize,
  guidanceTitle,
  lanternEntry,
  lanternId,
  lanternPath,
  lanternRaffle,
  lanternTerms,
  lanternTitle,
  lanternType,
} from '../support/lanternRaffle.ts'
import { measurement } from '../support/measurements.ts'
import { addMember, type TestMember } from '../support/members.ts'
import { cookiesOf } from '../support/staff.ts'

const day = 86_400_000
const now = new Date()
const publishAt = new Date(now.getTime() + 2 * day)
const from = new Date(now.getTime() - day)
const to = new Date(now.getTime() + 30 * day)
/** Public origin of both hubs; links to previews are valid only on this site. */
const site = 'http://localhost'
const pagePath = `/activity/${lanternPath.year}/${lanternPath.campaign}`

const locales = (['EN', 'ID', 'TH', 'VN'] as const).map((locale) => ({
  locale,
  language: languages[locale].wire,
}))

const withGuidance = (title: object): Edit => ({ topic: 'guidance', entry: 'title', data: () => title })

/** Calls the API of a hub, and validates the response. */
async function ask({ origin }: HubProcess, id: OperationId, options: CallOptions) {
  const response = await fetch(requestOf(id, options, origin))
  const { status, headers } = response
  const envelope = checkAnswer(id, { status, headers, text: await response.text() })
  return { status, refusal: refusalOf(envelope.code), envelope, data: envelope.data }
}

const campaign = (hub: HubProcess, { token }: TestMember, language = 'en') =>
  ask(hub, 'getCampaign', { token, language, path: lanternPath })

async function page({ origin }: HubProcess, path: string, Cookie: string) {
  const response = await fetch(origin + path, { headers: { Cookie }, redirect: 'manual' })
  return { response, text: await response.text() }
}

describe.runIf(engine === 'postgres')('a new raffle on two hubs under load', () => {
  let folder: string
  let store: Store
  let hubs: HubProcess[] = []
  let members: TestMember[] = []
  let catalog: Awaited<ReturnType<typeof followNewestVersion>>
  let api: Api
  let team: ContentTeam
  const log = pino({ level: 'silent' })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hub-raffle-'))
    const databaseUrl = await freshDatabase()
    // Jobs run in the test, at the times that it chooses.
    const role = { ROLE: 'web', SMTP_URL: 'smtp://127.0.0.1:1', SOCIAL: 'off', LOG_LEVEL: 'warn' }
    const environment = { ...role, DATABASE_URL: databaseUrl, DATA_FOLDER: folder, HUB_URL: site }
    hubs = [await startHubProcess(environment), await startHubProcess(environment)]
    store = await openStore({ databaseUrl, dataFolder: '' })
    catalog = await followNewestVersion(store.db, log)
    api = await testApi({ store, integrations: { files: openDiskFileStore(uploadsIn(folder)) } })
    api.clock.now = now
    team = await openContentTeam(api, site)
    members = await Promise.all(Array.from({ length: 12 }, () => addMember(api)))
  })
  afterAll(async () => {
    await catalog.close()
    setNewestVersion(fileVersion)
    await Promise.all(hubs.map((hub) => hub.stop()))
    await store.close()
    await rm(folder, { recursive: true, force: true })
  })

  const hubAt = (turn: number) => hubs[turn % hubs.length] ?? expect.unreachable()
  const entrants = () => members.slice(0, 5)
  const stranger = () => members.at(-1) ?? expect.unreachable()

  /** Runs a background job at a time, in the newest version of the catalog. */
  async function runJob(name: JobName, at: Date) {
    await catalog.refresh()
    const job = jobsOf(api.integrations, log).find((each) => each.name === name) ?? expect.unreachable()
    await inOneVersion(() => job.run(store.db, at, {}))
  }

  /** Waits until each hub answers with the status to a member who has not entered. @returns the milliseconds */
  async function servedWith(status: 200 | 404): Promise<number> {
    const start = performance.now()
    for (const hub of hubs) {
      const statusNow = async () => (await campaign(hub, stranger())).status
      await expect.poll(statusNow, { timeout: 5_000, interval: 50 }).toBe(status)
    }
    return performance.now() - start
  }

  /** Lets members read pages and call the API of both hubs until `stop` is called. */
  function startLoad() {
    const counts = { responses: 0, withRaffle: 0, faults: new Set<string>(), isRunning: true }
    async function use(member: TestMember, index: number) {
      const { locale, language } = locales[index % locales.length] ?? expect.unreachable()
      const Cookie = `hub_token=${member.token}; locale=${locale}`
      for (let turn = index; counts.isRunning; turn += 1) {
        const hub = hubAt(turn)
        const list = await ask(hub, 'listActivities', { token: member.token, language })
        const single = await campaign(hub, member, language)
        const { response, text } = await page(hub, '/activities', Cookie)
        counts.responses += 3
        if (list.status !== 200 || response.status !== 200 || ![200, 404].includes(single.status))
          counts.faults.add(`statuses ${list.status}, ${response.status}, ${single.status}`)
        const hasRaffle = text.includes(lanternTitle[language])
        if (hasRaffle) counts.withRaffle += 1
        // The changes edit both topics, so a page contains both new texts, or neither of them.
        if (hasRaffle !== text.includes(guidanceTitle[language]))
          counts.faults.add(`half of a version in ${language}`)
      }
    }
    const running = Promise.all(members.map(use))
    return async () => {
      counts.isRunning = false
      await running
      return counts
    }
  }

  async function expectPreviews(id: string, pictures: readonly string[]) {
    for (const [index, { language }] of locales.entries()) {
      const link = await team.previewLink(id, { path: pagePath, language })
      const opened = await page(hubAt(index), link, '')
      expect(opened.response.headers.get('Location')).toBe(pagePath)
      const { response, text } = await page(hubAt(index + 1), pagePath, cookiesOf(opened.response))
      expect(response.status).toBe(200)
      for (const part of [lanternTitle[language], firstPrize[language], ...pictures])
        expect(text).toContain(part)
    }
  }

  async function expectPicture(path: string) {
    for (const { origin } of hubs) {
      const response = await fetch(origin + path)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
      expect([width, height, format]).toEqual([320, 320, 'webp'])
    }
  }

  /** Drafts, previews and schedules the raffle, and publishes it at its time. */
  async function release() {
    const pictures = [
      await team.uploadPicture('jpeg', '#325'),
      await team.uploadPicture('png', '#a63'),
      await team.uploadPicture('jpeg', '#583'),
    ] as const
    const data = () => lanternRaffle({ pictures, from, to })
    const id = await team.draft('Lantern night', [
      { topic: 'campaigns', entry: lanternEntry, data },
      withGuidance(guidanceTitle),
    ])
    await expectPreviews(id, pictures)
    expect(await team.release(id, publishAt)).toBe('scheduled')
    await runJob('publish content', new Date(publishAt.getTime() - 1))
    expect((await campaign(hubAt(0), stranger())).status).toBe(404)
    await runJob('publish content', publishAt)
    const delay = await servedWith(200)
    for (const path of pictures) await expectPicture(path)
    return delay
  }

  async function enterAll() {
    const body = { activityType: lanternType }
    for (const [index, { token }] of entrants().entries()) {
      const entry = await ask(hubAt(index), 'enterRaffle', { token, body })
      expect(entry.data).toMatchObject({ state: 'entered', reward: lanternTerms.reward })
      const again = await ask(hubAt(index + 1), 'enterRaffle', { token, body })
      expect(again.refusal).toBe('ALREADY_ENTERED')
    }
    const { data } = await campaign(hubAt(0), stranger())
    expect(valueAt(data, 'raffle', 'tickets')).toBe(entrants().length)
    return valueAt(data, 'raffle', 'seedHash')
  }

  async function retire() {
    const edited = (change: object): Edit => ({
      topic: 'campaigns',
      entry: lanternEntry,
      data: (before) => ({ ...objectOf(before), ...change }),
    })
    const worse = { ...lanternTerms, activityType: lanternType, friends: null, winners: 1 }
    const broken = await team.draft('Fewer winners', [edited({ raffle: worse })])
    expect((await team.problemsOf(broken)).join(' ')).toContain('`winners` cannot change')
    const changes = [edited({ offline: true }), withGuidance(guidanceFile.title)]
    expect(await team.release(await team.draft('Retire lantern night', changes))).toBe('published')
    return await servedWith(404)
  }

  /** Expects that entrants still see the raffle with its terms, and that other members cannot enter it. */
  async function expectKept(seedHash: unknown) {
    const { winners, winnersReward } = lanternTerms
    for (const [index, member] of entrants().entries()) {
      const { data } = await campaign(hubAt(index), member)
      expect(data).toMatchObject({
        raffle: { winners, winnersReward, seedHash },
        mine: { raffle: { state: 'entered', sharePath: null } },
      })
      expect(listOf(valueAt(data, 'blocks')).map((block) => valueAt(block, 'kind'))).not.toContain(
        'countdown',
      )
      const mine = await ask(hubAt(index), 'listActivities', { token: member.token, query: { mine: 'true' } })
      const items = [{ id: lanternId, activityStatus: 0, raffle: 'entered' }]
      expect(valueAt(mine.data, 'items')).toMatchObject(items)
    }
    const late = { token: stranger().token, body: { activityType: lanternType } }
    expect((await ask(hubAt(0), 'enterRaffle', late)).refusal).toBe('NOT_FOUND')
  }

  /** Returns the draw proof of a hub, which must be valid. */
  async function proofOf(hub: HubProcess) {
    const options = { token: stranger().token, path: { activityType: lanternType } }
    const { envelope } = await ask(hub, 'getRaffleProof', options)
    if (!isSuccess('getRaffleProof', envelope)) throw new Error(`No draw proof: ${envelope.message}`)
    expect(await findRaffleFaults(envelope.data, envelope.data.seed)).toEqual([])
    return envelope.data
  }

  /** Draws the winners after the end of the retired raffle, and grants their prizes. */
  async function draw(seedHash: unknown) {
    const later = new Date(to.getTime() + 60_000)
    await runJob('draw raffles', later)
    await runJob('announce raffle results', later)
    const proof = await proofOf(hubAt(0))
    expect(await proofOf(hubAt(1))).toEqual(proof)
    expect(proof).toMatchObject({ seedHash, winners: lanternTerms.winners, tickets: entrants().length })
    const coins = await Promise.all(
      entrants().map(async ({ uid }) => (await balances(store.db, uid, now)).coins),
    )
    const { reward, winnersReward } = lanternTerms
    const won = reward.coins + winnersReward.coins
    expect(coins.toSorted((a, b) => b - a)).toEqual([won, won, ...[1, 2, 3].map(() => reward.coins)])
    return proof
  }

  async function restore() {
    const id = await team.draftOfEarlier('campaigns')
    await team.edit(id, [withGuidance(guidanceTitle)])
    expect(await team.release(id)).toBe('published')
    return await servedWith(200)
  }

  /** @returns the milliseconds until both hubs served each of the three publications */
  async function life() {
    const delays = [await release()]
    const seedHash = await enterAll()
    delays.push(await retire())
    await expectKept(seedHash)
    const proof = await draw(seedHash)
    delays.push(await restore())
    expect(await proofOf(hubAt(1))).toEqual(proof)
    return delays
  }

  test('the raffle is drafted, previewed, scheduled, published, entered, retired, drawn and restored without a failed or mixed response', async () => {
    const stop = startLoad()
    const delays = await life().finally(stop)
    const { responses, withRaffle, faults } = await stop()
    expect([...faults]).toEqual([])
    expect(withRaffle).toBeGreaterThan(0)
    measurement(
      'A raffle on two hubs',
      `published, retired and restored during ${responses} responses without a failed or mixed one; the longest delay is ${(Math.max(...delays) / 1000).toFixed(1)} s`,
    )
  })
})
