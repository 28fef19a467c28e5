// Buttons of a voucher: open the shop with the voucher, or show its code, which the member enters in the shop. A shown
// code is reserved for the member for some time, and the member can release it earlier.
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getVoucher } from '#generated/calls/vouchers.ts'
import { useOpenVoucherInShop, useReleaseVoucher, useReserveVoucher } from '#generated/hooks/vouchers.ts'
import type { Voucher } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { useReadAgain } from '#src/runtime/app/useReadAgain.ts'
import { TimeLeft } from '#src/runtime/format/TimeLeft.tsx'
import { leaveFor } from '#src/runtime/routing/redirect.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CopyCode } from '#src/ui/actions/CopyCode.tsx'

type ActionsProps = {
  voucher: Voucher
  /** Called when the clicked button disappears, so that another element takes the focus. */
  onDone: () => void
}

export function AvailableActions({ voucher, onDone }: ActionsProps) {
  const { formatMessage } = useIntl()
  const reserve = useReserveVoucher({ onSuccess: onDone })
  return (
    <div className="flex flex-wrap gap-2">
      <OpenInShop voucher={voucher} />
      <Button
        variant="soft"
        size="small"
        className="grow"
        pending={useIsUpdating(reserve)}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => reserve.mutate({ id: voucher.id })}
      >
        <span>
          <FormattedMessage id="vouchers.code.show" values={{ name: voucher.name, spoken }} />
        </span>
      </Button>
    </div>
  )
}

export function Held({ voucher, readAt, onDone }: ActionsProps & { readAt: number }) {
  const { formatMessage } = useIntl()
  const { id, code, name, reservedUntil } = voucher
  const release = useReleaseVoucher({ onSuccess: onDone })
  const readAgain = useReadAgain(getVoucher.query({ id }))
  return (
    <>
      {code !== null && (
        <CopyCode
          code={code}
          copyLabel={formatMessage({ id: 'vouchers.code.copy' })}
          copiedLabel={formatMessage({ id: 'vouchers.code.copied' })}
        />
      )}
      {reservedUntil !== null && (
        <TimeLeft
          until={reservedUntil}
          readAt={readAt}
          label={formatMessage({ id: 'vouchers.held.left' })}
          onEnd={readAgain}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <OpenInShop voucher={voucher} />
        <Button
          variant="quiet"
          size="small"
          className="grow"
          pending={useIsUpdating(release)}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => release.mutate({ id })}
        >
          <span>
            <FormattedMessage id="vouchers.release" values={{ name, spoken }} />
          </span>
        </Button>
      </div>
    </>
  )
}

/**
 * Button that opens the shop. It requests the URL of the shop on click, because the URL expires after a few minutes.
 */
function OpenInShop({ voucher: { id, name } }: Pick<ActionsProps, 'voucher'>) {
  const { formatMessage } = useIntl()
  const app = useAppContext()
  const open = useOpenVoucherInShop({ onSuccess: ({ url }) => leaveFor(url, app) })
  return (
    <Button
      size="small"
      className="grow"
      pending={open.isPending}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={() => open.mutate({ id })}
    >
      <span>
        <FormattedMessage id="vouchers.open" values={{ name, spoken }} />
      </span>
    </Button>
  )
}

const spoken = (words: ReactNode) => <span className="sr-only">{words}</span>
