import { resetLedgerAtom } from '@aldergate/ledger/state'
import { Button, Dialog, DialogActions, showToast, space } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { useText } from './texts'

/** Starts the paper account anew, once the trader has seen what goes with that and what stays. */
export function AccountAnew() {
  const t = useText()
  const reset = useSetAtom(resetLedgerAtom)
  const [isAsking, setAsking] = useState(false)

  function startAnew() {
    reset()
    setAsking(false)
    showToast(t('anewDone'), 'success')
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('anew')}</Button>
      <Dialog title={t('anewTitle')} isOpen={isAsking} onClose={() => setAsking(false)}>
        <Text>{t('anewGoes')}</Text>
        <Text>{t('anewStays')}</Text>
        <Text>{t('anewUndone')}</Text>
        <DialogActions>
          <Button variant="danger" onClick={startAnew}>
            {t('anewConfirm')}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const Text = styled.p`
  & + & {
    margin-top: ${space(2)};
  }
`
