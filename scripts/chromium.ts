// Finds a Chromium for the browser tests: that of the operating system or that of Playwright. If both are missing,
// installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemPaths = [
  // Use the headless shell, a Chromium without windows: with it, tests take only three quarters of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns the browser's path; `undefined` if no Chromium is installed. The environment variable `CHROMIUM` has
 * priority.
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...systemPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/** Finds or installs Chromium. @throws an Error with instructions if it cannot be installed */
export function provideChromium(): string {
  const executable = findChromium()
  if (executable) return executable
  console.log('Chromium not found; installing it …')
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
  throw new Error('Chromium could not be installed. Install Chromium or Chrome, or set CHROMIUM to its path.')
}
