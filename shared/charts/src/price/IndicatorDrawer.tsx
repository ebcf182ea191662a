import { useState } from 'react'
import {
  INDICATOR_IDS,
  type IndicatorId,
  indicatorOf,
  type IndicatorSetting,
  initialSetting,
} from '@aldergate/market'
import { Button, Drawer, EmptyState, Row, Stack, useLocalText } from '@aldergate/ui'
import { useText } from './texts'
import { IndicatorFields } from './IndicatorFields'

interface IndicatorDrawerProps {
  settings: readonly IndicatorSetting[]
  onChange: (settings: IndicatorSetting[]) => void
  isOpen: boolean
  onClose: () => void
}

/** The chart's indicators: add one, set it up, take it away. Each change is drawn at once. */
export function IndicatorDrawer({ isOpen, onClose, ...list }: IndicatorDrawerProps) {
  const t = useText()
  return (
    <Drawer title={t('indicators')} isOpen={isOpen} onClose={onClose}>
      <IndicatorList {...list} />
    </Drawer>
  )
}

/** A setting with a key of its own, by which its fields keep their place when others go. */
interface Item {
  key: number
  setting: IndicatorSetting
}

function IndicatorList({
  settings,
  onChange,
}: Pick<IndicatorDrawerProps, 'settings' | 'onChange'>) {
  const t = useText()
  const inWords = useLocalText()
  const [items, setItems] = useState<readonly Item[]>(() =>
    settings.map((setting, key) => ({ key, setting })),
  )

  function change(next: readonly Item[]) {
    setItems(next)
    onChange(next.map(({ setting }) => setting))
  }

  function add(id: IndicatorId) {
    const key = Math.max(-1, ...items.map((item) => item.key)) + 1
    change([...items, { key, setting: initialSetting(id) }])
  }

  function replace(key: number, setting: IndicatorSetting) {
    change(items.map((item) => (item.key === key ? { key, setting } : item)))
  }

  return (
    <Stack $gap={3}>
      {items.length === 0 && <EmptyState text={t('noIndicators')} />}
      {items.map(({ key, setting }) => (
        <IndicatorFields
          key={key}
          setting={setting}
          onChange={(next) => replace(key, next)}
          onRemove={() => change(items.filter((item) => item.key !== key))}
        />
      ))}
      <Row>
        {INDICATOR_IDS.map((id) => (
          <Button
            key={id}
            size="small"
            // At the foot there is room for one.
            disabled={
              indicatorOf(id).draw.place === 'foot' &&
              items.some(({ setting }) => setting.id === id)
            }
            onClick={() => add(id)}
          >
            {t('addIndicator', { name: inWords(indicatorOf(id).words.name) })}
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
