// Offers to create a passkey after a sign-in: a separate step, shown once per device to members without a passkey.
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { beginPasskey } from '#generated/calls/session.ts'
import { NewPasswordScene } from '#src/art/scenes/NewPasswordScene.tsx'
import { worksOnHost } from '#src/domain/reauthentication/passkeys.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { useNewPasskey } from '../shared/useNewPasskey.ts'
import { markOffered } from './passkeyOffered.ts'

export function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const [isOffered, setIsOffered] = useState(false)
  const goOn = useRef(onDone)
  useEffect(() => {
    void isWanted().then((isOfferWanted) => (isOfferWanted ? setIsOffered(true) : goOn.current()))
  }, [])
  return isOffered ? <Offer onDone={onDone} /> : <Skeleton shape="block" className="mt-6 h-64" />
}

/**
 * Asks the server whether to offer a passkey: the member may already have one, or use a host on which passkeys do not
 * work.
 */
const isWanted = () =>
  beginPasskey({}).then(
    ({ rp, excludeCredentials }) => {
      if (excludeCredentials.length === 0) return worksOnHost(rp.id)
      markOffered()
      return false
    },
    () => false,
  )

function Offer({ onDone }: { onDone: () => void }) {
  const leave = () => {
    markOffered()
    onDone()
  }
  const { make, isPending } = useNewPasskey(leave)
  const [isStarting, setIsStarting] = useState(false)
  // Focus the heading, because this step has replaced the form; screen readers then start there.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function add() {
    setIsStarting(true)
    // Request the challenge only on click, because the challenge would expire if the member stays on this page for a
    // long time.
    const options = await beginPasskey({}).catch(() => undefined)
    setIsStarting(false)
    if (options) await make(options)
    else leave()
  }

  return (
    <section className="mt-4 grid gap-4">
      <NewPasswordScene className="mx-auto w-56 max-w-full" />
      <h2 ref={heading} tabIndex={-1} className="title-card outline-none">
        <FormattedMessage id="session.passkey.offer" />
      </h2>
      <p className="text-ink-soft">
        <FormattedMessage id="session.passkey.offer.text" />
      </p>
      <Button full pending={isStarting || isPending} onClick={() => void add()}>
        <FormattedMessage id="session.passkey.add" />
      </Button>
      <Button full variant="quiet" onClick={leave}>
        <FormattedMessage id="session.passkey.later" />
      </Button>
    </section>
  )
}
