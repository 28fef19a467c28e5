// Checks that each picture gets a result even if the decoder process fails, and that the next picture is then decoded.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, expect, test, vi } from 'vitest'
import { png } from '#tests/support/pictures.ts'
import { openDecoder } from './decoder.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-decoder-'))
afterAll(() => rm(folder, { recursive: true }))

/**
 * Writes the script of a decoder process that responds with its process id, or fails. The first byte of the picture
 * selects the kind of failure.
 */
async function behaving(name: string, source: string) {
  const file = join(folder, `${name}.mjs`)
  await writeFile(file, source)
  return pathToFileURL(file)
}
const obedient = `
  process.on('message', ({ bytes }) => {
    if (bytes[0] === 1) process.exit(1)
    if (bytes[0] === 2) for (;;);
    if (bytes[0] === 3) process.kill(process.pid, 'SIGSEGV')
    if (bytes[0] === 4) process.send({ bytes: process.env })
    else process.send({ bytes: process.pid })
  })
  process.send('ready')`

const picture = (first: number) => ({ type: 'image/png', bytes: new Uint8Array([first]) }) as const

test('a picture is rejected if its decoder process exits, hangs or crashes, and the other pictures are decoded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const decode = openDecoder({
    decodeSeconds: 0.3,
    decoderIdleSeconds: 60,
    file: await behaving('obedient', obedient),
  })
  const answers = await Promise.all([0, 0, 1, 0, 2, 0, 3, 0].map((first) => decode(picture(first))))
  const refused = { refused: 'OTHER_CONTENT' }
  const [first, , , second, , third, , fourth] = answers
  const late = { refused: 'TOO_COMPLEX' }
  expect(answers).toEqual([first, first, refused, second, late, third, refused, fourth])
  expect(new Set([first, second, third, fourth]).size).toBe(4)
  expect(warn).toHaveBeenCalledTimes(3)
  warn.mockRestore()
})

test('an idle decoder process ends, and the next picture starts a new process', async () => {
  const decode = openDecoder({
    decodeSeconds: 5,
    decoderIdleSeconds: 0.01,
    file: await behaving('idle', obedient),
  })
  const first = await decode(picture(0))
  await expect.poll(() => decode(picture(0))).not.toEqual(first)
})

test('a decoder process does not inherit environment variables', async () => {
  vi.stubEnv('CANARY', 'canary')
  const decode = openDecoder({
    decodeSeconds: 5,
    decoderIdleSeconds: 1,
    file: await behaving('environment', obedient),
  })
  expect(JSON.stringify(await decode(picture(4)))).not.toMatch(/canary|PATH|DATABASE/i)
  vi.unstubAllEnvs()
})

test('openDecoder throws an error, instead of rejecting the picture, if the decoder process does not start', async () => {
  const decode = openDecoder({
    decodeSeconds: 5,
    decoderIdleSeconds: 1,
    file: await behaving('missing', 'process.exit(1)'),
  })
  await expect(decode(picture(0))).rejects.toThrow('did not start')
})

test('pictures that are sent concurrently are decoded one after another', async () => {
  const decode = openDecoder()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => decode({ type: 'image/png', bytes: png })),
  )
  expect(answers).toEqual(Array(20).fill({ bytes: png }))
})
