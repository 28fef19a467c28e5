// Calls a claim off, once it is said what comes back.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelGiftClaim, getMyGift } from '../../../../generated/calls/gifts.ts'
import type { MyGift } from '../../../../generated/schema.d.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

type CancelClaimProps = { gift: Pick<MyGift, 'id' | 'gift' | 'coins'> }

export function CancelClaim({ gift: { id, gift, coins } }: CancelClaimProps) {
  const { formatMessage } = useIntl()
  const { notices } = useAppContext()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const cancel = useMutation({
    ...cancelGiftClaim.mutation,
    onSuccess: () => notices.show('positive', formatMessage({ id: 'gifts.cancelled' }, { coins })),
    // It went on meanwhile: the page says how far.
    onError: () => queryClient.invalidateQueries({ queryKey: getMyGift.query({ id }).queryKey }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <FormattedMessage id="gifts.cancel" />
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={<FormattedMessage id="gifts.cancel.title" />}
        closeLabel={formatMessage({ id: 'platform.close' })}
        footer={
          <>
            <Button
              full
              pending={cancel.isPending}
              pendingLabel={formatMessage({ id: 'form.pending' })}
              onClick={() => cancel.mutate({ id })}
            >
              <FormattedMessage id="gifts.cancel.go" />
            </Button>
            <Button full variant="quiet" onClick={() => setAsking(false)}>
              <FormattedMessage id="gifts.cancel.stay" />
            </Button>
          </>
        }
      >
        <p className="font-semibold">{gift.name}</p>
        <p className="mt-1">
          <FormattedMessage id="gifts.cancel.text" values={{ coins }} />
        </p>
      </Dialog>
    </>
  )
}
