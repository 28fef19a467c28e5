// While a stranger's file is judged, everybody else is answered: no file is read by the process that answers.
import { performance } from 'node:perf_hooks'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { letters, pdf } from '#tests/support/pictures.ts'
import { contentOf } from './content.ts'

const sender = { owner: { key: 'mali', isMember: true } }

/** A PDF of 10 MB with as many streams of objects as there is room for, each of them almost empty. */
function ofTinyStreams() {
  const packed = deflateSync(Buffer.from('5 0 <<>>')).toString('latin1')
  const stream = `9 0 obj<</First 4/Filter/FlateDecode>>stream\n${packed}\nendstream endobj\n`
  const text = Buffer.from(pdf).toString('latin1')
  return letters(
    text.replace('%%EOF', () => `${stream.repeat(Math.floor(10_000_000 / stream.length))}\n%%EOF`),
  )
}

test('nobody waits while a PDF of 10 MB is judged, and one of countless streams is refused', async () => {
  // The process is there.
  await contentOf('application/pdf', pdf, sender)
  const bytes = ofTinyStreams()
  const start = performance.now()
  const before = process.threadCpuUsage()
  const judged = await contentOf('application/pdf', bytes, sender)
  const { user, system } = process.threadCpuUsage(before)
  // The share of that time in which this thread answered nobody: its own work, which a busy machine does not make more.
  expect((user + system) / 1000 / (performance.now() - start)).toBeLessThan(0.5)
  expect(judged).toEqual({ refused: 'TOO_COMPLEX' })
})
