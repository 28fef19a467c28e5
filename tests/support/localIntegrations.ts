// Opens integrations that write files to a folder and collect messages instead of sending them.
import { readConfig } from '#api/process/config.ts'
import { openDiskFileStore } from '#api/integrations/diskFileStore.ts'
import type { Message, Integrations } from '#api/integrations/integrations.ts'
import { openShop } from '#api/integrations/shop.ts'
import { testSocial } from './social.ts'

export const localIntegrations = (folder: string, messages: Message[]): Integrations => ({
  send: async (message) => {
    messages.push(message)
    return true
  },
  push: { publicKey: `B${'x'.repeat(86)}`, send: async () => 'accepted' },
  isBreached: async () => false,
  files: openDiskFileStore(folder),
  social: testSocial(),
  shop: openShop(readConfig({ STAND_INS: 'on' })),
  sites: {
    hub: 'https://hub.example.com',
    neighbours: { app: 'https://app.example.com', shop: 'https://shop.example.com' },
  },
  service: 'service@example.com',
})
