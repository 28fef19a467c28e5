// Page of an item: its files next to the claim, and the decision. After a decision the next item follows.
import { FormattedMessage } from 'react-intl'
import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { claimReview, releaseReview } from '#generated/backOffice/calls/backOfficeReviews.ts'
import type { ReviewDetail } from '#generated/backOffice/schema.d.ts'
import { PendingPage } from '../shell/messagePages.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
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
  useEffect(
    () =>
      mutate(isNext ? filter : { id }, {
        onSuccess: ({ item }) => {
          if (isNext && item)
            void navigate({
              to: '/reviews/$id',
              params: { id: item.id },
              search: { ...filter, after: undefined },
              replace: true,
            })
        },
      }),
    // The filter is part of the address, and the address changes with each item.
    // oxlint-disable-next-line react/exhaustive-deps
    [id],
  )
  const goToNext = () =>
    void navigate({ to: '/reviews/$id', params: { id: 'next' }, search: { ...filter, after: id } })
  const item = claim.data?.item
  if (claim.isError) return <Unavailable onRetry={() => mutate(isNext ? filter : { id })} />
  if (claim.isPending || claim.isIdle) return <PendingPage />
  if (!item) return <NoItem isQueueEmpty={isNext} />
  return <Item key={item.id} item={item} onDone={goToNext} />
}

function Item({ item, onDone }: { item: ReviewDetail; onDone: () => void }) {
  const heading = useHeadingFocus()
  useShortcuts([['n', onDone]])
  useRelease(item)
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h2" ref={heading} tabIndex={-1}>
          {item.about}
        </Title>
        <Anchor component={Link} to="/reviews">
          <FormattedMessage id="backOffice.reviews.back" />
        </Anchor>
      </Group>
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
  <Stack align="center" mt="xl" role="status">
    <Text size="lg">
      <FormattedMessage id={isQueueEmpty ? 'backOffice.reviews.empty' : 'backOffice.reviews.taken'} />
    </Text>
    <Anchor component={Link} to="/reviews">
      <FormattedMessage id="backOffice.reviews.back" />
    </Anchor>
  </Stack>
)

const Unavailable = ({ onRetry }: { onRetry: () => void }) => (
  <Alert color="red" title={<FormattedMessage id="backOffice.error.title" />}>
    <Button variant="default" onClick={onRetry}>
      <FormattedMessage id="backOffice.error.retry" />
    </Button>
  </Alert>
)
