// Starts a real SMTP server and a phone gateway on loopback that record the hub's messages.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import * as z from 'zod/mini'

/** Starts an SMTP server that rejects emails to addresses that start with `full` and accepts all others. */
export async function startSmtp() {
  const mails: string[] = []
  /** Recipients of each email. */
  const receivers: string[] = []
  let connections = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Close idle connections, which would otherwise wait for another email.
    closeTimeout: 10,
    disableReverseLookup: true,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('full') ? new Error(`Mailbox ${address} is full`) : undefined),
    onData: (stream, { envelope }, done) => {
      readAll(stream, (mail) => {
        mails.push(mail)
        receivers.push(envelope.rcptTo.map(({ address }) => address).join())
        done()
      })
    },
  })
  // Ignore errors: a client that is killed resets its connection.
  smtp.on('error', () => {})
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  afterAll(async () => await new Promise<void>((resolve) => smtp.close(() => resolve())))
  return {
    mails,
    receivers,
    connections: () => connections,
    url: `smtp://127.0.0.1:${portOf(listening.address())}`,
  }
}

const phoneMessage = z.object({ to: z.string(), text: z.string() })

/** Starts a phone gateway that rejects messages to numbers that end in `99` and accepts all others. */
export async function startGateway() {
  const deliveries: { authorization: string | undefined; to: string; text: string }[] = []
  const gateway = createServer((request, response) => {
    readAll(request, (body) => {
      const message = phoneMessage.parse(JSON.parse(body))
      const isFull = message.to.endsWith('99')
      if (!isFull) deliveries.push({ authorization: request.headers.authorization, ...message })
      response.writeHead(isFull ? 429 : 202).end()
    })
  })
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  afterAll(async () => await new Promise((resolve) => gateway.close(resolve)))
  return {
    taken: deliveries,
    url: `http://hub:at%20night@127.0.0.1:${portOf(gateway.address())}/messages?from=hub`,
  }
}

function readAll(stream: Readable, take: (text: string) => void) {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', () => take(Buffer.concat(chunks).toString()))
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' ? address?.port : address
