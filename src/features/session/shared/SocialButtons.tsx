// Buttons for social sign-in below the account field; each button redirects to its provider.
import { FormattedMessage, useIntl } from 'react-intl'
import type { SocialProvider } from '#generated/schema.d.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { cx } from '#src/ui/style/cx.ts'
import { Spinner } from '#src/ui/progress/Spinner.tsx'
import { ProviderMark, serviceNames } from './ProviderMark.tsx'
import { useAllowedProviders } from './useAllowedProviders.ts'
import { useStartSocial } from './useStartSocial.ts'

type SocialButtonsProps = {
  offered: readonly SocialProvider[]
  /** Value of the `redirect` parameter: the page that opens after the sign-in. */
  redirect: string | undefined
}

export function SocialButtons({ offered, redirect }: SocialButtonsProps) {
  const { formatMessage } = useIntl()
  const { start, pending } = useStartSocial('signIn', redirect)
  const { allowed, needsBrowser } = useAllowedProviders(offered)
  if (offered.length === 0) return null
  return (
    <section className="mt-6 noscript:hidden">
      <h2 className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <FormattedMessage id="session.social.or" />
      </h2>
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2">
        {allowed.map((provider) => (
          <button
            key={provider}
            type="button"
            aria-label={formatMessage({ id: 'session.social.with' }, { service: serviceNames[provider] })}
            aria-busy={pending === provider}
            onClick={() => start(provider)}
            className={cx(buttonClass({ variant: 'quiet' }), 'min-h-16 flex-col gap-1! px-2! text-sm!')}
          >
            {pending === provider ? <Spinner /> : <ProviderMark provider={provider} />}
            <span className="text-ink">{serviceNames[provider]}</span>
          </button>
        ))}
      </div>
      {needsBrowser && (
        <p className="mt-3 text-center text-sm text-ink-soft">
          <FormattedMessage id="session.social.webView" />
        </p>
      )}
    </section>
  )
}
