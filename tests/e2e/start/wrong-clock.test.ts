// A phone whose clock is wrong reads every page as the server rendered it: what React would have to render anew is a complaint,
// and no page of a test may complain.
import { sampleAccounts, samplePassword } from '../../../api/samples/accounts.ts'
import { screens } from '../../../scripts/screens.ts'
import { isFull } from '../../support/figures.ts'
import { fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { call, signedInAs } from '../helpers/member.ts'

/** The quick form opens those that tell the time of day, or how long something is open. */
const tellTime = new Set(['/', '/gifts', '/coupon', '/games/checkIn', '/gifts/luckyDraw?draw=winter-lights'])
const opened = screens.filter(({ path, signedIn }) => signedIn && (isFull || tellTime.has(path)))

for (const hours of [-13, 9])
  test(
    `a phone that is ${hours} hours off shows what the server rendered`,
    fullUnless(hours > 0),
    async ({ page, hub }) => {
      if (isFull) test.slow()
      const { data } = await call(hub, 'login', { account: sampleAccounts[0], password: samplePassword })
      await signedInAs(page, hub, { token: data.token })
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
      expect(opened.length).toBeGreaterThanOrEqual(tellTime.size)
      for (const { path } of opened) {
        await page.goto(path)
        await hydrated(page)
      }
    },
  )
