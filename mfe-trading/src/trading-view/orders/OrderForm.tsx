import { usePairPrice } from '@aldergate/charts/quotes'
import type { GbpPair } from '@aldergate/ledger'
import type { PriceField } from '@aldergate/ledger/orders'
import { positionAtom } from '@aldergate/ledger/state'
import { Button, color, Muted, space, Stack, useFormat } from '@aldergate/ui'
import { NumberField, SelectField } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import {
  EXITS,
  fieldsOf,
  isNeeded,
  meantForm,
  ORDER_TYPES,
  type OrderForm as Form,
  TYPE_TEXTS,
} from './typedOrder'
import { editOrderFormAtom, orderFormOfAtom, takeBegunOrderAtom } from './orders.atoms'
import { OrderSummary } from './OrderSummary'
import { QuantityShares } from './QuantityShares'
import { SideField } from './SideField'
import { useText } from './texts'
import { unitOf } from './unitOf'
import { useCurrentPrice } from './useCurrentPrice'
import { useExitProfit } from './useExitProfit'
import { useOrderName } from './useOrderName'
import { useOrderPrices } from './useOrderPrices'
import { type AnyRefusal, fieldOf, useRefusalText } from './useRefusalText'
import { useSubmitOrder } from './useSubmitOrder'

/** A new order on a pair, with the prices at which its position shall be closed. */
export function OrderForm({ pair }: { pair: GbpPair }) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const orderName = useOrderName()
  const orderPrices = useOrderPrices()
  const refusalText = useRefusalText()
  const position = useAtomValue(positionAtom(pair))
  const form = meantForm(useAtomValue(orderFormOfAtom)(pair), position)
  const edit = useSetAtom(editOrderFormAtom)
  const takeBegun = useSetAtom(takeBegunOrderAtom)
  const submit = useSubmitOrder(pair)
  const currentPrice = useCurrentPrice(pair)
  const exitProfit = useExitProfit(pair, form)
  const formRef = useRef<HTMLFormElement>(null)
  const quantityRef = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<AnyRefusal>()
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (takeBegun()) quantityRef.current?.focus()
  }, [takeBegun])

  const wrongField = refusal && fieldOf(refusal)
  const why = refusal && textOf(refusal)

  function textOf(asked: AnyRefusal): string {
    if (asked.reason === 'no-price' && form.type === 'exit') return t('whyNoExit')
    return refusalText(asked, pair)
  }

  function change(changed: Partial<Form>) {
    setRefusal(undefined)
    setSaid('')
    edit(pair, changed)
  }

  function place() {
    // Nothing was typed since: pressing the key twice still means one order.
    if (said !== '') return
    const result = submit()
    setRefusal(result.status === 'refused' ? result : undefined)
    if (result.status === 'refused') {
      const name = fieldOf(result)
      formRef.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
      return
    }
    setSaid(
      format.sentences(
        result.orders.map((taken) => {
          const order = orderName(taken)
          return taken.price === undefined
            ? t('placed', { order, price: orderPrices(taken) })
            : t('filledAtOnce', { order, price: pairPrice(pair, Number(taken.price)) })
        }),
      ),
    )
  }

  function priceField(field: PriceField) {
    return (
      <NumberField
        key={field}
        name={field}
        label={t(field)}
        value={form[field]}
        onChange={(price) => change({ [field]: price })}
        error={wrongField === field ? why : undefined}
        hint={
          exitProfit(field) ?? (isNeeded(field) || form.type === 'exit' ? undefined : t('optional'))
        }
        min="0"
        autoComplete="off"
      />
    )
  }

  return (
    <Stack
      as="form"
      ref={formRef}
      noValidate
      $gap={3}
      aria-label={t('newOrder')}
      onSubmit={(event) => {
        event.preventDefault()
        place()
      }}
    >
      <SideField form={form} onChange={(side) => change({ side })} />
      <Fields>
        <SelectField
          label={t('type')}
          value={form.type}
          options={ORDER_TYPES.map((type) => ({ value: type, label: t(TYPE_TEXTS[type]) }))}
          onChange={(type) => change({ type })}
        />
        <NumberField
          ref={quantityRef}
          name="quantity"
          label={t('quantity', { unit: unitOf(pair) })}
          value={form.quantity}
          onChange={(quantity) => change({ quantity })}
          error={wrongField === 'quantity' ? why : undefined}
          min="0"
          autoComplete="off"
        />
        <QuantityShares pair={pair} form={form} onChange={(quantity) => change({ quantity })} />
        {fieldsOf(form.type).map((field) => (
          <Stack key={field} $gap={1}>
            {priceField(field)}
            <Button
              size="small"
              variant="quiet"
              aria-label={t('usePriceFor', { field: t(field) })}
              onClick={() => change({ [field]: currentPrice() })}
            >
              {t('usePrice')}
            </Button>
          </Stack>
        ))}
      </Fields>
      <Fields>{EXITS.map(priceField)}</Fields>
      <OrderSummary pair={pair} form={form} />
      <Button type="submit" variant={form.side}>
        {t('place', { side: form.side })}
      </Button>
      <div role="alert">{why !== undefined && !wrongField && <Problem>{why}</Problem>}</div>
      <Muted role="status">{said}</Muted>
    </Stack>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(2)} ${space(3)};

  input {
    text-align: right;
  }
`

const Problem = styled.p`
  color: ${color.danger};
`
