import { Button, space } from '@aldergate/ui'
import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { useText } from './texts'

/** A collapsible table of a chart, rendered only when it is opened. */
export function ShowAsTable({ children }: { children: () => ReactNode }) {
  const t = useText()
  const tableId = useId()
  const [isShown, setIsShown] = useState(false)

  return (
    <Stack>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isShown}
        aria-controls={isShown ? tableId : undefined}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'hideTable' : 'showTable')}
      </Button>
      {isShown && <Place id={tableId}>{children()}</Place>}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
`

const Place = styled.div`
  width: 100%;
  max-height: 360px;
  overflow-y: auto;

  @media print {
    max-height: none;
    overflow: visible;
  }
`
