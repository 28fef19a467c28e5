// Button that cancels a delivery. A dialog asks for confirmation and shows how many coins are refunded.
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx'

type CancelDeliveryProps = {
  id: string
  name: ReactNode
  /** Number of refunded coins. */
  coins: number
  operation: { mutation: { mutationKey: string[]; mutationFn: (input: { id: string }) => Promise<unknown> } }
  messages: Record<'open' | 'title' | 'text' | 'go' | 'stay' | 'done', MessageId>
  /**
   * True to highlight the button; set if most members cancel in this situation, for example after the parcel was
   * returned.
   */
  isPrimary?: boolean
}

export function CancelDelivery({
  id,
  name,
  coins,
  operation,
  messages,
  isPrimary = false,
}: CancelDeliveryProps) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const [isAsking, setAsking] = useState(false)
  const cancel = useMutation({
    ...operation.mutation,
    onSuccess: () => toasts.show('positive', formatMessage({ id: messages.done }, { coins })),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <button
        type="button"
        className={isPrimary ? buttonClass() : `${linkClass} cursor-pointer justify-center`}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage id={messages.open} />
      </button>
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage id={messages.title} />}
        confirm={<FormattedMessage id={messages.go} />}
        onConfirm={() => cancel.mutate({ id })}
        isPending={cancel.isPending}
        cancel={<FormattedMessage id={messages.stay} />}
        onCancel={() => setAsking(false)}
      >
        <p className="font-semibold">{name}</p>
        <p className="mt-1">
          <FormattedMessage id={messages.text} values={{ coins }} />
        </p>
      </ConfirmDialog>
    </>
  )
}
