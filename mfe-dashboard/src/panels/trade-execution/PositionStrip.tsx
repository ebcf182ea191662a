import { Badge, Button, color, fontSize, radius, space, useFormat } from '@aldergate/ui'
import { SignedMoney } from '@aldergate/ui/data'
import { usePairPrice } from '@aldergate/charts/quotes'
import { closingOrder, type GbpPair } from '@aldergate/ledger'
import { cashAtom, draftOrderInTicketAtom, positionAtom } from '@aldergate/ledger/state'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { useText } from './texts'

/** The ledger's position in the ticket's pair, and the cash that is left to trade with. */
export function PositionStrip({ pair }: { pair: GbpPair }) {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const position = useAtomValue(positionAtom(pair))
  const cash = useAtomValue(cashAtom)
  const draftOrder = useSetAtom(draftOrderInTicketAtom)

  return (
    <Box role="group" aria-label={t('position', { pair })}>
      <Strip>
        {position ? (
          <>
            <div>
              <dt>
                {t(position.isShort ? 'owed' : 'held')}{' '}
                {position.isShort && <Badge tone="warn">{t('short')}</Badge>}
              </dt>
              <dd>{format.number(position.quantity)}</dd>
            </div>
            <div>
              <dt>{t('averageCost')}</dt>
              <dd>{pairPrice(pair, Number(position.averageCost))}</dd>
            </div>
            <div>
              <dt>{t('value')}</dt>
              <dd>{format.money(Number(position.value))}</dd>
            </div>
            <div>
              <dt>{t('unrealised')}</dt>
              <dd>
                <SignedMoney gbp={Number(position.unrealised)} />
              </dd>
            </div>
          </>
        ) : (
          <None>
            <dt>{t('held')}</dt>
            <dd>{t('noPosition', { pair })}</dd>
          </None>
        )}
        <div>
          <dt>{t('cash')}</dt>
          <dd>{format.money(Number(cash))}</dd>
        </div>
      </Strip>
      {position && (
        <Button
          size="small"
          onClick={() => draftOrder({ ...closingOrder(position), from: 'position' })}
        >
          {t('close')}
        </Button>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`

/** Fixed columns, so that a ticking figure shifts nothing. */
const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${space(1)} ${space(2)};
  width: 100%;
  font-size: ${fontSize.s12};

  dt {
    color: ${color.t3};
    font-size: ${fontSize.s11};
  }

  /* Laid out for itself: else a figure that ticks has the whole page laid out. */
  dd {
    height: 1lh;
    contain: size layout;
  }
`

const None = styled.div`
  grid-column: span 2;
`
