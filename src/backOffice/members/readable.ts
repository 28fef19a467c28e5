// Translates codes of the contract and of the database into text. A new code without a message is shown as words.
import { useIntl } from 'react-intl'
import { isMessageId } from '../shell/messages.ts'

/** Finds the number in a code such as `FROM_LEVEL_3`. */
const numberPattern = /(?<=_)\d+(?=_|$)/

/** @returns a function that returns the message `<prefix>.<code>`; a number in the code is the value `n` */
export function useReadable(prefix: string) {
  const intl = useIntl()
  return (code: string) => {
    const id = `backOffice.${prefix}.${code.replace(numberPattern, 'n')}`
    const n = Number(numberPattern.exec(code)?.[0] ?? 0)
    return isMessageId(id) ? intl.formatMessage({ id }, { n }) : wordsOf(code)
  }
}

/** @returns "State shipped" for `STATE_SHIPPED` */
function wordsOf(code: string): string {
  const words = code.toLowerCase().replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
