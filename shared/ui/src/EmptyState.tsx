import type { ReactNode } from 'react'
import styled from 'styled-components'
import { handOnFocus } from './handOnFocus'
import { color, space } from './theme/tokens'

/** One plain sentence for an empty place, and one action. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Box>
      <p>{text}</p>
      {action && <div ref={handOnFocus}>{action}</div>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(5)} ${space(3)};
  color: ${color.t2};
  text-align: center;
`
