// Calls a redemption off, once it is said what comes back.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import { cancelRedemption } from '../../../../generated/calls/coins.ts'
import type { Redemption } from '../../../../generated/schema.d.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

type CancelRedemptionProps = { redemption: Pick<Redemption, 'id' | 'product' | 'price'> }

export function CancelRedemption({ redemption: { id, product, price } }: CancelRedemptionProps) {
  const { formatMessage } = useIntl()
  const { notices } = useAppContext()
  const [isAsking, setAsking] = useState(false)
  const cancel = useMutation({
    ...cancelRedemption.mutation,
    onSuccess: () => notices.show('positive', formatMessage({ id: 'coins.cancelled' }, { coins: price })),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <FormattedMessage id="coins.cancel" />
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={<FormattedMessage id="coins.cancel.title" />}
        closeLabel={formatMessage({ id: 'platform.close' })}
        footer={
          <>
            <Button
              full
              pending={cancel.isPending}
              pendingLabel={formatMessage({ id: 'form.pending' })}
              onClick={() => cancel.mutate({ id })}
            >
              <FormattedMessage id="coins.cancel.go" />
            </Button>
            <Button full variant="quiet" onClick={() => setAsking(false)}>
              <FormattedMessage id="coins.cancel.stay" />
            </Button>
          </>
        }
      >
        <p className="font-semibold">{product.name}</p>
        <p className="mt-1">
          <FormattedMessage id="coins.cancel.text" values={{ coins: price }} />
        </p>
      </Dialog>
    </>
  )
}
