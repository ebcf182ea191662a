import { PATHS } from '@aldergate/contract'
import { ButtonLink, Card, color, fontSize, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { checklistAtom } from './checklist.atoms'
import { ChecklistItem } from './ChecklistItem'
import { ProgressBar } from './ProgressBar'
import { useText } from './texts'

/** The steps to try, and how many of them are done. */
export function Checklist() {
  const t = useText()
  const steps = useAtomValue(checklistAtom)
  const total = steps.length
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)

  return (
    <Card heading={t('checklist')} actions={<span>{t('progress', { done, total })}</span>}>
      <ProgressBar label={t('progress', { done, total })} value={done} max={total} />
      <ol>
        {steps.map((step) => (
          <ChecklistItem key={step.id} step={step} isNext={step === next} />
        ))}
      </ol>
      {done === total && (
        <AllDone>
          {t('allDone')} <ButtonLink to={PATHS.guides}>{t('guides')}</ButtonLink>
        </AllDone>
      )}
      <Note>{t('notStored')}</Note>
    </Card>
  )
}

const AllDone = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(3)};
`

const Note = styled.p`
  padding-top: ${space(3)};
  border-top: 1px solid ${color.border};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
