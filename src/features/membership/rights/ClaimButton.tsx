// Claiming what a right gives: once, however often it is pressed. Whoever had it already, perhaps in another tab, sees it so.
import { FormattedMessage, useIntl } from 'react-intl'
import { listRights } from '../../../../generated/calls/membership.ts'
import { useClaimRight } from '../../../../generated/hooks/membership.ts'
import type { Right } from '../../../../generated/schema.d.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { Button } from '../../../ui/Button.tsx'

export function ClaimButton({ right: { id: rightId, name } }: { right: Right }) {
  const intl = useIntl()
  const { toasts, queryClient } = useAppContext()
  const { queryKey } = listRights.query()
  const claim = useClaimRight({
    onSuccess: ({ right }) => {
      queryClient.setQueryData(
        queryKey,
        (list) => list && { items: list.items.map((each) => (each.id === right.id ? right : each)) },
      )
      toasts.show('positive', intl.formatMessage({ id: 'membership.claimed' }, { right: right.name }))
    },
  })
  return (
    <Button
      full
      size="small"
      pending={claim.isPending}
      pendingLabel={intl.formatMessage({ id: 'membership.rights.claiming' })}
      onClick={() => {
        if (!claim.isPending) claim.mutate({ rightId })
      }}
    >
      <FormattedMessage
        id="membership.rights.claim"
        values={{ right: name, hidden: (words) => <span className="sr-only">{words}</span> }}
      />
    </Button>
  )
}
