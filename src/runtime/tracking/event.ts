// Builds the report of a page event (section 3 of the specification, "Tracking event report"). The report contains no
// free text of users: titles and paths come from the page table, URLs and sources are filtered, ids are opaque.
import type { TrackingEvent } from '#src/client/report.ts'
import type { Locale } from '#shared/languages.ts'
import { version } from '../../../package.json' with { type: 'json' }
import { defaultSource } from './attribution.ts'
import { isHarmless } from './address.ts'
import { readSurroundings } from './surroundings.ts'
import type { Visitor } from './visitor.ts'
import type { PageEvent } from './visits.ts'

const projectId = 'members-hub-web'
const platforms = { WEB: 'Web', H5: 'H5', APP: 'app' } as const

/** @param uid opaque id of the member; empty if unknown */
export function eventOf(
  { kind, at, page, address, referer }: PageEvent,
  { uuid, traceId, environment, trafficSource, linkCode }: Visitor,
  { uid, locale }: { uid: string; locale: Locale },
): TrackingEvent {
  return {
    traceId,
    uid,
    eventName: `page_${kind}`,
    eventType: kind,
    content: {
      time: new Date(at).toISOString(),
      moduleName: page.moduleName,
      elementId: page.elementId,
      projectId,
      type: 'manually',
      // Do not send `document.title`: it may contain a name, and before the route resolves it is the title of the
      // previous page.
      title: page.moduleName,
      url: address,
      urlPath: page.path,
      languageCode: locale,
      appVersion: version,
      uid_type: 'momcozy',
      platform: platforms[environment],
      utm_source: isHarmless(trafficSource) ? trafficSource : defaultSource,
      referer,
      isLoginId: uid !== '',
      uuid,
      linkCode: linkCode !== null && isHarmless(linkCode) ? linkCode : '',
      ...readSurroundings(),
    },
  }
}
