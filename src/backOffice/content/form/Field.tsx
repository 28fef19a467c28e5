// Field for a value, chosen by the schema of the value. A field is rendered again only if its value changes.
import { Button } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CountriesField, OptionsField } from './CodesField.tsx'
import { ChoiceField, SwitchField } from './ChoiceField.tsx'
import { useFormContext } from './formContext.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { JsonField } from './JsonField.tsx'
import { ListField } from './ListField.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import { NumberField } from './NumberField.tsx'
import { ObjectField } from './ObjectField.tsx'
import { PhotographField } from './PhotographField.tsx'
import { PictureField } from './PictureField.tsx'
import { RecordField } from './RecordField.tsx'
import { ReferenceField } from './ReferenceField.tsx'
import type { FieldProps, KindProps } from './fieldProps.ts'
import { resolve, shapeOf, type Shape } from './schema.ts'
import { templateOf } from './template.ts'
import { TextField } from './TextField.tsx'
import { TimeField } from './TimeField.tsx'
import { VariantField } from './VariantField.tsx'

export const Field = memo(function Field({ schema, isRequired = true, ...field }: FieldProps) {
  const { root } = useFormContext()
  const shape = shapeOf(root, schema)
  const inner = shape.kind === 'nullable' ? shape.inner : schema
  const hasDefault = 'default' in resolve(root, schema)
  const isOptional = !isRequired && !hasDefault
  const empty = shape.kind === 'nullable' ? { value: null } : isOptional ? { value: undefined } : undefined
  const innerShape = shapeOf(root, inner)
  const props = { ...field, schema: inner, empty }
  if (empty && !simpleKinds.has(innerShape.kind)) return <OptionalField {...props} shape={innerShape} />
  return <KindField {...props} shape={innerShape} />
})

/** Kinds whose fields can be empty themselves. */
const simpleKinds = new Set([
  'picture',
  'photograph',
  'text',
  'reference',
  'number',
  'switch',
  'choice',
  'instant',
  'date',
  'countries',
  'options',
])

/** Button that adds the value, or its field with a button that removes it. */
function OptionalField({ shape, empty, ...props }: KindProps & { shape: Shape }) {
  const intl = useIntl()
  const { root, set, isReadOnly } = useFormContext()
  const { label, path, schema, value } = props
  if (value === undefined || value === null)
    return (
      <FieldGroup label={label} path={path}>
        <Button
          variant="default"
          size="compact-sm"
          w="max-content"
          leftSection={<Plus size={14} aria-hidden />}
          aria-label={intl.formatMessage({ id: 'backOffice.form.add' }, { name: label })}
          disabled={isReadOnly}
          onClick={() => set(path, templateOf(root, schema))}
        >
          <FormattedMessage id="backOffice.form.addKey" />
        </Button>
      </FieldGroup>
    )
  return (
    <div>
      <KindField {...props} shape={shape} />
      {!isReadOnly && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mt={6}
          leftSection={<Trash2 size={14} aria-hidden />}
          onClick={() => set(path, empty?.value)}
        >
          {intl.formatMessage({ id: 'backOffice.form.remove' }, { name: label })}
        </Button>
      )}
    </div>
  )
}

function KindField({ shape, ...props }: KindProps & { shape: Shape }) {
  switch (shape.kind) {
    case 'localized':
      return <LocalizedField {...props} item={shape.item} />
    case 'text':
      return <TextField {...props} />
    case 'reference':
      return <ReferenceField {...props} list={shape.list} />
    case 'picture':
      return <PictureField {...props} />
    case 'photograph':
      return <PhotographField {...props} />
    case 'number':
      return <NumberField {...props} />
    case 'switch':
      return <SwitchField {...props} />
    case 'choice':
      return <ChoiceField {...props} options={shape.options} />
    case 'options':
      return <OptionsField {...props} options={shape.options} />
    case 'countries':
      return <CountriesField {...props} />
    case 'instant':
    case 'date':
      return <TimeField {...props} kind={shape.kind} />
    case 'list':
      return <ListField {...props} item={shape.item} />
    case 'object':
      return <ObjectField {...props} properties={shape.properties} />
    case 'record':
      return <RecordField {...props} keys={shape.keys} of={shape.value} />
    case 'variants':
      return <VariantField {...props} discriminator={shape.discriminator} variants={shape.variants} />
    case 'constant':
      return null
    default:
      return <JsonField {...props} />
  }
}
