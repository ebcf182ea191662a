import { Button } from '../Button'
import { handOnFocus } from '../handOnFocus'
import { Muted } from '../Muted'
import { Row } from '../Row'
import { useText } from '../texts'

interface MoreRowsProps {
  /** So many rows are shown by now, at most. */
  shown: number
  total: number
  onMore: () => void
}

/**
 * The foot of a table that does not show all of its rows at once. It stays when they are all there, and takes the
 * focus of the button: else that would go to the head of the table, and the reader with it.
 */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  const t = useText()

  return (
    <Row tabIndex={-1}>
      <Muted>{t('rowsShown', { shown: Math.min(shown, total), total })}</Muted>
      {shown < total && (
        <Button ref={handOnFocus} variant="quiet" size="small" onClick={onMore}>
          {t('moreRows')}
        </Button>
      )}
    </Row>
  )
}
