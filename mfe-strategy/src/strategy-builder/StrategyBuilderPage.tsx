import { Button } from '@aldergate/shared/ui/Button'
import { Page } from '@aldergate/shared/ui/Page'
import { showToast } from '@aldergate/shared/ui/toast'
import { media, space } from '@aldergate/shared/theme'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'
import { resetStrategyAtom, strategyAtom } from './builder.atoms'
import { ConditionList } from './ConditionList'
import { ExitFields } from './ExitFields'
import { StrategyFields } from './StrategyFields'
import { StrategyPreview } from './StrategyPreview'

export default function StrategyBuilderPage() {
  const t = useText()
  const resetStrategy = useSetAtom(resetStrategyAtom)
  const setStrategy = useSetAtom(strategyAtom)
  const resetRef = useRef<HTMLButtonElement>(null)

  function reset() {
    const before = resetStrategy()
    showToast(t('strategyReset'), 'blank', {
      action: {
        label: t('undo'),
        onAction: () => {
          setStrategy(before)
          resetRef.current?.focus()
        },
      },
    })
  }

  return (
    <Page
      title={t('pageTitle')}
      intro={t('pageIntro')}
      actions={
        <Button ref={resetRef} onClick={reset}>
          {t('reset')}
        </Button>
      }
    >
      <Columns>
        <Parts>
          <StrategyFields />
          <ConditionList />
          <ExitFields />
        </Parts>
        <StrategyPreview />
      </Columns>
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(2)};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`

const Parts = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`
