// Renders the native form control for a kind of question.
import { useController, useFormState, type Control } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type {
  ChoiceQuestion,
  PictureQuestion,
  Question,
  ScaleQuestion,
  TextQuestion,
} from '#generated/schema.d.ts'
import { useFieldError } from '#src/forms/fieldError.ts'
import { FormDate } from '#src/forms/FormDate.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { FormNumber } from '#src/forms/FormNumber.tsx'
import { FormPhone } from '#src/domain/contacts/FormPhone.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import type { AnswerValue } from '#shared/questionnaires/answerValue.ts'
import { CheckGroup, RadioGroup } from '#src/ui/fields/ChoiceGroup.tsx'
import { ScaleInput } from '#src/ui/fields/ScaleInput.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { useCountry } from './useCountry.ts'

/** Form values of a question; `answer` is null or undefined until the user answers. */
export type AnswerValues = { answer: AnswerValue | null | undefined }

export type FieldProps<Asked extends Question = Question> = {
  question: Asked
  /** Text of the question, which the heading above the control shows. */
  label: string
  control: Control<AnswerValues>
}

export function QuestionField({ question, label, control }: FieldProps) {
  const country = useCountry()
  const field = { control, name: 'answer', label, hideLabel: true } as const
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'pictureChoice':
      return <Choices question={question} label={label} control={control} />
    case 'scale':
    case 'recommendation':
      return <Scale question={question} label={label} control={control} />
    case 'text':
    case 'longText':
    case 'email':
      return <TextAnswer question={question} label={label} control={control} />
    case 'phone':
      return <FormPhone {...field} country={country} />
    case 'number': {
      const { decimals, minimum, unit } = question
      return <FormNumber {...field} precision={decimals} min={minimum < 0 ? undefined : 0} unit={unit} />
    }
    case 'date':
      return <FormDate {...field} />
    case 'address':
    case 'file':
      return null
  }
}

/** Returns the value and the error of a control that is not registered as a form field, such as a group of choices. */
function useAnswerField(control: Control<AnswerValues>) {
  const { field } = useController({ control, name: 'answer' })
  const { errors } = useFormState({ control, name: 'answer' })
  return { value: field.value, onChange: field.onChange, error: useFieldError('answer', errors) }
}

function Choices({ question, label, control }: FieldProps<ChoiceQuestion | PictureQuestion>) {
  const { formatMessage } = useIntl()
  const { maxChoices, options } = question
  const { value, onChange, error } = useAnswerField(control)
  const values = Array.isArray(value) ? value : []
  const group = {
    legend: label,
    hideLegend: true,
    error,
    options: options.map((option) => ({
      value: option.id,
      label: option.label,
      picture: 'picture' in option && (
        <Drawing
          src={option.picture}
          alt={option.alt}
          className="aspect-[8/5] w-full bg-blush object-cover"
        />
      ),
    })),
  }
  if (maxChoices === 1)
    return (
      <RadioGroup
        {...group}
        hint={formatMessage({ id: 'questionnaires.form.tap' })}
        value={values[0]}
        onValueChange={(choice) => onChange([choice])}
      />
    )
  const hint = formatMessage(
    { id: 'questionnaires.form.upTo' },
    { count: maxChoices, all: String(maxChoices >= options.length) },
  )
  return <CheckGroup {...group} hint={hint} values={values} onValuesChange={onChange} />
}

function Scale({ question, label, control }: FieldProps<ScaleQuestion>) {
  const { formatMessage } = useIntl()
  const { value, onChange, error } = useAnswerField(control)
  const { minimum, maximum, minimumLabel, maximumLabel } = question
  return (
    <ScaleInput
      minimum={minimum}
      maximum={maximum}
      minimumLabel={minimumLabel}
      maximumLabel={maximumLabel}
      error={error}
      legend={label}
      hideLegend
      hint={formatMessage({ id: 'questionnaires.form.tap' })}
      value={typeof value === 'number' ? value : undefined}
      onValueChange={onChange}
    />
  )
}

function TextAnswer({ question, label, control }: FieldProps<TextQuestion>) {
  const { formatMessage } = useIntl()
  const { kind, maxLength } = question
  const { field } = useController({ control, name: 'answer' })
  const text = typeof field.value === 'string' ? field.value : ''
  const input = { ...field, value: text, maxLength }
  return (
    <FormField control={control} name="answer" label={label} hideLabel>
      {kind === 'longText' || (kind === 'text' && maxLength > 200) ? (
        <TextArea
          {...input}
          counter={formatMessage(
            { id: 'questionnaires.form.counter' },
            { length: text.length, maximum: maxLength },
          )}
        />
      ) : (
        <TextInput
          {...input}
          {...(kind === 'email' ? { type: 'email', inputMode: 'email', autoComplete: 'email' } : {})}
        />
      )}
    </FormField>
  )
}
