import { amendOrderAtom, type OpenOrder } from '@aldergate/ledger/orders'
import { Button, Dialog, DialogActions, Muted, Stack } from '@aldergate/ui'
import { NumberField } from '@aldergate/ui/forms'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useText } from './texts'
import { unitOf } from './unitOf'
import { useOrderName } from './useOrderName'
import { useOrderPrices } from './useOrderPrices'
import { type AnyRefusal, fieldOf, useRefusalText } from './useRefusalText'

interface AmendDialogProps {
  order: OpenOrder
  onClose: () => void
  onSaid: (text: string) => void
}

/** Other terms for an open order. */
export function AmendDialog({ order, onClose, onSaid }: AmendDialogProps) {
  const t = useText()
  const orderName = useOrderName()
  const orderPrices = useOrderPrices()
  const refusalText = useRefusalText()
  const amend = useSetAtom(amendOrderAtom)
  const { orderId, pair, role, isWoken } = order
  const [typed, setTyped] = useState(() => ({
    quantity: order.quantity,
    stop: order.stop,
    limit: order.limit,
  }))
  // The market may reach the stop while somebody types.
  const terms = isWoken ? { ...typed, stop: undefined } : typed
  const [refusal, setRefusal] = useState<AnyRefusal>()
  const why = refusal && refusalText(refusal, pair)
  const wrong = refusal && fieldOf(refusal)

  function save() {
    const result = amend({ orderId, ...terms })
    if (result.status === 'refused') {
      setRefusal(result)
      return
    }
    const amended = { ...order, ...terms }
    onSaid(t('amended', { order: orderName(amended), price: orderPrices(amended) }))
    onClose()
  }

  return (
    <Dialog
      isOpen
      title={t('amendOrder', { order: orderName(order), price: orderPrices(order) })}
      onClose={onClose}
    >
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <NumberField
          label={t('quantity', { unit: unitOf(pair) })}
          value={terms.quantity}
          onChange={(quantity) => setTyped({ ...typed, quantity })}
          error={wrong === 'quantity' ? why : undefined}
          autoComplete="off"
        />
        {(['stop', 'limit'] as const).map((field) =>
          terms[field] === undefined ? null : (
            <NumberField
              key={field}
              label={t(role ?? field)}
              value={terms[field]}
              onChange={(price) => setTyped({ ...typed, [field]: price })}
              error={wrong === field || (role && wrong === role) ? why : undefined}
              autoComplete="off"
            />
          ),
        )}
        <Muted role="status">{isWoken && t('stateWoken')}</Muted>
        <div role="alert">{why !== undefined && !wrong && why}</div>
        <DialogActions>
          <Button type="submit" variant="primary">
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
