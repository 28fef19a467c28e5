// Line with the offer of the dark theme. On phones it is above the tabs, on wide screens below the links of the side
// bar.
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import X from 'lucide-react/icons/x'
import { noteAnswered } from '../invitations/darkThemeOffer.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { cx } from '#src/ui/style/cx.ts'

/** Height of the line on phones, by which the frame raises bars with buttons. */
const height = '2.75rem'

/** Distance in px after which scrolling removes the line. */
const farEnough = 160

/** @param onLeave removes the line, after an answer or when the member scrolls on */
export function DarkThemeLine({ onLeave }: { onLeave: () => void }) {
  const { theme } = useAppContext()
  const { formatMessage } = useIntl()
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--offer', height)
    return () => void style.removeProperty('--offer')
  }, [])
  useEffect(() => {
    // Start at the first event, because a new page resets its scroll position after the line appears.
    let start: number | undefined
    const leave = () => {
      start ??= scrollY
      if (Math.abs(scrollY - start) > farEnough) onLeave()
    }
    addEventListener('scroll', leave, { passive: true })
    return () => removeEventListener('scroll', leave)
  }, [onLeave])
  const answer = () => {
    noteAnswered()
    onLeave()
  }
  return (
    <div
      data-offer
      role="group"
      aria-label={formatMessage({ id: 'platform.night' })}
      className={cx(
        'absolute inset-x-0 bottom-full flex h-11 items-center gap-2 border-t border-line bg-blush pr-1 pl-4 text-sm',
        'md:static md:mt-6 md:h-auto md:flex-wrap md:rounded-panel md:border-0 md:py-2',
        '[html:has(dialog:modal,[data-celebration],[data-invitation])_&]:hidden',
      )}
    >
      <span className="min-w-0 flex-1 truncate md:basis-full md:pt-1 md:whitespace-normal">
        <FormattedMessage id="platform.night" />
      </span>
      <button
        type="button"
        className={cx(linkClass, 'shrink-0 cursor-pointer md:mr-auto')}
        onClick={() => {
          answer()
          theme.set('night')
        }}
      >
        <FormattedMessage id="platform.night.accept" />
      </button>
      <IconButton label={formatMessage({ id: 'platform.close' })} onClick={answer}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  )
}
