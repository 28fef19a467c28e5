// Tests page responses that do not depend on the member: unknown paths, failed API calls, visits of bots, and region NA
// (sections 2 and 8 of the specification).
import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { addMember } from '../support/members.ts'
import { visitPage } from '../support/visitPage.ts'

const api = await testApi()
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
/** Returns the text of a page's body, without scripts and tags. */
const plain = (html: string) =>
  html
    .replace(/<head.*?<\/head>|<script.*?<\/script>|<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')

test.each(['/no/such/page', '/games/nope', '/activity/nope/nope', '/about-us'])(
  '%s returns a 404 page with the sentence of the specification and a link to / (section 2 of the specification)',
  async (path) => {
    const { status, text } = await visitPage(api, path)
    expect(status).toBe(404)
    const sentence = "Oops! The page you're looking for doesn't exist. Go back to the Home page."
    expect(plain(text)).toContain(sentence)
    expect(text).toMatch(/<a [^>]*href="\/"[^>]*>Go back to the Home page\.<\/a>/)
  },
)

describe('/activity/2024/BrandDay', () => {
  const path = '/activity/2024/BrandDay'
  const failing = '/activity/campaign/2024/BrandDay'

  test('the brand day page shows the error page if its API call fails (section 8 of the specification)', async () => {
    const { status, text } = await visitPage(api, path, { failing })
    expect(status).toBe(500)
    expect(plain(text)).toContain('This page didn’t load')
    expect(plain(text)).toContain('Try again')
  })

  test('the brand day page shows no error page to bots if its API call fails (section 8 of the specification)', async () => {
    const { status, text } = await visitPage(api, path, { failing, userAgent: googlebot })
    expect(status).toBe(500)
    expect(plain(text)).not.toContain('This page didn’t load')
    expect(plain(text)).not.toContain('Try again')
  })

  test('the brand day page has content for bots (section 8 of the specification)', async () => {
    const { status, text } = await visitPage(api, path, { userAgent: googlebot })
    expect(status).toBe(200)
    expect(plain(text)).toContain('Thank you for coming')
  })
})

describe('/games/checkIn?region=NA', () => {
  const path = '/games/checkIn?region=NA'

  test('a visit with region NA is redirected to activity-unavailable on the app host (section 8 of the specification)', async () => {
    const appHost = 'https://app.example.com'
    const { status, location } = await visitPage(api, path, { member: await addMember(api), appHost })
    expect(status).toBe(307)
    expect(location).toBe(`${appHost}/activity-unavailable`)
  })

  test('a visit with region NA returns a 404 page if no app host is configured', async () => {
    const { status, title } = await visitPage(api, path, { member: await addMember(api) })
    expect({ status, title }).toEqual({ status: 404, title: 'Activity not found' })
  })
})
