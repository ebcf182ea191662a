import { useFormat } from '@aldergate/shared/format'
import { notifyAtom } from '@aldergate/shared/state/notifications'
import { space } from '@aldergate/shared/theme'
import { Button } from '@aldergate/shared/ui/Button'
import { useAtomCallback } from 'jotai/utils'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import { useText } from '../../texts'
import { INITIAL_FIGURES } from './figures'
import { figuresHistoryAtom } from './figures.atoms'

/** Three buttons that only say something, in the browser's own alert. */
export function OverviewActions() {
  const t = useText()
  const format = useFormat()
  const notify = useSetAtom(notifyAtom)

  const viewDetails = useAtomCallback((get) => {
    const figures = get(figuresHistoryAtom).at(-1) ?? INITIAL_FIGURES
    notify(
      t('viewDetailsAlert', {
        portfolioValue: format.money(figures.portfolioValue),
        profitLoss: format.signedMoney(figures.profitLoss),
        openTrades: format.number(figures.openTrades),
        closedTrades: format.number(figures.closedTrades24h),
      }),
    )
  })

  return (
    <Row>
      <Button onClick={viewDetails}>{t('viewDetails')}</Button>
      <Button onClick={() => notify(t('generateReportAlert'))}>{t('generateReport')}</Button>
      <Button onClick={() => notify(t('manageRiskAlert'))}>{t('manageRisk')}</Button>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
