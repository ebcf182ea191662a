import { memo } from 'react'
import styled from 'styled-components'
import { Button, color, fontSize, media, space } from '@aldergate/ui'
import { useText } from '../texts'

/** The library's licence requires its name and this link beside its charts. */
const CREDIT_URL = 'https://www.tradingview.com/'

interface ChartFooterProps {
  isTableShown: boolean
  /** False in full screen, which has no room for the table. */
  hasTable: boolean
  tableId: string
  onTable: () => void
}

/** The button for the table of the same numbers, and the credit. */
export const ChartFooter = memo(function ChartFooter({
  isTableShown,
  hasTable,
  tableId,
  onTable,
}: ChartFooterProps) {
  const t = useText()

  return (
    <Row>
      {hasTable && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isTableShown}
          aria-controls={isTableShown ? tableId : undefined}
          onClick={onTable}
        >
          {t(isTableShown ? 'hideTable' : 'showTable')}
        </Button>
      )}
      <Credit href={CREDIT_URL} target="_blank" rel="noopener noreferrer">
        {t('credit')}
      </Credit>
    </Row>
  )
})

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 24px;
`

/** A finger has a larger area than the link, which moves nothing around it. */
const Credit = styled.a`
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 24px;
  margin-left: auto;
  text-align: right;

  ${media.phone} {
    line-height: 14px;
  }

  ${media.coarsePointer} {
    position: relative;

    &::after {
      position: absolute;
      inset: -15px 0;
      content: '';
    }
  }
`
