// Lists the social accounts with which the member can sign in. The connect button redirects to the provider, which
// redirects back to the hub; the disconnect button asks for confirmation.
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useListBoundAccounts } from '#generated/hooks/session.ts'
import type { BoundAccount, SocialProvider } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { BindDialog } from './BindDialog.tsx'
import { DisconnectDialog } from './DisconnectDialog.tsx'
import { ProviderMark, serviceNames } from '../shared/ProviderMark.tsx'
import { useStartSocial } from '../shared/useStartSocial.ts'
import { useAllowedProviders } from '../shared/useAllowedProviders.ts'
import { useSignInOptions } from '../shared/useSignInOptions.ts'

export function BoundAccounts() {
  const { formatMessage } = useIntl()
  const offered = useSignInOptions()
  const { allowed, needsBrowser } = useAllowedProviders(offered.providers)
  const { data: bound } = useListBoundAccounts()
  const { start, pending } = useStartSocial('bind', '/changePassword')
  const [leaving, setLeaving] = useState<BoundAccount>()
  // Include connected accounts of providers that are no longer offered, so that they can be disconnected.
  const providers = [...new Set([...allowed, ...bound.items.map(({ provider }) => provider)])]
  if (providers.length === 0 && !needsBrowser) return null
  return (
    <section>
      <SectionHead title={<FormattedMessage id="session.bound" />} />
      <p className="-mt-2 mb-3 text-sm text-ink-soft">
        <FormattedMessage id="session.bound.text" />
      </p>
      <List label={formatMessage({ id: 'session.bound' })}>
        {providers.map((provider) => (
          <Account
            key={provider}
            provider={provider}
            bound={bound.items.find((account) => account.provider === provider)}
            isPending={pending === provider}
            onConnect={() => void start(provider)}
            onDisconnect={setLeaving}
          />
        ))}
      </List>
      {needsBrowser && (
        <p className="mt-3 text-sm text-ink-soft">
          <FormattedMessage id="session.social.webView" />
        </p>
      )}
      <DisconnectDialog account={leaving} onClose={() => setLeaving(undefined)} />
      <BindDialog />
    </section>
  )
}

type AccountProps = {
  provider: SocialProvider
  bound: BoundAccount | undefined
  isPending: boolean
  onConnect: () => void
  onDisconnect: (account: BoundAccount) => void
}

function Account({ provider, bound, isPending, onConnect, onDisconnect }: AccountProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { data: membership } = useGetMyMembership()
  const name = serviceNames[provider]
  const since =
    bound &&
    formatMessage(
      { id: 'session.bound.since' },
      { date: formats.instantDate(bound.boundAt, membership.timeZone, 'medium') },
    )
  return (
    <ListRow
      start={<ProviderMark provider={provider} />}
      title={name}
      text={
        bound ? (
          <>
            {bound.email && <span className="block wrap-anywhere">{bound.email}</span>}
            <span>{since}</span>
          </>
        ) : (
          <span>
            <FormattedMessage id="session.bound.none" />
          </span>
        )
      }
      end={
        bound ? (
          <Button size="small" variant="quiet" onClick={() => onDisconnect(bound)}>
            <span>
              <FormattedMessage id="session.bound.disconnect" values={{ name, spoken }} />
            </span>
          </Button>
        ) : (
          <Button
            size="small"
            variant="soft"
            pending={isPending}
            pendingLabel={formatMessage({ id: 'form.pending' })}
            onClick={onConnect}
          >
            <span>
              <FormattedMessage id="session.bound.connect" values={{ name, spoken }} />
            </span>
          </Button>
        )
      }
    />
  )
}

const spoken = (words: ReactNode) => <span className="sr-only">{words}</span>
