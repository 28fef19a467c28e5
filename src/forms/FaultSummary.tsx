// What is still wrong with a form that was to be sent, above its button: each fault leads to its field, and goes once it is
// mended. It is said aloud once a try, by its number.
import type { RefObject } from 'react'
import { get, useFormState, type Control, type FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { linkClass } from '../ui/link.ts'
import { Notice } from '../ui/Notice.tsx'
import { leadTo, type Fault } from './faults.ts'

export type Faults = { list: readonly Fault[]; attempt: number }

type FaultSummaryProps<Values extends FieldValues> = {
  form: { control: Control<Values>; faults: Faults; foot: RefObject<HTMLDivElement | null> }
}

export function FaultSummary<Values extends FieldValues>({ form }: FaultSummaryProps<Values>) {
  const { control, faults, foot } = form
  const { errors } = useFormState({ control })
  const left = faults.list.filter(({ name }) => get(errors, name))
  return (
    <>
      <div ref={foot} role="alert" className="sr-only">
        {/* Another try is told anew, though the number may be the same. */}
        {left.length > 0 && (
          <FormattedMessage key={faults.attempt} id="form.errors" values={{ fields: faults.list.length }} />
        )}
      </div>
      {left.length > 0 && (
        <Notice
          kind="negative"
          title={<FormattedMessage id="form.faults" />}
          action={
            <ul>
              {left.map((fault) => (
                <li key={fault.name}>
                  {fault.label === undefined ? (
                    <FormattedMessage id="form.faults.unasked" values={{ name: fault.name }} />
                  ) : (
                    <a
                      href={`#${fault.name}`}
                      className={linkClass}
                      onClick={(event) => {
                        event.preventDefault()
                        const place = event.currentTarget.closest('form')
                        if (place) leadTo(place, fault)
                      }}
                    >
                      {fault.label}
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
