// Field for a picture: an uploaded picture with an optional variant for the dark theme, or a drawing of the release.
import { Button, Group, Text } from '@mantine/core'
import { Images, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ContentPicture } from '#generated/backOffice/schema.d.ts'
import { resolve } from './schema.ts'
import { DrawingDialog } from './DrawingDialog.tsx'
import { pictureUrl } from './drawings.ts'
import type { KindProps } from './fieldProps.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { useFormContext } from './formContext.ts'
import { PictureUpload } from './PictureUpload.tsx'
import { RemovePicture } from './RemovePicture.tsx'
import { useFieldError } from './useFieldError.ts'
import classes from './Picture.module.css'

/** Width divided by height of most pictures on the members' site. */
const landscape = 8 / 5

export function PictureField({ schema, value, path, label, empty }: KindProps) {
  const intl = useIntl()
  const { root, set, isReadOnly } = useFormContext()
  const error = useFieldError({ path, schema, value, label })
  const [isChoosing, setChoosing] = useState(false)
  const text = typeof value === 'string' ? value : ''
  const { description } = resolve(root, schema)
  const upload = intl.formatMessage({ id: `backOffice.picture.${text === '' ? 'upload' : 'replace'}` })
  const choose = intl.formatMessage({ id: 'backOffice.picture.choose' })
  return (
    <FieldGroup
      label={label}
      path={path}
      error={error}
      {...(typeof description === 'string' && { hint: description })}
    >
      <div className={classes.field}>
        {text !== '' && <PictureView picture={text} />}
        {!isReadOnly && (
          <div className={classes.acts}>
            <Group gap="xs">
              <PictureUpload
                label={upload}
                fullLabel={`${upload}: ${label}`}
                ratio={landscape}
                isCompact={text !== ''}
                onUpload={(picture) => set(path, picture.path)}
              />
              <Button
                variant="default"
                size={text === '' ? 'sm' : 'compact-sm'}
                leftSection={<Images size={16} aria-hidden />}
                aria-label={`${choose}: ${label}`}
                onClick={() => setChoosing(true)}
              >
                {choose}
              </Button>
              {empty && text !== '' && <RemovePicture onClick={() => set(path, empty.value)} />}
            </Group>
            {text.startsWith('/content/') && (
              <DarkVariant
                value={text}
                label={label}
                ratio={landscape}
                onChange={(picture) => set(path, picture)}
              />
            )}
          </div>
        )}
      </div>
      {isChoosing && (
        <DrawingDialog
          value={text}
          onClose={() => setChoosing(false)}
          onChoose={(drawing) => {
            setChoosing(false)
            set(path, drawing)
          }}
        />
      )}
    </FieldGroup>
  )
}

/** The picture, and its variant for the dark theme next to it. */
export function PictureView({ picture }: { picture: string }) {
  const [, dark] = picture.split('#')
  return (
    <div className={classes.views}>
      <img className={classes.view} src={pictureUrl(picture)} alt="" />
      {dark !== undefined && (
        <figure className={classes.dark}>
          <img className={classes.view} src={dark} alt="" />
          <Text component="figcaption" size="xs" c="dimmed">
            <FormattedMessage id="backOffice.picture.dark" />
          </Text>
        </figure>
      )}
    </div>
  )
}

type DarkProps = { value: string; label: string; ratio: number; onChange: (value: string) => void }

/** Buttons that add, replace and remove the variant for the dark theme. */
export function DarkVariant({ value, label, ratio, onChange }: DarkProps) {
  const intl = useIntl()
  const [light = '', dark] = value.split('#')
  const name = intl.formatMessage({ id: `backOffice.picture.dark.${dark === undefined ? 'add' : 'replace'}` })
  const set = ({ path }: ContentPicture) => onChange(`${light}#${path}`)
  return (
    <Group gap="xs">
      <PictureUpload label={name} fullLabel={`${name}: ${label}`} ratio={ratio} isCompact onUpload={set} />
      {dark !== undefined && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Trash2 size={14} aria-hidden />}
          onClick={() => onChange(light)}
        >
          <FormattedMessage id="backOffice.picture.dark.remove" />
        </Button>
      )}
    </Group>
  )
}
