// Reads campaigns, which are activities with a page: their windows, countries, permission codes, events and raffles.
import { eachLanguage } from '#shared/languages.ts'
import * as z from 'zod/mini'
import { CampaignName } from '#generated/schemas/membersHub.schemas.ts'
import data from './campaigns.json' with { type: 'json' }
import type { Language, Localized } from '../locale/language.ts'
import { campaignBlock } from './campaignBlocks.ts'
import { defineLocalizedTopic, inEachLanguage, type TextIn } from './languages.ts'
import { aboutBaby, amount, field, instant, picture, regions } from './schema.ts'

/** Permission code that the activity sign-in requires (section 9 of the specification). */
const signInPermission = 'MAR00002'

export const reward = z.strictObject({ coins: amount, points: amount })
const code = z.string().check(z.regex(/^[A-Z]{3}[0-9]{5}$/))
const count = z.int().check(z.gte(1), z.lte(100_000))
const moment = z.pipe(
  instant,
  z.transform((text) => new Date(text)),
)
/** Schema of an optional value that is `null` by default. */
const none = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null)

const campaign = (text: TextIn) =>
  z.pipe(
    z
      .strictObject({
        year: z.int().check(z.gte(2000), z.lte(2099)),
        campaign: field('Name in the address', CampaignName),
        from: field('Starts at', moment, 'Window of participation: inclusive start, exclusive end.'),
        to: field('Ends at', moment),
        offline: field(
          'Switched off',
          z._default(z.boolean(), false),
          'True to switch off the campaign, even within its window.',
        ),
        keepsPage: field(
          'Page outside of the window',
          z._default(z.boolean(), false),
          'True if the page is also available before and after the window.',
        ),
        shownUntil: field(
          'Page until',
          none(moment),
          'Time until which the page stays available after the end of the window, to show the results.',
        ),
        regions,
        aboutBaby,
        permission: field('Permission code', none(code)),
        join: field(
          'Invitation codes',
          none(z.strictObject({ invitations: z.array(z.string().check(z.regex(/^[A-Z0-9-]{4,40}$/))) })),
          'Invitation codes, one of which a member needs to get the permission code. If the list is empty, members need no invitation.',
        ),
        scene: field('Place on the home page', none(z.literal([1, 2]))),
        event: none(
          z.strictObject({
            place: text,
            startsAt: moment,
            endsAt: moment,
            registrationClosesAt: moment,
            capacity: count,
            waitingPlaces: z.int().check(z.gte(0), z.lte(100_000)),
          }),
        ),
        raffle: none(
          z.strictObject({
            activityType: code,
            reward,
            winners: field('Number of winners', count),
            winnersReward: field('Reward of winners', reward),
            friends: field(
              'Tickets for friends',
              none(
                z.strictObject({
                  tickets: z.int().check(z.gte(1), z.lte(10)),
                  most: field('Most tickets of an entry', z.int().check(z.gte(2), z.lte(100))),
                }),
              ),
              "Additional tickets for invitations. If a member joins the hub through a friend's link, the member and the friend each get `tickets` additional tickets. An entry has at most `most` tickets.",
            ),
          }),
        ),
        signIn: field('Reward for signing in', none(reward)),
        title: text,
        teaser: text,
        picture,
        blocks: field(
          'Blocks of the page',
          z.array(campaignBlock(text)).check(z.minLength(1), z.maxLength(30)),
        ),
      })
      .check(
        z.refine(({ from, to }) => from < to, '`from` must be before `to`'),
        z.refine(({ to, shownUntil }) => !shownUntil || to < shownUntil, '`shownUntil` must be after `to`'),
        z.refine(
          ({ raffle, keepsPage, shownUntil }) => !raffle || keepsPage || shownUntil !== null,
          'a campaign with a raffle must have `keepsPage` or `shownUntil`, so that members see the result',
        ),
        z.refine(
          ({ event }) =>
            !event || (event.registrationClosesAt <= event.startsAt && event.startsAt < event.endsAt),
          '`registrationClosesAt` must not be after `startsAt`, and `startsAt` must be before `endsAt`',
        ),
        z.refine(
          ({ join, permission }) => !join || permission !== null,
          'a campaign with `join` must have a `permission`',
        ),
        z.refine(
          ({ signIn, permission }) => !signIn || permission === signInPermission,
          `a campaign with \`signIn\` must have the permission ${signInPermission}`,
        ),
      ),
    z.transform((entry) => ({ ...entry, id: `${entry.year}-${entry.campaign}` })),
  )

const unique = (values: unknown[]) => new Set(values).size === values.length
const withoutBlanks = <Value>(values: (Value | null | undefined)[]) => values.filter((value) => value != null)

const newestFirst = (text: TextIn) =>
  z.pipe(
    z.array(campaign(text)).check(
      z.refine((all) => unique(all.map(({ id }) => id)), '`year` and `campaign` must be unique together'),
      z.refine(
        (all) => [1, 2].every((scene) => all.filter((entry) => entry.scene === scene).length === 1),
        '`scene` 1 and `scene` 2 must each have exactly one campaign',
      ),
      z.refine(
        (all) => unique(withoutBlanks(all.map(({ raffle }) => raffle?.activityType))),
        '`activityType` of raffles must be unique',
      ),
      z.refine(
        (all) => all.filter(({ signIn }) => signIn).length === 1,
        'exactly one campaign must have `signIn`',
      ),
    ),
    z.transform((all) =>
      all.toSorted((a, b) => b.from.getTime() - a.from.getTime() || (a.id < b.id ? 1 : -1)),
    ),
  )

/** Parses campaigns in each language. A new campaign needs only an entry in the data, and no code. */
export const readCampaigns = (all: unknown) => inEachLanguage((text) => z.array(campaign(text)), all)

export const campaignsTopic = defineLocalizedTopic({
  name: 'campaigns',
  file: data,
  key: ['year', 'campaign'],
  schemaOf: newestFirst,
})

/** Returns campaigns in each language, newest first. */
export const campaigns = campaignsTopic.content

export type Campaign = ReturnType<typeof campaigns>['en'][number]

/**
 * Returns a campaign's title in the four languages; the campaign's id if the catalog no longer contains the campaign.
 */
export function titleOf(id: string): Localized {
  const title = (language: Language) => campaigns()[language].find((entry) => entry.id === id)?.title ?? id
  return eachLanguage(title)
}

/** Returns the ledger subject of a campaign, with its id in lower case. */
export const subjectOf = (id: string) => `campaign:${id.toLowerCase()}`

/**
 * Returns the campaign whose id, in lower case, is in a ledger subject; `undefined` if the catalog no longer contains
 * the campaign.
 */
export function campaignOf(slug: string): { name: Localized; aboutBaby: boolean } | undefined {
  const match = campaigns().en.find(({ id }) => id.toLowerCase() === slug)
  return match && { name: titleOf(match.id), aboutBaby: match.aboutBaby }
}

/**
 * Returns true if a campaign is about babies, or if the catalog no longer contains the campaign, which may have been
 * about babies.
 */
export const isAboutBaby = (id: string): boolean =>
  campaigns().en.find((entry) => entry.id === id)?.aboutBaby ?? true
