// Tests that a new package card needs only data: every card in the catalog has all its pages, and the server does not
// start if the data of a card is invalid.
import { describe, expect, test } from 'vitest'
import { packageCards, packageCardsTopic } from '#api/catalog/packageCards.ts'
import data from '#api/catalog/package-cards.json' with { type: 'json' }
import { createHubRouter } from '#src/router.tsx'
import { createAppContext } from '#src/runtime/app/context.ts'
import { requestCookies } from '#src/runtime/storage/cookieStore.ts'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { pathsOf } from '#src/features/questionnaires/paths.ts'
import messages from '#generated/messages/en-US.json' with { type: 'json' }

const origin = 'https://hub.example.com'
const app = createAppContext({ cookies: requestCookies(new Request(origin)), locale: 'EN', messages, origin })
const router = createHubRouter(app)

test('every package card has all its pages, including pages that are not in the specification', () => {
  expect(packageCards().en.map(({ card }) => card)).toContain('warmCup')
  const pages = packageCards().en.flatMap(({ card }) => Object.values(pathsOf(card)))
  expect(pages.filter((page) => page !== null && !hasPage(router, page))).toEqual([])
})

describe('videos of package cards', () => {
  const [card] = data
  const film = card?.videos[0]
  const withFilm = (changed: object) => () =>
    packageCardsTopic.read([{ ...card, videos: [{ ...film, ...changed }] }]).en[0]?.videos[0]
  const url = '/media/underwear/find-your-size.webm'

  test('a package card is valid without a video, and with a video that has captions', () => {
    expect(withFilm({ url: null, captions: [] })()?.url).toBeNull()
    expect(withFilm({ url })()?.captions).toHaveLength(3)
  })

  test('a video is rejected if it has another origin, or captions that are unordered or longer than the video', () => {
    expect(withFilm({ url, captions: [] })).toThrow('`captions` must not be empty if `url` is set')
    expect(withFilm({ url, seconds: 20 })).toThrow('`captions` must be in order')
    expect(withFilm({ url, captions: film?.captions.toReversed() })).toThrow('`captions` must be in order')
    expect(withFilm({ url: 'https://example.com/film.mp4' })).toThrow()
  })
})
