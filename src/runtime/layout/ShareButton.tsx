// Shares a link by the sheet of the phone, or copies it where there is none.
import Share from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { useAppContext } from '../app/AppProvider.tsx'
import { Button, type ButtonVariant } from '#src/ui/actions/Button.tsx'

type ShareButtonProps = {
  link: string
  /** What is sent with it. */
  text: string
  /** What is said where it was copied. */
  copied: string
  variant?: ButtonVariant | undefined
  /** The button's words. */
  children: ReactNode
}

export function ShareButton({ link, text, copied, variant, children }: ShareButtonProps) {
  const { toasts } = useAppContext()
  const share = async () => {
    try {
      if (!('share' in navigator)) throw new Error('This browser has no sheet.')
      await navigator.share({ text, url: link })
    } catch (error) {
      // Whoever closed the sheet wants nothing more.
      if (error instanceof DOMException && error.name === 'AbortError') return
      const isCopied = await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      )
      // Where the browser may not copy either, the link stands on the page to be taken.
      if (isCopied) toasts.show('positive', copied)
    }
  }
  return (
    <Button variant={variant} icon={<Share aria-hidden className="size-5" />} onClick={() => void share()}>
      {children}
    </Button>
  )
}
