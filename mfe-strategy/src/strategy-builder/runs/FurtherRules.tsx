import { problemRange, useRuleProblem } from '@aldergate/charts/strategy'
import { indicatorOf } from '@aldergate/market/indicators'
import type { ReadRules } from '@aldergate/market/strategy'
import { Button, color, font, fontSize, Muted, useLocalText } from '@aldergate/ui'
import { TextAreaField } from '@aldergate/ui/fields'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import styled from 'styled-components'
import { changeStrategyAtom, strategyAtom } from '../strategy/builder.atoms'
import { useText as useConditionText } from '../conditions/texts'
import { cumulativeBeside, equalsBeside } from './strategyRules'
import { useText } from './texts'

/** The rule language is the same in every language. */
const EXAMPLES = ['exit long when RSI(14) < 50', 'sell when close crosses below MA(20)']

/** Rules in addition to the conditions, in the rule language, with their problems. */
export function FurtherRules({ read }: { read: ReadRules }) {
  const t = useText()
  const sayOfCondition = useConditionText()
  const inWords = useLocalText()
  const problemText = useRuleProblem()
  const strategy = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)
  const placeRef = useRef<HTMLDivElement>(null)

  const { furtherRules } = strategy
  const cumulative = read.status === 'read' ? cumulativeBeside(strategy, read.rules) : []
  const equals = read.status === 'read' ? equalsBeside(strategy, read.rules) : []
  // Without any rule there is nothing wrong yet: the conditions say what is missing.
  const problem = read.status === 'unreadable' && furtherRules.trim() ? read.problem : undefined

  function show() {
    const editor = placeRef.current?.querySelector('textarea')
    if (!editor || !problem) return
    const [start, end] = problemRange(furtherRules, problem)
    editor.focus()
    editor.setSelectionRange(start, end)
  }

  return (
    <div ref={placeRef}>
      <Editor
        label={t('furtherRules')}
        hint={
          <>
            {t('furtherRulesHint')}
            {EXAMPLES.map((rule) => (
              <Example key={rule} lang="en">
                {rule}
              </Example>
            ))}
          </>
        }
        value={furtherRules}
        spellCheck={false}
        onChange={(typed) => change({ furtherRules: typed })}
      />
      {cumulative.map((id) => (
        <Muted key={id}>
          {sayOfCondition('cumulative', { indicator: inWords(indicatorOf(id).words.short) })}
        </Muted>
      ))}
      <div role="status">
        {equals.map((condition) => (
          <Problem key={condition}>{t('equalsWarning', { condition })}</Problem>
        ))}
        {problem && (
          <Problem>
            {problemText(problem)}{' '}
            <Button size="small" onClick={show}>
              {t('showProblem')}
            </Button>
          </Problem>
        )}
      </div>
    </div>
  )
}

const Editor = styled(TextAreaField)`
  min-height: 60px;
  font-family: ${font.mono};
  font-size: ${fontSize.s12};
`

const Example = styled.code`
  display: block;
  font-family: ${font.mono};
`

const Problem = styled.p`
  overflow-wrap: anywhere;
  color: ${color.warn};
`
