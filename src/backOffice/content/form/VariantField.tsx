// Fields for a union: a select of the kind, and the properties of this kind.
import { Select } from '@mantine/core'
import { useFormContext } from './formContext.ts'
import { objectOf } from '../../../shared/unknown.ts'
import type { KindProps } from './fieldProps.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { fieldLabel, inWords } from './labels.ts'
import { Properties } from './ObjectField.tsx'
import { pathOf } from './paths.ts'
import { shapeOf, type Variant } from './schema.ts'
import { asVariant } from './template.ts'
import classes from './Form.module.css'

type Props = KindProps & { discriminator: string; variants: readonly Variant[] }

export function VariantField({ value, path, label, discriminator, variants }: Props) {
  const { root, topic, set, isReadOnly } = useFormContext()
  const current = objectOf(value)[discriminator]
  const variant = variants.find(({ values }) => values.some((name) => name === current))
  const shape = variant && shapeOf(root, variant.schema)
  const change = (name: string | null) => {
    const next = variants.find(({ values }) => values.some((each) => each === name))
    if (next && name !== null) set(path, asVariant(root, value, { variant: next, discriminator, name }))
  }
  const fields = (
    <div className={classes.stack}>
      <Select
        className={classes.kind}
        label={fieldLabel(topic, discriminator)}
        data-path={pathOf(path, discriminator)}
        readOnly={isReadOnly}
        data={variants.flatMap(({ values }) => values.map((name) => ({ value: name, label: inWords(name) })))}
        value={typeof current === 'string' ? current : null}
        onChange={change}
        allowDeselect={false}
      />
      {shape?.kind === 'object' && (
        <Properties
          value={value}
          path={path}
          properties={shape.properties.filter(({ name }) => name !== discriminator)}
        />
      )}
    </div>
  )
  if (path === '' || /^\d+$/.test(path.split('.').at(-1) ?? '')) return fields
  return (
    <FieldGroup label={label} path={path} isNested>
      {fields}
    </FieldGroup>
  )
}
