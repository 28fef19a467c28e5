// Takes screenshots for review into test-results/pictures/, with contact sheets. They show all components in the
// gallery, and all screens of the hub that `npm start` serves. Each is taken at 360, 768, 1440 and 1920 px, in English
// and Thai, and in both themes. Also writes pictures for the documentation: the four phones of the README to
// docs/pictures/hub.png, and the home page of each sample member in each language to docs/pictures/homes-day.jpg and
// homes-night.jpg, and the pages of the back office to docs/pictures/back-office-*.png and
// content-*.png.
import { mkdir, readFile } from 'node:fs/promises'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { readConfig } from '#api/process/config.ts'
import { backOfficeOrigin } from '#api/process/variables.ts'
import sampleMembers from '#api/catalog/sample-members.json' with { type: 'json' }
import { samplePassword } from '#api/samples/accounts.ts'
import { locales } from '#shared/languages.ts'
import { valueAt } from '#shared/unknown.ts'
import { takeBackOfficePictures } from './backOfficePictures.ts'
import { provideChromium } from './chromium.ts'
import { readArguments, rejectArguments } from './commandLine.ts'
import { galleryPictures } from './galleryPictures.ts'
import { pictured, screens, type MemberScreen } from './screens.ts'

const usage = `Usage: npm run pictures -- [<screen> …] [<variant> …]

Without arguments it takes all pictures. A screen is an element id such as member-hub, or a picture of docs: readme, homes or
back-office. A variant is <width>-<EN|TH>-<day|night>, such as 768-EN-day.`
const { positionals } = readArguments(usage, {})
const config = readConfig(process.env)
const { HOST, PORT } = config
const origin = `http://${HOST}:${PORT}`
const folder = 'test-results/pictures'
/** Sample member who is used for screens that require no specific member. */
const usual = 'sprout'

type Look = {
  width: number
  height: number
  locale: string
  theme: string
  /** Set for screenshots for the documentation, which show only the visible part of the page. */
  of?: 'readme' | 'homes'
}

/** Viewports, each with the number of columns of its contact sheets and the width of a screenshot in a sheet. */
const sizes = [
  { width: 360, height: 740, columns: 8, tileWidth: 240 },
  { width: 768, height: 1024, columns: 5, tileWidth: 384 },
  { width: 1440, height: 900, columns: 3, tileWidth: 640 },
  { width: 1920, height: 1080, columns: 3, tileWidth: 640 },
]

const isLook = (name: string) => /^\d+-(?:EN|TH)-(?:day|night)$/.test(name)
const looks = positionals.filter(isLook)
const names = positionals.filter((name) => !isLook(name))
const screenNames = [...pictured.map(({ name }) => name), 'readme', 'homes', 'back-office']
const unknown = names.find((name) => !screenNames.includes(name))
if (unknown !== undefined)
  rejectArguments(
    `Unknown screen ${unknown}. Use readme, homes, back-office or a name of scripts/screens.ts.`,
    usage,
  )
const chosenScreens = names.length ? pictured.filter(({ name }) => names.includes(name)) : pictured
const homes: readonly MemberScreen[] = sampleMembers.map(({ account }) => {
  const [member = usual] = account.split('@', 1)
  return { name: `${member}-home`, path: '/', signedIn: true, member }
})
const isAsked = (name: string) => !names.length || names.includes(name)
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await mkdir(folder, { recursive: true })
  if (!names.length)
    console.log(`${await galleryPictures(browser, folder)} pictures of the gallery are in ${folder}/.`)
  const tokens = new Map<string, string>()
  for (const { signedIn, member = usual } of [...chosenScreens, ...homes])
    if (signedIn && !tokens.has(member)) tokens.set(member, await signIn(member))
  for (const { columns, tileWidth, ...size } of sizes)
    for (const locale of ['EN', 'TH'])
      for (const theme of ['day', 'night']) {
        if (looks.length && !looks.includes(`${size.width}-${locale}-${theme}`)) continue
        const files = await pictures(chosenScreens, { ...size, locale, theme }, tokens)
        await sheets(files, { columns, tileWidth }, `${folder}/sheet-${size.width}-${locale}-${theme}`)
      }
  if (isAsked('readme')) await readmePicture(tokens)
  if (isAsked('homes')) for (const theme of ['day', 'night']) await homesPicture(theme, tokens)
  const backOffice = backOfficeOrigin(config)
  if (isAsked('back-office') && backOffice !== undefined)
    await takeBackOfficePictures(browser, backOffice, 'docs/pictures')
  console.log(`Pictures of ${chosenScreens.length} screens are in ${folder}/.`)
} finally {
  await browser.close()
}

type Tokens = ReadonlyMap<string, string>

async function signIn(member: string): Promise<string> {
  const response = await fetch(`${origin}/api/station/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account: `${member}@example.com`, password: samplePassword }),
  }).catch(() => null)
  if (!response) throw new Error(`The hub at ${origin} does not respond: run \`npm start\` first.`)
  return String(valueAt(await response.json(), 'data', 'token'))
}

/** Takes a screenshot of each screen. It shows the whole page, unless it is for the documentation. */
async function pictures(screenList: readonly MemberScreen[], look: Look, tokens: Tokens): Promise<string[]> {
  const { width, height, locale, theme, of } = look
  const files: string[] = []
  for (const account of ['', ...tokens.keys()]) {
    const memberScreens = screenList.filter(
      ({ signedIn, member = usual }) => (signedIn ? member : '') === account,
    )
    if (memberScreens.length === 0) continue
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile: width < 1024,
      deviceScaleFactor: of === 'readme' ? 2 : 1,
      reducedMotion: 'reduce',
    })
    const token = tokens.get(account)
    const cookies = { locale, theme, ...(token && { hub_token: token }) }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
    for (const screen of memberScreens) {
      const file = `${folder}/${of ? `${of}-` : ''}${screen.name}-${width}-${locale}-${theme}.png`
      await picture(context, screen, { file, whole: of === undefined })
      files.push(file)
    }
    await context.close()
  }
  return files
}

async function picture(
  context: BrowserContext,
  { path, follow = [], nth = 0 }: MemberScreen,
  { file, whole }: { file: string; whole: boolean },
) {
  const page = await context.newPage()
  await open(page, origin + path)
  for (const [step, link] of [follow].flat().entries()) {
    const target = page.locator(link).nth(step === 0 ? nth : 0)
    await open(page, origin + ((await target.getAttribute('href')) ?? ''))
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // Scroll to lazily loaded images, so that they load.
  for (const image of await page.locator('img[loading=lazy]:visible').all())
    await image.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  // Wait until forms are hydrated, because they are hydrated later than the rest of the page.
  await page.waitForFunction(() => !document.querySelector('main .animate-breathe'))
  await page.screenshot({ path: file, fullPage: whole })
  await page.close()
}

async function open(page: Page, address: string) {
  await page.goto(address)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}

/**
 * Writes contact sheets with two rows of screenshots each; `name` is the variant that all these screenshots have in
 * common.
 */
async function sheets(
  files: string[],
  { columns, tileWidth }: { columns: number; tileWidth: number },
  name: string,
) {
  const page = await browser.newPage({ viewport: { width: columns * (tileWidth + 12) + 12, height: 100 } })
  for (let first = 0, sheet = 1; first < files.length; first += columns * 2, sheet += 1) {
    const images = files.slice(first, first + columns * 2).map(imageOf)
    await page.setContent(`<style>
      body { margin: 12px; display: grid; grid-template-columns: repeat(${columns}, ${tileWidth}px); gap: 12px; background: #777 }
      img { width: 100% }
    </style>${(await Promise.all(images)).join('')}`)
    await page.screenshot({ path: `${name}-${sheet}.png`, fullPage: true })
  }
  await page.close()
}

/** Takes a picture of four phones side by side on a background in the brand's color. */
async function readmePicture(tokens: Tokens) {
  const phones = [
    ['member-hub', 'EN', 'day'],
    ['daily-check-in', 'TH', 'day'],
    ['login', 'EN', 'night'],
    ['member-hub', 'TH', 'night'],
  ]
  const images: string[] = []
  for (const [name, locale = '', theme = ''] of phones) {
    const look = { width: 360, height: 740, locale, theme, of: 'readme' as const }
    const files = await pictures(
      screens.filter((each) => each.name === name),
      look,
      tokens,
    )
    images.push(...(await Promise.all(files.map(imageOf))))
  }
  const page = await browser.newPage({ viewport: { width: 1440, height: 700 } })
  await page.setContent(`<style>
    body { margin: 0; height: 700px; display: flex; gap: 36px; align-items: center; justify-content: center; background: #f3dfe0 }
    img { width: 300px; border-radius: 28px; box-shadow: 0 0 0 8px #1f1f20, 0 24px 48px #6f3b4940 }
  </style>${images.join('')}`)
  await page.screenshot({ path: 'docs/pictures/hub.png' })
}

/** Takes a picture with one row for each member and one column for each language. */
async function homesPicture(theme: string, tokens: Tokens) {
  const rows = new Map<string, string[]>(homes.map(({ name }) => [name, []]))
  for (const locale of locales)
    for (const home of homes) {
      const files = await pictures([home], { width: 360, height: 740, locale, theme, of: 'homes' }, tokens)
      rows.get(home.name)?.push(...(await Promise.all(files.map(imageOf))))
    }
  const page = await browser.newPage({ viewport: { width: 1220, height: 100 } })
  await page.setContent(`<style>
    body { margin: 20px; display: grid; grid-template-columns: repeat(${locales.length}, 280px); gap: 20px; background: #f3dfe0 }
    img { width: 100%; border-radius: 20px }
  </style>${[...rows.values()].flat().join('')}`)
  await page.screenshot({
    path: `docs/pictures/homes-${theme}.jpg`,
    type: 'jpeg',
    quality: 82,
    fullPage: true,
  })
  await page.close()
}

async function imageOf(file: string) {
  return `<img src="data:image/png;base64,${(await readFile(file)).toString('base64')}">`
}
