// Button that opens a dialog for an act. While the act runs, the dialog stays open and ignores further clicks.
import { Button, Modal, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useAct } from '../shell/useAct.ts'

export type ActDialog = {
  isPending: boolean
  /** Runs an act and closes the dialog if the act returns true. Has no effect while another act runs. */
  run: (act: () => Promise<boolean>) => void
  close: () => void
}

type Props = Omit<ButtonProps, 'children'> & {
  label: string
  /** Accessible name, if the label does not name the object of the act; contains the label. */
  fullLabel?: string
  title: string
  /** True if the button gets the focus when it appears. */
  hasFocus?: boolean
  /** Contents of the dialog. They are created each time the dialog opens. */
  children: (dialog: ActDialog) => ReactNode
}

export function ActButton({ label, fullLabel, title, hasFocus, children, ...button }: Props) {
  const intl = useIntl()
  const [isOpen, { open, close }] = useDisclosure()
  // Creates the contents again even if the dialog opens during the animation with which it closes.
  const [opening, setOpening] = useState(0)
  const { isPending, run } = useAct(close)
  useFocusAfterRemoval()
  const openAgain = () => {
    setOpening(opening + 1)
    open()
  }
  const closeUnlessPending = () => {
    if (!isPending) close()
  }
  return (
    <>
      <Button variant="default" {...button} aria-label={fullLabel} onClick={openAgain} autoFocus={hasFocus}>
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={closeUnlessPending}
        lockScroll={false}
        title={title}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'backOffice.keys.close' }) }}
      >
        <Fragment key={opening}>{children({ isPending, run, close: closeUnlessPending })}</Fragment>
      </Modal>
    </>
  )
}

/** Moves the focus to the heading of the page if an act removes its button, and the focus with it. */
function useFocusAfterRemoval() {
  useEffect(
    () => () => {
      // Waits until the button and the dialog are removed, because one of them has the focus.
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      })
    },
    [],
  )
}
