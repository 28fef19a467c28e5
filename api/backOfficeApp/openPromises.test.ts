// Tests that publications of staff keep promises to members: odds and results of open and ended draws stay
// verifiable, and a half answered questionnaire can be finished.
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '#generated/schema.d.ts'
import { findFaults } from '#scripts/verifyDraw.ts'
import { testApi, type Api } from '#tests/support/api.ts'
import { answers as formAnswers } from '#tests/support/cases/questionnaires.ts'
import { openContentTeam, type ContentTeam, type Edit } from '#tests/support/contentTeam.ts'
import { giveTickets } from '#tests/support/games.ts'
import { addMember, dataOf, signIn, type TestMember } from '#tests/support/members.ts'
import { isObject, listOf, objectOf } from '#shared/unknown.ts'
import { fileVersion, setNewestVersion } from '../catalog/topic.ts'
import { followNewestVersion } from '../content/newestVersion.ts'
import { publishFiles } from '../content/publishFiles.ts'

const api = await testApi()
const draw = 'winter-lights'
const form = 'flange-fit'
const path = { id: form }
/** Version of the questionnaire in which the member starts to answer. */
const version = 2
const newEnd = '2026-12-20T17:00:00.000Z'
const inAll = (text: string) => ({ en: text, id: text, th: text, vn: text })

let team: ContentTeam
let catalog: Awaited<ReturnType<typeof followNewestVersion>>

beforeAll(async () => {
  await publishFiles(api.store.db, api.clock.now)
  catalog = await followNewestVersion(api.store.db, pino({ level: 'silent' }))
  team = await openContentTeam(api)
})
afterAll(async () => {
  await catalog.close()
  setNewestVersion(fileVersion)
})

const editOf = (topic: string, entry: string, change: (before: Record<string, unknown>) => object): Edit => ({
  topic,
  entry,
  data: (before) => {
    const data = objectOf(before)
    return { ...data, ...change(data) }
  },
})

const drawEdit = (change: (before: Record<string, unknown>) => object) => editOf('draws', `/${draw}`, change)

/** Replaces properties of all prizes of a draw. */
const eachPrize = (change: (prize: Record<string, unknown>) => object) =>
  drawEdit(({ prizes }) => ({
    prizes: listOf(prizes)
      .filter(isObject)
      .map((prize) => ({ ...prize, ...change(prize) })),
  }))

const formEdit = (change: (versions: Record<string, unknown>[]) => object[]) =>
  editOf('questionnaires', `/${form}`, ({ versions }) => ({
    versions: change(listOf(versions).filter(isObject)),
  }))

async function publish(by: ContentTeam, ...edits: Edit[]) {
  expect(await by.release(await by.draft('Promises', edits))).toBe('published')
  await catalog.refresh()
}

async function drawAll({ token }: TestMember, tickets: readonly string[]) {
  for (const ticket of tickets)
    await dataOf(api, 'lottery', { token, body: { draw, payWith: 'ticket', ticket } })
}

async function proofFor(late: Api, { account }: TestMember) {
  const token = await signIn(late, account)
  return await dataOf(late, 'getDrawProof', { token, path: { draw }, query: { limit: '50' } })
}

const weightsOf = ({ prizes }: { prizes: { id: string; weight: number }[] }) =>
  prizes.map(({ id, weight }) => [id, weight])

test('results of a draw from before and after a publication are verified with the seed that was promised', async () => {
  const member = await addMember(api)
  const tickets = await giveTickets(api, member, { draw, count: 20 })
  const promised = await dataOf(api, 'getDraw', { token: member.token, path: { draw } })
  await drawAll(member, tickets.slice(0, 10))

  const other = await team.draft('Other odds', [eachPrize(({ weight }) => ({ weight: Number(weight) + 1 }))])
  expect((await team.problemsOf(other)).join(' ')).toContain('opened with published odds')
  await publish(
    team,
    drawEdit(() => ({ name: inAll('Renamed lights'), closesAt: newEnd })),
    eachPrize(({ stock }) => ({ stock: typeof stock === 'number' ? stock + 5 : null })),
  )
  const renamed = await dataOf(api, 'getDraw', { token: member.token, path: { draw } })
  expect([renamed.draw.name, renamed.seedHash]).toEqual(['Renamed lights', promised.seedHash])
  await drawAll(member, tickets.slice(10))

  const late = await testApi({ store: api.store })
  late.clock.now = new Date(newEnd)
  const proof = await proofFor(late, member)
  expect([proof.seedHash, proof.items.length]).toEqual([promised.seedHash, 20])
  expect(await findFaults(proof, proof.seed)).toEqual([])

  const lateTeam = await openContentTeam(late)
  await publish(
    lateTeam,
    drawEdit(() => ({ name: inAll('Lights of the past') })),
  )
  const later = await proofFor(late, member)
  expect([later.seed, weightsOf(later), later.items]).toEqual([proof.seed, weightsOf(proof), proof.items])
  expect(await findFaults(later, later.seed)).toEqual([])
})

test('a draft of a questionnaire is finished in the version with which it was started, after a newer version was published', async () => {
  const [member, newcomer] = [await addMember(api), await addMember(api)]
  const answers: components['schemas']['Answers'] = [
    { kind: 'choices', questionId: 'stage', choices: ['later'] },
    { kind: 'choices', questionId: 'pumps', choices: ['not-yet'] },
    ...formAnswers,
  ]
  const call = { token: member.token, path }
  await dataOf(api, 'saveQuestionnaireDraft', { ...call, body: { version, answers: answers.slice(0, 2) } })

  const changed = await team.draft('Changed questions', [
    formEdit((versions) =>
      versions.map((row) => (row.version === version ? { ...row, tips: listOf(row.tips).slice(1) } : row)),
    ),
  ])
  expect((await team.problemsOf(changed)).join(' ')).toContain('Add a version instead')
  await publish(
    team,
    formEdit((versions) => [...versions, { ...versions.at(-1), version: versions.length + 1 }]),
  )

  const forNewcomer = await dataOf(api, 'getQuestionnaire', { token: newcomer.token, path })
  expect(forNewcomer.version).toBeGreaterThan(version + 1)
  const draft = await dataOf(api, 'getQuestionnaireDraft', { ...call, body: {} })
  expect(draft).toMatchObject({ version, retired: false, answers: answers.slice(0, 2) })
  const { result } = await dataOf(api, 'submitQuestionnaire', { ...call, body: { version, answers } })
  expect(result.version).toBe(version)
})
