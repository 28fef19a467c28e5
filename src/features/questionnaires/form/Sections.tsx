// List of the questionnaire's sections next to the current question; the current section is highlighted. It is hidden
// on phones.
import Check from 'lucide-react/icons/check'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Questionnaire } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { cx } from '#src/ui/style/cx.ts'

/** @param current id of the current page of the form; undefined in the review after the last page */
export function Sections({ form, current }: { form: Questionnaire; current: string | undefined }) {
  const { formatNumber } = useIntl()
  const sections = [
    ...form.pages.map(({ id, title }) => ({ id, title })),
    { id: undefined, title: <FormattedMessage id="questionnaires.form.review" /> },
  ]
  const place = sections.findIndex(({ id }) => id === current)
  return (
    <Card as="aside" padding="none" className="max-tablet:hidden">
      <Drawing src={form.picture} className="aspect-[8/5] w-full bg-blush object-cover" />
      <div className="p-5 tablet:p-6">
        <h2 className="title-card">{form.title}</h2>
        <ol className="mt-3 grid gap-2">
          {sections.map(({ id, title }, index) => (
            <li
              key={id ?? ''}
              aria-current={index === place ? 'step' : undefined}
              className={cx('flex items-center gap-3', index === place ? 'font-semibold' : 'text-ink-soft')}
            >
              <span
                aria-hidden
                className={cx(
                  'grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums',
                  index === place ? 'bg-accent text-on-accent' : 'bg-blush text-accent',
                )}
              >
                {index < place ? <Check className="size-4" /> : formatNumber(index + 1)}
              </span>
              {title}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
