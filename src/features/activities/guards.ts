// Who may open the page of an activity (sections 2, 4 and 6): what its configuration says, and what its permission code
// asks. Loaders call these, so the page is refused on the server as well as in the browser.
import { redirect } from '@tanstack/react-router'
import {
  checkRaffleStatus,
  getBabyListActivityConfig,
  getCampaign,
} from '../../../generated/calls/activities.ts'
import { CallError } from '../../client/errors.ts'
import type { ActivityScene } from '../../../generated/schema.d.ts'
import type { AppContext } from '../../runtime/app/context.ts'
import { memberOf } from '../../runtime/session/member.ts'
import { activityNotFound } from '../../runtime/routing/pageRefusal.ts'

/** `activityStatus` of an activity that is offline (section 4). */
const offline = 1

const quiet = { meta: { handlesErrors: true } }

/** @throws 404 when the scene's activity is offline or cannot be read, 403 without the permission code it names */
export async function openScene(app: AppContext, scene: ActivityScene) {
  const config = await app.queryClient
    .fetchQuery({ ...getBabyListActivityConfig.query({ scene }), ...quiet })
    .catch(() => null)
  if (!config || config.activityStatus === offline) throw activityNotFound(404)
  if (config.permission) await requirePermission(app, config.permission)
}

/** @throws 403 unless the code is in the member's `activityList` */
export async function requirePermission(app: AppContext, code: string) {
  const member = await memberOf(app)
  if (!member?.activityList.includes(code)) throw activityNotFound(403)
}

/** @throws a redirect to `/login` and back without a token; 404 when the raffle is offline or cannot be read */
export async function openRaffle(
  app: AppContext,
  activityType: string,
  { href }: { href: string },
  source: string,
) {
  if (!app.token()) {
    const back = new URL(href, app.origin).href
    throw redirect({ to: '/login', search: { redirect: back, source } })
  }
  const status = await app.queryClient
    .fetchQuery({ ...checkRaffleStatus.query({ activityType }), ...quiet })
    .catch(() => null)
  if (!status || status.activityStatus === offline) throw activityNotFound(404)
}

/**
 * Makes sure of what the page of a campaign shows.
 * @returns its title
 * @throws 404 when there is none to show, 403 without its permission code
 */
export async function openCampaign(app: AppContext, year: string, campaign: string): Promise<string> {
  const { permission, mine, title } = await app.queryClient
    .fetchQuery({ ...getCampaign.query({ year, campaign }), ...quiet })
    .catch((error: unknown) => {
      throw error instanceof CallError && [400, 404].includes(error.status) ? activityNotFound(404) : error
    })
  if (permission !== null && !mine?.hasPermission) throw activityNotFound(403)
  return title
}
