import { sliceColor } from '@aldergate/charts/plot'
import { usePairName } from '@aldergate/charts/quotes'
import { color, EmptyState, media, SimulatedTag, space, useFormat } from '@aldergate/ui'
import { type Column, DataTable } from '@aldergate/ui/data'
import { ToggleGroup } from '@aldergate/ui/forms'
import { isPair } from '@aldergate/market'
import { accountAtom } from '@aldergate/ledger/state'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { WholeCard } from '../parts/WholeCard'
import { type Grouping, GROUPINGS, type Slice, slicesOf } from './allocation'
import { AllocationRing } from './AllocationRing'
import { ShortWeights } from './ShortWeights'
import { useText } from './texts'

/** How the account is divided, as a ring and as its legend. */
export function AllocationCard() {
  const t = useText()
  const pairName = usePairName()
  const format = useFormat()
  const account = useAtomValue(accountAtom)
  const [grouping, setGrouping] = useState<Grouping>('class')

  const slices = slicesOf(account, grouping)
  const isEmpty = slices.every(({ sharePercent }) => sharePercent === 0)
  const tints = new Map(slices.map(({ key }, index) => [key, color[sliceColor(index)]]))

  function nameOf({ key }: Slice): string {
    return isPair(key) ? pairName(key) : t(`class.${key}`)
  }

  const columns: Column<Slice>[] = [
    {
      id: 'part',
      header: t(`by.${grouping}`),
      rowHeader: true,
      sortBy: nameOf,
      cell: (slice) => (
        <Name>
          <Swatch style={{ background: tints.get(slice.key) }} />
          {nameOf(slice)}
        </Name>
      ),
      footer: t('total'),
    },
    {
      id: 'value',
      header: t('value'),
      numeric: true,
      sortBy: ({ value }) => Number(value),
      cell: ({ value }) => format.money(Number(value)),
      footer: format.money(Number(account.equity)),
    },
    {
      id: 'share',
      header: t('weight'),
      numeric: true,
      sortBy: ({ sharePercent }) => sharePercent,
      cell: ({ sharePercent }) => format.percent(sharePercent),
      footer: format.percent(isEmpty ? 0 : 100),
    },
  ]

  return (
    <WholeCard
      heading={t('allocation')}
      actions={
        <>
          <SimulatedTag />
          <ToggleGroup
            label={t('groupBy')}
            options={GROUPINGS.map((value) => ({ value, label: t(`by.${value}`) }))}
            value={grouping}
            onChange={setGrouping}
          />
        </>
      }
    >
      {isEmpty ? (
        <EmptyState text={t('nothingToAllocate')} />
      ) : (
        <Columns>
          <AllocationRing
            label={t('allocationRing', { grouping: t(`by.${grouping}`) })}
            slices={slices}
            total={format.money(Number(account.equity), 0)}
          />
          <DataTable
            caption={t('allocation')}
            columns={columns}
            rows={slices}
            rowKey={({ key }) => key}
          />
          <ShortWeights {...account} />
        </Columns>
      )}
    </WholeCard>
  )
}

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: ${space(4)};

  ${media.fromTablet} {
    grid-template-columns: 200px minmax(0, 1fr);
  }

  ${media.fromDesktop} {
    grid-template-columns: 240px minmax(0, 1fr);
  }
`

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`

const Swatch = styled.span`
  flex: none;
  width: 12px;
  height: 10px;
  border-radius: 2px;
`
