// The account is closed and the member signed out: a screen of its own that covers the hub's bars.
// Nothing here is read from the server.
import { useEffect, useId, useRef } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { GoodbyeScene } from '#src/art/scenes/GoodbyeScene.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'

/** An account that was closed: until when that can be undone, and the member's time zone to say it in. */
export type ClosedAccount = { undoUntil: string; timeZone: string }

export function Goodbye({ undoUntil, timeZone }: ClosedAccount) {
  const { end } = useFormats()
  const router = useRouter()
  const id = useId()
  const screen = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!screen.current?.open) screen.current?.showModal()
    // The form that had the focus is gone.
    title.current?.focus()
  }, [])
  return (
    <dialog
      ref={screen}
      aria-labelledby={id}
      // Behind it is nothing to go back to.
      onClose={() => void router.navigate({ to: '/login' })}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto border-0 bg-surface text-ink open:grid"
    >
      <div className="m-auto flex max-w-slip flex-col items-center px-4 py-8 text-center">
        <GoodbyeScene className="w-72 max-w-full" />
        <h1 ref={title} id={id} tabIndex={-1} className="mt-4 title-page outline-none">
          <FormattedMessage id="session.goodbye.title" />
        </h1>
        <p className="mt-2 text-ink-soft">
          <FormattedMessage id="session.goodbye.closed" />
        </p>
        <p className="mt-4">
          <FormattedMessage
            id="session.goodbye.undo"
            values={{ date: <b className="whitespace-nowrap">{end(undoUntil, timeZone)}</b> }}
          />
        </p>
        <Link to="/login" className={`mt-6 ${buttonClass({ full: true })}`}>
          <FormattedMessage id="session.goodbye.signIn" />
        </Link>
      </div>
    </dialog>
  )
}
