// The brand at the top of every layout, leading home.
import { Link } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { Wordmark } from '../ui/Wordmark.tsx'

export function Brand() {
  const { formatMessage } = useIntl()
  return (
    <Link to="/" className="inline-flex min-h-11 items-center">
      <Wordmark text={formatMessage({ id: 'platform.title' })} />
    </Link>
  )
}
