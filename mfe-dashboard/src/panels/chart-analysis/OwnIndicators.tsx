import { savedIndicatorsAtom } from '@aldergate/market/state'
import { Button, color, fontSize, radius, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { useLeadToPanel } from '../../layout/useLeadToPanel'
import { useIndicatorName } from '../../parts/own-indicators/useIndicatorName'
import { Pill } from '../../parts/Pill'
import { analysisAtom, toggleOwnIndicatorAtom } from './analysis.atoms'
import { useText } from './texts'

/** The trader's own indicators, to be drawn each in its own colour. */
export function OwnIndicators() {
  const t = useText()
  const nameOf = useIndicatorName()
  const lead = useLeadToPanel()
  const saved = useAtomValue(savedIndicatorsAtom)
  const { ownIds } = useAtomValue(analysisAtom)
  const toggle = useSetAtom(toggleOwnIndicatorAtom)

  return (
    <Row role="group" aria-label={t('own')}>
      <span>{saved.length > 0 ? t('own') : t('ownNone')}</span>
      {saved.map((indicator) => (
        <Choice
          key={indicator.id}
          aria-pressed={ownIds.includes(indicator.id)}
          onClick={() => toggle(indicator.id)}
        >
          <Swatch style={{ background: indicator.color }} />
          {nameOf(indicator)}
        </Choice>
      ))}
      {saved.length === 0 && (
        <Button size="small" variant="quiet" onClick={() => lead('custom-indicators')}>
          {t('ownBuild')}
        </Button>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`

const Choice = styled(Pill)`
  color: ${color.t2};

  &:hover {
    background: ${color.s3};
  }

  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.s3};
    color: ${color.t1};
  }
`

const Swatch = styled.span`
  flex: none;
  width: 12px;
  height: 4px;
  border-radius: ${radius.control};
`
