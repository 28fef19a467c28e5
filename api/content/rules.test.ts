// Tests that staff cannot publish a change that would break a promise to members.
import { describe, expect, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { vouchers } from '../rewards/tables.ts'
import { questionnaireSubmissions } from '../questionnaires/tables.ts'
import { stock } from '../fulfillment/tables.ts'
import { newId } from '../store/id.ts'
import campaignFile from '../catalog/campaigns.json' with { type: 'json' }
import drawFile from '../catalog/draws.json' with { type: 'json' }
import giftFile from '../catalog/gifts.json' with { type: 'json' }
import legalFile from '../catalog/legal.json' with { type: 'json' }
import mallFile from '../catalog/mall.json' with { type: 'json' }
import codeFile from '../catalog/qr-codes.json' with { type: 'json' }
import questionnaireFile from '../catalog/questionnaires.json' with { type: 'json' }
import voucherFile from '../catalog/vouchers.json' with { type: 'json' }
import { publishFiles } from './publishFiles.ts'
import { brokenPromises } from './rules.ts'

const { db } = await testStore()
const now = new Date('2026-12-01T03:00:00.000Z')
await publishFiles(db, now)

const problems = async (topic: string, data: object, at = now) =>
  (await brokenPromises(db, [{ topic, data }], at)).map(({ text }) => text)

type Prize = { id: string; prize: object; weight: number; stock: number | null }

/** Returns the list in which the first element is replaced by the result of `edit`. */
const withFirst = <Row>(rows: readonly Row[], edit: (row: Row) => Row): Row[] =>
  rows.map((row, index) => (index === 0 ? edit(row) : row))

describe('draws', () => {
  const opening = new Date(drawFile[0]?.opensAt ?? '')
  const open = new Date(opening.getTime() + 1000)
  const ahead = new Date(opening.getTime() - 1000)
  const [draw] = drawFile
  if (!draw) throw new Error('The catalog has no draw.')
  type Draw = Omit<(typeof drawFile)[number], 'prizes'> & { prizes: Prize[] }
  const edited = (edit: (row: Draw) => Draw) => withFirst<Draw>(drawFile, edit)

  const fixed = `Draw ${draw.id} has opened with published odds, so its prizes, their weights and their order cannot change.`
  const forbidden: [name: string, edit: (row: Draw) => Draw, problem: string][] = [
    [
      'a weight',
      (row) => ({
        ...row,
        prizes: withFirst(row.prizes, (prize) => ({ ...prize, weight: prize.weight + 1 })),
      }),
      fixed,
    ],
    [
      'a prize',
      (row) => ({ ...row, prizes: withFirst(row.prizes, (prize) => ({ ...prize, prize: { coins: 1 } })) }),
      fixed,
    ],
    ['the order of prizes', (row) => ({ ...row, prizes: row.prizes.toReversed() }), fixed],
    [
      'less stock',
      (row) => ({ ...row, prizes: row.prizes.map((prize) => ({ ...prize, stock: prize.stock && 1 })) }),
      `Draw ${draw.id} has opened, so the stock of its prizes cannot be lowered.`,
    ],
    [
      'the opening',
      (row) => ({ ...row, opensAt: '2026-01-01T00:00:00Z' }),
      `Draw ${draw.id} has opened, so \`opensAt\` cannot change.`,
    ],
  ]

  test.each(forbidden)('%s cannot change after the opening', async (_, edit, problem) => {
    expect(await problems('draws', edited(edit), open)).toEqual([problem])
    expect(await problems('draws', edited(edit), ahead)).toEqual([])
  })

  test('the price, texts and more stock can change at any time', async () => {
    const data = edited((row) => ({
      ...row,
      price: row.price + 1,
      name: { ...row.name, en: 'Lights' },
      prizes: row.prizes.map((prize) => ({ ...prize, stock: prize.stock && prize.stock + 1 })),
    }))
    expect(await problems('draws', data, open)).toEqual([])
  })

  test('a draw that has ended cannot be opened again, and an open draw cannot be removed', async () => {
    const longer = edited((row) => ({ ...row, closesAt: '2030-01-01T00:00:00Z' }))
    const ended = new Date(draw.closesAt)
    expect(await problems('draws', longer, open)).toEqual([])
    expect(await problems('draws', longer, ended)).toEqual([
      `Draw ${draw.id} has ended and its seed may be public, so \`closesAt\` cannot change.`,
    ])
    expect(await problems('draws', drawFile.slice(1), open)).toEqual([
      `Draw ${draw.id} has opened, so it cannot be removed. Set \`closesAt\` instead.`,
    ])
    expect(await problems('draws', drawFile.slice(1), ahead)).toEqual([])
  })
})

test('winners, prizes and extra tickets of a raffle cannot change after its opening', async () => {
  const campaign = campaignFile.find((row) => row.raffle)
  const raffle = campaign?.raffle
  if (!campaign || !raffle) throw new Error('The catalog has no raffle.')
  const id = `${campaign.year}-${campaign.campaign}`
  const change = {
    ...campaign,
    raffle: { ...raffle, winners: raffle.winners + 1, winnersReward: { coins: 1, points: 0 }, friends: null },
  }
  const data = campaignFile.map((row) => (row === campaign ? change : row))
  const opening = new Date(campaign.from)
  expect(await problems('campaigns', data, new Date(opening.getTime() - 1))).toEqual([])
  const messages = await problems('campaigns', data, opening)
  expect(messages).toContain(`The raffle of ${id} has opened, so \`winners\` cannot change.`)
  expect(messages).toContain(`The raffle of ${id} has opened, so \`winnersReward\` cannot change.`)
  const removed = campaignFile.map((row) => (row === campaign ? { ...row, raffle: null } : row))
  expect(await problems('campaigns', removed, opening)).toEqual([
    `The raffle of ${id} has opened, so it cannot be removed. Set \`offline\` instead.`,
  ])
})

test('an answered version of a questionnaire cannot change, except for corrected texts', async () => {
  const [questionnaire] = questionnaireFile
  if (!questionnaire) throw new Error('The catalog has no questionnaire.')
  const withVersion = (edit: (version: object) => object) =>
    questionnaireFile.map((row) =>
      row === questionnaire
        ? { ...row, versions: row.versions.map((version, at) => (at ? version : edit(version))) }
        : row,
    )
  const shorter = withVersion((version) => ({ ...version, pages: [] }))
  const corrected = withVersion((version) => ({
    ...version,
    note: { en: 'Note', id: 'Note', th: 'Note', vn: 'Note' },
    retiredAt: '2027-01-01T00:00:00Z',
  }))
  expect(await problems('questionnaires', shorter)).toEqual([])
  await db.insert(questionnaireSubmissions).values({
    id: newId(),
    questionnaire: questionnaire.id,
    version: 1,
    answers: [],
    submittedAt: now,
  })
  expect(await problems('questionnaires', shorter)).toEqual([
    `Members have answered version 1 of questionnaire ${questionnaire.id}, so its questions and results cannot change. Add a version instead.`,
  ])
  expect(await problems('questionnaires', corrected)).toEqual([])
})

test('an entry that a member has cannot be removed', async () => {
  const [voucher] = voucherFile
  if (!voucher) throw new Error('The catalog has no voucher.')
  expect(await problems('vouchers', voucherFile.slice(1))).toEqual([])
  await db.insert(vouchers).values({
    id: newId(),
    memberId: newId(),
    voucher: voucher.id,
    source: 'draw',
    reference: 'test',
    grantedAt: now,
    expiresAt: now,
  })
  expect(await problems('vouchers', voucherFile.slice(1))).toEqual([
    `Members have “${voucher.id}” or take part in it, so it cannot be removed. Keep it instead.`,
  ])
})

test('the queries for all referred topics find no row in an empty table', async () => {
  expect(await problems('mall', mallFile.slice(1))).toEqual([])
  expect(await problems('gifts', { ...giftFile, gifts: giftFile.gifts.slice(1) })).toEqual([])
  for (const topic of ['registrable-products', 'rights', 'tasks'])
    expect(await problems(topic, [])).toEqual([])
  const future = new Date('2000-01-01T00:00:00Z')
  expect(await problems('campaigns', campaignFile.slice(1), future)).toEqual([])
})

test('codes stay forever, and effective legal texts do not change', async () => {
  expect(await problems('qr-codes', codeFile.slice(1))).toEqual([
    `QR code ${codeFile[0]?.key} may be printed, so it cannot be removed. Give it another destination instead.`,
  ])
  const [text] = legalFile.texts
  const [section] = text?.sections ?? []
  if (!text || section === undefined) throw new Error('The catalog has no legal text.')
  const sections = { ...legalFile.sections, [section]: { heading: {}, text: {} } }
  const later = new Date('2100-01-01T00:00:00Z')
  expect(await problems('legal', legalFile, later)).toEqual([])
  expect(await problems('legal', { ...legalFile, sections }, later)).toEqual([
    `Section ${section} is part of an effective legal text, so it cannot change. Add a section with a new id instead.`,
  ])
  const fewer = { ...legalFile, texts: legalFile.texts.slice(1) }
  expect(await problems('legal', fewer, later)).toEqual([expect.stringContaining('Add a version instead.')])
  expect(await problems('legal', fewer, new Date('2000-01-01T00:00:00Z'))).toEqual([])
})

describe('stock', () => {
  const [gift, other] = giftFile.gifts
  if (!gift || !other) throw new Error('The catalog has no gifts.')
  const withGift = (change: object) => ({
    ...giftFile,
    gifts: giftFile.gifts.map((row) => (row === gift ? { ...row, ...change } : row)),
  })

  test('a gift without stock cannot be published, unless it is retired', async () => {
    expect(await problems('gifts', withGift({ stock: 0 }))).toEqual([
      `Members could not get ${gift.name.en}, because its stock is 0. Enter the number of pieces, or end the offer instead.`,
    ])
    expect(await problems('gifts', withGift({ stock: 0, retired: true }))).toEqual([])
  })

  test('the stock of a gift cannot be lower than the reserved pieces, but other values can change', async () => {
    await db
      .insert(stock)
      .values({ kind: 'gift', item: gift.id, total: gift.stock, reserved: gift.stock - 1 })
    expect(await problems('gifts', withGift({ stock: gift.stock - 2 }))).toEqual([
      `The stock of ${gift.name.en} is ${gift.stock - 2}, but ${gift.stock - 1} pieces are reserved or shipped. Enter at least ${gift.stock - 1}.`,
    ])
    expect(await problems('gifts', withGift({ stock: gift.stock - 1 }))).toEqual([])
    expect(await problems('gifts', withGift({ coins: gift.coins + 1 }))).toEqual([])
  })
})
