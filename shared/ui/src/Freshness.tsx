import styled from 'styled-components'
import { LiveText } from './LiveText'
import { color, fontSize, space } from './theme/tokens'
import { useText } from './texts'

/** Older data are marked as stale. */
const STALE_AFTER_SECONDS = 10

/**
 * The age of data in whole seconds: "12 s ago", with an amber dot once they are stale. Without data it reserves its
 * place.
 */
export function Freshness({ seconds }: { seconds?: number }) {
  const t = useText()
  const isStale = seconds !== undefined && seconds > STALE_AFTER_SECONDS

  return (
    <Age $stale={isStale} $hidden={seconds === undefined}>
      {isStale && <Dot aria-hidden="true" />}
      <LiveText text={t('secondsAgo', { seconds: seconds ?? 0 })} />
    </Age>
  )
}

const Age = styled.span<{ $stale: boolean; $hidden: boolean }>`
  display: inline-flex;
  visibility: ${({ $hidden }) => $hidden && 'hidden'};
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
