// Examples of color roles, typography, and the logo.
import { Wordmark } from '#src/ui/frames/Wordmark.tsx'
import { State, type PieceOfWork } from './Piece.tsx'
import { useLocaleState } from './localeState.tsx'

const pairs = [
  ['bg-surface text-ink border-line', 'ink on surface'],
  ['bg-raised text-ink-soft border-line', 'ink-soft on raised'],
  ['bg-blush text-accent border-transparent', 'accent on blush'],
  ['bg-blush-deep text-ink border-transparent', 'ink on blush-deep'],
  ['bg-accent text-on-accent border-transparent', 'on-accent'],
  ['bg-positive text-on-positive border-transparent', 'on-positive'],
  ['bg-positive-soft text-positive-ink border-transparent', 'positive-ink'],
  ['bg-warning-soft text-warning-ink border-transparent', 'warning-ink'],
  ['bg-negative-soft text-negative-ink border-transparent', 'negative-ink'],
  ['bg-info-soft text-info-ink border-transparent', 'info-ink'],
  ['bg-coin text-on-coin border-transparent', 'on-coin'],
  ['bg-lifted text-ink border-line', 'ink on lifted'],
]

export const foundations: PieceOfWork[] = [
  {
    name: 'Colour',
    note: 'Color roles instead of raw colors. Each pair in use has a contrast of at least 4.5:1 in both themes.',
    Show: () => (
      <div lang="en" className="col-span-full grid grid-cols-2 gap-2 sm:grid-cols-3 tablet:grid-cols-4">
        {pairs.map(([className, name]) => (
          <p key={name} className={`rounded-control border px-3 py-4 text-sm font-semibold ${className}`}>
            {name}
          </p>
        ))}
      </div>
    ),
  },
  {
    name: 'Type',
    note: 'A serif for titles and a sans serif for text; Thai uses one font for both.',
    Show: Type,
  },
  {
    name: 'Wordmark',
    note: 'The logo of the brand, without the name if the name is already shown.',
    Show: () => (
      <>
        <State name="with its name">
          <Wordmark text="Members’ hub" />
        </State>
        <State name="alone">
          <Wordmark text="Members’ hub" markOnly />
        </State>
      </>
    ),
  },
]

function Type() {
  const { t, number } = useLocaleState()
  return (
    <div className="col-span-full grid gap-4">
      <p className="title-hero">{t.data.hello}</p>
      <p className="title-page">{t.data.question}</p>
      <p className="title-card">{t.reward.giftLong}</p>
      <p className="max-w-read">
        {t.data.prose1} {t.data.answer}
      </p>
      <p className="max-w-read text-sm text-ink-soft">{t.data.answer3}</p>
      <p className="amount text-2xl">{number(1250)}</p>
    </div>
  )
}
