import { color, fontSize, fontWeight, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import styled from 'styled-components'
import { chosenExposure, riskLevel, type RiskLevel } from './risk'
import { riskDraftAtom } from './risk.atoms'
import { useText } from './texts'
import { usePercent } from './usePercent'

const COLOURS = { safe: color.ok, warning: color.warn, danger: color.danger } as const

/** How much of the account is chosen to be in the market, and whether that is much. */
export function ExposureBar() {
  const t = useText()
  const percent = usePercent()
  const labelId = useId()
  const exposure = chosenExposure(useAtomValue(riskDraftAtom))

  const level = riskLevel(exposure)
  const shown = Math.min(100, exposure)
  const text = t('level', { exposure: percent(exposure), level })

  return (
    <div>
      <Head>
        <span id={labelId}>{t('chosenExposure')}</span>
        <Level $level={level}>{text}</Level>
      </Head>
      <Track
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
        aria-valuetext={text}
      >
        <Bar $level={level} style={{ width: `${shown}%` }} />
      </Track>
    </div>
  )
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  margin-bottom: ${space(1)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const Level = styled.span<{ $level: RiskLevel }>`
  color: ${({ $level }) => COLOURS[$level]};
  font-weight: ${fontWeight.semibold};
`

const Track = styled.div`
  height: 8px;
  border: 1px solid ${color.borderStrong};
  background: ${color.s3};
`

const Bar = styled.div<{ $level: RiskLevel }>`
  height: 100%;
  background: ${({ $level }) => COLOURS[$level]};
`
