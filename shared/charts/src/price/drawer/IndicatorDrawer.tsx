import { memo, useState } from 'react'
import {
  COMMON_IDS,
  INDICATOR_IDS,
  type IndicatorId,
  indicatorOf,
  type IndicatorSetting,
  initialSetting,
} from '@aldergate/market/indicators'
import { Button, Drawer, EmptyState, Row, Stack, useLocalText } from '@aldergate/ui'
import { useFocusInPlace } from '@aldergate/ui/useFocusInPlace'
import { SelectField } from '@aldergate/ui/forms'
import { useText } from '../texts'
import { useIndicatorOptions } from '../../indicators'
import { IndicatorFields } from './IndicatorFields'

interface IndicatorDrawerProps {
  settings: readonly IndicatorSetting[]
  onChange: (settings: IndicatorSetting[]) => void
  isOpen: boolean
  onClose: () => void
}

/** The chart's indicators: add, configure and remove them. Each change is drawn at once. */
export const IndicatorDrawer = memo(function IndicatorDrawer({
  isOpen,
  onClose,
  ...list
}: IndicatorDrawerProps) {
  const t = useText()
  return (
    <Drawer title={t('indicators')} isOpen={isOpen} onClose={onClose}>
      <IndicatorList {...list} />
    </Drawer>
  )
})

/** A setting with a stable key, so that its fields stay mounted when others are removed. */
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
  const box = useFocusInPlace<HTMLDivElement>('fieldset')
  const [items, setItems] = useState<readonly Item[]>(() =>
    settings.map((setting, key) => ({ key, setting })),
  )

  function change(next: readonly Item[]) {
    setItems(next)
    onChange(next.map(({ setting }) => setting))
  }

  /** The foot has room for one indicator. */
  function hasRoomFor(id: IndicatorId) {
    return indicatorOf(id).draw.place !== 'foot' || items.every(({ setting }) => setting.id !== id)
  }

  function add(id: IndicatorId) {
    const key = Math.max(-1, ...items.map((item) => item.key)) + 1
    change([...items, { key, setting: initialSetting(id) }])
  }

  function replace(key: number, setting: IndicatorSetting) {
    change(items.map((item) => (item.key === key ? { key, setting } : item)))
  }

  return (
    <Stack {...box} $gap={3}>
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
        {COMMON_IDS.map((id) => (
          <Button
            key={id}
            size="small"
            aria-disabled={!hasRoomFor(id)}
            onClick={() => hasRoomFor(id) && add(id)}
          >
            {t('addIndicator', { name: inWords(indicatorOf(id).words.name) })}
          </Button>
        ))}
      </Row>
      <FurtherIndicators onAdd={add} />
    </Stack>
  )
}

const FURTHER_IDS = INDICATOR_IDS.filter((id) => !COMMON_IDS.includes(id))

/** The many that do not all fit as buttons: one is chosen from groups, then added. */
function FurtherIndicators({ onAdd }: { onAdd: (id: IndicatorId) => void }) {
  const t = useText()
  const inWords = useLocalText()
  const furtherOptions = useIndicatorOptions(FURTHER_IDS)
  const [chosen, setChosen] = useState(FURTHER_IDS[0])
  if (!chosen) return null

  return (
    <Stack $gap={2}>
      <SelectField
        label={t('moreIndicators')}
        value={chosen}
        options={furtherOptions}
        onChange={setChosen}
      />
      <Row>
        <Button size="small" onClick={() => onAdd(chosen)}>
          {t('addIndicator', { name: inWords(indicatorOf(chosen).words.name) })}
        </Button>
      </Row>
    </Stack>
  )
}
