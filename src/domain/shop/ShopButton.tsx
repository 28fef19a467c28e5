// Button that opens a page of the shop and signs the member in there. The URL works only once and expires after a few
// minutes, so it is requested on click and not stored. If the sign-in fails, the error message of the server is shown.
import type { ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getShopifyPass } from '#generated/calls/session.ts'
import { Button, type ButtonLook } from '#src/ui/actions/Button.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { leaveFor } from '#src/runtime/routing/redirect.ts'

interface ShopButtonProps extends ButtonLook {
  /** Path in the shop, such as `shopPath` of an order. */
  place: string
  children: ReactNode
}

export function ShopButton({ place, children, ...look }: ShopButtonProps) {
  const { formatMessage } = useIntl()
  const app = useAppContext()
  const pass = useMutation({
    mutationFn: () => getShopifyPass({ returnTo: place }),
    onSuccess: ({ url }) => leaveFor(url, app),
  })
  return (
    <Button
      {...look}
      pending={pass.isPending}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={() => pass.mutate()}
    >
      {children}
    </Button>
  )
}
