// `/redirect/shopfiyCoupons`: reserves the voucher of a link and redirects to the shop with the voucher. If this fails,
// the page redirects to the list of vouchers, which shows the reason. The page calls the server only when it is
// visible, not when it is prefetched.
import { useEffect } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useOpenVoucherInShop } from '#generated/hooks/vouchers.ts'
import { ParcelOnItsWayScene } from '#src/art/scenes/ParcelOnItsWayScene.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { whenSeen } from '#src/runtime/loading/seen.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { leaveFor } from '#src/runtime/routing/redirect.ts'
import { BlankFrame } from '#src/ui/frames/BlankFrame.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Spinner } from '#src/ui/progress/Spinner.tsx'
import { unusableReason } from './unusableReason.ts'

export function ToShopPage() {
  const intl = useIntl()
  const app = useAppContext()
  const { voucher: id, type } = useSearch({ from: '/_blank/redirect/shopfiyCoupons' })
  const navigate = useNavigate()
  const { mutate, error, isPending } = useOpenVoucherInShop({
    meta: { showsRefusals: true },
    onSuccess: ({ url }) => leaveFor(url, app, { replace: true }),
    onError: (failure) => {
      const why = unusableReason(failure)
      if (why) void navigate({ to: '/coupon', search: { why }, replace: true })
    },
  })
  useEffect(() => whenSeen(() => mutate({ id, type })), [mutate, id, type])
  const failure = error && !unusableReason(error) && !isPending ? error : null

  return (
    <BlankFrame centred>
      <EmptyState
        level={1}
        art={<ParcelOnItsWayScene />}
        title={<FormattedMessage id="vouchers.toShop.title" />}
        text={
          failure ? (
            <span role="alert">{failureText(failure, intl)}</span>
          ) : (
            <span role="status" className="inline-flex items-center gap-2">
              <Spinner />
              <FormattedMessage id="vouchers.toShop.text" />
            </span>
          )
        }
        action={
          failure && (
            <Button onClick={() => mutate({ id, type })}>
              <FormattedMessage id="vouchers.toShop.retry" />
            </Button>
          )
        }
      />
    </BlankFrame>
  )
}
