// The films of a card, each by its picture; they stand on a page of their own where the card has one.
import { FormattedMessage } from 'react-intl'
import { useRouter } from '@tanstack/react-router'
import type { PackageCard } from '../../../../generated/schema.d.ts'
import { PageLink } from '../../../runtime/layout/PageLink.tsx'
import { hasPage } from '../../../runtime/routing/pages.ts'
import { SectionHead } from '../../../ui/PageHead.tsx'
import { cardAddress } from './address.ts'
import { Film } from './Film.tsx'

export function Films({ card: { card, videos } }: { card: PackageCard }) {
  const router = useRouter()
  const page = cardAddress(card, 'video')
  return (
    <section>
      <SectionHead title={<FormattedMessage id="questionnaires.card.films" />} />
      {hasPage(router, page) ? (
        <PageLink to={page} look={{ variant: 'soft', full: true }}>
          <FormattedMessage id="questionnaires.card.films.go" />
        </PageLink>
      ) : (
        <div className="grid gap-4">
          {videos.map((film) => (
            <Film key={film.id} film={film} level={3} />
          ))}
        </div>
      )}
    </section>
  )
}
