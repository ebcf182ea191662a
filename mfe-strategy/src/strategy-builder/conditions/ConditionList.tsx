import { Button, Card, color, EmptyState, Muted, showToast, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { useText } from '../../texts'
import {
  addConditionAtom,
  removeConditionAtom,
  restoreConditionAtom,
  strategyAtom,
} from '../strategy/builder.atoms'
import { ConditionRow } from './ConditionRow'
import { JoinChoice } from './JoinChoice'
import { useText as useConditionText } from './texts'
import { type Condition, hasRoom, MAX_CONDITIONS } from '../strategy/strategy'

export function ConditionList() {
  const t = useText()
  const sayOfCondition = useConditionText()
  const strategy = useAtomValue(strategyAtom)
  const addCondition = useSetAtom(addConditionAtom)
  const removeCondition = useSetAtom(removeConditionAtom)
  const restoreCondition = useSetAtom(restoreConditionAtom)
  const rowsRef = useRef<HTMLOListElement>(null)
  const addRef = useRef<HTMLButtonElement>(null)
  const fullId = useId()

  const { conditions, join, furtherRules } = strategy
  const isFull = !hasRoom(strategy)

  /** Moves the focus before the row is removed: to its neighbour's button, or to "Add" after the last one. */
  function leaveRow(position: number) {
    const row = rowsRef.current?.children[position]
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const target = neighbour?.querySelector<HTMLElement>('button') ?? addRef.current
    target?.focus()
  }

  function remove(condition: Condition, position: number) {
    leaveRow(position)
    const removed = removeCondition(condition)
    showToast(t('conditionRemoved'), 'blank', {
      action: {
        label: t('undo'),
        onAction: () => {
          restoreCondition(removed)
          addRef.current?.focus()
        },
      },
    })
  }

  return (
    <Card
      heading={t('conditionsHeading')}
      actions={
        <Muted as="span" role="status">
          {t('conditionCount', { count: conditions.length })}
        </Muted>
      }
    >
      {conditions.length === 0 ? (
        <EmptyState text={t(furtherRules.trim() === '' ? 'noConditions' : 'onlyRules')} />
      ) : (
        <Intro>{join === 'any' ? sayOfCondition('anyIntro') : t('conditionsIntro')}</Intro>
      )}
      {conditions.length > 1 && <JoinChoice />}
      <Rows ref={rowsRef}>
        {conditions.map((condition, position) => (
          <ConditionRow
            key={condition.id}
            condition={condition}
            number={position + 1}
            onRemove={() => remove(condition, position)}
          />
        ))}
      </Rows>
      <Button
        ref={addRef}
        aria-disabled={isFull}
        aria-describedby={isFull ? fullId : undefined}
        onClick={() => addCondition()}
      >
        {t('addCondition')}
      </Button>
      <div role="status">
        {isFull && (
          <Full id={fullId} $color="t2">
            {sayOfCondition('full', { most: MAX_CONDITIONS })}
          </Full>
        )}
      </div>
    </Card>
  )
}

const Intro = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.t2};
`

const Full = styled(Muted)`
  margin-top: ${space(2)};
`

const Rows = styled.ol`
  display: grid;
`
