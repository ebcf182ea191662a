import { color, fontSize, space, useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Part } from './Part'
import { type RiskLogLine, riskLogAtom } from './risk.atoms'
import { useText } from './texts'
import { usePercent } from './usePercent'

/** Every change, oldest first; scrolls to the newest line. */
export function RiskLog() {
  const t = useText()
  const format = useFormat()
  const percent = usePercent()
  const lines = useAtomValue(riskLogAtom)
  const listRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const list = listRef.current
    if (list) list.scrollTop = list.scrollHeight
  }, [lines])

  function said(line: RiskLogLine) {
    if (line.kind === 'reset') return t('logReset')
    if (line.kind === 'resetUndone') return t('logUndone')
    return t('logUpdated', { exposure: percent(line.exposure), stopLoss: percent(line.stopLoss) })
  }

  return (
    <Part heading={t('log')}>
      <Lines ref={listRef} role="log" aria-label={t('log')} tabIndex={0}>
        {lines.length === 0 && <None>{t('logEmpty')}</None>}
        {lines.map((line) => (
          <p key={line.id}>
            <Time>{format.exactTime(line.at)}</Time> {said(line)}
          </p>
        ))}
      </Lines>
    </Part>
  )
}

const Lines = styled.div`
  height: 58px;
  overflow-y: auto;
  font-size: ${fontSize.s12};
`

const Time = styled.span`
  margin-right: ${space(1)};
  color: ${color.t3};
  font-variant-numeric: tabular-nums lining-nums;
`

const None = styled.p`
  color: ${color.t3};
`
