import { Button, Card, space, useFormat } from '@aldergate/ui'
import { SignedMoney, Stat } from '@aldergate/ui/data'
import type { OrderResult, ReversalResult } from '@aldergate/ledger'
import {
  accountAtom,
  fillsAtom,
  ledgerAtom,
  performanceAtom,
  placeOrderAtom,
  resetLedgerAtom,
  reverseOrderAtom,
} from '@aldergate/ledger/state'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { LedgerEntries } from './LedgerEntries'
import { LedgerPositions } from './LedgerPositions'
import { orderNow, SAMPLE_ORDERS, type SampleOrder } from './sampleOrders'

export function LedgerSection() {
  const format = useFormat()
  const store = useStore()
  const account = useAtomValue(accountAtom)
  const { roundTrips, wins, winRate, netProfit } = useAtomValue(performanceAtom)
  const [latest] = useAtomValue(fillsAtom)
  const { length } = useAtomValue(ledgerAtom)
  const placeOrder = useSetAtom(placeOrderAtom)
  const reverseOrder = useSetAtom(reverseOrderAtom)
  const reset = useSetAtom(resetLedgerAtom)
  const [answer, setAnswer] = useState<OrderResult | ReversalResult>()

  function send(sample: SampleOrder) {
    const order = orderNow(store, sample)
    setAnswer(placeOrder(order))
    if (sample.isSentTwice) setAnswer(placeOrder(order))
  }

  function undo() {
    if (latest) setAnswer(reverseOrder(latest.orderId))
  }

  return (
    <Card>
      <Row>
        {SAMPLE_ORDERS.map((sample) => (
          <Button
            key={sample.name}
            size="small"
            variant={sample.side === 'sell' ? 'sell' : 'buy'}
            onClick={() => send(sample)}
          >
            {sample.name}
          </Button>
        ))}
        <Button size="small" onClick={undo} disabled={!latest}>
          Undo the latest (5 s)
        </Button>
        <Button size="small" onClick={() => reset()}>
          Reset
        </Button>
      </Row>
      <Answer>{answer ? JSON.stringify(answer, undefined, 1) : 'No order was sent yet.'}</Answer>
      <Row>
        <Stat label="Cash" value={format.money(Number(account.cash))} />
        <Stat label="Positions" value={format.money(Number(account.value))} />
        <Stat label="Equity" value={format.money(Number(account.equity))} />
        <Stat label="Realised" value={<SignedMoney gbp={Number(account.realised)} />} />
        <Stat label="Unrealised" value={<SignedMoney gbp={Number(account.unrealised)} />} />
        <Stat label="Fees" value={format.money(Number(account.fees))} />
        <Stat label="Net deposits" value={format.money(Number(account.netDeposits))} />
        <Stat
          label="Round trips"
          value={`${roundTrips.length}, won ${wins}`}
          detail={format.percent(winRate ?? Number.NaN)}
        />
        <Stat label="Net profit of them" value={<SignedMoney gbp={Number(netProfit)} />} />
        <Stat label="Entries" value={length} />
      </Row>
      <LedgerPositions />
      <LedgerEntries />
    </Card>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
`

const Answer = styled.output`
  display: block;
  min-height: ${space(8)};
  margin: ${space(2)} 0;
  font-family: monospace;
  white-space: pre-wrap;
`
