// Logo at the top of every layout; links to the home page.
import { Link } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { Wordmark } from '#src/ui/frames/Wordmark.tsx'

/** @param compact true to show only the symbol on phones; set if the bar has other content */
export function Brand({ compact }: { compact?: boolean }) {
  const { formatMessage } = useIntl()
  const text = formatMessage({ id: 'platform.title' })
  return (
    <Link to="/" className="inline-flex min-h-11 min-w-11 items-center">
      {compact && <Wordmark text={text} markOnly className="sm:hidden" />}
      <Wordmark text={text} className={compact ? 'max-sm:hidden' : undefined} />
    </Link>
  )
}
