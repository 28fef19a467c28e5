// Dialog in which editors choose one of the drawings of the release.
import { Modal, SimpleGrid, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { contains } from './contains.ts'
import { drawings } from './drawings.ts'
import { inWords } from './labels.ts'
import classes from './Picture.module.css'

type Props = { value: string; onClose: () => void; onChoose: (path: string) => void }

const nameOf = (path: string) => inWords(path.split('/').at(-1)?.replace('.svg', '') ?? '')
const folderOf = (path: string) => path.split('/')[2] ?? ''

export function DrawingDialog({ value, onClose, onChoose }: Props) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const paths = [...drawings.keys()].filter((path) => contains(`${folderOf(path)} ${nameOf(path)}`, text))
  const folders = Map.groupBy(paths, folderOf)
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      lockScroll={false}
      title={intl.formatMessage({ id: 'backOffice.picture.choose' })}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
    >
      <Stack gap="md">
        <TextInput
          label={intl.formatMessage({ id: 'backOffice.picture.search' })}
          data-autofocus
          maxLength={60}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {folders.size === 0 && (
          <Text size="sm" c="dimmed">
            <FormattedMessage id="backOffice.picture.noDrawings" />
          </Text>
        )}
        {Array.from(folders, ([folder, all]) => (
          <section key={folder} aria-label={inWords(folder)}>
            <Title order={3} size="h6" mb="xs">
              {inWords(folder)}
            </Title>
            <SimpleGrid cols={{ base: 3, sm: 5 }} spacing="xs">
              {all.map((path) => (
                <UnstyledButton
                  key={path}
                  className={classes.drawing}
                  aria-pressed={path === value}
                  onClick={() => onChoose(path)}
                >
                  <img src={drawings.get(path)} alt="" loading="lazy" width={160} height={100} />
                  <span>{nameOf(path)}</span>
                </UnstyledButton>
              ))}
            </SimpleGrid>
          </section>
        ))}
      </Stack>
    </Modal>
  )
}
