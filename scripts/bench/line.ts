// Simulates a slow network in front of a server. All requests are delayed, also those of the service worker, which
// Chromium's throttling does not slow down.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../freePort.ts'

/** Round-trip time in milliseconds, and bandwidth to the browser: 1.6 Mbit/s. */
const slowLine = { roundTrip: 150, bytesPerSecond: 200_000 }
/** Number of bytes of a response that are sent before the next response gets its turn. */
const turn = 2048

export type Line = {
  origin: string
  /** True while requests are delayed. */
  isSlow: boolean
  stop: () => void
}

/** @param target the origin of the server to which requests are forwarded */
export async function startLine(target: string): Promise<Line> {
  const { hostname, port: targetPort } = new URL(target)
  const port = await freePort()
  const open = new Set<Socket>()
  const waiting = new Map<Socket, Buffer[]>()
  let isSending = false

  /** Sends pieces of all pending responses alternately, at the bandwidth of the simulated network. */
  async function send() {
    if (isSending) return
    isSending = true
    const begun = performance.now()
    let sentBytes = 0
    while (waiting.size > 0)
      for (const [socket, pieces] of waiting) {
        const piece = pieces.shift()
        if (!piece || socket.destroyed) {
          waiting.delete(socket)
          continue
        }
        sentBytes += piece.length
        // Calculate the time of the next piece from the bytes sent so far, so that late timers do not reduce the
        // bandwidth.
        await untilIs(begun + (1000 * sentBytes) / slowLine.bytesPerSecond)
        later(() => socket.write(piece))
      }
    isSending = false
  }

  const line: Line = { origin: `http://localhost:${port}`, isSlow: true, stop }
  const server = createServer((browser) => {
    const upstream = connect(Number(targetPort), hostname)
    for (const socket of [browser, upstream]) {
      open.add(socket)
      socket.setNoDelay()
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        browser.destroy()
        upstream.destroy()
      })
    }
    browser.on('data', (data) => {
      if (line.isSlow) later(() => upstream.write(data))
      else upstream.write(data)
    })
    upstream.on('data', (data) => {
      if (!line.isSlow) return void browser.write(data)
      const pieces = waiting.get(browser) ?? []
      for (let at = 0; at < data.length; at += turn) pieces.push(data.subarray(at, at + turn))
      waiting.set(browser, pieces)
      void send()
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return line

  function stop() {
    for (const socket of open) socket.destroy()
    server.close()
  }
}

const later = (act: () => void) => setTimeout(act, slowLine.roundTrip / 2)

const untilIs = (moment: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, moment - performance.now()))
