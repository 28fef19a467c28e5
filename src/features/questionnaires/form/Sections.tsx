// Beside the question: what it belongs to, and which part of it one is at. On a phone the question stands alone.
import { FormattedMessage } from 'react-intl'
import type { Questionnaire } from '../../../../generated/schema.d.ts'
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { Card } from '../../../ui/content/Card.tsx'
import { cx } from '../../../ui/style/cx.ts'

/** @param current the page of the form that one is at; after the last without one */
export function Sections({ form, current }: { form: Questionnaire; current: string | undefined }) {
  return (
    <Card as="aside" padding="none" className="max-tablet:hidden">
      <Drawing src={form.picture} className="aspect-[8/5] w-full bg-blush object-cover" />
      <div className="p-5 tablet:p-6">
        <h2 className="title-card">{form.title}</h2>
        <ol className="mt-3 grid gap-2">
          {form.pages.map(({ id, title }) => (
            <li
              key={id}
              aria-current={id === current ? 'step' : undefined}
              className={cx(
                'border-l-2 pl-3',
                id === current ? 'border-accent font-semibold' : 'border-line text-ink-soft',
              )}
            >
              {title}
            </li>
          ))}
          <li
            aria-current={current === undefined ? 'step' : undefined}
            className={cx(
              'border-l-2 pl-3',
              current === undefined ? 'border-accent font-semibold' : 'border-line text-ink-soft',
            )}
          >
            <FormattedMessage id="questionnaires.form.review" />
          </li>
        </ol>
      </div>
    </Card>
  )
}
