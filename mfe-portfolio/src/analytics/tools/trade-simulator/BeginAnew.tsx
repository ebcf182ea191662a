import { Button, Row } from '@aldergate/ui'
import { useText } from './texts'

interface BeginAnewProps {
  /** The pair and timeframe of the new replay. */
  subject: string
  /** How many would be lost. */
  trades: number
  onBegin: () => void
  onKeep: () => void
}

/** Confirms that a new replay may discard the trades of the current one. */
export function BeginAnew({ subject, trades, onBegin, onKeep }: BeginAnewProps) {
  const t = useText()
  return (
    <Row>
      <p role="alert">{t('beginsAnew', { subject, count: trades })}</p>
      <Button onClick={onBegin}>{t('begin', { subject })}</Button>
      <Button onClick={onKeep}>{t('keep')}</Button>
    </Row>
  )
}
