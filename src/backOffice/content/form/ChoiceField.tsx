// Fields for one of several values, and for yes or no.
import { Select, Switch } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useFormContext } from './formContext.ts'
import type { KindProps } from './fieldProps.ts'
import { inWords } from './labels.ts'
import { resolve } from './schema.ts'
import { useFieldError } from './useFieldError.ts'
import classes from './Form.module.css'

type Props = KindProps & { options: readonly (string | number)[] }

export function ChoiceField({ schema, value, path, label, empty, options }: Props) {
  const intl = useIntl()
  const { set, fixed, isReadOnly } = useFormContext()
  const error = useFieldError({ path, schema, value, label })
  const isText = typeof value === 'string' || typeof value === 'number'
  return (
    <Select
      label={label}
      error={error}
      data-path={path}
      readOnly={isReadOnly || fixed.includes(path)}
      data={options.map((option) => ({ value: String(option), label: inWords(String(option)) }))}
      value={isText ? String(value) : null}
      onChange={(next) => {
        const option = options.find((each) => String(each) === next)
        if (option !== undefined) set(path, option)
        else if (empty) set(path, empty.value)
      }}
      clearable={empty !== undefined}
      placeholder={empty ? intl.formatMessage({ id: 'backOffice.form.none' }) : undefined}
      clearButtonProps={{
        'aria-label': intl.formatMessage({ id: 'backOffice.form.clear' }, { name: label }),
      }}
    />
  )
}

/** Returns the description of a switch without its value: `True for content on babies` becomes `For content on babies`. */
const conditionOf = (description: string) =>
  description.replace(/^True ([a-z])/, (_, letter: string) => letter.toUpperCase())

export function SwitchField({ schema, value, path, label }: KindProps) {
  const { root, set, isReadOnly } = useFormContext()
  const { default: preset, description } = resolve(root, schema)
  return (
    <Switch
      className={classes.switch}
      label={label}
      description={typeof description === 'string' ? conditionOf(description) : undefined}
      data-path={path}
      disabled={isReadOnly}
      checked={typeof value === 'boolean' ? value : preset === true}
      onChange={({ currentTarget }) => set(path, currentTarget.checked)}
    />
  )
}
