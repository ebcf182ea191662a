import { Button } from '@aldergate/ui'
import { useText } from './texts'

/** Opens the browser's own dialog for printing. */
export function PrintButton() {
  const t = useText()
  return (
    <Button data-screen-only onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}
