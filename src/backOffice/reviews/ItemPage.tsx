// Page of an item: its files next to the claim, and the decision. After a decision the next item follows.
import { FormattedMessage } from 'react-intl'
import { Badge, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { claimReview, releaseReview } from '#generated/backOffice/calls/backOfficeReviews.ts'
import type { ReviewDetail } from '#generated/backOffice/schema.d.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { ErrorAlert } from '../shell/List.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { EmptyState } from '../shell/EmptyState.tsx'
import { PendingPage } from '../shell/messagePages.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { Decision } from './Decision.tsx'
import { Facts } from './Facts.tsx'
import { FileViewer } from './FileViewer.tsx'
import classes from './ItemPage.module.css'

const itemRoute = getRouteApi('/reviews/$id')

export function ItemPage() {
  const { id } = itemRoute.useParams()
  const filter = itemRoute.useSearch()
  const navigate = useNavigate()
  const claim = useMutation(claimReview.mutation)
  const { mutate } = claim
  const isNext = id === 'next'
  const item = claim.data?.item
  useEffect(
    () => {
      // The item is claimed already if this page has just opened it as the next one.
      if (item?.id === id) return
      mutate(isNext ? filter : { id }, {
        onSuccess: ({ item: nextItem }) => {
          if (isNext && nextItem)
            void navigate({
              to: '/reviews/$id',
              params: { id: nextItem.id },
              search: { ...filter, after: undefined },
              replace: true,
            })
        },
      })
    },
    // The filter is part of the address, and the address changes with each item.
    // oxlint-disable-next-line react/exhaustive-deps
    [id],
  )
  const goToNext = () =>
    void navigate({ to: '/reviews/$id', params: { id: 'next' }, search: { ...filter, after: id } })
  if (claim.isError)
    return <ErrorAlert error={claim.error} onRetry={() => mutate(isNext ? filter : { id })} />
  if (claim.isPending || claim.isIdle) return <PendingPage />
  if (!item) return <NoItem isQueueEmpty={isNext} />
  // Waits for the address of the item, because leaving the item would release the claim.
  if (item.id !== id) return <PendingPage />
  return <Item key={item.id} item={item} onDone={goToNext} />
}

function Item({ item, onDone }: { item: ReviewDetail; onDone: () => void }) {
  const { kind, countryCode } = itemRoute.useSearch()
  useShortcuts([['n', onDone, 'backOffice.keys.claim']])
  useRelease(item)
  return (
    <Stack gap="md">
      <PageHeader
        title={item.about}
        badges={
          <Badge variant="light" color="gray">
            <FormattedMessage id={`backOffice.kind.${item.kind}`} />
          </Badge>
        }
        back={
          <AnchorLink to="/reviews" search={{ kind, countryCode }}>
            <FormattedMessage id="backOffice.reviews.back" />
          </AnchorLink>
        }
      />
      <div className={classes.columns}>
        <FileViewer files={item.files} />
        <Stack gap="lg">
          <Decision item={item} onDone={onDone} />
          <Facts item={item} />
        </Stack>
      </div>
    </Stack>
  )
}

/** Releases the claim when the staff member leaves the page without a decision, so that others need not wait. */
function useRelease({ kind, id }: ReviewDetail) {
  const { mutate } = useMutation(releaseReview.mutation)
  useEffect(() => () => mutate({ kind, id }), [kind, id, mutate])
}

const NoItem = ({ isQueueEmpty }: { isQueueEmpty: boolean }) => (
  <Stack gap="md">
    <PageHeader
      title={<FormattedMessage id="backOffice.reviews.title" />}
      back={
        <AnchorLink to="/reviews">
          <FormattedMessage id="backOffice.reviews.back" />
        </AnchorLink>
      }
    />
    <EmptyState
      title={<FormattedMessage id={isQueueEmpty ? 'backOffice.reviews.empty' : 'backOffice.reviews.taken'} />}
    />
  </Stack>
)
