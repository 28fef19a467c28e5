// "Prove that it is you", before anything grave: by the password, where she has one, or by a code sent to her. It is a form
// of its own that ends in the button which does the thing; what else the thing needs to know was asked before.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { proofSchemas, useGetUserInfoSuspense } from '../client/session.ts'
import type { Proof } from '../client/types.ts'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { CodeField } from './CodeField.tsx'
import { FormField } from './FormField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { useContractForm } from './useContractForm.ts'
import { useSendCode } from './useSendCode.ts'

type FreshProofProps<Result> = {
  /**
   * Makes the call with the proof. Its mutation has `meta: { showsRefusals: true }`, for what is refused about the proof is
   * said here; what is refused about the rest of the call stands above the button, and the mutation's `onError` hears of it.
   */
  send: (proof: Proof) => Promise<Result>
  isPending: boolean
  onSuccess: (result: Result) => void
  /** It has just come into sight: the focus goes where she begins. */
  autoFocus?: boolean
  /** The button's words: what happens, not "OK". */
  children: ReactNode
}

export function FreshProof<Result>(props: FreshProofProps<Result>) {
  const { formatMessage } = useIntl()
  const { data: member } = useGetUserInfoSuspense()
  const [way, setWay] = useState('password')
  const account = member.email ?? member.phone ?? ''
  const Way = member.hasPass && way === 'password' ? ByPassword : ByCode
  const shown = <Way {...props} account={account} />
  if (!member.hasPass) return shown
  return (
    <Tabs
      label={formatMessage({ id: 'form.proof.way' })}
      value={way}
      onValueChange={setWay}
      items={[
        { id: 'password', label: formatMessage({ id: 'form.proof.byPassword' }) },
        { id: 'code', label: formatMessage({ id: 'form.proof.byCode' }) },
      ]}
    >
      {shown}
    </Tabs>
  )
}

type WayProps<Result> = FreshProofProps<Result> & { account: string }

function ByPassword<Result>(props: WayProps<Result>) {
  const { send, isPending, onSuccess, autoFocus, account, children } = props
  const { formatMessage } = useIntl()
  const form = useContractForm({
    schema: () => proofSchemas().then(({ PasswordProof }) => PasswordProof),
    mutation: { mutateAsync: ({ data }) => send(data), isPending },
    part: 'proof',
    onSuccess,
  })
  const { control, register } = form
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={form.submit}>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <FormField
        control={control}
        name="password"
        label={<FormattedMessage id="form.proof.password" />}
        problem="form.error.other"
      >
        <PasswordInput
          {...register('password')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- she asked for this form just now
          autoFocus={autoFocus}
          autoComplete="current-password"
          showLabel={formatMessage({ id: 'session.password.show' })}
          hideLabel={formatMessage({ id: 'session.password.hide' })}
        />
      </FormField>
      <FormFoot form={form}>{children}</FormFoot>
    </form>
  )
}

/** The last digit sends nothing by itself: here the button is pressed knowingly. */
function ByCode<Result>(props: WayProps<Result>) {
  const { send, isPending, onSuccess, autoFocus, account, children } = props
  const where = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (autoFocus) where.current?.focus()
  }, [autoFocus])
  const code = useSendCode('confirm')
  const form = useContractForm({
    schema: () => proofSchemas().then(({ CodeProof }) => CodeProof),
    mutation: { mutateAsync: ({ data }) => send(data), isPending },
    part: 'proof',
    onSuccess,
  })
  const sendCode = () => code.send(account)
  return (
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.sentTo) void form.submit()
        else sendCode()
      }}
    >
      {code.sentTo ? (
        <CodeField control={form.control} name="code" code={code} onResend={sendCode} />
      ) : (
        <p ref={where} tabIndex={-1} className="wrap-anywhere outline-none">
          <FormattedMessage id="form.proof.where" values={{ account: <b>{account}</b> }} />
        </p>
      )}
      <FormFoot form={form} isPending={code.isPending}>
        {code.sentTo ? children : <FormattedMessage id="session.code.send" />}
      </FormFoot>
    </form>
  )
}
