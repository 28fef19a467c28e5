// Row with a submission that the back office reviews: state, reason for a rejection, and a link to send the submission
// again.
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from './Badge.tsx'
import { Card } from './Card.tsx'
import { ListRow } from './List.tsx'

export type SubmissionState = 'submitted' | 'accepted' | 'refused'

const tones: Readonly<Record<SubmissionState, BadgeTone>> = {
  submitted: 'info',
  accepted: 'positive',
  refused: 'warning',
}

type SubmissionRowProps = {
  title: ReactNode
  state: SubmissionState
  /** Label of the submission's state. */
  stateText: ReactNode
  /** Details of the submission: its date or the date of the decision, and the result. */
  children: ReactNode
  /** Reason why the submission was rejected. */
  refusal?: ReactNode
  /** Link with which the member sends the submission again. */
  again?: ReactNode
}

export function SubmissionRow({ title, state, stateText, children, refusal, again }: SubmissionRowProps) {
  return (
    <ListRow
      title={
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span>{title}</span>
          <Badge tone={tones[state]}>{stateText}</Badge>
        </span>
      }
      text={
        <>
          <span>{children}</span>
          {refusal && <span className="mt-1 block text-ink">{refusal}</span>}
          {again}
        </>
      }
    />
  )
}

type NoSubmissionsProps = { scene: ReactNode; title: ReactNode; text: ReactNode }

export function NoSubmissions({ scene, title, text }: NoSubmissionsProps) {
  return (
    <Card as="section" tone="blush" className="flex flex-col items-center text-center">
      <div className="w-full max-w-60 max-tablet:hidden">{scene}</div>
      <h2 className="title-card tablet:mt-4">{title}</h2>
      <p className="mt-1 text-ink-soft">{text}</p>
    </Card>
  )
}
