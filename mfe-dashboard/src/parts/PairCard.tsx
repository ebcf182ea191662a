import { usePairName } from '@aldergate/charts/quotes'
import type { Pair } from '@aldergate/market'
import { color, fontSize, fontWeight, radius, space } from '@aldergate/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

interface PairCardProps {
  pair: Pair
  /** At the end of the head, such as a signal. */
  end: ReactNode
  className?: string
  children: ReactNode
}

/** One pair of a list: its name, then its facts. */
export function PairCard({ pair, end, className, children }: PairCardProps) {
  const nameId = useId()
  const pairName = usePairName()
  return (
    <Card className={className} aria-labelledby={nameId}>
      <Head>
        <Name id={nameId}>{pair}</Name>
        <FullName>{pairName(pair)}</FullName>
        {end}
      </Head>
      {children}
    </Card>
  )
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(2)} 10px 10px;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`

const Name = styled.h4`
  font-weight: ${fontWeight.semibold};
  white-space: nowrap;
`

const FullName = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${color.t3};
  font-size: ${fontSize.s11};
  text-overflow: ellipsis;
  white-space: nowrap;
`
