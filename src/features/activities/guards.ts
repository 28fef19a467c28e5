// Who may open the page of an activity (sections 2, 4 and 6): what its configuration says, and what its permission code
// asks. Loaders call these, so the page is refused on the server as well as in the browser.
import { redirect } from '@tanstack/react-router'
import {
  getCheckRaffleStatusSuspenseQueryOptions,
  getGetBabyListActivityConfigSuspenseQueryOptions,
  getGetCampaignSuspenseQueryOptions,
} from '../../client/activities.ts'
import { CallError } from '../../client/errors.ts'
import type { ActivityScene } from '../../client/types.ts'
import type { Hub } from '../../runtime/hub.ts'
import { memberOf } from '../../runtime/member.ts'
import { activityNotFound } from '../../runtime/pageRefusal.ts'

/** `activityStatus` of an activity that is offline (section 4). */
const offline = 1

const quiet = { query: { meta: { handlesErrors: true } } }

/** @throws 404 when the scene's activity is offline or nobody can say, 403 without the permission code it names */
export async function openScene(hub: Hub, scene: ActivityScene) {
  const config = await hub.queryClient
    .fetchQuery(getGetBabyListActivityConfigSuspenseQueryOptions({ scene }, quiet))
    .catch(() => null)
  if (!config || config.activityStatus === offline) throw activityNotFound(404)
  if (config.permission) await requirePermission(hub, config.permission)
}

/** @throws 403 unless the code stands in the member's `activityList` */
export async function requirePermission(hub: Hub, code: string) {
  const member = await memberOf(hub)
  if (!member?.activityList.includes(code)) throw activityNotFound(403)
}

/** @throws a redirect to `/login` without a token, back to here; 404 when the raffle is offline or nobody can say */
export async function openRaffle(hub: Hub, activityType: string, { href }: { href: string }, source: string) {
  if (!hub.token()) {
    const back = new URL(href, hub.origin).href
    throw redirect({ to: '/login', search: { redirect: back, source } })
  }
  const status = await hub.queryClient
    .fetchQuery(getCheckRaffleStatusSuspenseQueryOptions({ activityType }, quiet))
    .catch(() => null)
  if (!status || status.activityStatus === offline) throw activityNotFound(404)
}

/**
 * Makes sure of what the page of a campaign shows.
 * @returns its title
 * @throws 404 when there is none to show, 403 without its permission code
 */
export async function openCampaign(hub: Hub, year: string, campaign: string): Promise<string> {
  const { permission, mine, title } = await hub.queryClient
    .fetchQuery(getGetCampaignSuspenseQueryOptions(year, campaign, quiet))
    .catch((error: unknown) => {
      throw error instanceof CallError && [400, 404].includes(error.status) ? activityNotFound(404) : error
    })
  if (permission !== null && !mine?.hasPermission) throw activityNotFound(403)
  return title
}
