// Looks up the country of the visitor and maps it to one of the brand's four sites (section 2 of the specification).
// The country does not affect the language, which the visitor chooses.
import { getIpIsoCode } from '#generated/calls/platform.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { localeOf, localeOfCountry } from '#shared/languages.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { localStore, type KeyValueStore } from '#src/runtime/storage/localStore.ts'

/**
 * Stores the country as `locale` in local storage, and in the app context for questionnaires. Until the call
 * succeeds, the country of an earlier visit is used.
 * @throws CallError if the country cannot be loaded
 */
export async function lookUpCountry(
  app: Pick<AppContext, 'queryClient' | 'countryCode'>,
  store: KeyValueStore = localStore,
) {
  app.countryCode.set(localeOf(store.get('locale')))
  const options = { ...getIpIsoCode.query(), meta: { handlesErrors: true } }
  const { isoCode } = await ensureFresh(app.queryClient, options)
  const country = localeOfCountry(isoCode)
  store.set('locale', country)
  app.countryCode.set(country)
}
