// Opens integrations for tests; their files are deleted after the last test.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Message } from '#api/integrations/integrations.ts'
import { localIntegrations } from './localIntegrations.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

export const testIntegrations = (messages: Message[]) => localIntegrations(folder, messages)
