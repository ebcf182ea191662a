import { Button, color, fontSize, space } from '@aldergate/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useText } from './texts'

const STEPS = [
  'guideName',
  'guideTemplate',
  'guideParameters',
  'guideDefinition',
  'guideTest',
  'guideDeploy',
] as const

export function StrategyGuide() {
  const t = useText()
  const id = useId()
  const [isShown, setIsShown] = useState(false)

  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? t('hideGuide') : t('showGuide')}
      </Button>
      {isShown && (
        <Steps id={id} aria-label={t('guide')}>
          {STEPS.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </Steps>
      )}
    </div>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: ${space(1)};
  margin: ${space(2)} 0 0;
  padding-left: ${space(5)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
  list-style: decimal;
`
