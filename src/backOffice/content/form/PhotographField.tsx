// Field for a photograph: an uploaded picture with its size, and an alternative text in each language.
import { Group } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { ContentPicture } from '#generated/backOffice/schema.d.ts'
import { objectOf } from '../../../shared/unknown.ts'
import type { KindProps } from './fieldProps.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { useFormContext } from './formContext.ts'
import { fieldLabel } from './labels.ts'
import { pathOf } from './paths.ts'
import { DarkVariant, PictureView } from './PictureField.tsx'
import { PictureUpload } from './PictureUpload.tsx'
import { RemovePicture } from './RemovePicture.tsx'
import { languages, resolve } from './schema.ts'
import classes from './Picture.module.css'

/** Width divided by height of the page of a gift, product or prize. */
const ratios: Readonly<Record<string, number>> = { gifts: 6 / 5, mall: 6 / 5 }

export function PhotographField({ schema, value, path, label, empty }: KindProps) {
  const intl = useIntl()
  const { root, topic, set, isReadOnly, Field } = useFormContext()
  const { description, properties } = resolve(root, schema)
  const photograph = objectOf(value)
  const { picture } = photograph
  const hasPicture = typeof picture === 'string' && picture !== ''
  const ratio = ratios[topic] ?? 8 / 5
  const upload = intl.formatMessage({ id: `backOffice.picture.${hasPicture ? 'replace' : 'upload'}` })
  const alt = objectOf(objectOf(properties).alt)
  const put = ({ path: uploaded, width, height }: ContentPicture) =>
    set(path, { alt: emptyTexts, ...photograph, picture: uploaded, width, height })
  return (
    <FieldGroup
      label={label}
      path={path}
      {...(typeof description === 'string' && { hint: description })}
      isNested={hasPicture}
    >
      <div className={classes.field}>
        {hasPicture && <PictureView picture={picture} />}
        {!isReadOnly && (
          <div className={classes.acts}>
            <Group gap="xs">
              <PictureUpload
                label={upload}
                fullLabel={`${upload}: ${label}`}
                ratio={ratio}
                isCompact={hasPicture}
                onUpload={put}
              />
              {hasPicture && <RemovePicture onClick={() => set(path, empty?.value)} />}
            </Group>
            {hasPicture && (
              <DarkVariant
                value={picture}
                label={label}
                ratio={ratio}
                onChange={(next) => set(pathOf(path, 'picture'), next)}
              />
            )}
          </div>
        )}
      </div>
      {hasPicture && (
        <Field
          schema={alt}
          value={photograph.alt}
          path={pathOf(path, 'alt')}
          label={fieldLabel(topic, 'alt', resolve(root, alt))}
        />
      )}
    </FieldGroup>
  )
}

const emptyTexts = Object.fromEntries(languages.map((language) => [language, '']))
