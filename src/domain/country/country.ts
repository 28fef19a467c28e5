// The visitor's country, as one of the four that the brand has sites for (section 2). It says nothing about the
// language: that is the visitor's choice.
import { getIpIsoCode } from '#generated/calls/platform.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { localeOf, localeOfCountry } from '#shared/languages.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { localStore, type KeyValueStore } from '#src/runtime/storage/localStore.ts'

/**
 * Looks it up and stores it: as `locale` in local storage, and in the app context for questionnaires. Until it is there, or
 * where it cannot be fetched, the value of an earlier visit is used.
 * @throws CallError where it cannot be fetched
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
