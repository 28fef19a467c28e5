// Tests the main scenario in all four languages: a member registers by code, checks in on the home page, and keeps the
// coins after a reload and a crash of the server.
import { localDate } from '#api/locale/calendar.ts'
import { gameNames, games, type CheckInGame } from '#api/catalog/checkIn.ts'
import { joiningReward, tasks } from '#api/catalog/tasks.ts'
import { unbroken } from '#api/locale/unbroken.ts'
import { openingOf } from '#api/games/seasons.ts'
import { inVersion } from '#api/catalog/topic.ts'
import { sampleVersion } from '#api/samples/seasons.ts'
import { fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { checkInButton, coinsOf, endFirstReward, registerByForm } from '../helpers/steps.ts'
import { newAccount } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')
const id = messagesIn('id-ID')
const th = messagesIn('th-TH')
const vn = messagesIn('vi-VN')

/** Returns the game that the home page offers: of the seasonal games open in the country, the one that ends first. */
function seasonalGameIn(countryCode: string, timeZone: string): CheckInGame {
  const today = localDate(new Date(), timeZone)
  const sampleGames = inVersion(sampleVersion(new Date()), games)
  const openings = gameNames.flatMap((name) => {
    const { season, eligibility } = openingOf(sampleGames[name], { countryCode, level: 1, timeZone }, today)
    return season && eligibility.ok ? [{ game: sampleGames[name], to: season.to }] : []
  })
  const [first] = openings.toSorted((a, b) => a.to.localeCompare(b.to))
  if (!first) throw new Error(`No game with a season is open in ${countryCode}.`)
  return first.game
}

/** Languages, each with the game that the home page offers in the country of the language. */
const languages = [
  {
    name: 'English',
    tag: 'en-US',
    messages: en,
    game: games().normalCheckIn,
    language: 'en',
    done: 'You’ve already checked in today. See you tomorrow.',
    streak: '1 day in a row',
  },
  {
    name: 'Indonesian',
    tag: 'id-ID',
    messages: id,
    game: games().eventCheckIn,
    language: 'id',
    done: unbroken('Anda sudah check-in hari ini. Sampai jumpa besok.'),
    streak: '1 hari berturut-turut',
  },
  {
    name: 'Thai',
    tag: 'th-TH',
    messages: th,
    game: games().normalCheckIn,
    language: 'th',
    done: 'วันนี้เช็คอินแล้ว พรุ่งนี้เจอกันนะ',
    streak: 'ต่อเนื่อง 1 วัน',
  },
  {
    name: 'Vietnamese',
    tag: 'vi-VN',
    messages: vn,
    game: seasonalGameIn('VN', 'Asia/Ho_Chi_Minh'),
    language: 'vn',
    done: 'Hôm nay bạn đã điểm danh rồi. Hẹn gặp bạn ngày mai.',
    streak: '1 ngày liên tiếp',
  },
] as const

for (const { name, tag, messages, game, language, done, streak } of languages)
  test.describe(name, fullUnless(name === 'English'), () => {
    test.use({ locale: tag, celebrates: true })

    test('a member registers by code, checks in once a day and keeps the coins after a crash of the server', async ({
      page,
      hub,
    }) => {
      const firstTask = tasks().find(({ task }) => task === 'first-check-in')
      const joining = joiningReward().coins
      const coins = joining + (game.rewards[0]?.coins ?? 0) + (firstTask?.reward.coins ?? 0)
      await registerByForm(page, hub, { account: newAccount(), says: messages })
      await expect(page.getByRole('document')).toHaveAttribute('lang', tag)
      await expect(page.getByRole('main').getByRole('link', { name: game.name[language] })).toBeVisible()
      await endFirstReward(page, messages)
      expect(await coinsOf(page)).toBe(joining)

      const checkIn = checkInButton(page)
      await checkIn.click()
      await expect(checkIn).toHaveText(unbroken(messages['games.checkIn.done']))
      await expect.poll(() => coinsOf(page)).toBe(coins)
      await checkIn.click()
      await expect(page.getByText(done)).toBeVisible()
      expect(await coinsOf(page)).toBe(coins)

      await page.reload()
      await hydrated(page)
      expect(await coinsOf(page)).toBe(coins)
      await expect(page.getByText(streak, { exact: true })).toBeVisible()

      await hub.killAndRestart()
      await page.reload()
      await hydrated(page)
      expect(await coinsOf(page)).toBe(coins)
      await expect(checkIn).toHaveText(unbroken(messages['games.checkIn.done']))
    })
  })
