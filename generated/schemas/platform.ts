// Made from openapi.yaml by `npm run generate`. Do not edit.
import {
  TrackingEvent
} from './membersHub.schemas.ts';

/**
 * Takes one tracking event. It is sent only with the member's consent where the country asks for it, and never
 * carries a name, an e-mail address, a phone, baby data or a token.
 * @summary Report a tracking event
 */
export const ReportEventBody = TrackingEvent

