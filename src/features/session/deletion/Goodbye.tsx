// The account is closed, and she is signed out. Nothing here is read from the server: it would not know her any more.
import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { GoodbyeScene } from '../../../art/scenes/GoodbyeScene.tsx'
import { useFormats } from '../../../runtime/format/useFormats.ts'
import { useTimeZone } from '../../../runtime/timeZone.ts'
import { buttonClass } from '../../../ui/Button.tsx'

export function Goodbye({ undoUntil }: { undoUntil: string }) {
  const { instant } = useFormats()
  const timeZone = useTimeZone()
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="mx-auto flex max-w-slip flex-col items-center py-4 text-center">
      <GoodbyeScene className="w-72 max-w-full" />
      <h1 ref={title} tabIndex={-1} className="mt-4 title-page outline-none">
        <FormattedMessage id="session.goodbye.title" />
      </h1>
      <p className="mt-2 text-ink-soft">
        <FormattedMessage id="session.goodbye.closed" />
      </p>
      <p className="mt-4">
        <FormattedMessage
          id="session.goodbye.undo"
          values={{ date: <b>{instant(undoUntil, timeZone)}</b> }}
        />
      </p>
      <Link to="/login" className={`mt-6 ${buttonClass({ full: true })}`}>
        <FormattedMessage id="session.goodbye.signIn" />
      </Link>
    </div>
  )
}
