// Tests that a new campaign needs only catalog data and no code: its page shows every kind of block, its raffle and its
// event.
import { afterAll, describe, expect, test } from 'vitest'
import { campaigns, readCampaigns } from '#api/catalog/campaigns.ts'
import { testApi } from '../support/api.ts'
import { addMember, dataOf } from '../support/members.ts'
import { visitPage } from '../support/visitPage.ts'

const api = await testApi()

describe('a new campaign', () => {
  const words = (text: string) => ({ en: text, id: text, th: text, vn: text })
  const added = readCampaigns([
    {
      year: 2026,
      campaign: 'WinterWalk',
      from: '2026-11-01T00:00:00Z',
      to: '2026-12-31T17:00:00Z',
      keepsPage: true,
      regions: ['TH'],
      raffle: {
        activityType: 'NOV00003',
        reward: { coins: 1, points: 0 },
        winners: 2,
        winnersReward: { coins: 30, points: 0 },
      },
      event: {
        place: words('By the lake'),
        startsAt: '2026-12-12T03:00:00Z',
        endsAt: '2026-12-12T05:00:00Z',
        registrationClosesAt: '2026-12-11T03:00:00Z',
        capacity: 5,
        waitingPlaces: 0,
      },
      title: words('Winter walk'),
      teaser: words('Slowly around the lake'),
      picture: '/art/activities/coins.svg',
      blocks: [
        {
          kind: 'hero',
          title: words('Come along'),
          text: words('Warm shoes'),
          picture: '/art/activities/coins.svg',
          action: null,
        },
        { kind: 'countdown', title: words('Until the walk is full') },
        {
          kind: 'story',
          title: words('Last year'),
          text: words('It snowed'),
          picture: '/art/activities/coins.svg',
        },
        {
          kind: 'steps',
          title: words('How'),
          steps: [{ title: words('Walk'), text: words('One foot first') }],
        },
        { kind: 'text', title: words('Why'), text: words('Because') },
        { kind: 'form' },
        { kind: 'raffle' },
        {
          kind: 'prizes',
          title: words('To win'),
          prizes: [
            {
              name: words('Mittens'),
              text: words('Red'),
              picture: '/art/activities/coins.svg',
              count: 2,
              isDrawn: true,
            },
          ],
        },
        {
          kind: 'products',
          title: words('To wear'),
          products: [
            {
              name: words('A hat'),
              text: words('Blue'),
              picture: '/art/activities/coins.svg',
              to: '/activities',
            },
          ],
        },
        { kind: 'rules', title: words('Rules'), rules: [words('Dogs are welcome')] },
        { kind: 'winners', title: words('They won'), text: words('Two of you') },
        {
          kind: 'faq',
          title: words('Ask'),
          questions: [{ question: words('Rain?'), answer: words('Umbrellas') }],
        },
      ],
    },
  ])
  for (const language of ['en', 'id', 'th', 'vn'] as const) campaigns()[language].unshift(...added[language])
  afterAll(() => {
    for (const language of ['en', 'id', 'th', 'vn'] as const) campaigns()[language].shift()
  })
  const path = '/activity/2026/WinterWalk'

  test('a campaign page shows every kind of block, its raffle and its event from catalog data alone', async () => {
    const member = await addMember(api, { countryCode: 'TH' })
    const { status, text } = await visitPage(api, path, { member })
    expect(status).toBe(200)
    for (const phrase of ['Come along', 'Until the walk is full', 'It snowed', 'One foot first', 'Because'])
      expect(text).toContain(phrase)
    for (const phrase of [
      'By the lake',
      'Enter the raffle',
      'Mittens',
      'A hat',
      'Dogs are welcome',
      'Umbrellas',
    ])
      expect(text).toContain(phrase)
    expect(text).not.toContain('They won')
    const { token } = member
    await dataOf(api, 'enterRaffle', { token, body: { activityType: 'NOV00003' } })
    await dataOf(api, 'registerForEvent', { token, body: { activityId: '2026-WinterWalk' } })
    const { items } = await dataOf(api, 'listActivities', { token, query: { mine: 'true' } })
    expect(items).toMatchObject([
      { title: 'Winter walk', raffle: 'entered', registration: { state: 'registered' } },
    ])
  })

  test('a campaign page returns 403 outside of the countries of the campaign and names these countries', async () => {
    const { status, text } = await visitPage(api, path, { country: 'VN' })
    expect(status).toBe(403)
    expect(text).toContain('This activity is for Thailand.')
    expect((await visitPage(api, path, { country: 'TH' })).status).toBe(200)
  })
})
