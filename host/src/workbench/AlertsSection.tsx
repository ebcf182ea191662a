import {
  type AlertRule,
  alertRulesAtom,
  clearFiredAlertsAtom,
  enableAlertAtom,
  firedAlertsAtom,
  removeAlertAtom,
  saveAlertAtom,
  snoozeAlertAtom,
} from '@aldergate/market/alerts'
import { Badge, Button, Card, Row, Stack, useFormat } from '@aldergate/ui'
import { DataTable } from '@aldergate/ui/data'
import { SwitchField } from '@aldergate/ui/fields'
import { quoteAtom } from '@aldergate/market/state'
import { browserPermissionAtom, requestBrowserNotificationsAtom } from '@aldergate/platform'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { NotificationList } from './NotificationList'

const SNOOZE_MS = 60_000

/** Rules of each kind that will soon fire, what has fired, and what became of it. */
export function AlertsSection() {
  const format = useFormat()
  const rules = useAtomValue(alertRulesAtom)
  const fired = useAtomValue(firedAlertsAtom)
  const permission = useAtomValue(browserPermissionAtom)
  const requestPermission = useSetAtom(requestBrowserNotificationsAtom)
  const save = useSetAtom(saveAlertAtom)
  const clear = useSetAtom(clearFiredAlertsAtom)
  const { price } = useAtomValue(quoteAtom('BTC/GBP'))
  const [asksBrowser, setAsksBrowser] = useState(false)

  const conditions = {
    above: { kind: 'above', price },
    below: { kind: 'below', price },
    percent: { kind: 'percent', percent: 0.01 },
    rsi: {
      kind: 'rsi',
      period: 14,
      timeframe: '1m',
      direction: 'above',
      level: 50,
      candle: 'closed',
    },
  } as const

  return (
    <Stack>
      <Card heading="Alert rules" level={3}>
        <Row>
          {Object.entries(conditions).map(([kind, condition]) => (
            <Button
              key={kind}
              onClick={() => void save({ pair: 'BTC/GBP', condition, asksBrowser })}
            >
              {`Set: ${kind}`}
            </Button>
          ))}
          <Badge tone={permission === 'granted' ? 'ok' : 'neutral'}>{permission}</Badge>
          <Button onClick={() => void requestPermission()}>Allow browser notifications</Button>
        </Row>
        <SwitchField label="Ask the browser" checked={asksBrowser} onChange={setAsksBrowser} />
        {rules.map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </Card>
      <Card
        heading="Fired"
        level={3}
        actions={
          <Button size="small" onClick={() => clear()}>
            Clear
          </Button>
        }
      >
        <DataTable
          caption="Fired alerts"
          rows={fired}
          rowKey={({ id }) => String(id)}
          columns={[
            { id: 'at', header: 'At', cell: ({ at }) => format.exactTime(at) },
            { id: 'rule', header: 'Rule', cell: ({ rule }) => rule.condition.kind },
            { id: 'side', header: 'Side', cell: ({ side }) => side },
            {
              id: 'value',
              header: 'Value',
              numeric: true,
              cell: ({ value }) => format.number(value),
            },
          ]}
        />
      </Card>
      <NotificationList />
    </Stack>
  )
}

function Rule({ rule }: { rule: AlertRule }) {
  const format = useFormat()
  const enable = useSetAtom(enableAlertAtom)
  const snooze = useSetAtom(snoozeAlertAtom)
  const remove = useSetAtom(removeAlertAtom)
  return (
    <Row>
      <SwitchField
        label={`${rule.pair} ${JSON.stringify(rule.condition)}`}
        checked={rule.isEnabled}
        onChange={(isEnabled) => enable(rule.id, isEnabled)}
      />
      {rule.asksBrowser && <Badge>browser</Badge>}
      {rule.snoozedUntil && (
        <Badge tone="warn">{`snoozed until ${format.exactTime(rule.snoozedUntil)}`}</Badge>
      )}
      <Button
        size="small"
        onClick={() => snooze(rule.id, rule.snoozedUntil ? null : Date.now() + SNOOZE_MS)}
      >
        {rule.snoozedUntil ? 'Wake' : 'Snooze 1 min'}
      </Button>
      <Button size="small" onClick={() => remove(rule.id)}>
        Remove
      </Button>
    </Row>
  )
}
