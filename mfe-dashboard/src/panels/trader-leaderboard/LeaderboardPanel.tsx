import { Badge, Button, color, fontSize, fontWeight, space, Stack } from '@aldergate/ui'
import { type Column, DataTable, SignedMoney } from '@aldergate/ui/data'
import { ToggleGroup } from '@aldergate/ui/forms'
import { useAtom, useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useLeadToPanel } from '../../layout/useLeadToPanel'
import { narrow } from '../../parts/narrow'
import { StackedRows } from '../../parts/StackedRows'
import { type LeaderboardRow, PERIODS } from './leaderboard'
import { leaderboardAtom, periodAtom } from './leaderboard.atoms'
import { useText } from './texts'
import { WinRate } from './WinRate'

const PERIOD_TEXTS = { '7d': 'period7d', '30d': 'period30d', all: 'periodAll' } as const

export function LeaderboardPanel() {
  const t = useText()
  const lead = useLeadToPanel()
  const [period, setPeriod] = useAtom(periodAtom)
  const rows = useAtomValue(leaderboardAtom)

  const own = rows.find(({ isOwn }) => isOwn)
  const columns: readonly Column<LeaderboardRow>[] = [
    { id: 'rank', header: t('rank'), cell: ({ rank }) => rank, sortBy: ({ rank }) => rank },
    {
      id: 'username',
      header: t('username'),
      rowHeader: true,
      cell: ({ isOwn, username }) =>
        isOwn ? <Badge tone="info">{t('you')}</Badge> : <Name>{username}</Name>,
      sortBy: ({ isOwn, username }) => (isOwn ? t('you') : username),
    },
    {
      id: 'totalProfit',
      header: t('totalProfit'),
      numeric: true,
      cell: ({ totalProfit }) => <SignedMoney gbp={totalProfit} />,
      sortBy: ({ totalProfit }) => totalProfit,
    },
    {
      id: 'winRate',
      header: t('winRate'),
      numeric: true,
      cell: (row) => <WinRate {...row} />,
      sortBy: ({ winRate }) => winRate ?? NaN,
    },
  ]

  return (
    <Stack $gap={3}>
      <ToggleGroup
        label={t('period')}
        options={PERIODS.map((value) => ({ value, label: t(PERIOD_TEXTS[value]) }))}
        value={period}
        onChange={setPeriod}
      />
      <Rows
        $columns="44px minmax(0, 1fr) minmax(0, 1.3fr)"
        $areas="'rank username totalProfit' 'rank username winRate'"
        $cells={columns.map(({ id }) => id)}
      >
        <DataTable
          caption={t('traders')}
          columns={columns}
          rows={rows}
          rowKey={({ username }) => username}
        />
      </Rows>
      {own && (
        <Own>
          <p role="status">{t('ownRank', { rank: own.rank, count: rows.length })}</p>
          <Note>{t(own.trades > 0 ? 'howCounted' : 'noOwnTrades')}</Note>
          {own.trades === 0 && (
            <Button size="small" onClick={() => lead('trade-execution')}>
              {t('openTicket')}
            </Button>
          )}
        </Own>
      )}
    </Stack>
  )
}

const Rows = styled(StackedRows)`
  ${narrow} {
    /* Both buttons are taller than their labels, which have to stay close together. */
    thead > tr > :nth-child(3) > button {
      align-items: end;
    }

    thead > tr > :nth-child(4) > button {
      align-items: start;
    }
  }
`

const Name = styled.span`
  white-space: nowrap;
`

const Own = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  font-weight: ${fontWeight.medium};
`

const Note = styled.p`
  color: ${color.t2};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.regular};
`
