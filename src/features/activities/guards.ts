// Blocks the page of an activity (sections 2, 4 and 6) by its configuration and permission code. Called by loaders,
// so that it applies on the server as well as in the browser.
import { redirect } from '@tanstack/react-router'
import {
  checkRaffleStatus,
  getBabyListActivityConfig,
  getCampaign,
  listActivities,
} from '#generated/calls/activities.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { NOT_ELIGIBLE } from '#generated/codes.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import { CallError } from '#src/client/errors.ts'
import type { ActivityScene } from '#generated/schema.d.ts'
import { ensureFresh } from '#src/client/queries.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { memberOf } from '#src/runtime/session/member.ts'
import { activityNotFound } from '#src/runtime/routing/pageRefusal.ts'
import { campaignOf } from './search.ts'

/** `activityStatus` of an activity that is offline (section 4). */
const offline = 1

const quiet = { meta: { handlesErrors: true } }

/** @throws 404 when the scene's activity is offline or cannot be read */
export async function openScene(app: AppContext, scene: ActivityScene) {
  const config = await app.queryClient
    .fetchQuery({ ...getBabyListActivityConfig.query({ scene }), ...quiet })
    .catch(() => null)
  if (!config || config.activityStatus === offline) throw activityNotFound(404)
}

/** @throws 403 unless the code is in the member's `activityList`, with the activity that they can join to get it */
export async function requirePermission(app: AppContext, code: string) {
  if (!(await memberOf(app))) throw activityNotFound(403)
  // A member who has just joined has more permissions than before.
  const { activityList } = await ensureFresh(app.queryClient, getUserInfo.query())
  if (!activityList.includes(code)) throw activityNotFound(403, { join: await joinableFor(app, code) })
}

/** Returns the open activity that grants the code; `undefined` if the member cannot join one, or the call fails. */
async function joinableFor(app: AppContext, code: string): Promise<string | undefined> {
  const open = await app.queryClient
    .fetchQuery({ ...listActivities.query({ state: 'open', limit: 50 }), ...quiet })
    .catch(() => undefined)
  return open?.items.find(({ permission, joining }) => permission === code && joining !== null)?.id
}

/** @throws a redirect to `/login` and back without a token; 404 when the raffle is offline or cannot be read */
export async function openRaffle(
  app: AppContext,
  { href }: { href: string },
  { activityType, source }: { activityType: string; source: string },
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
 * Loads the data of a campaign page.
 * @returns its title
 * @throws 404 if the campaign does not exist, 403 without its permission code or outside of its countries
 */
export async function openCampaign(app: AppContext, year: string, name: string): Promise<string> {
  const membership = { ...getMyMembership.query(), ...quiet }
  const [{ id, permission, mine, title, joining, state }] = await Promise.all([
    readCampaign(app, year, name),
    // Time zone of the member; if the call fails, that of the device is used.
    app.token() !== null && ensureFresh(app.queryClient, membership).catch(() => {}),
  ])
  if (permission !== null && !mine?.hasPermission) {
    const isToJoin = mine !== null && joining !== null && state === 'open'
    throw activityNotFound(403, { join: isToJoin ? id : undefined })
  }
  return title
}

/**
 * Loads the data of the page that joins an activity. @throws as `openCampaign`, except for a missing permission code
 */
export async function openActivityToJoin(app: AppContext, activityId: string) {
  const { year, campaign } = campaignOf(activityId)
  await readCampaign(app, year, campaign)
}

async function readCampaign(app: AppContext, year: string, campaign: string) {
  try {
    return await app.queryClient.fetchQuery({ ...getCampaign.query({ year, campaign }), ...quiet })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.hasCode(NOT_ELIGIBLE)) throw activityNotFound(403, { regions: error.refusal?.data?.regions })
    throw [400, 404].includes(error.status) ? activityNotFound(404) : error
  }
}
