// Tests that an interrupt (such as Ctrl+C) removes the copy and ends its processes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const module = JSON.stringify(import.meta.resolve('./projectCopy.ts'))
const endless = `setInterval(() => {}, 1000)`

test.each(['SIGINT', 'SIGTERM'] as const)('%s removes the copy and ends its processes', async (signal) => {
  const script = `import { inScratch, run } from ${module}
    await inScratch(async (folder) => {
      const running = run(folder, '-e', ${JSON.stringify(endless)})
      console.log(folder)
      await running
      console.log('it went on')
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const messages: unknown[] = await once(child.stdout, 'data')
  const name = String(messages[0]).trim()
  expect(existsSync(name)).toBe(true)
  const exit = once(child, 'exit')
  child.kill(signal)
  expect(await text(child.stdout)).toBe('')
  expect(await exit).toEqual([130, null])
  expect(existsSync(name)).toBe(false)
})
