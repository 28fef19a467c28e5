// Opens the API for tests, on a store with the database engine of the current vitest project.
import type { Message, Integrations } from '#api/integrations/integrations.ts'
import type { Store } from '#api/store/store.ts'
import { apiOn, type ApiOptions } from './apiOn.ts'
import { testStore } from './database.ts'
import { testIntegrations } from './integrations.ts'

export { detailOf, requestOf } from './apiOn.ts'
export type { Api, CallOptions, Reply } from './apiOn.ts'

type Options = ApiOptions & { store?: Store; integrations?: Partial<Integrations> }

/** @param options options of the app; they replace the defaults of tests */
export async function testApi({ store, integrations, ...options }: Options = {}) {
  const messages: Message[] = []
  const world = {
    store: store ?? (await testStore()),
    integrations: { ...testIntegrations(messages), ...integrations },
    messages,
  }
  return apiOn(world, options)
}
