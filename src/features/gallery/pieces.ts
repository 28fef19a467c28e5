// Components of the gallery, grouped by purpose.
import { actions } from './actions.tsx'
import { choices } from './choices.tsx'
import { emails } from './emails.tsx'
import { feedback } from './feedback.tsx'
import { fields } from './fields.tsx'
import { formatted } from './formatted.tsx'
import { foundations } from './foundations.tsx'
import { flows } from './flows.tsx'
import type { PieceOfWork } from './Piece.tsx'
import { overlays } from './overlays.tsx'
import { rewards } from './rewards.tsx'
import { showing } from './showing.tsx'
import { structure } from './structure.tsx'

export interface Group {
  name: string
  pieces: readonly PieceOfWork[]
}

export const groups: readonly Group[] = [
  { name: 'Foundations', pieces: foundations },
  { name: 'Actions', pieces: actions },
  { name: 'Text fields', pieces: fields },
  { name: 'Numbers, phones, dates', pieces: formatted },
  { name: 'Choices', pieces: choices },
  { name: 'Feedback', pieces: feedback },
  { name: 'Overlays', pieces: overlays },
  { name: 'Content', pieces: showing },
  { name: 'Rewards', pieces: rewards },
  { name: 'Progress and status', pieces: flows },
  { name: 'Structure', pieces: structure },
  { name: 'Emails', pieces: emails },
]
