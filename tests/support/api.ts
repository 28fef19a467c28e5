// Opens the API for tests on a store of the vitest project's engine.
import type { Message, Integrations } from '#api/integrations/integrations.ts'
import type { Store } from '#api/store/store.ts'
import { apiOn, type ApiOptions } from './apiOn.ts'
import { testStore } from './database.ts'
import { testIntegrations } from './integrations.ts'

export { detailOf, requestOf } from './apiOn.ts'
export type { Api, CallOptions, Reply } from './apiOn.ts'

type Options = ApiOptions & { store?: Store; integrations?: Partial<Integrations> }

/** @param options replace the defaults of tests */
export async function testApi({ store, integrations, ...options }: Options = {}) {
  const messages: Message[] = []
  const world = {
    store: store ?? (await testStore()),
    integrations: { ...testIntegrations(messages), ...integrations },
    messages,
  }
  return apiOn(world, options)
}
