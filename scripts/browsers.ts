// Installs Firefox and WebKitGTK from Debian's packages, for the end-to-end tests that run in every browser.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian packages to install, by the name of the browser program. */
const packages = {
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
}
export type OtherBrowser = keyof typeof packages
export const otherBrowsers: OtherBrowser[] = ['firefox', 'webkit']

const isThere = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

const missingFor = (browser: OtherBrowser) =>
  Object.entries(packages[browser]).flatMap(([program, name]) => (isThere(program) ? [] : [name]))

export const hasBrowser = (browser: OtherBrowser) => missingFor(browser).length === 0

/** Installs missing browsers. If that fails, prints a warning, and the tests run without the browser. */
export function provideBrowsers() {
  const missing = otherBrowsers.flatMap(missingFor)
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} …`)
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...missing]])
    spawnSync('apt-get', args, { stdio: 'ignore' })
  for (const browser of otherBrowsers.filter((each) => !hasBrowser(each)))
    console.warn(`${missingFor(browser).join(' and ')} not installed: end-to-end tests skip ${browser}.`)
}
