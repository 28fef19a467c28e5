// Button that shares a link with the share sheet of the device, or copies the link to the clipboard if the device has
// no share sheet.
import Share from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { useAppContext } from '../app/AppProvider.tsx'
import { Button, type ButtonLook } from '#src/ui/actions/Button.tsx'

type ShareButtonProps = Pick<ButtonLook, 'variant' | 'full'> & {
  link: string
  /** Text that is shared with the link. */
  text: string
  /** Message that is shown after the link was copied. */
  copied: string
  /** Label of the button. */
  children: ReactNode
}

export function ShareButton({ link, text, copied, children, ...look }: ShareButtonProps) {
  const { toasts } = useAppContext()
  const share = async () => {
    try {
      if (!('share' in navigator)) throw new Error('Browser has no share sheet.')
      await navigator.share({ text, url: link })
    } catch (error) {
      // Do not copy the link if the user has closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      const isCopied = await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      )
      // Ignore the error: if copying fails as well, the user can select the link on the page.
      if (isCopied) toasts.done(copied)
    }
  }
  return (
    <Button {...look} icon={<Share aria-hidden className="size-5" />} onClick={() => void share()}>
      {children}
    </Button>
  )
}
