// Full-screen page after the account was closed and the member signed out. It makes no calls.
import { useEffect, useId, useRef } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { GoodbyeScene } from '#src/art/scenes/GoodbyeScene.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'

/** Closed account: until then it can be restored, and the time zone to format the time. */
export type ClosedAccount = { undoUntil: string; timeZone: string }

export function Goodbye({ undoUntil, timeZone }: ClosedAccount) {
  const { end } = useFormats()
  const router = useRouter()
  const id = useId()
  const screen = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!screen.current?.open) screen.current?.showModal()
    // The form with the focus is gone.
    title.current?.focus()
  }, [])
  return (
    <dialog
      ref={screen}
      aria-labelledby={id}
      // There is no page to return to.
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
