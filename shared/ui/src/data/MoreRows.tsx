import { Button } from '../Button'
import { handOnFocus } from '../handOnFocus'
import { Muted } from '../Muted'
import { Row } from '../Row'
import { useText } from '../texts'

interface MoreRowsProps {
  /** The number of rows shown so far, at most. */
  shown: number
  total: number
  onMore: () => void
}

/**
 * The footer of a table that does not show all of its rows at once. It remains when all are shown and takes the
 * button's focus, which would otherwise jump to the top of the table.
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
