// Births and birthdays, pure: whether the gift of each can be claimed on a day, and if not, why and from when.
import { daysBetween, startOfDate } from '../calendar.ts'
import { eligibility, type Eligibility } from '../eligibility.ts'
import type { Reason } from '../http/refuse.ts'
import { birthdayIn, birthdayWindow, birthWindow, countsFrom, type Window } from './windows.ts'

export type OccasionKind = 'newBaby' | 'momBirthday' | 'babyBirthday'

/** A claim that stands. */
export type Held = {
  id: string
  kind: string
  once: string
  babyId: string | null
  occasionDate: string | null
  claimedAt: Date
}

/** What is known of a baby; `changedOn` is the local date on which the birth date was changed last. */
export type BabyFacts = {
  id: string
  name: string | null
  dueDate: string | null
  birthDate: string | null
  changedOn: string | null
  createdAt: Date
}

export type OccasionFacts = {
  /** The member's local date. */
  today: string
  timeZone: string
  birthday: string | null
  birthdayChangedOn: string | null
  babies: BabyFacts[]
  held: Held[]
}

export type Occasion = {
  baby: Pick<BabyFacts, 'id' | 'name'> | null
  window: Window | null
  /** What a claim for it takes for good; `null` before birth. */
  once: string | null
  claimId: string | null
  eligibility: Eligibility
}

/** Babies that are expected or born: one without any date is left in peace. */
export const babiesWithDates = ({ babies }: Pick<OccasionFacts, 'babies'>) =>
  babies.filter(({ dueDate, birthDate }) => dueDate !== null || birthDate !== null)

/** The member's occasions of a kind, in the order their babies were added. */
export function occasionsOf(kind: OccasionKind, facts: OccasionFacts): Occasion[] {
  if (kind !== 'momBirthday') return babiesWithDates(facts).map((baby) => ofBaby(kind, baby, facts))
  const { birthday, birthdayChangedOn } = facts
  return birthday === null ? [] : [birthdayOf(kind, birthday, birthdayChangedOn, null, facts)]
}

/** What is missing where there is no occasion at all. */
export const missingFor = (kind: OccasionKind): Eligibility =>
  eligibility([{ code: kind === 'momBirthday' ? 'BIRTHDAY_MISSING' : 'BABY_MISSING' }])

function ofBaby(kind: OccasionKind, baby: BabyFacts, facts: OccasionFacts): Occasion {
  const { birthDate, changedOn } = baby
  if (birthDate !== null && birthDate <= facts.today)
    return kind === 'newBaby'
      ? birthOf(birthDate, baby, facts)
      : birthdayOf(kind, birthDate, changedOn, baby, facts)
  return {
    ...{ baby, window: null, once: null, claimId: null },
    eligibility: eligibility([reason('BABY_NOT_BORN', baby)]),
  }
}

function birthOf(birthDate: string, baby: BabyFacts, facts: OccasionFacts): Occasion {
  const window = birthWindow(birthDate)
  const once = `newBaby:${baby.id}`
  const had = claimFor('newBaby', once, baby, window, facts)
  const counts = countsFrom(baby.changedOn)
  const waits = counts > facts.today
  const over = facts.today > window.closesOn
  const reasons = had
    ? [reason('ALREADY_CLAIMED', baby)]
    : [...(over ? [reason('WINDOW_OVER', baby)] : []), ...(waits ? [reason('DATE_CHANGED', baby)] : [])]
  const opensOn = had || over || counts > window.closesOn ? undefined : counts
  return { baby, window, once, claimId: had?.id ?? null, eligibility: until(reasons, opensOn, facts) }
}

function birthdayOf(
  kind: OccasionKind,
  birthday: string,
  changedOn: string | null,
  baby: BabyFacts | null,
  facts: OccasionFacts,
): Occasion {
  const counts = countsFrom(changedOn)
  const from = later(counts, facts.today)
  const window = birthdayWindow(birthday, from)
  const year = window.date.slice(0, 4)
  const once = baby ? `${kind}:${baby.id}:${year}` : `${kind}:${year}`
  const had = claimFor(kind, once, baby, window, facts)
  const reasons = had
    ? [reason('ALREADY_CLAIMED', baby)]
    : [
        ...(counts > facts.today ? [reason('DATE_CHANGED', baby)] : []),
        ...(window.opensOn > from ? [reason('NOT_YET', baby)] : []),
      ]
  const next = had ? birthdayWindow(birthday, birthdayIn(Number(year) + 1, birthday)) : window
  return {
    ...{ baby, window, once, claimId: had?.id ?? null },
    eligibility: until(reasons, later(next.opensOn, from), facts),
  }
}

/**
 * The claim that used the occasion up. A date that was changed since, or a baby that was removed and added again, makes
 * no second one: two births, and two birthdays of one person, lie further apart than half a year.
 */
function claimFor(
  kind: OccasionKind,
  once: string,
  baby: BabyFacts | null,
  { date }: Window,
  { held, babies }: OccasionFacts,
) {
  const isFor = ({ babyId, claimedAt }: Held) =>
    babyId === (baby?.id ?? null) ||
    (baby !== null && baby.createdAt > claimedAt && !babies.some(({ id }) => id === babyId))
  const isNear = ({ occasionDate }: Held) =>
    occasionDate !== null && Math.abs(daysBetween(occasionDate, date)) < 180
  return held.find((claim) => claim.once === once || (claim.kind === kind && isFor(claim) && isNear(claim)))
}

const later = (one: string, other: string) => (one > other ? one : other)
const reason = (code: string, baby: BabyFacts | null): Reason => (baby ? { code, field: 'babyId' } : { code })

const until = (reasons: Reason[], opensOn: string | undefined, { timeZone }: OccasionFacts) =>
  eligibility(reasons, opensOn === undefined ? undefined : startOfDate(opensOn, timeZone))
