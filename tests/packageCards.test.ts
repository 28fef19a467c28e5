// A package card is data: every one of the catalogue has all its pages, and one that is not sound stops the server.
import { describe, expect, test } from 'vitest'
import { cardsIn, packageCards } from '#api/catalog/packageCards.ts'
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

test('every card has all its pages, those that came after the specification too', () => {
  expect(packageCards.en.map(({ card }) => card)).toContain('warmCup')
  const pages = packageCards.en.flatMap(({ card }) => Object.values(pathsOf(card)))
  expect(pages.filter((page) => page !== null && !hasPage(router, page))).toEqual([])
})

describe('a film', () => {
  const [card] = data
  const film = card?.videos[0]
  const withFilm = (changed: object) => () =>
    cardsIn([{ ...card, videos: [{ ...film, ...changed }] }]).en[0]?.videos[0]
  const url = '/media/underwear/find-your-size.webm'

  test('may be missing, and may be there with its captions', () => {
    expect(withFilm({ url: null, captions: [] })()?.url).toBeNull()
    expect(withFilm({ url })()?.captions).toHaveLength(3)
  })

  test('has captions, which follow one another within it, and stands on the hub’s own origin', () => {
    expect(withFilm({ url, captions: [] })).toThrow('a film has captions')
    expect(withFilm({ url, seconds: 20 })).toThrow('captions follow one another')
    expect(withFilm({ url, captions: film?.captions.toReversed() })).toThrow('captions follow one another')
    expect(withFilm({ url: 'https://example.com/film.mp4' })).toThrow()
  })
})
