import { Card, color, fontSize, media, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText as useDataText } from '../own-data/texts'
import { useFileWords } from '../own-data/useFileWords'
import type { ReportedRun, RunSetting } from './runSettings'
import { useText } from './texts'
import { useSettingText } from './useSettingText'

/** The assumptions of a run: its figures cannot be judged without them. */
export function Assumptions(run: ReportedRun) {
  const t = useText()
  const textOf = useSettingText()
  const sayOfData = useDataText()
  const words = useFileWords()
  const { file } = run.settings
  const setting = (name: RunSetting) => [t(`assume.${name}`), textOf(name, run)] as const
  const rows = [
    setting('rules'),
    setting('exits'),
    [t('assume.signals'), t('assume.signalsAre')],
    [t('assume.fills'), t('assume.fillsAre')],
    [t('assume.gaps'), t('assume.gapsAre')],
    setting('within'),
    [t('assume.ruin'), t('assume.ruinIs')],
    setting('size'),
    setting('costs'),
    [t('assume.warmUp'), t('assume.warmUpIs', { count: run.report.firstBar })],
    setting('data'),
    ...(file
      ? [[sayOfData('missingCandles'), `${words.gaps(file.gaps)} ${sayOfData('noneFilled')}`]]
      : []),
  ] as const

  return (
    <Card level={3} heading={t('assumptions')}>
      <List>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </List>
    </Card>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
  font-size: ${fontSize.s13};

  > div {
    display: grid;
    gap: 0 ${space(4)};

    ${media.fromTablet} {
      grid-template-columns: 200px minmax(0, 90ch);
    }
  }

  dt {
    color: ${color.t3};
  }

  dd {
    color: ${color.t1};
    overflow-wrap: anywhere;
  }
`
