// Form for a claim code from another device: it opens the result for a visitor, or claims the submission for a
// member. The code may belong to any questionnaire.
import { useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { openClaimCode, redeemClaimCode } from '#generated/calls/questionnaires.ts'
import { useListQuestionnaires } from '#generated/hooks/questionnaires.ts'
import type { QuestionnaireResult, RedeemClaimRequest } from '#generated/schema.d.ts'
import { Form } from '#src/forms/Form.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'
import { storeSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { formatClaimCode } from '../code.ts'
import { pathsOf } from '../paths.ts'

const opening = {
  schema: openClaimCode.schema,
  mutation: {
    mutationKey: [openClaimCode.id],
    mutationFn: async (body: RedeemClaimRequest) => {
      const result = await openClaimCode(body)
      storeSecret(result.questionnaireId, { claimCode: body.claimCode })
      return result
    },
  },
}

export function CodeForm() {
  const isMember = useIsSignedIn()
  const navigate = useNavigate()
  const { data } = useListQuestionnaires()
  const form = useContractForm<RedeemClaimRequest, QuestionnaireResult>(
    isMember ? redeemClaimCode : opening,
    {
      unsent: 'forgotten',
      prepare: async ({ claimCode }) => ({ claimCode: formatClaimCode(claimCode ?? '') }),
      onSuccess: ({ questionnaireId }) => {
        const screen = data.items.find(({ id }) => id === questionnaireId)?.screen ?? 'questionnaire'
        void navigate({ to: pathsOf(screen).result, replace: true })
      },
    },
  )
  const { control, register } = form
  return (
    <Form form={form} button={<FormattedMessage id="questionnaires.code.open" />}>
      <FormField
        control={control}
        name="claimCode"
        label={<FormattedMessage id="questionnaires.code" />}
        hint={<FormattedMessage id="questionnaires.code.hint" />}
        problem="questionnaires.code.problem"
      >
        <TextInput
          {...register('claimCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tracking-[0.06em] uppercase placeholder:normal-case"
        />
      </FormField>
    </Form>
  )
}
