// Integrations as tests have them: messages are kept to be read, files lie in a folder that is removed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { readConfig } from '../../api/config.ts'
import { openDiskFileStore } from '../../api/integrations/diskFileStore.ts'
import type { Message, Integrations } from '../../api/integrations/integrations.ts'
import { openShop } from '../../api/integrations/shop.ts'
import { testSocial } from './social.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const files = openDiskFileStore(folder)

export const testIntegrations = (messages: Message[]): Integrations => ({
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
