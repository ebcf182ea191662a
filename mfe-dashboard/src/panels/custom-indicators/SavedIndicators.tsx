import {
  restoreSavedIndicatorAtom,
  type SavedIndicator,
  savedIndicatorsAtom,
} from '@aldergate/market/state'
import {
  Button,
  color,
  EmptyState,
  IconButton,
  Muted,
  radius,
  showToast,
  space,
} from '@aldergate/ui'
import { useFocusInPlace } from '@aldergate/ui/useFocusInPlace'
import { useAtomValue, useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { deleteIndicatorAtom, draftAtom, editIndicatorAtom } from './indicators.atoms'
import { useIndicatorName } from '../../parts/own-indicators/useIndicatorName'
import { useText } from './texts'
import { useSaveIndicator } from './useSaveIndicator'

interface SavedIndicatorsProps {
  /** The button of the indicator that is being changed. */
  editRef: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}

export function SavedIndicators({ editRef, onEdit }: SavedIndicatorsProps) {
  const t = useText()
  const summaryOf = useIndicatorName()
  const saved = useAtomValue(savedIndicatorsAtom)
  const { editedId } = useAtomValue(draftAtom)
  const edit = useSetAtom(editIndicatorAtom)
  const deleteIndicator = useSetAtom(deleteIndicatorAtom)
  const restore = useSetAtom(restoreSavedIndicatorAtom)
  const save = useSaveIndicator()
  const box = useFocusInPlace<HTMLDivElement>()

  function remove(indicator: SavedIndicator) {
    const removed = deleteIndicator(indicator)
    showToast(t('deleted', { indicator: summaryOf(indicator) }), 'blank', {
      action: { label: t('undo'), onAction: () => restore(removed) },
    })
  }

  return (
    <div {...box}>
      {saved.length === 0 ? (
        <EmptyState
          text={t('noneSaved')}
          action={
            <Button size="small" onClick={save}>
              {t('saveThis')}
            </Button>
          }
        />
      ) : (
        <Scroller role="region" aria-label={t('saved')} tabIndex={0}>
          <ul>
            {saved.map((indicator) => (
              <Row key={indicator.id} aria-current={indicator.id === editedId}>
                <Swatch style={{ background: indicator.color }} />
                <Name>{summaryOf(indicator)}</Name>
                <Muted as="code">{indicator.color}</Muted>
                <Button
                  ref={indicator.id === editedId ? editRef : undefined}
                  size="small"
                  variant="quiet"
                  aria-label={t('edit', { indicator: summaryOf(indicator) })}
                  onClick={() => {
                    edit(indicator)
                    onEdit()
                  }}
                >
                  {t('editShort')}
                </Button>
                <IconButton
                  icon="trash"
                  label={t('delete', { indicator: summaryOf(indicator) })}
                  onClick={() => remove(indicator)}
                />
              </Row>
            ))}
          </ul>
        </Scroller>
      )}
    </div>
  )
}

const Scroller = styled.div`
  max-height: 132px;
  overflow-y: auto;
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  border-bottom: 1px solid ${color.border};

  &[aria-current='true'] {
    background: ${color.s2};
  }
`

const Swatch = styled.span`
  flex: none;
  width: 16px;
  height: 4px;
  border-radius: ${radius.control};
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
`
