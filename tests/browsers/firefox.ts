#!/usr/bin/env node
// Runs Firefox for Playwright. Handles one emulation command that the extended support release does not have, and
// forwards all other commands.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { isObject, memberOf } from './webkit/json.ts'
import { commandIn, listen, textOf } from './peer.ts'
import { typing } from './webkit/typing.ts'

/**
 * Commands that the extended support release of Firefox does not support. End-to-end tests in Firefox run without the
 * effect of these commands (decision record 0089).
 */
const unknown = new Set(['emulation.setMediaFeaturesOverride'])

/** Id of the command that this program sends; Playwright numbers its commands from 1. */
const commandId = 0

const firefox = spawn(process.env.FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal))

createInterface(firefox.stderr).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line)?.[1]
  if (address) listen((socket, path) => relay(socket, address + path))
  else console.error(line)
})

function relay(socket: WebSocket, address: string) {
  const browser = new WebSocket(address)
  const opened = new Promise((open) => browser.once('open', open))
  socket.on('message', async (data) => {
    const command = commandIn(data)
    await opened
    if (unknown.has(command.method))
      socket.send(JSON.stringify({ type: 'success', id: command.id, result: {} }))
    else browser.send(textOf(data))
    if (command.method === 'session.subscribe')
      browser.send(
        JSON.stringify({
          id: commandId,
          method: 'script.addPreloadScript',
          params: { functionDeclaration: typing },
        }),
      )
  })
  browser.on('message', (data) => {
    const message: unknown = JSON.parse(textOf(data))
    const params = memberOf(message, 'params')
    // Forward the text of a logged error, because Playwright would report only that an error object was logged.
    const logParams = { args: [{ type: 'string', value: memberOf(params, 'text') }] }
    if (memberOf(message, 'method') === 'log.entryAdded' && isObject(params)) Object.assign(params, logParams)
    if (memberOf(message, 'id') !== commandId) socket.send(JSON.stringify(message))
  })
  browser.on('close', () => socket.close())
  socket.on('close', () => browser.close())
}
