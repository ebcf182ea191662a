import { type Language, LANGUAGE_NAMES } from '@aldergate/contract'
import { Button, color, handOnFocus, radius, Row, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

interface SaveBarProps {
  changedCount: number
  /** The language that the saving waits for. */
  coming: Language | undefined
  onDiscard: () => void
}

/** Stays in sight at the end of a window that has room for it; its buttons keep clear of the corner where toasts appear. */
export function SaveBar({ changedCount, coming, onDiscard }: SaveBarProps) {
  const t = useText()
  const isChanged = changedCount > 0

  return (
    <Bar $isChanged={isChanged}>
      <Row>
        <Button type="submit" variant="primary" aria-disabled={coming !== undefined}>
          {t('save')}
        </Button>
        {isChanged && (
          <Button ref={handOnFocus} onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
      </Row>
      <p role="status">
        {coming
          ? t('languageComing', { language: LANGUAGE_NAMES[coming] })
          : t('unsaved', { count: changedCount })}
      </p>
    </Bar>
  )
}

const Bar = styled.div<{ $isChanged: boolean }>`
  position: sticky;
  bottom: ${space(2)};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${({ $isChanged }) => ($isChanged ? color.warn : color.border)};
  border-radius: ${radius.panel};
  background: ${color.s2};
  color: ${({ $isChanged }) => ($isChanged ? color.t1 : color.t3)};

  @media (max-height: 480px) {
    position: static;
  }
`
