// Lists the benefits for new products, sorted by end date.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListNewProductBenefits } from '#generated/hooks/reading.ts'
import { NoGiftsScene } from '#src/art/scenes/NoGiftsScene.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { cx } from '#src/ui/style/cx.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { BenefitCard } from './BenefitCard.tsx'

/** @param wide true to show the benefits in several columns, depending on the width of the screen */
export function Benefits({ wide }: { wide?: boolean }) {
  const { formatMessage } = useIntl()
  const { data, dataUpdatedAt } = useListNewProductBenefits()
  return (
    <section>
      <SectionHead title={<FormattedMessage id="reading.benefits.title" />} />
      {data.items.length > 0 ? (
        <ul
          aria-label={formatMessage({ id: 'reading.benefits.title' })}
          className={cx(
            'grid grid-cols-1 gap-3 tablet:gap-6',
            wide && 'sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]',
          )}
        >
          {data.items.map((benefit) => (
            <li key={benefit.id} className="grid">
              <BenefitCard benefit={benefit} readAt={dataUpdatedAt} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          level={3}
          art={<NoGiftsScene />}
          title={<FormattedMessage id="reading.benefits.none" />}
          text={<FormattedMessage id="reading.benefits.none.text" />}
          action={
            <Link to="/coupon" className={buttonClass({ variant: 'soft' })}>
              <FormattedMessage id="reading.benefits.none.go" />
            </Link>
          }
        />
      )}
    </section>
  )
}
