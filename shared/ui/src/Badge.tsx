import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, fontSize, fontWeight, radius, space } from './theme/tokens'

export type Tone = 'neutral' | 'up' | 'down' | 'ok' | 'warn' | 'danger' | 'info'

/** A word or two on the state of an adjacent element. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <Pill $tone={tone}>{children}</Pill>
}

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  padding: 0 6px;
  border: 1px solid
    ${({ $tone }) =>
      $tone === 'neutral' ? color.border : `color-mix(in srgb, ${color[$tone]} 45%, transparent)`};
  border-radius: ${radius.pill};
  color: ${({ $tone }) => ($tone === 'neutral' ? color.t2 : color[$tone])};
  font-size: ${fontSize.s11};
  font-variant-numeric: proportional-nums lining-nums;
  font-weight: ${fontWeight.medium};
  line-height: 16px;
  white-space: nowrap;
`
