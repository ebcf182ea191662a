import type { AlertRule } from '@aldergate/market/alerts'
import { LiveText, Muted, useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { ruleValueAtom } from './alerts.atoms'
import { distanceOf } from './distance'
import { useText } from './texts'

/** The distance of a rule from its level. A component of its own, so that a price re-renders only this. */
export function RuleDistance({ rule }: { rule: AlertRule }) {
  const t = useText()
  const format = useFormat()
  const value = useAtomValue(useMemo(() => ruleValueAtom(rule), [rule]))
  const distance = distanceOf(rule.condition, value)
  if (!distance) return null
  const { by, unit, isBeyond } = distance
  const written =
    unit === 'percent' ? format.percent(by) : t('points', { points: format.number(by, 1) })
  return (
    <Muted as="div">
      <LiveText text={t(isBeyond ? 'beyond' : 'away', { distance: written })} />
    </Muted>
  )
}
