// Full-screen page after the account was closed and the member was signed out. It makes no API calls.
import { useEffect, useId, useRef } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { GoodbyeScene } from '#src/art/scenes/GoodbyeScene.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'

/** Time until which the closed account can be restored, and the time zone in which this time is formatted. */
export type ClosedAccount = { undoUntil: string; timeZone: string }

export function Goodbye({ undoUntil, timeZone }: ClosedAccount) {
  const { deadline } = useFormats()
  const router = useRouter()
  const id = useId()
  const screen = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!screen.current?.open) screen.current?.showModal()
    // Focus the heading, because the form that had the focus has disappeared.
    title.current?.focus()
  }, [])
  return (
    <dialog
      ref={screen}
      aria-labelledby={id}
      // Open the sign-in page, because there is no page to return to.
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
            values={{ date: <b className="whitespace-nowrap">{deadline(undoUntil, timeZone)}</b> }}
          />
        </p>
        <Link to="/login" className={`mt-6 ${buttonClass({ full: true })}`}>
          <FormattedMessage id="session.goodbye.signIn" />
        </Link>
      </div>
    </dialog>
  )
}
