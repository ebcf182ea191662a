import { shownValue } from '@aldergate/market/strategy'
import { Badge, Button, Card, handOnFocus, Muted, space, useFormat } from '@aldergate/ui'
import { DataTable } from '@aldergate/ui/data'
import styled from 'styled-components'
import { betterOf, differenceText } from './difference'
import { SHOWN_FIGURES } from './figures.data'
import { figureText } from './figureText'
import type { FinishedRun } from './finishedRun'
import { differingSettings, type RunSetting } from './runSettings'
import { useText } from './texts'
import { useSettingText } from './useSettingText'

interface BacktestComparisonProps {
  first: FinishedRun
  second: FinishedRun
  onClose: () => void
}

/** Two runs side by side: the settings that differ, and every figure. */
export function BacktestComparison({ first, second, onClose }: BacktestComparisonProps) {
  const t = useText()
  const format = useFormat()
  const settingText = useSettingText()
  const differing = differingSettings(first, second)
  const rows = SHOWN_FIGURES.map((figure) => {
    const values = [shownValue(figure, first.report), shownValue(figure, second.report)] as const
    return { figure, values, better: betterOf(figure, ...values) }
  })

  function secondText(setting: RunSetting): string {
    const text = settingText(setting, second)
    // Two files with the same name: without a remark nothing would show that their data differ.
    const isNamedAlike = setting === 'data' && text === settingText(setting, first)
    return isNamedAlike ? format.sentences([text, t('otherCandles')]) : text
  }

  return (
    <Card
      level={3}
      heading={t('comparison')}
      actions={
        <Button ref={handOnFocus} size="small" onClick={onClose}>
          {t('closeComparison')}
        </Button>
      }
    >
      <Note $color="t2">
        {t('comparisonNote')} {isOtherMarket(first, second) && <b>{t('otherMarket')}</b>}
      </Note>
      {differing.length === 0 ? (
        <Note $color="t2">{t('sameSettings')}</Note>
      ) : (
        <Settings>
          <DataTable
            caption={t('differingSettings')}
            rows={differing}
            rowKey={(setting) => setting}
            columns={[
              {
                id: 'setting',
                header: t('settingColumn'),
                rowHeader: true,
                cell: (setting) => t(`assume.${setting}`),
              },
              {
                id: 'first',
                header: t('runA', { name: nameOf(first) }),
                cell: (setting) => <Said>{settingText(setting, first)}</Said>,
              },
              {
                id: 'second',
                header: t('runB', { name: nameOf(second) }),
                cell: (setting) => <Said>{secondText(setting)}</Said>,
              },
            ]}
          />
        </Settings>
      )}
      <DataTable
        caption={t('comparisonOf', { first: nameOf(first), second: nameOf(second) })}
        rows={rows}
        rowKey={({ figure }) => figure}
        columns={[
          {
            id: 'figure',
            header: t('figureColumn'),
            rowHeader: true,
            cell: ({ figure }) => t(`figure.${figure}`),
          },
          {
            id: 'first',
            header: t('runA', { name: nameOf(first) }),
            numeric: true,
            cell: ({ figure, values: [value] }) => figureText(figure, value, format, t),
          },
          {
            id: 'second',
            header: t('runB', { name: nameOf(second) }),
            numeric: true,
            cell: ({ figure, values: [, value] }) => figureText(figure, value, format, t),
          },
          {
            id: 'difference',
            header: t('difference'),
            numeric: true,
            cell: ({ figure, values: [a, b] }) => (
              <Difference>{differenceText(figure, a, b, format, t)}</Difference>
            ),
          },
          {
            id: 'better',
            header: t('better'),
            cell: ({ better }) =>
              better && <Badge tone="ok">{t(better === 'first' ? 'isA' : 'isB')}</Badge>,
          },
        ]}
      />
    </Card>
  )
}

function nameOf({ settings }: FinishedRun): string {
  return settings.name
}

/** Whether the two saw other prices, so that their difference is not the strategies' alone. */
function isOtherMarket(first: FinishedRun, second: FinishedRun): boolean {
  const seen = ({ settings: { pair, seed, file }, report: { from, until } }: FinishedRun) =>
    [...(file ? ['file', file.fingerprint] : [pair, seed]), from, until].join()
  return seen(first) !== seen(second)
}

const Note = styled(Muted)`
  margin-bottom: ${space(2)};
`

const Settings = styled.div`
  margin-bottom: ${space(4)};
`

/** Holds anything from a sentence to all rules. */
const Said = styled.div`
  min-width: 12ch;
  padding: ${space(1)} 0;
  overflow-wrap: anywhere;
`

const Difference = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
`
