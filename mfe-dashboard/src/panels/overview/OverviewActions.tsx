import { Button, Row, useFormat } from '@aldergate/ui'
import { PATHS } from '@aldergate/contract'
import { notifyAtom, useAtomCallback } from '@aldergate/platform'
import { useSetAtom } from 'jotai'
import { useText } from './texts'
import { INITIAL_FIGURES } from './figures'
import { figuresHistoryAtom } from './figures.atoms'

/** Where the trader acts on the alert; the notification of the alert links there. */
const PLACES = {
  details: PATHS.portfolio,
  report: `${PATHS.dashboard}#customisable-reports`,
  risk: `${PATHS.dashboard}#risk-management`,
}

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
      { title: t('viewDetails'), to: PLACES.details },
    )
  })

  return (
    <Row>
      <Button onClick={viewDetails}>{t('viewDetails')}</Button>
      <Button
        onClick={() =>
          notify(t('generateReportAlert'), { title: t('generateReport'), to: PLACES.report })
        }
      >
        {t('generateReport')}
      </Button>
      <Button
        onClick={() => notify(t('manageRiskAlert'), { title: t('manageRisk'), to: PLACES.risk })}
      >
        {t('manageRisk')}
      </Button>
    </Row>
  )
}
