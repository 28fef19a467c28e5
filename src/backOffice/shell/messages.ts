// Messages of the back office, and their ids for react-intl and the compiler.
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }

declare global {
  // react-intl reads the types of message ids from this namespace.
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof messages
    }
  }
}

export { messages }
export const isMessageId = (id: string): id is keyof typeof messages => id in messages
