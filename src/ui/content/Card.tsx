// Card with a thin border and rounded corners, without a shadow.
import type { HTMLAttributes } from 'react'
import { cx } from '../style/cx.ts'

export type CardTone = 'raised' | 'blush' | 'positive' | 'plain'
export type CardPadding = 'regular' | 'snug' | 'none'
export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  tone?: CardTone
  /** Padding of the card; `none` lets a picture extend to the edge. */
  padding?: CardPadding
}

const tones: Record<CardTone, string> = {
  raised: 'border-line bg-raised',
  blush: 'border-transparent bg-blush',
  positive: 'border-transparent bg-positive-soft',
  plain: 'border-line',
}
const paddings: Record<CardPadding, string> = { regular: 'p-5 tablet:p-6', snug: 'p-4', none: '' }

/** Returns the classes of a card, for a link that is styled as a card. */
export function cardClass(tone: CardTone = 'raised', padding: CardPadding = 'regular'): string {
  return cx('relative overflow-clip rounded-card border', tones[tone], paddings[padding])
}

export function Card({ as: Tag = 'div', tone, padding, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(cardClass(tone, padding), className)} />
}
