// Pictures to be looked at, in test-results/pictures/: of every component in the gallery, and of every screen of the hub
// that `npm start` serves, at 360, 768 and 1440 px, English and Thai, by day and night. The four phones of the README go to
// docs/pictures/hub.png.
import { readFile } from 'node:fs/promises'
import { chromium, type Browser } from '@playwright/test'
import { readConfig } from '../api/config.ts'
import { samplePassword } from '../api/samples.ts'
import { provideChromium } from './chromium.ts'
import { galleryPictures } from './galleryPictures.ts'

const { HOST, PORT } = readConfig(process.env)
const origin = `http://${HOST}:${PORT}`
const folder = 'test-results/pictures'
const member = 'sprout@example.com'

type Screen = { name: string; path: string; signedIn?: boolean }
type Look = { width: number; height: number; locale: string; theme: string; whole: boolean }

const screens: Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'registration', path: '/registration' },
  { name: 'forgotten-password', path: '/forget_pwd' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'home', path: '/', signedIn: true },
  { name: 'check-in', path: '/games/normalCheckIn', signedIn: true },
  { name: 'me', path: '/about-me', signedIn: true },
  { name: 'edit-profile', path: '/about-me/edit-profile', signedIn: true },
  { name: 'privacy', path: '/about-me/privacy', signedIn: true },
  { name: 'security', path: '/changePassword', signedIn: true },
  { name: 'addresses', path: '/address', signedIn: true },
  { name: 'address', path: '/address?edit=new', signedIn: true },
  { name: 'deletion', path: '/del-account', signedIn: true },
]
const sizes = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const

const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  console.log(`${await galleryPictures(browser, folder)} pictures of the gallery are in ${folder}/.`)
  const token = await signIn()
  for (const [width, height] of sizes)
    for (const locale of ['EN', 'TH'])
      for (const theme of ['day', 'night'])
        for (const screen of screens) {
          const file = `${folder}/${screen.name}-${width}-${locale}-${theme}.png`
          await picture(browser, screen, { width, height, locale, theme, whole: true }, token, file)
        }
  await readmePicture(browser, token)
  console.log(`Pictures of ${screens.length} screens are in ${folder}/.`)
} finally {
  await browser.close()
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${origin}/api/station/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account: member, password: samplePassword }),
  }).catch(() => null)
  if (!answer) throw new Error(`Nothing answers at ${origin}: run \`npm start\` first.`)
  return (await answer.json()).data.token
}

async function picture(from: Browser, screen: Screen, look: Look, token: string, file: string) {
  const { width, height, locale, theme, whole } = look
  const context = await from.newContext({
    viewport: { width, height },
    isMobile: width < 1024,
    deviceScaleFactor: whole ? 1 : 2,
    reducedMotion: 'reduce',
  })
  const cookies = { locale, theme, ...(screen.signedIn && { hub_token: token }) }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
  const page = await context.newPage()
  await page.goto(origin + screen.path)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: file, fullPage: whole })
  await context.close()
}

/** Four phones side by side on the brand's ground. */
async function readmePicture(from: Browser, token: string) {
  const phones = [
    ['home', 'EN', 'day'],
    ['check-in', 'TH', 'day'],
    ['login', 'EN', 'night'],
    ['home', 'TH', 'night'],
  ]
  const images: string[] = []
  for (const [name, locale = '', theme = ''] of phones) {
    const screen = screens.find((each) => each.name === name)
    if (!screen) continue
    const file = `${folder}/readme-${name}-${locale}-${theme}.png`
    await picture(from, screen, { width: 360, height: 740, locale, theme, whole: false }, token, file)
    images.push(`data:image/png;base64,${(await readFile(file)).toString('base64')}`)
  }
  const page = await from.newPage({ viewport: { width: 1440, height: 700 } })
  await page.setContent(`<style>
    body { margin: 0; height: 700px; display: flex; gap: 36px; align-items: center; justify-content: center; background: #f3dfe0 }
    img { width: 300px; border-radius: 28px; box-shadow: 0 0 0 8px #1f1f20, 0 24px 48px #6f3b4940 }
  </style>${images.map((image) => `<img src="${image}">`).join('')}`)
  await page.screenshot({ path: 'docs/pictures/hub.png' })
}
