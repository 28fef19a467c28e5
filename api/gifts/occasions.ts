// Determines whether a gift can be claimed today, for each occasion (birth or birthday) of a member. If not, also
// determines the reasons and the opening date.
import { startOfDate } from '../locale/calendar.ts'
import { eligibility, type Eligibility } from '../offers/eligibility.ts'
import type { Reason, ReasonCode } from '#shared/protocol/refuse.ts'
import { isClaimFor, isNear, limitsReached, type BabyDates, type OccasionContext } from './families.ts'
import { birthdayIn, birthdayWindow, birthWindow, countsFrom, type Window } from './windows.ts'

export type OccasionKind = 'newBaby' | 'momBirthday' | 'babyBirthday'

export type Occasion = {
  baby: Pick<BabyDates, 'id' | 'name'> | null
  window: Window | null
  /** Unique key of a claim for the occasion, so that only one gift can be claimed; `null` before birth. */
  once: string | null
  claimId: string | null
  /**
   * Limits that a gift for the occasion would exceed. If the back office has allowed the member a gift beyond the
   * limits, `eligibility` does not contain these limits.
   */
  limits: Reason[]
  eligibility: Eligibility
}

/**
 * Returns babies with a due date or birth date. Excludes babies without any date, so that their parents are not
 * reminded of a date.
 */
export const babiesWithDates = ({ babies }: Pick<OccasionContext, 'babies'>) =>
  babies.filter(({ dueDate, birthDate }) => dueDate !== null || birthDate !== null)

/**
 * Returns the occasions of a kind, such as birthdays of babies. Occasions of babies are in the order in which the
 * babies were added.
 */
export function occasionsOf(kind: OccasionKind, context: OccasionContext): Occasion[] {
  if (kind !== 'momBirthday') return babiesWithDates(context).map((baby) => ofBaby(kind, baby, context))
  const { birthday, birthdayChangedOn } = context
  return birthday === null
    ? []
    : [birthdayOf(kind, birthday, { changedOn: birthdayChangedOn, baby: null, context })]
}

/** Returns the reason for a member who has no occasion of the kind, such as BABY_MISSING. */
export const missingFor = (kind: OccasionKind): Eligibility =>
  eligibility([{ code: kind === 'momBirthday' ? 'BIRTHDAY_MISSING' : 'BABY_MISSING' }])

function ofBaby(kind: OccasionKind, baby: BabyDates, context: OccasionContext): Occasion {
  const { birthDate, changedOn } = baby
  if (birthDate !== null && birthDate <= context.today)
    return kind === 'newBaby'
      ? birthOf(birthDate, baby, context)
      : birthdayOf(kind, birthDate, { changedOn, baby, context })
  return {
    baby,
    window: null,
    once: null,
    claimId: null,
    limits: [],
    eligibility: eligibility([reason('BABY_NOT_BORN', baby)]),
  }
}

function birthOf(birthDate: string, baby: BabyDates, context: OccasionContext): Occasion {
  const window = birthWindow(birthDate)
  const once = `newBaby:${baby.id}`
  const earlier = claimFor('newBaby', once, { baby, window, context })
  const counts = countsFrom(baby.changedOn)
  const waits = counts > context.today
  const over = context.openFrom > window.closesOn
  const limits = earlier ? [] : limitsReached('newBaby', baby, { window, context })
  const limitReasons = heldBack(limits, context)
  const reasons = earlier
    ? [reason('ALREADY_CLAIMED', baby)]
    : [
        ...(over ? [reason('WINDOW_OVER', baby)] : []),
        ...(waits ? [reason('DATE_CHANGED', baby)] : []),
        ...limitReasons,
      ]
  const opensOn = earlier || over || limitReasons.length > 0 || counts > window.closesOn ? undefined : counts
  return {
    baby,
    window,
    once,
    claimId: earlier?.id ?? null,
    limits,
    eligibility: until(reasons, opensOn, context),
  }
}

function birthdayOf(
  kind: OccasionKind,
  birthday: string,
  {
    changedOn,
    baby,
    context,
  }: { changedOn: string | null; baby: BabyDates | null; context: OccasionContext },
): Occasion {
  const counts = countsFrom(changedOn)
  const from = later(counts, context.today)
  const window = birthdayWindow(birthday, later(counts, context.openFrom))
  const year = window.date.slice(0, 4)
  const once = baby ? `${kind}:${baby.id}:${year}` : `${kind}:${year}`
  const earlier = claimFor(kind, once, { baby, window, context })
  const limits = earlier || !baby ? [] : limitsReached('babyBirthday', baby, { window, context })
  const limitReasons = heldBack(limits, context)
  const reasons = earlier
    ? [reason('ALREADY_CLAIMED', baby)]
    : [
        ...(counts > context.today ? [reason('DATE_CHANGED', baby)] : []),
        ...(window.opensOn > from ? [reason('NOT_OPEN_YET', baby)] : []),
        ...limitReasons,
      ]
  const next = earlier ? birthdayWindow(birthday, birthdayIn(Number(year) + 1, birthday)) : window
  return {
    baby,
    window,
    once,
    claimId: earlier?.id ?? null,
    limits,
    eligibility: until(reasons, limitReasons.length > 0 ? undefined : later(next.opensOn, from), context),
  }
}

/**
 * Returns the existing claim for the occasion, even if its date was changed or the baby was removed and added again
 * after the claim.
 */
function claimFor(
  kind: OccasionKind,
  once: string,
  { baby, window: { date }, context }: { baby: BabyDates | null; window: Window; context: OccasionContext },
) {
  const isFor = isClaimFor(baby, context)
  return context.claimedGifts.find(
    (claim) =>
      claim.once === once || (claim.kind === kind && isFor(claim) && isNear(claim.occasionDate, date)),
  )
}

const heldBack = (limits: Reason[], context: OccasionContext) => (context.allowed > 0 ? [] : limits)
const later = (a: string, b: string) => (a > b ? a : b)
const reason = (code: ReasonCode, baby: BabyDates | null): Reason =>
  baby ? { code, field: 'babyId' } : { code }

const until = (reasons: Reason[], opensOn: string | undefined, { timeZone }: OccasionContext) =>
  eligibility(reasons, opensOn === undefined ? undefined : startOfDate(opensOn, timeZone))
