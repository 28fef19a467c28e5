// A button that leads to a place in the shop, signed in. The address is good once and for some minutes: it is made when it is
// followed, and kept nowhere. Who cannot be signed in is told why by the server's own words.
import type { ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getShopifyPass } from '#generated/calls/session.ts'
import { Button, type ButtonLook } from '#src/ui/actions/Button.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { leaveFor } from '#src/runtime/routing/redirect.ts'

interface ShopButtonProps extends ButtonLook {
  /** A path of the shop, such as `shopPath` of an order. */
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
