// Form for the new email address or phone and the one-time code that was sent to it; the server returns a ticket for
// a correct code.
import { FormattedMessage } from 'react-intl'
import { verifyCode } from '#generated/calls/session.ts'
import type { ModifyAccountRequest, UserInfo, VerifyCodeRequest } from '#generated/schema.d.ts'
import { CodeField } from '#src/domain/contacts/CodeField.tsx'
import { toEmail } from '#src/domain/contacts/email.ts'
import { FormField } from '#src/forms/FormField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { FormPhone } from '#src/domain/contacts/FormPhone.tsx'
import { UnsavedChanges } from '#src/forms/UnsavedChanges.tsx'
import { usePhoneCheck } from '#src/domain/contacts/usePhoneCheck.ts'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useSendCode } from '#src/domain/contacts/useSendCode.ts'
import { TextInput } from '#src/ui/fields/TextInput.tsx'

export type AccountKind = 'email' | 'phone'

/** @property code ticket that the server returned after it had verified the one-time code */
export type VerifiedAccount = Omit<ModifyAccountRequest, 'proof'>

type NewAccountProps = { kind: AccountKind; user: UserInfo; onProven: (proven: VerifiedAccount) => void }

export function NewAccount({ kind, user, onProven }: NewAccountProps) {
  const code = useSendCode('verify')
  const proven = {
    schema: verifyCode.schema,
    mutation: {
      ...verifyCode.mutation,
      // Send the account to which the code was sent, even if the field has changed in the meantime.
      mutationFn: async (typed: VerifyCodeRequest): Promise<VerifiedAccount> => {
        const account = code.sentTo ?? typed.account
        const { ticket } = await verifyCode({ ...typed, account })
        return { account, code: ticket }
      },
    },
  }
  const phoneProblem = usePhoneCheck({ takesCode: true })
  const form = useContractForm(proven, {
    unsent: UnsavedChanges,
    check: async ({ account }) => {
      const problem = kind === 'phone' ? await phoneProblem(account) : undefined
      return problem ? { account: problem } : {}
    },
    prepare: async (values) => ({ ...values, account: toEmail(values.account), purpose: 'verify' as const }),
    onSuccess: onProven,
  })
  const { control, register, trigger, getValues } = form
  const sendCode = async () => {
    if (await trigger('account', { shouldFocus: true })) code.send(toEmail(getValues('account')))
  }
  return (
    <Form
      form={form}
      code={{ sending: code, ask: sendCode }}
      button={<FormattedMessage id="profile.reach.next" />}
    >
      {kind === 'phone' ? (
        <FormPhone
          control={control}
          name="account"
          label={<FormattedMessage id="profile.phone" />}
          country={user.countryCode}
          // Prefill the phone number that the member has not verified yet, because it is verified like a new one.
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
    </Form>
  )
}
