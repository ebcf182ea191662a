import { usePairPrice } from '@aldergate/charts/quotes'
import type { Fill } from '@aldergate/ledger'
import { type Amendment, amendOrderAtom, type OpenOrder } from '@aldergate/ledger/orders'
import { fillsAtom } from '@aldergate/ledger/state'
import { useAtomCallback } from '@aldergate/platform'
import { Button, Dialog, DialogActions, Muted, Stack } from '@aldergate/ui'
import { NumberField } from '@aldergate/ui/forms'
import { useRef, useState } from 'react'
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
  const pairPrice = usePairPrice()
  const orderName = useOrderName()
  const orderPrices = useOrderPrices()
  const refusalText = useRefusalText()
  const amend = useAmendOrder()
  const formRef = useRef<HTMLFormElement>(null)
  const { orderId, pair, role, isWoken } = order
  const [typed, setTyped] = useState(() => ({
    quantity: order.quantity,
    stop: order.stop,
    limit: order.limit,
  }))
  // The market may reach the stop during the edit.
  const terms = isWoken ? { ...typed, stop: undefined } : typed
  const [refusal, setRefusal] = useState<AnyRefusal>()
  const why = refusal && refusalText(refusal, pair)
  const wrong = refusal && inputOf(refusal)

  /** The input that a refusal concerns: the price of an exit order is also a limit or a stop. */
  function inputOf(asked: AnyRefusal) {
    const field = fieldOf(asked)
    return field === 'limit' || field === 'stop' ? (role ?? field) : field
  }

  function change(changed: Partial<typeof typed>) {
    setRefusal(undefined)
    setTyped({ ...typed, ...changed })
  }

  function save() {
    const result = amend({ orderId, ...terms })
    if (result.status === 'refused') {
      setRefusal(result)
      const name = inputOf(result)
      formRef.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
      return
    }
    const amended = { ...order, ...terms }
    onSaid(
      result.fill
        ? t('filledAtOnce', {
            order: orderName({ ...amended, quantity: result.fill.quantity }),
            price: pairPrice(pair, Number(result.fill.price)),
          })
        : t('amended', { order: orderName(amended), price: orderPrices(amended) }),
    )
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
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <NumberField
          name="quantity"
          label={t('quantity', { unit: unitOf(pair) })}
          value={terms.quantity}
          onChange={(quantity) => change({ quantity })}
          error={wrong === 'quantity' ? why : undefined}
          autoComplete="off"
        />
        {(['stop', 'limit'] as const).map((field) =>
          terms[field] === undefined ? null : (
            <NumberField
              key={field}
              name={role ?? field}
              label={t(role ?? field)}
              value={terms[field]}
              onChange={(price) => change({ [field]: price })}
              error={wrong === (role ?? field) ? why : undefined}
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

/** The result of an amendment; with a fill the market was at the new price already. */
type Amended = { status: 'amended'; fill?: Fill } | ({ status: 'refused' } & AnyRefusal)

/** Gives an open order other terms. */
function useAmendOrder(): (amendment: Omit<Amendment, 'id'>) => Amended {
  return useAtomCallback((get, set, amendment: Omit<Amendment, 'id'>): Amended => {
    const result = set(amendOrderAtom, amendment)
    if (result.status === 'refused') return result
    const fill = get(fillsAtom).find(({ orderId }) => orderId === amendment.orderId)
    return { status: 'amended', fill }
  })
}
