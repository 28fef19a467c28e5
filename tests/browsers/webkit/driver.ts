// Implements a W3C WebDriver client for WebKitGTK: it starts one browser with a separate profile on a virtual display.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memberOf } from './json.ts'
import { freePort } from './freePort.ts'

/**
 * Size of the display in px, large enough for every window of the tests. The pointer rests in the middle of the
 * display, and the window below it has the focus.
 */
export const screen = { width: 2000, height: 2200 }

/** Starts a virtual display in memory. @returns its name */
export async function openScreen(): Promise<string> {
  const options = [
    '-displayfd',
    '1',
    '-screen',
    '0',
    `${screen.width}x${screen.height}x24`,
    '-nolisten',
    'tcp',
    // Without this option Xvfb resets after its last client has disconnected and rejects a browser that starts at that
    // moment.
    '-noreset',
  ]
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => server.kill())
  const lines: unknown[] = await once(createInterface(server.stdout), 'line')
  return `:${String(lines[0])}`
}

/** Returns the path of the browser that the driver runs. */
function findBrowser() {
  const libraries = '/usr/lib'
  const browserPath = readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(libraries, name, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path))
  if (!browserPath) throw new Error(`MiniBrowser of webkit2gtk-driver not found in ${libraries}.`)
  return browserPath
}

/**
 * Options of the browser. The page cache is disabled, because a script that is sent to a cached page never returns, not
 * even after its timeout: the page is suspended. Such scripts blocked 1 in 50 page loads on a busy host. Access to the
 * clipboard is allowed by an option, because WebDriver has no command for this permission.
 */
const settings = ['--automation', '--enable-page-cache=false', '--javascript-can-access-clipboard=true']

export type Driver = Awaited<ReturnType<typeof startDriver>>

/** @param proxy port of the proxy to which the browser sends all requests */
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
