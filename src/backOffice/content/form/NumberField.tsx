// Field for a number.
import { NumberInput } from '@mantine/core'
import { resolve } from './schema.ts'
import { useFormContext } from './formContext.ts'
import type { KindProps } from './fieldProps.ts'
import { order } from './order.ts'
import { useFieldError } from './useFieldError.ts'

export function NumberField({ schema, value, path, label, empty }: KindProps) {
  const { root, set, fixed, isReadOnly } = useFormContext()
  const error = useFieldError({ path, schema, value, label })
  const { type, minimum, description } = resolve(root, schema)
  return (
    <NumberInput
      label={label}
      description={typeof description === 'string' ? description : undefined}
      data-path={path}
      error={error}
      inputWrapperOrder={order}
      readOnly={isReadOnly || fixed.includes(path)}
      hideControls
      thousandSeparator={path.endsWith('year') ? '' : ','}
      allowDecimal={type !== 'integer'}
      allowNegative={typeof minimum !== 'number' || minimum < 0}
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => set(path, typeof next === 'number' ? next : (empty?.value ?? undefined))}
    />
  )
}
