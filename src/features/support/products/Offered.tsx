// A code is out that hands the product over: until when, and the way to keep the product after all.
import { FormattedMessage, useIntl } from 'react-intl'
import { useMyMembership } from '../../../../generated/hooks/membership.ts'
import { useCancelProductTransfer } from '../../../../generated/hooks/support.ts'
import type { ProductRegistration } from '../../../../generated/schema.d.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { useIsUpdating } from '../../../runtime/app/useIsUpdating.ts'
import { useFormats } from '../../../runtime/format/useFormats.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

type OfferedProps = { product: ProductRegistration; until: string }

export function Offered({ product: { id }, until }: OfferedProps) {
  const { formatMessage } = useIntl()
  const { instantDate } = useFormats()
  const { toasts } = useAppContext()
  const { timeZone } = useMyMembership().data
  const keep = useCancelProductTransfer({
    onSuccess: () => toasts.show('positive', formatMessage({ id: 'support.products.kept' })),
  })
  return (
    <Notice
      tone="info"
      text={
        <FormattedMessage id="support.products.offered" values={{ date: instantDate(until, timeZone) }} />
      }
      action={
        <Button
          variant="quiet"
          size="small"
          pending={useIsUpdating(keep)}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => keep.mutate({ id })}
        >
          <FormattedMessage id="support.products.keep" />
        </Button>
      }
    />
  )
}
