import { color, font, fontSize, media, TextAreaField } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { readRules } from './ruleBlock'
import { changeStrategyAtom, strategyAtom } from './strategy.atoms'
import { useText } from './texts'

/** The strategy in the trader's words, and what a machine reads of it. */
export function DefinitionEditor() {
  const t = useText()
  const { definition } = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)

  return (
    <Editor
      label={t('definition')}
      hint={<RulesHint definition={definition} />}
      value={definition}
      placeholder={t('definitionPlaceholder')}
      spellCheck={false}
      onChange={(next) => change({ definition: next })}
    />
  )
}

function RulesHint({ definition }: { definition: string }) {
  const t = useText()
  const read = readRules(definition)

  if (read.status === 'none') return t('rulesNone')
  if (read.status === 'read') {
    const { conditions, timeframe } = read.rules
    return t('rulesRead', { count: conditions.length, timeframe })
  }
  return (
    <Problem>
      {read.line ? t('rulesUnreadable', { line: read.line }) : t('rulesIncomplete')}
    </Problem>
  )
}

const Editor = styled(TextAreaField)`
  height: 148px;
  min-height: 72px;
  font-family: ${font.mono};
  font-size: ${fontSize.s12};
  line-height: 16px;

  ${media.coarsePointer} {
    height: 168px;
    line-height: 20px;
  }
`

const Problem = styled.span`
  overflow-wrap: anywhere;
  color: ${color.warn};
`
