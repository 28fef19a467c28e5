// Exports all data about the member as a file: JSON for programs, or CSV tables for spreadsheets. Requires
// re-authentication. The browser creates the file from the response.
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { exportData } from '#generated/calls/account.ts'
import { Reauthentication } from '#src/domain/reauthentication/Reauthentication.tsx'
import { saveFile, type SavedFile } from '#src/runtime/downloads/saveFile.ts'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { SegmentedControl } from '#src/ui/fields/SegmentedControl.tsx'
import { fileOf } from './dataFile.ts'

export function DataCopy() {
  const [format, setFormat] = useState<'json' | 'csv'>('csv')
  const [isProving, setProving] = useState(false)
  const [saved, setSaved] = useState<SavedFile>()
  const [archive, setArchive] = useState<string | null>(null)
  // Release the object URL of the previous file.
  useEffect(() => {
    if (saved) return () => URL.revokeObjectURL(saved.address)
  }, [saved])
  return (
    <>
      <p className="mb-4 text-ink-soft">
        <FormattedMessage id="profile.copy.text" />
      </p>
      <SegmentedControl
        className="mb-4"
        legend={<FormattedMessage id="profile.copy.format" />}
        hint={<FormattedMessage id={format === 'csv' ? 'profile.copy.csv.hint' : 'profile.copy.json.hint'} />}
        options={[
          { value: 'csv', label: 'CSV' },
          { value: 'json', label: 'JSON' },
        ]}
        value={format}
        onValueChange={(chosen) => setFormat(chosen === 'json' ? 'json' : 'csv')}
      />
      {saved && (
        <div role="status">
          <Notice
            tone="positive"
            className="mb-4"
            text={<FormattedMessage id="profile.copy.done" />}
            action={
              <a href={saved.address} download={saved.name} className={linkClass}>
                <FormattedMessage id="profile.copy.again" />
              </a>
            }
          />
          {archive !== null && (
            <a href={archive} download className={`mb-4 ${buttonClass({ variant: 'soft', full: true })}`}>
              <FormattedMessage id="profile.copy.files" />
            </a>
          )}
        </div>
      )}
      {isProving ? (
        <div className="border-t border-line pt-5">
          <Reauthentication
            autoFocus
            operation={exportData}
            body={(proof) => ({ proof, format })}
            onSuccess={(data) => {
              const { name, blob } = fileOf(data)
              const address = URL.createObjectURL(blob)
              setSaved({ name, address })
              setArchive(data.archiveUrl ?? null)
              setProving(false)
              saveFile({ name, address })
            }}
          >
            <FormattedMessage id="profile.copy.submit" />
          </Reauthentication>
        </div>
      ) : (
        <Button
          variant="soft"
          full
          onClick={() => {
            setSaved(undefined)
            setProving(true)
          }}
        >
          <FormattedMessage id="profile.copy.start" />
        </Button>
      )}
    </>
  )
}
