// Fields for a record: a value for each key, such as the text for each state of a parcel.
import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { useFormContext } from './formContext.ts'
import { objectOf } from '../../../shared/unknown.ts'
import type { KindProps } from './fieldProps.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { inWords } from './labels.ts'
import { pathOf } from './paths.ts'
import type { Schema } from './schema.ts'
import { templateOf } from './template.ts'
import classes from './Form.module.css'

type Props = KindProps & { keys: readonly string[]; of: Schema }

export function RecordField({ value, path, label, keys, of }: Props) {
  const intl = useIntl()
  const { set, isReadOnly, Field } = useFormContext()
  const values = objectOf(value)
  const names = [...new Set([...keys, ...Object.keys(values)])]
  const fields = (
    <div className={classes.stack}>
      {names.map((name) => (
        <Group key={name} gap="xs" align="end" wrap="nowrap">
          <div className={classes.grow}>
            <Field schema={of} value={values[name]} path={pathOf(path, name)} label={keyLabel(intl, name)} />
          </div>
          {!keys.includes(name) && !isReadOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={intl.formatMessage({ id: 'backOffice.form.remove' }, { name })}
              onClick={() => set(pathOf(path, name), undefined)}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
      {!isReadOnly && <NewKey path={path} label={label} of={of} names={names} />}
    </div>
  )
  if (path === '') return fields
  return (
    <FieldGroup label={label} path={path} isNested>
      {fields}
    </FieldGroup>
  )
}

/** Returns the name of a country; codes of currencies stay as they are. */
function keyLabel(intl: IntlShape, name: string): string {
  const country = /^[A-Z]{2}$/.test(name) ? intl.formatDisplayName(name, { type: 'region' }) : undefined
  return country ?? (/^[A-Z]{3}$/.test(name) ? name : inWords(name))
}

type NewProps = { path: string; label: string; of: Schema; names: readonly string[] }

function NewKey({ path, label, of, names }: NewProps) {
  const intl = useIntl()
  const { root, set } = useFormContext()
  const [name, setName] = useState('')
  // A dot would separate names of a path.
  const isReady = name !== '' && !names.includes(name) && !name.includes('.')
  const add = () => {
    if (!isReady) return
    set(pathOf(path, name), templateOf(root, of))
    setName('')
  }
  return (
    <Group gap="xs" align="end">
      <TextInput
        w={180}
        size="xs"
        label={intl.formatMessage({ id: 'backOffice.form.newKey' }, { name: label })}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value.trim())}
      />
      <Button
        variant="default"
        size="xs"
        leftSection={<Plus size={14} aria-hidden />}
        disabled={!isReady}
        onClick={add}
      >
        <FormattedMessage id="backOffice.form.addKey" />
      </Button>
    </Group>
  )
}
