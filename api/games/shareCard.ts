// Describes cards to share about a member's level, streak or prize, and signs the URL of their picture. The URL contains
// the texts of the card, but neither the member nor any data about a baby.
import * as z from 'zod/mini'
import type { components } from '#generated/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { tagOf } from '#shared/languages.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { isSignedByHub } from '../integrations/signatures.ts'
import { yearlyPoints } from '../ledger/ledger.ts'
import { levelHeld, levelIn } from '../levels/rules.ts'
import { writePreview } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { Member } from '../members/member.ts'
import type { Database } from '../store/store.ts'
import { resultById, shownResult } from './drawPages.ts'
import { gameList } from './gameList.ts'

/** Path below which the pictures of cards are served. */
export const shareCardsPath = '/share/card'

/** Minutes for which the URL of a card is valid. */
const validMinutes = 10

/** Shortest streak in days that has a card. */
const shortestStreak = 2

const size = { width: 1080, height: 1350 }

type Request = { kind: components['schemas']['ShareCardKind']; id?: string | undefined }
type Reading = { language: Language; now: Date }

const card = z.object({
  title: z.string(),
  text: z.string(),
  picture: z.string(),
  language: z.string(),
  until: z.number(),
})
export type CardContent = z.infer<typeof card>

/** @throws NOT_FOUND if the member has no such streak or prize */
export async function shareCard(
  { db, member, files }: { db: Database; member: Member; files: Pick<FileStore, 'sign'> },
  request: Request,
  reading: Reading,
): Promise<components['schemas']['ShareCard']> {
  const { picture, ...texts } = await contentOf(db, member, { ...request, ...reading })
  const until = reading.now.getTime() + validMinutes * 60_000
  const content: CardContent = { ...texts, picture, language: tagOf(reading.language), until }
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
  const signature = await files.sign(signedText(payload))
  // The signature is in the query, which the log does not contain.
  const url = `${shareCardsPath}/${payload}.png?signature=${signature}`
  return { ...texts, url, ...size }
}

/** Returns the content of a signed card; `undefined` if the hub did not sign it, or if the URL has expired. */
export async function readShareCard(
  files: Pick<FileStore, 'sign'>,
  { payload, signature }: { payload: string; signature: string },
  now: Date,
): Promise<CardContent | undefined> {
  if (!(await isSignedByHub(files, signedText(payload), signature))) return undefined
  const content = card.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return content.until > now.getTime() ? content : undefined
}

/** Begins with a purpose, so that no other signature of the hub is valid for a card. */
const signedText = (payload: string) => `share card\n${payload}`

async function contentOf(db: Database, member: Member, { kind, id, language, now }: Request & Reading) {
  if (kind === 'level') {
    const { level } = levelHeld(await yearlyPoints(db, member.id, now))
    const { name } = levelIn(language, level)
    return { ...writePreview('level', language, { level: name }), picture: '/art/scenes/path.svg' }
  }
  if (kind === 'streak') {
    const games = await gameList(db, member, { language, now })
    const days = Math.max(0, ...games.map(({ streak }) => streak))
    if (days < shortestStreak) return refuse('NOT_FOUND')
    return { ...writePreview('streak', language, { days }), picture: '/art/scenes/calendar.svg' }
  }
  const result = id === undefined ? undefined : await resultById(db, member.id, id)
  if (!result) return refuse('NOT_FOUND')
  const { prize } = shownResult(result, language)
  return { ...writePreview('prize', language, { prize: prize.name }), picture: prize.picture }
}
