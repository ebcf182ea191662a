import { SLICES } from '@aldergate/ui/kept'
import { Button, Dialog, DialogActions, Muted, space, useFormat, useLocalText } from '@aldergate/ui'
import type { DocumentProblem, ImportPreview, RefusedDocument } from '@aldergate/keeping'
import styled from 'styled-components'
import { FormMessage } from '../forms/FormMessage'
import type { ChosenFile } from './importFile'
import { useText } from './texts'

/** Why a file cannot be imported. */
const PROBLEM_TEXTS = {
  'too-large': 'importTooLarge',
  'not-json': 'importNotJson',
  'other-product': 'importOtherProduct',
  newer: 'importNewer',
  'unknown-part': 'importCorrupt',
  corrupt: 'importCorrupt',
  empty: 'importEmpty',
} as const satisfies Record<DocumentProblem, string>

interface ImportDialogProps {
  file: ChosenFile
  onApply: (text: string) => void
  onClose: () => void
}

/** Says what a file would replace, or why it cannot be used; nothing has changed so far. */
export function ImportDialog({ file, onApply, onClose }: ImportDialogProps) {
  const t = useText()
  const { preview } = file

  return (
    <Dialog title={t('importTitle', { file: file.name })} isOpen onClose={onClose}>
      {preview.status === 'refused' ? (
        <Refused problem={preview} />
      ) : (
        <Replacement preview={preview} />
      )}
      <DialogActions>
        {preview.status === 'sound' && (
          <Button variant="primary" onClick={() => onApply(file.text)}>
            {t('importConfirm')}
          </Button>
        )}
        <Button variant={preview.status === 'sound' ? 'quiet' : 'secondary'} onClick={onClose}>
          {t(preview.status === 'sound' ? 'cancel' : 'importClose')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Refused({ problem: { reason, where } }: { problem: RefusedDocument }) {
  const t = useText()
  return (
    <FormMessage tone="error" text={t(PROBLEM_TEXTS[reason])}>
      <p>{t('importUnchanged')}</p>
      {where && <Muted>{t('importWhere', { where })}</Muted>}
    </FormMessage>
  )
}

function Replacement({ preview: { exportedAt, parts } }: { preview: ImportPreview }) {
  const t = useText()
  const format = useFormat()
  const inWords = useLocalText()
  return (
    <>
      <p>{t('importText', { date: format.dateTime(exportedAt) })}</p>
      <List>
        {parts.map(({ name, count }) => {
          const part = inWords(SLICES[name].holds)
          return <li key={name}>{count === undefined ? part : t('importPart', { part, count })}</li>
        })}
      </List>
    </>
  )
}

const List = styled.ul`
  margin-top: ${space(2)};
  padding-left: ${space(5)};

  li {
    list-style: disc;
  }
`
