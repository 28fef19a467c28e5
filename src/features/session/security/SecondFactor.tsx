// Two-step sign-in: enables it with an authenticator app or passkeys, shows recovery codes, and disables it.
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { beginAuthenticator, renewRecoveryCodes, turnOnPasskeyFactor } from '#generated/calls/session.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useGetSecondFactor } from '#generated/hooks/session.ts'
import type { AuthenticatorSetup as Setup, RecoveryCodes as Codes } from '#generated/schema.d.ts'
import { Reauthentication } from '#src/domain/reauthentication/Reauthentication.tsx'
import type { Mutation } from '#src/forms/useContractForm.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { pageChunk } from '#src/runtime/loading/reload.ts'
import { Button, type ButtonVariant } from '#src/ui/actions/Button.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { TurnOffSecondFactor } from './TurnOffSecondFactor.tsx'
import { useReauthenticatedAction } from './useReauthenticatedAction.ts'

// Load the setup on demand together with the QR code, because few members open it.
const AuthenticatorSetup = lazy(() =>
  pageChunk(() => import('./AuthenticatorSetup.tsx')).then((part) => ({ default: part.AuthenticatorSetup })),
)
const RecoveryCodes = lazy(() =>
  pageChunk(() => import('./RecoveryCodes.tsx')).then((part) => ({ default: part.RecoveryCodes })),
)

export function SecondFactor() {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { toasts } = useAppContext()
  const { data: factor } = useGetSecondFactor()
  const { data: membership } = useGetMyMembership()
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<string[]>()
  const [isTurningOff, setIsTurningOff] = useState(false)
  const { turnedOnAt, hasAuthenticator, hasPasskey, recoveryCodesLeft } = factor
  const show = ({ codes: newCodes }: Codes) => {
    if (newCodes.length > 0) setCodes(newCodes)
  }
  const setUp = (label: ReactNode, variant: ButtonVariant, size?: 'small') => (
    <ReauthenticatedButton
      {...{ variant, size, label }}
      operation={beginAuthenticator}
      onSuccess={setSetup}
    />
  )
  return (
    <section>
      <SectionHead title={<FormattedMessage id="session.secondFactor" />} />
      <p className="-mt-2 mb-3 text-sm text-ink-soft">
        {turnedOnAt === null ? (
          <FormattedMessage id="session.secondFactor.text" />
        ) : (
          <FormattedMessage
            id="session.secondFactor.since"
            values={{ date: formats.instantDate(turnedOnAt, membership.timeZone, 'medium') }}
          />
        )}
      </p>
      {turnedOnAt === null ? (
        <div className="grid gap-3">
          {setUp(<FormattedMessage id="session.secondFactor.app" />, 'soft')}
          {hasPasskey && (
            <ReauthenticatedButton
              variant="quiet"
              label={<FormattedMessage id="session.secondFactor.passkeys" />}
              operation={turnOnPasskeyFactor}
              onSuccess={show}
            />
          )}
        </div>
      ) : (
        <>
          <List label={formatMessage({ id: 'session.secondFactor' })}>
            <ListRow
              title={<FormattedMessage id="session.secondFactor.appRow" />}
              text={hasAuthenticator ? <FormattedMessage id="session.secondFactor.appRow.text" /> : undefined}
              end={setUp(
                <FormattedMessage
                  id={hasAuthenticator ? 'session.secondFactor.otherApp' : 'session.secondFactor.app'}
                />,
                'quiet',
                'small',
              )}
            />
            <ListRow
              title={<FormattedMessage id="session.secondFactor.codes" />}
              text={
                <FormattedMessage
                  id="session.secondFactor.codes.left"
                  values={{ count: recoveryCodesLeft }}
                />
              }
              end={
                <ReauthenticatedButton
                  size="small"
                  variant="quiet"
                  label={<FormattedMessage id="session.secondFactor.renew" />}
                  operation={renewRecoveryCodes}
                  onSuccess={show}
                />
              }
            />
          </List>
          <Button full variant="soft" className="mt-4" onClick={() => setIsTurningOff(true)}>
            <FormattedMessage id="session.secondFactor.off" />
          </Button>
        </>
      )}
      {isTurningOff && <TurnOffSecondFactor onClose={() => setIsTurningOff(false)} />}
      <Suspense>
        {setup && (
          <AuthenticatorSetup
            setup={setup}
            onClose={() => setSetup(undefined)}
            onConfirmed={(confirmation) => {
              setSetup(undefined)
              if (confirmation.codes.length === 0)
                toasts.done(formatMessage({ id: 'session.secondFactor.replaced' }))
              show(confirmation)
            }}
          />
        )}
        {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      </Suspense>
    </section>
  )
}

type Reauthenticated = { proof?: Parameters<Parameters<typeof Reauthentication>[0]['body']>[0] }
type ReauthenticatedButtonProps<Result> = {
  label: ReactNode
  variant: ButtonVariant
  size?: 'small' | undefined
  operation: { mutation: Mutation<Reauthenticated, Result> }
  onSuccess: (result: Result) => void
}

/** Button whose action requires recent re-authentication. */
function ReauthenticatedButton<Result>({
  label,
  variant,
  size,
  operation,
  onSuccess,
}: ReauthenticatedButtonProps<Result>) {
  const { formatMessage } = useIntl()
  const { act, isPending, unproven, succeed, giveUp } = useReauthenticatedAction(operation, { onSuccess })
  return (
    <>
      <Button
        full={size === undefined}
        {...{ variant, size }}
        pending={isPending}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => act({})}
      >
        <span>{label}</span>
      </Button>
      {unproven ? (
        <ReauthenticationDialog onClose={giveUp} title={label}>
          <Reauthentication operation={operation} body={(proof) => ({ proof })} onSuccess={succeed}>
            {label}
          </Reauthentication>
        </ReauthenticationDialog>
      ) : null}
    </>
  )
}
