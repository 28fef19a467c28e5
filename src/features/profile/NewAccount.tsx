// The new e-mail address or phone, and the code that was sent to it: exchanged for a ticket, which stands in its place.
import { FormattedMessage } from 'react-intl'
import { sessionSchemas, useVerifyCode } from '../../client/session.ts'
import type { UserInfo } from '../../client/types.ts'
import { CodeField } from '../../forms/CodeField.tsx'
import { toEmail } from '../../forms/email.ts'
import { FormField } from '../../forms/FormField.tsx'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { FormPhone } from '../../forms/FormPhone.tsx'
import { LeaveGuard } from '../../forms/LeaveGuard.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useSendCode } from '../../forms/useSendCode.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import type { AccountKind } from './ReachRow.tsx'

/** @property code the ticket */
export type ProvenAccount = { account: string; code: string }

type NewAccountProps = { kind: AccountKind; user: UserInfo; onProven: (proven: ProvenAccount) => void }

export function NewAccount({ kind, user, onProven }: NewAccountProps) {
  const code = useSendCode('verify')
  const verification = useVerifyCode({ mutation: { meta: { showsRefusals: true } } })
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ VerifyCodeBody }) => VerifyCodeBody),
    mutation: {
      // The code proves the account that it was sent to, whatever stands in the field by now.
      mutateAsync: ({ data }) => {
        const account = code.sentTo ?? data.account
        return verification
          .mutateAsync({ data: { ...data, account } })
          .then(({ ticket }) => ({ account, code: ticket }))
      },
      isPending: verification.isPending,
    },
    prepare: async (values) => ({ ...values, account: toEmail(values.account), purpose: 'verify' as const }),
    onSuccess: onProven,
  })
  const { control, register, trigger, getValues } = form
  const sendCode = async () => {
    if (await trigger('account', { shouldFocus: true })) code.send(toEmail(getValues('account')))
  }
  return (
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void (code.sentTo ? form.submit() : sendCode())
      }}
    >
      <LeaveGuard form={form} />
      {kind === 'phone' ? (
        <FormPhone
          control={control}
          name="account"
          label={<FormattedMessage id="profile.phone" />}
          country={user.countryCode}
          // One that was never confirmed is confirmed in the same way.
          defaultValue={user.phoneVerified ? undefined : (user.phone ?? undefined)}
        />
      ) : (
        <FormField
          control={control}
          name="account"
          label={<FormattedMessage id="profile.email" />}
          problem="profile.email.problem"
        >
          <TextInput {...register('account')} type="email" inputMode="email" autoComplete="email" />
        </FormField>
      )}
      {code.sentTo && (
        <CodeField control={control} name="code" code={code} onResend={sendCode} onComplete={form.submit} />
      )}
      <FormFoot form={form} isPending={code.isPending}>
        <FormattedMessage id={code.sentTo ? 'profile.reach.next' : 'session.code.send'} />
      </FormFoot>
    </form>
  )
}
