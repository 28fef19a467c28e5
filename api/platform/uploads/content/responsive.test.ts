// Checks that the server stays responsive while a file is read, because another process reads it.
import { performance } from 'node:perf_hooks'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { letters, pdf } from '#tests/support/pictures.ts'
import { contentOf } from './content.ts'

const sender = { owner: { key: 'mali', isMember: true } }

/** Builds a PDF of 10 MB with as many small object streams as possible. */
function ofTinyStreams() {
  const packed = deflateSync(Buffer.from('5 0 <<>>')).toString('latin1')
  const stream = `9 0 obj<</First 4/Filter/FlateDecode>>stream\n${packed}\nendstream endobj\n`
  const text = Buffer.from(pdf).toString('latin1')
  return letters(
    text.replace('%%EOF', () => `${stream.repeat(Math.floor(10_000_000 / stream.length))}\n%%EOF`),
  )
}

test('contentOf rejects a PDF of 10 MB with too many streams without blocking the server', async () => {
  // Starts the process that reads documents before the measurement.
  await contentOf('application/pdf', pdf, sender)
  const bytes = ofTinyStreams()
  const start = performance.now()
  const before = process.threadCpuUsage()
  const judged = await contentOf('application/pdf', bytes, sender)
  const { user, system } = process.threadCpuUsage(before)
  // Expects that this thread was busy for less than half of the elapsed time. Measures its CPU time, which a busy host
  // does not increase.
  expect((user + system) / 1000 / (performance.now() - start)).toBeLessThan(0.5)
  expect(judged).toEqual({ refused: 'TOO_COMPLEX' })
})
