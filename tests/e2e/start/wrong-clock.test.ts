// Tests that a phone with a wrong clock hydrates every page as the server rendered it. A mismatch is logged and fails
// the test.
import { sampleAccounts, samplePassword } from '#api/samples/accounts.ts'
import { screens } from '#scripts/screens.ts'
import { full } from '../helpers/full.ts'
import { hydrated, test } from '../helpers/hub.ts'
import { signedInAs, dataOf } from '../helpers/member.ts'

for (const hours of [-13, 9])
  test(
    `a phone whose clock is ${hours} hours off hydrates all pages without a mismatch`,
    full,
    async ({ page, hub }) => {
      test.slow()
      const data = await dataOf(hub, 'login', {
        body: { account: sampleAccounts[0], password: samplePassword },
      })
      await signedInAs(page, hub, { token: data.token })
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
      for (const { path } of screens.filter(({ signedIn }) => signedIn)) {
        await page.goto(path)
        await hydrated(page)
      }
    },
  )
