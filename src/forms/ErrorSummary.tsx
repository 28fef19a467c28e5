// Error summary above the submit button of a form, with a link to each invalid field. A link disappears when its field
// is corrected. Screen readers announce the number of invalid fields once per submission.
import type { RefObject } from 'react'
import { get, useFormState, type Control, type FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { linkClass } from '../ui/actions/link.ts'
import { Notice } from '../ui/feedback/Notice.tsx'
import { focusField, type InvalidField } from './invalidFields.ts'

export type InvalidFields = { list: readonly InvalidField[]; attempt: number }

type ErrorSummaryProps<Values extends FieldValues> = {
  form: { control: Control<Values>; invalid: InvalidFields; summaryRef: RefObject<HTMLDivElement | null> }
}

export function ErrorSummary<Values extends FieldValues>({ form }: ErrorSummaryProps<Values>) {
  const { control, invalid, summaryRef } = form
  const { errors } = useFormState({ control })
  const left = invalid.list.filter(({ name }) => get(errors, name))
  return (
    <>
      <div ref={summaryRef} role="alert" className="sr-only">
        {/* Set a React key, so that screen readers announce each submission even if the number is unchanged. */}
        {left.length > 0 && (
          <span>
            <FormattedMessage
              key={invalid.attempt}
              id="form.errors"
              values={{ fields: invalid.list.length }}
            />
          </span>
        )}
      </div>
      {left.length > 0 && (
        <Notice
          tone="negative"
          title={<FormattedMessage id="form.faults" />}
          action={
            <ul>
              {left.map((field) => (
                <li key={field.name}>
                  {field.label === undefined ? (
                    <span>
                      <FormattedMessage id="form.faults.unasked" values={{ name: field.name }} />
                    </span>
                  ) : (
                    <a
                      href={`#${field.name}`}
                      className={linkClass}
                      onClick={(event) => {
                        event.preventDefault()
                        const formElement = event.currentTarget.closest('form')
                        if (formElement) focusField(formElement, field)
                      }}
                    >
                      {field.label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </>
  )
}
