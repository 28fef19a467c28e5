// Button that lists the keyboard shortcuts of the current page, and the switch that turns them off. The key `?` opens
// the list, too.
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionIcon, Kbd, Modal, Stack, Switch, Table } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useShortcutList, useShortcuts, useShortcutsSwitch } from './shortcuts.ts'

const keyOfList = '?'

export function ShortcutHelp() {
  const intl = useIntl()
  const [isOpen, { toggle, close }] = useDisclosure()
  const [isOn, setOn] = useShortcutsSwitch()
  const shortcuts = useShortcutList()
  useShortcuts(
    [
      ['shift+?', toggle, null],
      [keyOfList, toggle, 'backOffice.keys.help'],
    ],
    { inDialogs: true },
  )
  const title = intl.formatMessage({ id: 'backOffice.keys.title' })
  return (
    <>
      <ActionIcon variant="default" onClick={toggle} aria-label={title} title={title}>
        <span aria-hidden>{keyOfList}</span>
      </ActionIcon>
      <Modal
        opened={isOpen}
        onClose={close}
        lockScroll={false}
        title={title}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
      >
        <Stack gap="md">
          <Switch
            checked={isOn}
            onChange={({ currentTarget }) => setOn(currentTarget.checked)}
            label={intl.formatMessage({ id: 'backOffice.keys.switch' })}
          />
          <Table withRowBorders={false} verticalSpacing={6} aria-label={title}>
            <Table.Tbody>
              {shortcuts.map(([key, id]) => (
                <Table.Tr key={`${key} ${id}`}>
                  <Table.Td w={72}>
                    <Kbd>{key.replace('mod+', 'Ctrl ')}</Kbd>
                  </Table.Td>
                  <Table.Td>
                    <FormattedMessage id={id} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Stack>
      </Modal>
    </>
  )
}
