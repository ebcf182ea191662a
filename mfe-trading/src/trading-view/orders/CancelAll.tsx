import { cancelOrderAtom, type OpenOrder } from '@aldergate/ledger/orders'
import { Button, Dialog, DialogActions } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useText } from './texts'

interface CancelAllProps {
  orders: readonly OpenOrder[]
  onSaid: (text: string) => void
}

/** Cancels all of these orders after a confirmation: Undo could not restore their place in the queue. */
export function CancelAll({ orders, onSaid }: CancelAllProps) {
  const t = useText()
  const cancel = useSetAtom(cancelOrderAtom)
  const [isAsked, setIsAsked] = useState(false)
  const count = orders.length

  function cancelAll() {
    // Cancelling one order may cancel a linked one, whose own cancellation is then refused.
    for (const { orderId } of orders) cancel(orderId)
    onSaid(t('cancelledAll', { count }))
    setIsAsked(false)
  }

  return (
    <>
      <Button size="small" onClick={() => setIsAsked(true)}>
        {t('cancelAll', { count })}
      </Button>
      <Dialog isOpen={isAsked} title={t('cancelAll', { count })} onClose={() => setIsAsked(false)}>
        <p>{t('cancelAllQuestion', { count })}</p>
        <DialogActions>
          <Button variant="primary" onClick={() => setIsAsked(false)}>
            {t('back')}
          </Button>
          <Button variant="danger" onClick={cancelAll}>
            {t('cancelThem')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
