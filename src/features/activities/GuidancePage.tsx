// `/activity/guidance`: explains how activities work, step by step.
import type { ReactNode } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetGuidance } from '#generated/hooks/activities.ts'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { cx } from '#src/ui/style/cx.ts'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { Picture } from './Picture.tsx'

export function GuidancePage() {
  const router = useRouter()
  const { data: guidance } = useGetGuidance()
  return (
    <>
      <PageHead
        title={<span className="inline-block [view-transition-name:guidance-title]">{guidance.title}</span>}
        intro={guidance.text}
      />
      <Columns
        after={
          <Card as="aside" tone="blush">
            <dl className="grid grid-cols-1 gap-5 tablet:grid-cols-2 tablet:gap-8">
              {guidance.notes.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-semibold">{title}</dt>
                  <dd className="mt-1 text-ink-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </Card>
        }
      >
        <ol className="grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-6 lg:grid-cols-4">
          {guidance.steps.map(({ title, text, picture, to }, place) => (
            <Card as="li" key={title} className="flex flex-col gap-4">
              <Picture
                src={picture}
                className={cx(
                  'aspect-[8/5] w-full rounded-panel',
                  place === 0 && '[view-transition-name:guidance]',
                )}
              />
              <div className="flex flex-1 flex-col items-start">
                <h2 className="title-card">{title}</h2>
                <p className="mt-1 text-ink-soft">{text}</p>
                {hasPage(router, to) && (
                  <Link to={to} className={`${buttonClass({ variant: 'soft', size: 'small' })} mt-4`}>
                    <FormattedMessage id="activities.guidance.look" values={{ title, spoken }} />
                  </Link>
                )}
              </div>
            </Card>
          ))}
        </ol>
      </Columns>
    </>
  )
}

const spoken = (words: ReactNode) => <span className="sr-only">{words}</span>
