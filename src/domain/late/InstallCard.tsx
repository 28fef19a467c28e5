// Card at the bottom of the screen that invites the member to add the hub to the home screen. Safari has no dialog for
// it, so the card shows the two steps with a drawing.
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import X from 'lucide-react/icons/x'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { noteAsked } from '../invitations/asked.ts'
import { installPrompt, type InstallPrompt } from '../invitations/installPrompt.ts'
import { IosSteps } from './IosSteps.tsx'
import { PhoneDrawing } from './PhoneDrawing.tsx'

type InstallCardProps = {
  way: 'prompt' | 'ios'
  /** Offer of the browser; undefined in Safari. */
  prompt: InstallPrompt | undefined
  onClose: () => void
}

export function InstallCard({ way, prompt, onClose }: InstallCardProps) {
  const { formatMessage } = useIntl()
  useEffect(() => noteAsked('installAskedAt'), [])
  const install = async () => {
    // The browser accepts one call for each event, regardless of the answer.
    installPrompt.set(undefined)
    onClose()
    await prompt?.prompt()
  }
  return (
    <section
      aria-label={formatMessage({ id: 'platform.install.title' })}
      className="fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom)+var(--offer,0px))] z-40 mx-auto max-w-form animate-rise rounded-card border border-line bg-raised p-4 pr-2 shadow-[0_1rem_2.5rem_-1rem_var(--scrim)] motion-reduce:animate-none md:right-6 md:bottom-6 md:left-auto md:w-96 print:hidden"
    >
      <div className="flex items-start gap-3">
        <PhoneDrawing className="w-14 shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="title-card">
            <FormattedMessage id="platform.install.title" />
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            <FormattedMessage id="platform.install.text" />
          </p>
        </div>
        <IconButton label={formatMessage({ id: 'platform.close' })} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      {way === 'ios' ? (
        <IosSteps />
      ) : (
        <div className="mt-3 pr-2">
          <Button full size="small" onClick={() => void install()}>
            <FormattedMessage id="platform.install.accept" />
          </Button>
        </div>
      )}
    </section>
  )
}
