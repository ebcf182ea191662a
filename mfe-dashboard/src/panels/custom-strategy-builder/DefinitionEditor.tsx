import { problemRange, useRuleProblem, useRuleSentences } from '@aldergate/charts/strategy'
import { allConditions, readRules } from '@aldergate/market/strategy'
import { Button, color, font, fontSize, media, space } from '@aldergate/ui'
import { TextAreaField } from '@aldergate/ui/fields'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useRef } from 'react'
import styled from 'styled-components'
import { changeStrategyAtom, strategyAtom } from './strategy.atoms'
import { useText } from './texts'

/** The strategy in the trader's words, and how the parser understands it. */
export function DefinitionEditor() {
  const t = useText()
  const sentencesOf = useRuleSentences()
  const sayProblem = useRuleProblem()
  const { definition } = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)
  const editorRef = useRef<HTMLTextAreaElement>(null)
  const read = useMemo(() => readRules(definition), [definition])

  function showProblem() {
    const editor = editorRef.current
    if (read.status !== 'unreadable' || !editor) return
    editor.focus()
    editor.setSelectionRange(...problemRange(definition, read.problem))
  }

  function hint() {
    switch (read.status) {
      case 'none':
        return t('rulesNone')
      case 'unreadable':
        return <Problem>{sayProblem(read.problem)}</Problem>
      case 'read': {
        const { timeframe } = read.rules
        const count = allConditions(read.rules).length
        return (
          <>
            {t('rulesRead', { count, timeframe })}
            {sentencesOf(read.rules).map((sentence) => (
              <Sentence key={sentence}> {sentence}</Sentence>
            ))}
          </>
        )
      }
    }
  }

  return (
    <Box>
      <Editor
        ref={editorRef}
        label={t('definition')}
        hint={hint()}
        value={definition}
        placeholder={t('definitionPlaceholder')}
        spellCheck={false}
        onChange={(next) => change({ definition: next })}
      />
      {read.status === 'unreadable' && (
        <Button size="small" onClick={showProblem}>
          {t('showProblem')}
        </Button>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};

  & > :first-child {
    justify-self: stretch;
  }
`

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

const Sentence = styled.span`
  display: block;
  overflow-wrap: anywhere;
`

const Problem = styled.span`
  overflow-wrap: anywhere;
  color: ${color.warn};
`
