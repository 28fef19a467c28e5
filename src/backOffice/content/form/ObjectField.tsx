// Fields for the properties of an object: short fields next to each other, longer ones over the full width.
import { useFormContext } from './formContext.ts'
import { objectOf } from '../../../shared/unknown.ts'
import type { KindProps } from './fieldProps.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { fieldLabel } from './labels.ts'
import { pathOf } from './paths.ts'
import { resolve, shapeOf, type Property, type Schema } from './schema.ts'
import classes from './Form.module.css'

const shortKinds = new Set(['text', 'number', 'switch', 'choice', 'instant', 'date', 'reference'])

export function ObjectField({
  value,
  path,
  label,
  properties,
}: KindProps & { properties: readonly Property[] }) {
  const fields = <Properties value={value} path={path} properties={properties} />
  // The head of an item of a list names it already.
  if (path === '' || /(?:^|\.)\d+$/.test(path)) return fields
  return (
    <FieldGroup label={label} path={path} isNested>
      {fields}
    </FieldGroup>
  )
}

type Props = Pick<KindProps, 'value' | 'path'> & { properties: readonly Property[] }

export function Properties({ value, path, properties }: Props) {
  const { root, topic, Field } = useFormContext()
  const values = objectOf(value)
  return (
    <div className={classes.fields}>
      {properties.map(({ name, schema, isRequired }) =>
        shapeOf(root, schema).kind === 'constant' ? null : (
          <div key={name} className={isShort(root, schema) ? undefined : classes.wide}>
            <Field
              schema={schema}
              value={values[name]}
              path={pathOf(path, name)}
              label={fieldLabel(topic, name, resolve(root, schema))}
              isRequired={isRequired}
            />
          </div>
        ),
      )}
    </div>
  )
}

function isShort(root: Schema, schema: Schema): boolean {
  const shape = shapeOf(root, schema)
  return shortKinds.has(shape.kind === 'nullable' ? shapeOf(root, shape.inner).kind : shape.kind)
}
