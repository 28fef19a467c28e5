// Button that lists the keyboard shortcuts, and the switch that turns them off. The key `?` opens the list, too.
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionIcon, Kbd, Modal, Stack, Switch, Table } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useShortcuts, useShortcutsSwitch } from './shortcuts.ts'

const keyOfList = '?'

const shortcuts = [
  [keyOfList, 'backOffice.keys.help'],
  ['/', 'backOffice.keys.field'],
  ['j', 'backOffice.keys.next'],
  ['k', 'backOffice.keys.previous'],
  ['x', 'backOffice.keys.select'],
  ['n', 'backOffice.keys.claim'],
  ['a', 'backOffice.keys.accept'],
  ['r', 'backOffice.keys.refuse'],
  ['1', 'backOffice.keys.reason'],
  ['z', 'backOffice.keys.undo'],
  ['f', 'backOffice.keys.file'],
  ['+', 'backOffice.keys.zoomIn'],
  ['-', 'backOffice.keys.zoomOut'],
  ['t', 'backOffice.keys.turn'],
  ['e', 'backOffice.keys.answer'],
  ['c', 'backOffice.keys.closeMessage'],
  ['o', 'backOffice.keys.reopen'],
  ['x', 'backOffice.keys.retry'],
  ['d', 'backOffice.keys.day'],
] as const

export function ShortcutHelp() {
  const intl = useIntl()
  const [isOpen, { toggle, close }] = useDisclosure()
  const [isOn, setOn] = useShortcutsSwitch()
  useShortcuts([
    ['shift+?', toggle],
    [keyOfList, toggle],
  ])
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
          <Table>
            <Table.Tbody>
              {shortcuts.map(([key, id]) => (
                <Table.Tr key={key}>
                  <Table.Td w={60}>
                    <Kbd>{key}</Kbd>
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
