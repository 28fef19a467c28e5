// Finds a Chromium for the browser tests: the system's or Playwright's; installs one if neither exists.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemPaths = [
  // The headless shell, without the parts for windows: tests take three quarters of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser's path; `undefined` if no Chromium is installed. The variable `CHROMIUM` sets another path. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...systemPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/** Finds or installs Chromium. @throws an Error with instructions if it cannot be installed */
export function provideChromium(): string {
  const executable = findChromium()
  if (executable) return executable
  console.log('There is no Chromium on this machine yet: installing one …')
  const installers = [
    ['npx', 'playwright', 'install', 'chromium'],
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ] as const
  for (const [program, ...args] of installers) {
    spawnSync(program, args, { stdio: 'inherit' })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM to its path.')
}
