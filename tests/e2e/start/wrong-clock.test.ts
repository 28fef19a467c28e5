// A phone whose clock is wrong reads every page as the server rendered it: what React would have to render anew is a complaint,
// and no page of a test may complain.
import { sampleAccounts, samplePassword } from '#api/samples/accounts.ts'
import { screens } from '#scripts/screens.ts'
import { full } from '../helpers/full.ts'
import { hydrated, test } from '../helpers/hub.ts'
import { signedInAs, dataOf } from '../helpers/member.ts'

for (const hours of [-13, 9])
  test(`a phone that is ${hours} hours off shows what the server rendered`, full, async ({ page, hub }) => {
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
  })
