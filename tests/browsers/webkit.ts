#!/usr/bin/env node
// Runs WebKitGTK for Playwright: translates WebDriver BiDi, which WebKitGTK does not support yet, into W3C WebDriver.
import type { WebSocket } from 'ws'
import { commandIn, listen } from './peer.ts'
import { commandsOf } from './webkit/commands.ts'
import { openScreen } from './webkit/driver.ts'

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit())

const display = await openScreen()
listen((socket) => answer(socket))

function answer(socket: WebSocket) {
  const send = (message: object) => socket.send(JSON.stringify(message))
  const { commands, stop } = commandsOf(display, (method, params) => send({ type: 'event', method, params }))
  socket.on('message', async (data) => {
    const { id, method, params } = commandIn(data)
    try {
      const command = commands[method]
      if (!command) throw new Error(`WebKit does not support ${method}.`)
      const result = await command(params)
      send({ type: 'success', id, result: result ?? {} })
    } catch (error) {
      send({ type: 'error', id, error: 'unknown error', message: String(error) })
    }
    if (method === 'browser.close') process.exit()
  })
  socket.on('close', () => void stop().then(() => process.exit()))
}
