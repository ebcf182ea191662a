import type { GbpPair } from '@aldergate/ledger'
import { color, fontSize, Icon, radius, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled, { css } from 'styled-components'
import type { Outcome } from './outcome'
import { endUndoAtom, outcomeAtom, undoableAtom, undoOrderAtom } from './ticket.atoms'
import { UndoButton } from './UndoButton'
import { useOutcomeText } from './useOutcomeText'

interface OrderOutcomeProps {
  pair: GbpPair
  /** Undo went while it had the focus. */
  onFocusLost: () => void
}

const GOOD: readonly NonNullable<Outcome>['status'][] = ['filled', 'undone']

/**
 * The outcome of the last order, announced, and Undo while it is possible. Undo stands beside the words on its order,
 * which get a line of their own once something else is announced.
 */
export function OrderOutcome({ pair, onFocusLost }: OrderOutcomeProps) {
  const outcome = useAtomValue(outcomeAtom)
  const undoable = useAtomValue(undoableAtom)
  const undo = useSetAtom(undoOrderAtom)
  const endUndo = useSetAtom(endUndoAtom)
  const outcomeText = useOutcomeText()
  const isGood = outcome !== undefined && GOOD.includes(outcome.status)
  const said = outcome && 'fill' in outcome ? outcome.fill : undefined
  const isSaid = said?.id === undoable?.id

  function takeBack() {
    // The button that stays moves to the words of its refusal, which takes its focus as well.
    if (undo() || !isSaid) onFocusLost()
  }

  const undoButton = undoable && (
    <UndoButton
      key={undoable.id}
      fill={undoable}
      onUndo={takeBack}
      onEnd={endUndo}
      onFocusLost={onFocusLost}
    />
  )

  return (
    <>
      <Box $colour={outcome && (isGood ? color.ok : color.warn)}>
        {outcome && <Mark isGood={isGood} />}
        <Text role="status">{outcome && outcomeText(outcome, pair)}</Text>
        {isSaid && undoButton}
      </Box>
      {undoable && !isSaid && (
        <Box $colour={color.ok}>
          <Mark isGood />
          <Text>{outcomeText({ status: 'filled', fill: undoable }, undoable.pair)}</Text>
          {undoButton}
        </Box>
      )}
    </>
  )
}

function Mark({ isGood }: { isGood: boolean }) {
  return (
    <MarkBox>
      <Icon name={isGood ? 'check' : 'alert'} size={14} />
    </MarkBox>
  )
}

/** Without a colour there is nothing to say yet; the live region exists beforehand. */
const Box = styled.div<{ $colour: string | undefined }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  font-size: ${fontSize.s12};
  ${({ $colour }) =>
    $colour &&
    css`
      padding: 6px ${space(2)};
      border: 1px solid ${color.border};
      border-left: 2px solid ${$colour};
      border-radius: ${radius.control};
    `}
`

const MarkBox = styled.span`
  display: flex;
  padding-top: 2px;
  color: ${color.t2};
`

const Text = styled.p`
  flex: 1;
  min-width: 0;
`
