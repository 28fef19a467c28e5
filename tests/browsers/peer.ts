// Opens the WebDriver BiDi socket to which Playwright connects, and prints its URL in the format of Firefox.
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { isObject } from './webkit/json.ts'
import type { Parameters } from './webkit/commands.ts'

/** WebDriver BiDi command that Playwright sends. */
export type Command = { id: number; method: string; params: Parameters }

/** Runs the callback for each connection; Playwright opens a single connection. */
export function listen(connected: (socket: WebSocket, path: string) => void) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (socket, { url = '/' }) => connected(socket, url))
  server.on('listening', () => {
    const address = server.address()
    if (address && typeof address === 'object')
      console.error(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}`)
  })
}

const isCommand = (message: unknown): message is Command =>
  isObject(message) &&
  typeof message.id === 'number' &&
  typeof message.method === 'string' &&
  isObject(message.params)

/** Parses a command. @throws an Error if the message is not a command */
export function commandIn(data: RawData): Command {
  const message: unknown = JSON.parse(textOf(data))
  if (!isCommand(message)) throw new Error(`Unknown command of WebDriver BiDi: ${textOf(data)}`)
  return message
}

/** Returns the text of a WebSocket message. Playwright and the browser send only text, which arrives as one buffer. */
export const textOf = (data: RawData) => (Buffer.isBuffer(data) ? data.toString() : '')
