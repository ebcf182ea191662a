import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Muted } from '../Muted'
import { color, fontSize, fontWeight, space } from '../theme/tokens'

interface StatProps {
  label: string
  value: ReactNode
  detail?: ReactNode
  tag?: ReactNode
}

/** One figure under its name. */
export function Stat({ label, value, detail, tag }: StatProps) {
  const labelId = useId()

  return (
    <Box role="group" aria-labelledby={labelId}>
      <Head>
        <span id={labelId}>{label}</span>
        {tag}
      </Head>
      <Value>{value}</Value>
      {detail && (
        <Muted as="div" $color="t2">
          {detail}
        </Muted>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`

const Value = styled.div`
  font-size: ${fontSize.s16};
  font-weight: ${fontWeight.semibold};
  line-height: 24px;
`
