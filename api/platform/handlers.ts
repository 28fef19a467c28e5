// Handles operations on countries and provinces, scene materials, QR codes, upload policies, page measurements and
// tracking events.
import { tracking as screenNames } from '#generated/screens.ts'
import { qrCodes } from '../catalog/qrCodes.ts'
import type { Handlers } from '../http/operation.ts'
import { redirectTarget } from '#shared/redirects.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { materialsOf } from './materials.ts'
import { callingCodes, countries, defaultRegion, languageOfCode, provinces } from './regions.ts'
import { storeEvent } from './tracking.ts'
import { countsVisitors } from './visitors.ts'
import { networkOf } from '../http/network.ts'
import { announceUpload } from './uploads/uploads.ts'

export const platform: Handlers<'platform'> = {
  async getIpIsoCode({ caller, now }) {
    const isoCode = caller.country
    return { isoCode, countsVisitors: countsVisitors(isoCode, now) }
  },

  async getDefaultRegion({ caller, language }) {
    return defaultRegion(caller.country, language)
  },

  async listCountries({ body, language }) {
    return { items: countries(languageOfCode(body.langCode, language)) }
  },

  async listCallingCodes({ body, language }) {
    return { items: callingCodes(languageOfCode(body.langCode, language)) }
  },

  async listProvinces({ body, language }) {
    return { items: provinces(body.countryCode, languageOfCode(body.langCode, language)) }
  },

  async querySceneMaterials({ query, member, caller, language, now }) {
    const country = member?.countryCode ?? caller.country
    return { items: materialsOf(query.scene, { viewer: member, country, language, now }) }
  },

  async jumpByQr({ query, integrations }) {
    const to = qrCodes().get(query.key) ?? refuse('NOT_FOUND')
    return { address: redirectTarget(to, integrations.sites) }
  },

  async getUploadPolicy({ db, query, member, integrations, now, caller }) {
    const network = networkOf(caller.address)
    const announced = { ...query, memberId: member?.id ?? null, network }
    return await announceUpload(db, integrations.files, { ...announced, now })
  },

  async reportPage({ body, measures }) {
    measures?.browser({ ...body, page: Object.hasOwn(screenNames, body.page) ? body.page : 'other' })
  },

  async reportEvent({ db, body, member, now }) {
    await storeEvent(db, body, { memberId: member?.id ?? null, now })
  },
}
