// Second step of a two-step sign-in: a code from the authenticator app, a passkey, or a recovery code.
import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { loginBySecondFactor } from '#generated/calls/session.ts'
import { SECOND_FACTOR_GONE } from '#generated/codes.ts'
import type { Session } from '#generated/schema.d.ts'
import type { CallError } from '#src/client/errors.ts'
import { AuthenticatorCodeField } from '#src/features/session/shared/AuthenticatorCodeField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { otherMethodField } from './OtherMethod.tsx'
import { SecondPasskey } from './SecondPasskey.tsx'
import type { SecondFactorStep } from './secondFactor.ts'

type SecondFactorProps = {
  step: SecondFactorStep
  /** Called when the member selects another kind of code. */
  onChange: (step: SecondFactorStep) => void
  /** Called if the ticket of the first step is no longer valid; the sign-in then starts again. */
  onGone: (error: CallError) => void
  onSignedIn: (session: Session) => void
}

const texts = {
  code: 'session.secondStep.code.text',
  recoveryCode: 'session.secondStep.recovery.text',
} as const

export function SecondFactor({ step, onChange, onGone, onSignedIn }: SecondFactorProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Focus the heading, because this step has replaced the form; screen readers then start there.
  useEffect(() => heading.current?.focus(), [])
  const onRefused = (error: CallError) => {
    if (error.hasCode(SECOND_FACTOR_GONE)) onGone(error)
  }
  return (
    <section className="mt-6 grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="title-card outline-none">
        <FormattedMessage id="session.secondStep.title" />
      </h2>
      {step.methods.includes('passkey') && (
        <SecondPasskey ticket={step.ticket} onRefused={onRefused} onSignedIn={onSignedIn} />
      )}
      <p className="text-ink-soft">
        <FormattedMessage id={texts[step.given]} />
      </p>
      <CodeForm key={step.given} {...{ step, onChange, onRefused, onSignedIn }} />
      <p className="text-center text-ink-soft">
        <FormattedMessage
          id="session.secondStep.lost"
          values={{
            a: (words) => (
              <Link to="/contact" className={linkClass}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </section>
  )
}

type CodeFormProps = Omit<SecondFactorProps, 'onGone'> & { onRefused: (error: CallError) => void }

function CodeForm({ step, onChange, onRefused, onSignedIn }: CodeFormProps) {
  const { ticket, methods, given: proofField } = step
  const form = useContractForm(loginBySecondFactor, {
    unsent: 'forgotten',
    prepare: async (values) => ({ ticket, [proofField]: values[proofField] ?? '' }),
    onSuccess: onSignedIn,
    onRefused,
  })
  const { control, register } = form
  const other = proofField === 'code' ? 'recoveryCode' : 'code'
  return (
    <Form
      form={form}
      worksAlone
      button={<FormattedMessage id="session.login.submit" />}
      after={
        (other === 'recoveryCode' || methods.includes('authenticator')) && (
          <button
            type="submit"
            name={otherMethodField}
            value={other}
            className={`${linkClass} mx-auto cursor-pointer`}
            onClick={(event) => {
              event.preventDefault()
              onChange({ ...step, given: other })
            }}
          >
            <FormattedMessage
              id={other === 'code' ? 'session.secondStep.useCode' : 'session.secondStep.useRecovery'}
            />
          </button>
        )
      }
    >
      <input type="hidden" name="ticket" value={ticket} />
      <input type="hidden" name="methods" value={methods.join(' ')} />
      <input type="hidden" name="given" value={proofField} />
      {proofField === 'code' ? (
        <AuthenticatorCodeField control={control} name="code" onComplete={() => void form.submit()} />
      ) : (
        <FormField
          control={control}
          name="recoveryCode"
          label={<FormattedMessage id="session.secondStep.recovery" />}
          problem="session.secondStep.recovery.problem"
        >
          <TextInput
            {...register('recoveryCode')}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
          />
        </FormField>
      )}
    </Form>
  )
}
