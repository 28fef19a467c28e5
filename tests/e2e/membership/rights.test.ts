// Tests level benefits (rights): a double click claims a benefit once, and a receipt is submitted with files, rejected
// with a reason and submitted again. Covers concurrent changes in another tab and lost uploads.
import type { Page } from '@playwright/test'
import { desc } from 'drizzle-orm'
import { decideProof } from '#api/membership/proofs.ts'
import { rightProofs } from '#api/membership/tables.ts'
import { award } from '#api/rewards/award.ts'
import type { Store } from '#api/store/store.ts'
import { heic, jpeg, pdf } from '#tests/support/pictures.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { labelled } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { joined, signedInAs } from '../helpers/member.ts'

const en = messagesIn('en-US')

/** Signs in a member of the second level in the browser of the page. */
async function sprout(page: Page, hub: Hub) {
  const { uid, token } = await joined(hub)
  const grant = {
    memberId: uid,
    prize: { points: 250 },
    source: 'sample' as const,
    reference: `e2e:${uid}`,
    now: new Date(),
  }
  await hub.onDatabase(({ db }) => db.transaction((tx) => award(tx, grant)))
  await signedInAs(page, hub, { token, locale: 'EN' })
}

const decideNewest =
  (verdict: Parameters<typeof decideProof>[2]['verdict']) =>
  async ({ db }: Store) => {
    const [proof] = await db.select().from(rightProofs).orderBy(desc(rightProofs.id)).limit(1)
    await decideProof(db, proof?.id ?? '', { verdict, now: new Date() })
  }

const part = (page: Page, title: string) => page.getByRole('list', { name: title })
const right = (page: Page, title: string, name: string) =>
  part(page, title).getByRole('listitem').filter({ hasText: name })
const chooseFiles = (page: Page) => labelled(page, 'membership.proof.files')
const send = (page: Page) => page.getByRole('button', { name: en['membership.proof.send'] })

const photo = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) }
const paper = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }

test('a member sees the level, claims a level benefit, and submits a receipt for another level benefit again after a rejection', async ({
  page,
  hub,
}) => {
  await sprout(page, hub)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: en['platform.nav.rewards'] }).click()
  await page.getByRole('link', { name: en['membership.links.level'], exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sprout', level: 2 })).toBeVisible()
  await expect(page.getByText('340 points to Nest')).toBeVisible()
  const history = part(page, en['membership.history.title'])
  await expect(history.getByRole('listitem')).toHaveText([/Sprout.*Since/, /Moon.*next level/])
  const shipping = page.getByRole('row', { name: /Free shipping once a year/ })
  await expect(shipping.getByRole('cell')).toHaveText(['Not included', 'Included', 'Included', 'Included'])

  await page.getByRole('link', { name: en['membership.rights.title'], exact: true }).last().click()
  await test.step('a double click claims the level benefit once', async () => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/right/claim')) requests.push(request.url())
    })
    await page.getByRole('button', { name: 'Claim Free shipping once a year' }).dblclick()
    const usedCard = right(page, en['membership.rights.had'], 'Free shipping once a year')
    await expect(usedCard).toContainText(en['reason.usedThisYear'])
    await expect(usedCard).toContainText(/Available starting January\s1, \d{4}\./)
    expect(requests).toHaveLength(1)
  })

  await test.step('a receipt is submitted with two files and shown as in review', async () => {
    await page.getByRole('link', { name: 'Send proof for Bought in a store' }).click()
    await hydrated(page)
    await expect(page.getByRole('radio', { name: /Bought in a store/ })).toBeChecked()
    const upload = Promise.withResolvers<void>()
    await page.route(
      '**/uploads/*',
      async (route) => {
        await upload.promise
        await route.continue()
      },
      { times: 1 },
    )
    await chooseFiles(page).setInputFiles([photo, paper])
    // Send the form while the first file is still being uploaded: the form waits for both files.
    await send(page).click()
    await expect(send(page)).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByText(en['form.upload.unfinished'])).toBeHidden()
    upload.resolve()
    await expect(page.getByText(en['membership.proof.sent'])).toBeVisible()
    const row = part(page, en['membership.proofs.title']).getByRole('listitem')
    await expect(row).toContainText(['Bought in a store'])
    await expect(row).toContainText(['In review'])
  })

  await test.step('a rejected receipt shows the reason and a link to submit another receipt', async () => {
    await hub.onDatabase(decideNewest({ refusal: 'unreadable' }))
    await page.reload()
    await hydrated(page)
    const refused = part(page, en['membership.proofs.title']).getByRole('listitem')
    await expect(refused).toContainText([en['membership.proof.refusal.unreadable']])
    await refused.getByRole('link', { name: en['membership.proof.again'] }).click()
    await chooseFiles(page).setInputFiles([photo])
    await expect(page.getByText(en['form.upload.done'])).toHaveCount(1)
    await send(page).click()
    await expect(page.getByText(en['membership.proof.sent'])).toBeVisible()
    await hub.onDatabase(decideNewest('accepted'))
    await page.goto('/rights')
    await expect(right(page, en['membership.rights.had'], 'Bought in a store')).toContainText(
      'Used this year',
    )
  })
})

test('a level benefit claimed in another tab and a lost upload are reported', full, async ({ page, hub }) => {
  await sprout(page, hub)
  const other = await page.context().newPage()
  await page.goto('/rights')
  await other.goto('/rights')
  await hydrated(page)
  await hydrated(other)
  const claim = (on: Page) => on.getByRole('button', { name: 'Claim Free shipping once a year' })

  await test.step('a level benefit that was claimed in the meantime is shown as claimed', async () => {
    await claim(other).click()
    await expect(right(other, en['membership.rights.had'], 'Free shipping once a year')).toBeVisible()
    await claim(page).click()
    await expect(page.getByText('You already have this one. It’s in your list.')).toBeVisible()
    await expect(right(page, en['membership.rights.had'], 'Free shipping once a year')).toBeVisible()
  })

  await test.step('a receipt without a file, with a pending upload or with a failed upload is not submitted', async () => {
    await page.goto('/rights/upload?right=shop-receipt')
    await hydrated(page)
    await send(page).click()
    await expect(page.getByText(en['membership.proof.files.missing'])).toBeVisible()
    await page.route('**/uploads/*', (route) => route.abort('connectionreset'), { times: 1 })
    await chooseFiles(page).setInputFiles([photo])
    await expect(page.getByText(en['error.transport'])).toBeVisible()
    await send(page).click()
    await expect(page.getByText(en['form.upload.unfinished'])).toBeVisible()
    await page.getByRole('button', { name: 'Send receipt.jpg again' }).click()
    await expect(page.getByText(en['form.upload.done'])).toBeVisible()
    // Upload a HEIC photo, which this browser can neither decode nor identify, and a corrupt file.
    await chooseFiles(page).setInputFiles([
      { name: 'IMG_0042.HEIC', mimeType: '', buffer: Buffer.from(heic) },
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg.subarray(0, 100)) },
    ])
    await expect(page.getByText(en['form.upload.done'])).toHaveCount(2)
    await expect(page.getByText(en['form.upload.unreadable'])).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send broken.jpg again' })).toBeHidden()
    await page.getByRole('button', { name: 'Remove broken.jpg' }).click()
  })

  await test.step('the page shows a message if a receipt was already submitted in another tab', async () => {
    await other.goto('/rights/upload?right=shop-receipt')
    await hydrated(other)
    await chooseFiles(other).setInputFiles([paper])
    await expect(other.getByText(en['form.upload.done'])).toBeVisible()
    await send(other).click()
    await expect(other.getByText(en['membership.proof.sent'])).toBeVisible()
    await send(page).click()
    const refused = page.getByRole('alert').filter({ hasText: en['reason.proofWaiting'] })
    await expect(refused).toContainText('We already have your receipt for this year.')
  })
})
