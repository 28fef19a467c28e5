// Takes the screenshots of the web app manifest in all languages, into public/screenshots/. `npm start` must serve the
// hub; `SAMPLES=still` prevents that parcels move during the run.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { readConfig } from '#api/process/config.ts'
import { samplePassword } from '#api/samples/accounts.ts'
import { languages, locales, type Locale } from '#shared/languages.ts'
import { valueAt } from '#shared/unknown.ts'
import { provideChromium } from './chromium.ts'
import { screenshotSizes } from './webManifest.ts'

const folder = 'public/screenshots'
const { HOST, PORT } = readConfig(process.env)
const origin = `http://${HOST}:${PORT}`
const narrow = { name: 'narrow', scale: 2 } as const
const wide = { name: 'wide', scale: 1 } as const
const pictures = [
  { page: 'home', path: '/', form: narrow },
  { page: 'games', path: '/games', form: narrow },
  { page: 'home', path: '/', form: wide },
]

/** Largest size in bytes: browsers fetch the screenshots while a member looks at the dialog. */
const largest = 60_000

const response = await fetch(`${origin}/api/station/user/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ account: 'sprout@example.com', password: samplePassword }),
})
const token = String(valueAt(await response.json(), 'data', 'token'))
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] })
for (const locale of locales) await takeAll(browser, locale)
await browser.close()
console.log(`${pictures.length * locales.length} screenshots are in ${folder}/.`)

async function takeAll(openBrowser: Browser, locale: Locale) {
  for (const { page: name, path, form } of pictures) {
    const [width, height] = screenshotSizes[form.name]
    const context = await openBrowser.newContext({
      viewport: { width: width / form.scale, height: height / form.scale },
      deviceScaleFactor: form.scale,
      reducedMotion: 'reduce',
    })
    const cookies = { locale, theme: 'day', hub_token: token }
    await context.addCookies(
      Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: origin })),
    )
    const page = await context.newPage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const png = await page.screenshot()
    const { size } = await sharp(png)
      .webp({ quality: 60, effort: 6 })
      .toFile(join(folder, `${name}-${form.name}-${languages[locale].tag}.webp`))
    if (size > largest)
      throw new Error(`${name}-${form.name} in ${locale} has ${size} bytes; lower the quality.`)
    await context.close()
  }
}
