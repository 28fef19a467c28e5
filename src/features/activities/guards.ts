// Checks whether a visitor may open the page of an activity, by the activity's configuration and permission code
// (sections 2, 4 and 6 of the specification). Each function throws a page error if the visitor may not open the page.
// Route loaders call these functions, so the checks run on the server and in the browser.
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

/** Value of `activityStatus` for an activity that is switched off (section 4 of the specification). */
const offline = 1

const quiet = { meta: { handlesErrors: true } }

/**
 * @throws page error 404 if the activity of the scene (event registration or Mamaglow) is switched off or cannot be
 * loaded
 */
export async function openScene(app: AppContext, scene: ActivityScene) {
  const config = await app.queryClient
    .fetchQuery({ ...getBabyListActivityConfig.query({ scene }), ...quiet })
    .catch(() => null)
  if (!config || config.activityStatus === offline) throw activityNotFound(404)
}

/**
 * @throws page error 403 unless the member's `activityList` contains the code; the error contains the activity that
 * the member can join to get the code
 */
export async function requirePermission(app: AppContext, code: string) {
  if (!(await memberOf(app))) throw activityNotFound(403)
  // Refetch the permissions: a member who has just joined an activity has more permissions than before.
  const { activityList } = await ensureFresh(app.queryClient, getUserInfo.query())
  if (!activityList.includes(code)) throw activityNotFound(403, { join: await joinableFor(app, code) })
}

/**
 * Returns the id of an open activity that the member can join to get the permission code. Returns `undefined` if there
 * is no such activity, or if the call fails.
 */
async function joinableFor(app: AppContext, code: string): Promise<string | undefined> {
  const open = await app.queryClient
    .fetchQuery({ ...listActivities.query({ state: 'open', limit: 50 }), ...quiet })
    .catch(() => undefined)
  return open?.items.find(({ permission, joining }) => permission === code && joining !== null)?.id
}

/**
 * @throws a redirect to `/login` for a visitor, who returns to this page after the sign-in. Page error 404 if the
 * raffle is switched off or cannot be loaded
 */
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
 * @returns the title of the campaign
 * @throws page error 404 if the campaign does not exist; 403 if the member lacks its permission code or is not in its
 * countries
 */
export async function openCampaign(app: AppContext, year: string, name: string): Promise<string> {
  const membership = { ...getMyMembership.query(), ...quiet }
  const [{ id, permission, mine, title, joining, state }] = await Promise.all([
    readCampaign(app, year, name),
    // Load the time zone of the member; if the call fails, the time zone of the device is used.
    app.token() !== null && ensureFresh(app.queryClient, membership).catch(() => {}),
  ])
  if (permission !== null && !mine?.hasPermission) {
    const isToJoin = mine !== null && joining !== null && state === 'open'
    throw activityNotFound(403, { join: isToJoin ? id : undefined })
  }
  return title
}

/**
 * Loads the data of the page on which a member joins an activity. @throws the errors of `openCampaign`, except for a
 * missing permission code
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
