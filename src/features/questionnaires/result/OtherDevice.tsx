// The code that opens this result on another device. It is copied or typed, and never part of an address.
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { CopyCode } from '../../../ui/CopyCode.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { pathsOf } from '../paths.ts'

export function OtherDevice({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  const { origin } = useAppContext()
  // The shortest of the pages that take a code; each takes every code.
  const address = new URL(pathsOf('questionnaire').result, origin)
  return (
    <Disclosure title={<FormattedMessage id="questionnaires.device" />}>
      <p className="mb-3 wrap-anywhere">
        <FormattedMessage
          id="questionnaires.device.text"
          values={{
            address: `${address.host}${address.pathname}`,
            have: formatMessage({ id: 'questionnaires.code.have' }),
          }}
        />
      </p>
      <CopyCode
        code={code}
        copyLabel={formatMessage({ id: 'questionnaires.code.copy' })}
        copiedLabel={formatMessage({ id: 'questionnaires.code.copied' })}
      />
    </Disclosure>
  )
}
