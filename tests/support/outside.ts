// Services outside of the hub as tests have them: messages are kept to be read, files lie in a folder that is removed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { readConfig } from '../../api/config.ts'
import { openDisk } from '../../api/outside/disk.ts'
import type { Message, Outside } from '../../api/outside/outside.ts'
import { openShop } from '../../api/outside/shop.ts'
import { testSocial } from './social.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const files = openDisk(folder)

export const testOutside = (messages: Message[]): Outside => ({
  send: async (message) => void messages.push(message),
  files,
  social: testSocial(),
  shop: openShop(readConfig({})),
  sites: {
    hub: 'https://hub.example.com',
    neighbours: { app: 'https://app.example.com', shop: 'https://shop.example.com' },
  },
  service: 'service@example.com',
})
