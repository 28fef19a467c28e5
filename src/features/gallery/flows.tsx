// Examples of components for processes that take several steps or days.
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { UploadScene } from '#src/art/scenes/UploadScene.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { List } from '#src/ui/content/List.tsx'
import { ParcelTrack } from '#src/ui/rewards/ParcelTrack.tsx'
import { QuestionProgress } from '#src/ui/progress/QuestionProgress.tsx'
import { Ring } from '#src/ui/progress/Ring.tsx'
import { Stepper } from '#src/ui/fields/Stepper.tsx'
import { NoSubmissions, SubmissionRow } from '#src/ui/content/Submissions.tsx'
import { Timeline } from '#src/ui/content/Timeline.tsx'
import { State, type PieceOfWork } from './Piece.tsx'
import { useLocaleState } from './localeState.tsx'
import { Months, Weeks } from './days.tsx'

export const flows: PieceOfWork[] = [
  { name: 'WeekStrip', note: 'The seven days of a check-in cycle as a row of coins.', Show: Weeks },
  {
    name: 'MonthCalendar',
    note: 'Consecutive days are connected, so that a streak is visible.',
    Show: Months,
  },
  { name: 'Ring', note: 'Progress as a ring.', Show: Rings },
  { name: 'Stepper', note: 'The steps of a claim.', Show: Steppers },
  {
    name: 'QuestionProgress',
    note: 'Approximate progress, because branches change the number of questions.',
    Show: Questions,
  },
  { name: 'ParcelTrack', note: 'The delivery steps of a parcel.', Show: Tracks },
  {
    name: 'Submissions',
    note: 'Submissions for review: state, reason of a rejection, and resubmission.',
    Show: Submitted,
  },
  { name: 'Timeline', note: 'Events, newest first.', Show: Timelines },
]

function Rings() {
  const { t, number } = useLocaleState()
  const { ring, ringFull, points } = t.journey
  return (
    <>
      {([0, 0.72, 1] as const).map((value) => (
        <State key={value} name={`${value}`}>
          <Ring
            value={value}
            label={value === 1 ? ringFull : ring}
            tone={value === 1 ? 'positive' : 'accent'}
          >
            <span className="amount text-2xl">{number(Math.round(value * 500))}</span>
            <span className="text-xs text-ink-soft">{points}</span>
          </Ring>
        </State>
      ))}
    </>
  )
}

function Steppers() {
  const { steps, stepsLabel, position } = useLocaleState().t.journey
  const all = steps.map((label, place) => ({ id: String(place), label }))
  const props = { label: stepsLabel, steps: all }
  return (
    <>
      <State name="at the second" wide>
        <Stepper {...props} current={1} position={position(2, 4)} />
      </State>
      <State name="failed" wide>
        <Stepper {...props} current={2} failed position={position(3, 4)} />
      </State>
      <State name="done" wide>
        <Stepper {...props} current={4} position={position(4, 4)} />
      </State>
    </>
  )
}

function Questions() {
  const { t } = useLocaleState()
  const j = t.journey
  return (
    <>
      <State name="the first">
        <QuestionProgress value={0.08} label={j.answers} position={j.question(1, 8)} />
      </State>
      <State name="on the way, saved">
        <QuestionProgress
          value={0.6}
          label={j.answers}
          position={j.question(5, 8)}
          saved={j.saved}
          back={
            <IconButton label={t.words.back}>
              <ArrowLeft aria-hidden className="size-5" />
            </IconButton>
          }
        />
      </State>
      <State name="offline">
        <QuestionProgress value={0.6} label={j.answers} position={j.question(5, 8)} saved={j.notSaved} />
      </State>
    </>
  )
}

function Tracks() {
  const { parcel, halted, from, to } = useLocaleState().t.journey
  return (
    <>
      <State name="just packed">
        <ParcelTrack label={parcel} stops={5} reached={0} from={from} to={to} />
      </State>
      <State name="on its way">
        <ParcelTrack label={parcel} stops={5} reached={2} from={from} to={to} />
      </State>
      <State name="held">
        <ParcelTrack halted label={halted} stops={5} reached={1} from={from} to={to} />
      </State>
      <State name="there">
        <ParcelTrack label={parcel} stops={5} reached={4} from={from} to={to} />
      </State>
    </>
  )
}

function Timelines() {
  const { t, date } = useLocaleState()
  const j = t.journey
  const events = j.events.map((title, place) => ({
    id: String(place),
    title,
    text: j.places[place],
    time: date(`2026-11-${21 - place}T06:12:00Z`, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Shanghai',
    }),
  }))
  return (
    <>
      <State name="on its way">
        <Timeline label={j.tracking} events={events} />
      </State>
      <State name="trouble">
        <Timeline
          label={j.tracking}
          events={[
            { id: 'trouble', title: j.returned, time: events[0]?.time, trouble: true },
            ...events.slice(1),
          ]}
        />
      </State>
    </>
  )
}

function Submitted() {
  const { t, date } = useLocaleState()
  const { submissions } = t.journey
  const day = date('2026-11-21', { dateStyle: 'medium' })
  return (
    <>
      <State name="each state">
        <List label={submissions.title}>
          <SubmissionRow title={t.data.order} state="submitted" stateText={submissions.submitted}>
            {day}
          </SubmissionRow>
          <SubmissionRow title={t.data.order} state="accepted" stateText={submissions.accepted}>
            {day}
          </SubmissionRow>
          <SubmissionRow
            title={t.data.order}
            state="refused"
            stateText={submissions.refused}
            refusal={submissions.refusal}
            again={
              <a href="#submissions" className={linkClass}>
                {submissions.again}
              </a>
            }
          >
            {day}
          </SubmissionRow>
        </List>
      </State>
      <State name="nothing yet">
        <NoSubmissions
          scene={<UploadScene className="w-full" />}
          title={submissions.title}
          text={submissions.none}
        />
      </State>
    </>
  )
}
