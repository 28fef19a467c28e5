// Tests that the gallery of components is available during development and is not part of any build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#scripts/freePort.ts'
import { listFiles } from '#tests/support/listFiles.ts'
import { full } from '../helpers/full.ts'

// Full suite only, because the development server compiles the pages on request, which takes long.
test('npm run dev serves the gallery and the back office', full, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-gallery-'))
  const port = await freePort()
  const address = `http://localhost:${port}/gallery`
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port), DATA_FOLDER: folder, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  const page = () =>
    fetch(address).then(
      (answer) => answer.text(),
      () => '',
    )
  await expect.poll(page, { timeout: 150_000 }).toContain('src="/src/features/gallery/main.tsx"')
  const backOffice = await fetch(`http://localhost:${port + 100}/reviews`)
  expect(await backOffice.text()).toContain('/@vite/client')
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(folder, { recursive: true })
})

test('no build of the hub contains the gallery', async () => {
  const files = ['client', 'server'].flatMap((part) => listFiles(`dist/${part}/**/*.{js,css,html,json}`, 1))
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const content = await readFile(file, 'utf8')
    expect(content.includes('features/gallery') || content.includes('Components of the hub'), file).toBe(
      false,
    )
  }
})
