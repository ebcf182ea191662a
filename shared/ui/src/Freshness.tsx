import styled from 'styled-components'
import { color, fontSize, space } from './theme/tokens'
import { useText } from './texts'

/** Older data are marked as stale. */
const STALE_AFTER_SECONDS = 10

/** How old the data are, in whole seconds: "12 s ago", with an amber dot once they are stale. */
export function Freshness({ seconds }: { seconds: number }) {
  const t = useText()
  const isStale = seconds > STALE_AFTER_SECONDS

  return (
    <Age $stale={isStale}>
      {isStale && <Dot aria-hidden="true" />}
      {t('secondsAgo', { seconds })}
    </Age>
  )
}

const Age = styled.span<{ $stale: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${({ $stale }) => ($stale ? color.warn : color.t3)};
  font-size: ${fontSize.s11};
  white-space: nowrap;
`

const Dot = styled.span`
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: ${color.warn};
`
