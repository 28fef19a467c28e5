// Re-authentication before a critical action: by passkey or password if the member has one, otherwise by one-time code.
// It is a separate form, shown after the member has entered the input of the action. Its button runs the action.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import type { CallError } from '#src/client/errors.ts'
import { codeProof, passwordProof } from '#src/client/reauthSchemas.ts'
import type { CodeProof, PasswordProof, Proof } from '#generated/schema.d.ts'
import { Tabs } from '#src/ui/actions/Tabs.tsx'
import { CodeField } from '../contacts/CodeField.tsx'
import { FormPassword } from '#src/forms/FormPassword.tsx'
import { Form } from '#src/forms/Form.tsx'
import { PasskeyReauthentication } from './PasskeyReauthentication.tsx'
import { useCanUsePasskeys } from './passkeys.ts'
import { useContractForm, type Mutation } from '#src/forms/useContractForm.ts'
import { useSendCode } from '../contacts/useSendCode.ts'

type ReauthenticationProps<Body, Result> = {
  operation: { mutation: Mutation<Body, Result> }
  /** Builds the operation's request body from the re-authentication. */
  body: (proof: Proof) => Body
  onSuccess: (result: Result) => void
  /**
   * Called for every error response. Errors of the re-authentication are shown at the field for the password or code,
   * other errors above the button.
   */
  onRefused?: (error: CallError) => void
  /** True to focus the first control; set if the form has just appeared. */
  autoFocus?: boolean
  /** Label of the button; it names the action, not "OK". */
  children: ReactNode
}

export function Reauthentication<Body, Result>(props: ReauthenticationProps<Body, Result>) {
  const { formatMessage } = useIntl()
  const { data: member } = useGetUserInfo()
  const canUsePasskeys = useCanUsePasskeys()
  const [chosen, setChosen] = useState<string>()
  const ways = [
    ...(member.hasPasskey && canUsePasskeys ? (['passkey'] as const) : []),
    ...(member.hasPass ? (['password'] as const) : []),
    'code' as const,
  ]
  const way = ways.find((id) => id === chosen) ?? ways[0] ?? 'code'
  const account = member.email ?? member.phone ?? ''
  const Way = methodForms[way]
  const proofForm = <Way {...props} account={account} />
  if (ways.length === 1) return proofForm
  return (
    <Tabs
      label={formatMessage({ id: 'form.proof.way' })}
      value={way}
      onValueChange={setChosen}
      items={ways.map((id) => ({ id, label: formatMessage({ id: methodNames[id] }) }))}
    >
      {proofForm}
    </Tabs>
  )
}

type MethodProps<Body, Result> = ReauthenticationProps<Body, Result> & { account: string }

function ByPassword<Body, Result>(props: MethodProps<Body, Result>) {
  const { operation, body, onSuccess, onRefused, autoFocus, account, children } = props
  const proving = {
    schema: passwordProof,
    mutation: {
      ...operation.mutation,
      mutationFn: (proof: PasswordProof) => operation.mutation.mutationFn(body(proof)),
    },
  }
  const form = useContractForm(proving, {
    part: 'proof',
    unsent: 'forgotten',
    onSuccess,
    onRefused,
  })
  const { control, register } = form
  return (
    <Form form={form} button={children}>
      <FormPassword
        control={control}
        register={register}
        name="password"
        kind="current"
        account={account}
        label={<FormattedMessage id="form.proof.password" />}
        problem="form.error.other"
        autoFocus={autoFocus}
      />
    </Form>
  )
}

/**
 * Re-authentication by one-time code. The form is not submitted automatically after the last digit: the user has to
 * click the button.
 */
function ByCode<Body, Result>(props: MethodProps<Body, Result>) {
  const { operation, body, onSuccess, onRefused, autoFocus, account, children } = props
  const paragraph = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (autoFocus) paragraph.current?.focus()
  }, [autoFocus])
  const code = useSendCode('confirm')
  const proving = {
    schema: codeProof,
    mutation: {
      ...operation.mutation,
      mutationFn: (proof: CodeProof) => operation.mutation.mutationFn(body(proof)),
    },
  }
  const form = useContractForm(proving, {
    part: 'proof',
    unsent: 'forgotten',
    onSuccess,
    onRefused,
  })
  const sendCode = () => code.send(account)
  return (
    <Form form={form} code={{ sending: code, ask: sendCode }} button={children}>
      {code.sentTo ? (
        <CodeField control={form.control} name="code" code={code} onResend={sendCode} />
      ) : (
        <p ref={paragraph} tabIndex={-1} className="wrap-anywhere outline-none">
          <FormattedMessage id="form.proof.where" values={{ account: <b>{account}</b> }} />
        </p>
      )}
    </Form>
  )
}

const methodForms = { passkey: PasskeyReauthentication, password: ByPassword, code: ByCode }

const methodNames = {
  passkey: 'form.proof.byPasskey',
  password: 'form.proof.byPassword',
  code: 'form.proof.byCode',
} as const
