// Messages for the ineligibility reasons of the reason catalog (`x-reasons` in openapi.yaml).
import type { IntlShape } from 'react-intl'
import type { Eligibility, Reason } from '#generated/schema.d.ts'
import type { StandingReason } from '#generated/reasons.ts'
import type { MessageId } from '../language/messages.ts'
import { instantDateFormat, instantText, timeText } from './dates.ts'

/** Date from which the action is possible (`nextDate`, from the response), and the time zone of the member. */
export type ReasonTime = { nextDate?: string | undefined; timeZone: string }

const words: Readonly<Record<StandingReason, MessageId>> = {
  ADDRESS_GIFTS_LIMIT: 'reason.addressGifts',
  ALREADY_CLAIMED: 'reason.alreadyClaimed',
  ANNIVERSARY_MONTH: 'reason.anniversaryMonth',
  AT_MOST_n: 'reason.atMost',
  AT_MOST_n_AN_HOUR: 'reason.atMostAnHour',
  BABY_GIFTS_LIMIT: 'reason.babyGifts',
  BABY_MISSING: 'reason.baby',
  BABY_NOT_BORN: 'reason.babyNotBorn',
  BIRTHDAY_MISSING: 'reason.birthday',
  BIRTHDAY_MONTH: 'reason.birthdayMonth',
  BIRTHS_TOO_CLOSE: 'reason.births',
  COINS_NEEDED_n: 'reason.coinsNeeded',
  CONSENT_MISSING: 'reason.consent',
  DATE_CHANGED: 'reason.dateChanged',
  DAYS_LEFT_n: 'reason.daysLeft',
  EMAIL_MISSING: 'reason.email',
  ENDED: 'reason.ended',
  EXPIRED: 'reason.expired',
  FROM_LEVEL_n: 'reason.fromLevel',
  GIFTS_LIMIT: 'reason.gifts',
  LIMIT_REACHED: 'reason.limit',
  MAKE_UPS_PER_CYCLE_n: 'reason.makeUps',
  MISSING: 'reason.missing',
  NEW_POLICY: 'reason.policy',
  NOT_CHECKED_IN: 'reason.checkIn',
  NOT_ENOUGH_COINS: 'reason.coins',
  NOT_IN_REGION: 'reason.region',
  NOT_MISSED: 'reason.notMissed',
  NOT_OPEN_YET: 'reason.notOpen',
  NOT_OVER: 'reason.notOver',
  NOT_VERIFIED: 'reason.notVerified',
  NO_ADDRESS: 'reason.noAddress',
  NO_BABY: 'reason.baby',
  NO_MARKETPLACE: 'reason.noMarketplace',
  ONCE_A_DAY: 'reason.onceADay',
  ONLY_WON: 'reason.onlyWon',
  PASSKEY_MISSING: 'reason.noPasskey',
  PROOF_WAITING: 'reason.proofWaiting',
  PURCHASED_TOO_LONG_AGO: 'reason.purchase',
  RESEND_AFTER: 'reason.resend',
  RETRY_AFTER: 'reason.retryAfter',
  SECOND_FACTOR_OFF: 'reason.secondFactorOff',
  SOLD_OUT: 'reason.soldOut',
  STATE_CONFIRMED: 'reason.parcel.prepared',
  STATE_DELIVERED: 'reason.parcel.arrived',
  STATE_PACKED: 'reason.parcel.prepared',
  STATE_RETURNED: 'reason.parcel.returned',
  STATE_SHIPPED: 'reason.parcel.shipped',
  TICKETS_LEFT_n: 'reason.ticketsLeft',
  UNDO_UNTIL: 'reason.undo',
  UNREACHABLE: 'reason.unreachable',
  USED: 'reason.used',
  USED_THIS_YEAR: 'reason.usedThisYear',
  VOID: 'reason.void',
  WINDOW_OVER: 'reason.windowOver',
}

const isKnownReason = (name: string): name is StandingReason => Object.hasOwn(words, name)

/**
 * Splits the code of a reason into its name in the catalog and its number; the name contains `n` in place of the
 * number. Returns `undefined` for a validation error.
 */
export function parseReason({ code }: Reason): { name: StandingReason; n: number } | undefined {
  const number = /(?<=_)\d+(?=_|$)/
  const name = code.replace(number, 'n')
  return isKnownReason(name) ? { name, n: Number(number.exec(code)?.[0]) } : undefined
}

/**
 * Returns the message of a reason, with the date if the response contains it; `undefined` for a validation error,
 * because the response contains the message of such an error.
 */
export function reasonText(intl: IntlShape, reason: Reason, time?: ReasonTime): string | undefined {
  const standing = parseReason(reason)
  if (!standing) return undefined
  const text = intl.formatMessage({ id: words[standing.name] }, { n: standing.n })
  return [text, time && nextDateText(intl, [reason], time)].filter(Boolean).join(' ')
}

/**
 * Formats the date from which an action is possible, or the deadline for undoing it, with the time unless it is
 * midnight.
 */
export function nextDateText(
  intl: IntlShape,
  reasons: readonly Reason[],
  { nextDate, timeZone }: ReasonTime,
) {
  if (nextDate === undefined) return undefined
  if (reasons.some(({ code }) => code === 'UNDO_UNTIL'))
    return intl.formatMessage({ id: 'reason.until' }, { date: instantText(intl, nextDate, timeZone) })
  const isMidnight = timeText(intl, nextDate, timeZone) === timeText(intl, '2000-01-01T00:00:00Z', 'UTC')
  const date = isMidnight
    ? instantDateFormat(intl)(nextDate, timeZone)
    : instantText(intl, nextDate, timeZone)
  return intl.formatMessage({ id: 'reason.from' }, { date })
}

/**
 * Returns the messages of an eligibility without repetition, followed by the date from which the action is possible. The
 * day on which an offer opens replaces the message that it is not open yet.
 */
export function reasonLines(
  intl: IntlShape,
  { reasons, nextDate }: Pick<Eligibility, 'reasons' | 'nextDate'>,
  timeZone: string,
): string[] {
  const isAhead = nextDate !== undefined && reasons.some(({ code }) => code === 'NOT_OPEN_YET')
  const texts = reasons
    .filter(({ code }) => !isAhead || code !== 'NOT_OPEN_YET')
    .flatMap((reason) => reasonText(intl, reason) ?? [])
  if (isAhead)
    texts.push(
      intl.formatMessage({ id: 'reason.from' }, { date: instantDateFormat(intl)(nextDate, timeZone) }),
    )
  else if (texts.length > 0) texts.push(nextDateText(intl, reasons, { nextDate, timeZone }) ?? '')
  return [...new Set(texts)].filter(Boolean)
}
