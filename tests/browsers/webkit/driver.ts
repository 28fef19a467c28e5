// Speaks W3C WebDriver to WebKitGTK: one browser with its own profile on a screen that nobody sees.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memberOf } from './json.ts'
import { freePort } from './freePort.ts'

/** In px, with room for every window of the journeys. Its pointer rests in the middle; the window beneath has the focus. */
export const screen = { width: 2000, height: 2200 }

/** A screen that is drawn into memory alone. @returns its name */
export async function openScreen(): Promise<string> {
  const options = [
    '-displayfd',
    '1',
    '-screen',
    '0',
    `${screen.width}x${screen.height}x24`,
    '-nolisten',
    'tcp',
    // It would begin anew once the last browser has ended, and refuse one that starts just then.
    '-noreset',
  ]
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => server.kill())
  const lines: unknown[] = await once(createInterface(server.stdout), 'line')
  return `:${String(lines[0])}`
}

/** The browser that the driver runs. */
function findBrowser() {
  const libraries = '/usr/lib'
  const browserPath = readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(libraries, name, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path))
  if (!browserPath) throw new Error(`There is no MiniBrowser of webkit2gtk-driver in ${libraries}.`)
  return browserPath
}

/**
 * A page that is kept for the way back is stopped, and a script that reaches it then is never answered, not even by its time-out:
 * one load in fifty did not end on a busy machine. And no command of WebDriver permits the clipboard.
 */
const settings = ['--automation', '--enable-page-cache=false', '--javascript-can-access-clipboard=true']

export type Driver = Awaited<ReturnType<typeof startDriver>>

/** @param proxy the port by which everything is fetched */
export async function startDriver(display: string, proxy: number, environment: Record<string, string>) {
  const port = await freePort()
  const program = spawn(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver', ['-p', String(port)], {
    env: { ...process.env, ...environment, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.on('exit', () => program.kill())

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const value = memberOf(await response.json(), 'value')
    if (!response.ok) {
      const [error, message] = [memberOf(value, 'error'), memberOf(value, 'message')]
      throw new Error(`${String(error)}: ${String(message)} (${method} ${path})`)
    }
    return value
  }

  for (let tries = 0; ; tries += 1) {
    try {
      await ask('GET', '/status')
      break
    } catch (error) {
      if (tries > 200) throw error
      await pause(20)
    }
  }
  const session = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        unhandledPromptBehavior: 'ignore',
        'webkitgtk:browserOptions': { binary: findBrowser(), args: settings },
        proxy: { proxyType: 'manual', httpProxy: `localhost:${proxy}` },
      },
    },
  })
  const sessionId = String(memberOf(session, 'sessionId'))
  return {
    get: (path: string) => ask('GET', `/session/${sessionId}${path}`),
    post: (path: string, body?: object) => ask('POST', `/session/${sessionId}${path}`, body),
    delete: (path: string) => ask('DELETE', `/session/${sessionId}${path}`),
    stop: async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => {})
      program.kill()
    },
  }
}
