// The steps of signing in: the account, then what fits it; beside them the other services.
import { useState } from 'react'
import { useRouter, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { SignInMethod } from '../../../../generated/schema.d.ts'
import { draftsOf } from '../../../runtime/session/drafts.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { AccountStep, loginDraft } from '../shared/AccountStep.tsx'
import { CodeLogin } from './CodeLogin.tsx'
import { KeepAccount, type ClosingAccount } from './KeepAccount.tsx'
import { PasswordLogin } from './PasswordLogin.tsx'
import { SocialButtons } from '../shared/SocialButtons.tsx'
import { useLoginInit } from '../shared/useLoginInit.ts'
import { rememberWay } from '../shared/signInWay.ts'
import { useStep, type LoginStep } from '../shared/useStep.ts'
import { useSendCode } from '../../../forms/useSendCode.ts'
import { useSignedIn } from '../shared/useSignedIn.ts'

export function LoginWays() {
  const { redirect } = useSearch({ from: '/_blank/login' })
  const { providers } = useLoginInit()
  const { history } = useRouter()
  const [step, goTo] = useStep('login')
  const [password, setPassword] = useState('')
  const [closing, setClosing] = useState<ClosingAccount>()
  const code = useSendCode('login')
  const signedIn = useSignedIn()
  const app = useAppContext()
  const [drafts] = useState(() => draftsOf(app))

  const ask = (next: LoginStep) => {
    const go = () => void goTo(next)
    if (next.way === 'password') go()
    else code.ensure(next.account, go)
  }
  const done = (way: SignInMethod) => () => {
    rememberWay(way)
    drafts.write(loginDraft, null)
    signedIn()
  }

  if (closing) return <KeepAccount closing={closing} onKept={signedIn} onLeft={() => setClosing(undefined)} />
  if (!step)
    return (
      <>
        <p className="mt-2 text-ink-soft">
          <FormattedMessage id="session.login.intro" />
        </p>
        <AccountStep isPending={code.isPending} onPassword={setPassword} onReady={ask} />
        <SocialButtons offered={providers} redirect={redirect} />
      </>
    )
  const shared = {
    step,
    onChange: () => history.back(),
    onOther: (way: SignInMethod) => ask({ ...step, way }),
    onClosing: setClosing,
  }
  return step.way === 'password' ? (
    <PasswordLogin {...shared} filledIn={password} isSending={code.isPending} onSignedIn={done('password')} />
  ) : (
    <CodeLogin {...shared} code={code} onSignedIn={done('code')} />
  )
}
