import { space, useFormat } from '@aldergate/ui'
import { Stat } from '@aldergate/ui/data'
import { accountAtom } from '@aldergate/ledger/state'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { maxLoss, parsedRisk } from './risk'
import { riskAtom, riskDraftAtom } from './risk.atoms'
import { useText } from './texts'
import { usePercent } from './usePercent'

/** The loss that the chosen settings could cost the paper account, beside the settings in force. */
export function LossPreview() {
  const t = useText()
  const format = useFormat()
  const percent = usePercent()
  const { equity } = useAtomValue(accountAtom)
  const chosen = parsedRisk(useAtomValue(riskDraftAtom))
  const inForce = useAtomValue(riskAtom)

  return (
    <Row>
      <Stat
        label={t('maxLoss')}
        value={format.money(chosen ? Number(maxLoss(equity, chosen)) : 0)}
        detail={
          chosen
            ? t('maxLossDetail', {
                exposure: percent(chosen.exposure),
                stopLoss: percent(chosen.stopLoss),
                equity: format.money(Number(equity)),
              })
            : t('maxLossNone')
        }
      />
      <Stat
        label={t('inForce')}
        value={
          inForce.exposure > 0
            ? t('presetShort', {
                exposure: percent(inForce.exposure),
                stopLoss: percent(inForce.stopLoss),
              })
            : t('noneInForce')
        }
        detail={t('inForceDetail')}
      />
    </Row>
  )
}

/** Two lines of detail have their place, so that a longer equity moves nothing. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(3)};
  min-height: 80px;
`
