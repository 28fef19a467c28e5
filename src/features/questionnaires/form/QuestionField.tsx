// What answers a question, by its kind. Each is the platform's own control; what is typed is an answer as soon as it can be one.
import { useIntl } from 'react-intl'
import type {
  Answer as QuestionAnswer,
  ChoiceQuestion,
  PictureQuestion,
  Question,
  ScaleQuestion,
  TextQuestion,
} from '../../../../generated/schema.d.ts'
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { CheckGroup, RadioGroup } from '../../../ui/ChoiceGroup.tsx'
import { Field } from '../../../ui/Field.tsx'
import { ScaleInput } from '../../../ui/ScaleInput.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { TypedField } from './TypedField.tsx'

export type FieldProps<Asked extends Question = Question> = {
  question: Asked
  /** The question, whose heading stands above. */
  label: string
  answer: QuestionAnswer | undefined
  onAnswer: (answer: QuestionAnswer | undefined) => void
  error: string | undefined
}

export function QuestionField(props: FieldProps) {
  const { question, ...field } = props
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'pictureChoice':
      return <Choices {...field} question={question} />
    case 'scale':
    case 'recommendation':
      return <Scale {...field} question={question} />
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
      return question.kind === 'phone' ? (
        <TypedField {...field} question={question} />
      ) : (
        <Words {...field} question={question} />
      )
    case 'number':
    case 'date':
      return <TypedField {...field} question={question} />
    case 'address':
    case 'file':
      return null
  }
}

function Choices({ question, label, answer, onAnswer, error }: FieldProps<ChoiceQuestion | PictureQuestion>) {
  const { formatMessage } = useIntl()
  const { id: questionId, maxChoices, options } = question
  const values = answer?.kind === 'choices' ? answer.choices : []
  const choose = (choices: string[]) =>
    onAnswer(choices.length > 0 ? { kind: 'choices', questionId, choices } : undefined)
  const group = {
    ...{ legend: label, hideLegend: true, error },
    options: options.map((option) => ({
      ...{ value: option.id, label: option.label },
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
    return <RadioGroup {...group} value={values[0]} onValueChange={(one) => choose([one])} />
  const hint = formatMessage(
    { id: 'questionnaires.form.upTo' },
    { count: maxChoices, all: String(maxChoices >= options.length) },
  )
  return <CheckGroup {...group} hint={hint} values={values} onValuesChange={choose} />
}

function Scale({ question, label, answer, onAnswer, error }: FieldProps<ScaleQuestion>) {
  const { id: questionId, minimum, maximum, minimumLabel, maximumLabel } = question
  return (
    <ScaleInput
      {...{ minimum, maximum, minimumLabel, maximumLabel, error }}
      legend={label}
      hideLegend
      value={answer?.kind === 'number' ? answer.number : undefined}
      onValueChange={(number) => onAnswer({ kind: 'number', questionId, number })}
    />
  )
}

function Words({ question, label, answer, onAnswer, error }: FieldProps<TextQuestion>) {
  const { formatMessage } = useIntl()
  const { id: questionId, kind, maxLength } = question
  const text = answer?.kind === 'text' ? answer.text : ''
  const control = {
    name: 'answer',
    value: text,
    maxLength,
    onChange: ({ target }: { target: { value: string } }) =>
      onAnswer(target.value ? { kind: 'text', questionId, text: target.value } : undefined),
  }
  return (
    <Field name="answer" label={label} hideLabel error={error}>
      {kind === 'longText' || (kind === 'text' && maxLength > 200) ? (
        <TextArea
          {...control}
          counter={formatMessage(
            { id: 'questionnaires.form.counter' },
            { length: text.length, maximum: maxLength },
          )}
        />
      ) : (
        <TextInput
          {...control}
          {...(kind === 'email' ? { type: 'email', inputMode: 'email', autoComplete: 'email' } : {})}
        />
      )}
    </Field>
  )
}
