// Steps of the sign-in: account, then password or one-time code. Passkey and social sign-in are offered as well.
import { lazy, useState } from 'react'
import { useRouter, useSearch } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SignInMethod } from '#generated/schema.d.ts'
import { island } from '#src/runtime/loading/island.ts'
import { pageChunk } from '#src/runtime/loading/reload.ts'
import { JoinOffer } from '#src/domain/introduction/parts.tsx'
import { draftsOf } from '#src/runtime/storage/drafts.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { AccountStep, loginDraft } from '../shared/AccountStep.tsx'
import { CodeLogin } from './CodeLogin.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { markOffered, wasOffered } from './passkeyOffered.ts'
import type { ClosingAccount } from './ReopenAccount.tsx'
import { PasswordLogin } from './PasswordLogin.tsx'
import { SocialButtons } from '../shared/SocialButtons.tsx'
import { useSignInOptions } from '../shared/useSignInOptions.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import type { SecondFactorStep } from '../shared/secondFactor.ts'
import { rememberMethod } from '../shared/lastSignInMethod.ts'
import { useStep, type LoginStep } from '../shared/useStep.ts'
import { useCanUsePasskeys } from '#src/domain/reauthentication/passkeys.ts'
import { useSendCode } from '#src/domain/contacts/useSendCode.ts'
import { useSignedIn } from '../shared/useSignedIn.ts'

// Load this step, which restores an account, only on demand, because few accounts are being deleted.
const ReopenAccount = lazy(() =>
  pageChunk(() => import('./ReopenAccount.tsx')).then((part) => ({ default: part.ReopenAccount })),
)
// Load the second step on demand, because few members use two-step sign-in. The server renders it for browsers without
// scripts.
const SecondFactor = island(() => import('../shared/SecondFactor.tsx').then((part) => part.SecondFactor))
// Step that offers a passkey, once per device that supports passkeys.
const PasskeyOffer = lazy(() =>
  pageChunk(() => import('./PasskeyOffer.tsx')).then((part) => ({ default: part.PasskeyOffer })),
)

export function LoginSteps({ isNew }: { isNew: boolean }) {
  const search = useSearch({ from: '/_blank/login' })
  const { providers } = useSignInOptions()
  const { history } = useRouter()
  const intl = useIntl()
  const [step, goTo] = useStep('login')
  const [factor, goToFactor] = useStep('secondFactor')
  const [password, setPassword] = useState('')
  const [closing, setClosing] = useState<ClosingAccount>()
  const [isOffering, setIsOffering] = useState(false)
  const canUsePasskeys = useCanUsePasskeys()
  const code = useSendCode('login')
  const signedIn = useSignedIn()
  const app = useAppContext()
  const [drafts] = useState(() => draftsOf(app))

  const startStep = (next: LoginStep) => {
    const go = () => void goTo(next)
    if (next.method === 'password') go()
    else code.ensure(next.account, go)
  }
  const done = (method: SignInMethod) => () => {
    rememberMethod(method)
    drafts.write(loginDraft, null)
    if (canUsePasskeys && !wasOffered()) setIsOffering(true)
    else signedIn()
  }
  const doneByPasskey = () => {
    markOffered()
    drafts.write(loginDraft, null)
    signedIn()
  }

  if (isOffering) return <PasskeyOffer onDone={signedIn} />
  if (factor)
    return (
      <SecondFactor
        step={factor}
        onChange={(next) => void goToFactor(next)}
        onGone={(error) => {
          app.toasts.show('negative', failureText(error, intl))
          setClosing(undefined)
          void goToFactor(undefined)
        }}
        onSignedIn={done(step?.method ?? 'code')}
      />
    )
  const onSecondFactor = (next: SecondFactorStep) => void goToFactor(next)
  if (closing)
    return (
      <ReopenAccount
        {...{ closing, onSecondFactor }}
        onReopened={signedIn}
        onCancel={() => setClosing(undefined)}
      />
    )
  if (!step)
    return (
      <>
        {isNew ? (
          <>
            <JoinOffer search={search} />
            <h2 className="mt-8 title-card">
              <FormattedMessage id="membership.intro.signIn" />
            </h2>
          </>
        ) : (
          <p className="mt-2 text-ink-soft">
            <FormattedMessage id="session.login.intro" />
          </p>
        )}
        <AccountStep
          isPending={code.isPending}
          worksAlone
          isSecondary={isNew}
          onPassword={setPassword}
          onReady={startStep}
        />
        <SocialButtons offered={providers} redirect={search.redirect} />
        <PasskeyLogin onSignedIn={doneByPasskey} />
      </>
    )
  const shared = {
    step,
    onChange: () => history.back(),
    onOther: (method: SignInMethod) => startStep({ ...step, method }),
    onClosing: setClosing,
    onSecondFactor,
  }
  return step.method === 'password' ? (
    <PasswordLogin {...shared} filledIn={password} isSending={code.isPending} onSignedIn={done('password')} />
  ) : (
    <CodeLogin {...shared} code={code} onSignedIn={done('code')} />
  )
}
