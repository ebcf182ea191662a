import { Muted } from '@aldergate/ui'
import { ToggleGroup } from '@aldergate/ui/forms'
import { useAtom, useAtomValue } from 'jotai'
import styled from 'styled-components'
import { Column } from '../../parts/Column'
import { ScrollArea } from '../../parts/ScrollArea'
import { NOT_BEGUN } from './progress'
import { completedIdsAtom, difficultyAtom, progressAtom } from './progress.atoms'
import { useText } from './texts'
import { DIFFICULTIES, ofDifficulty, totalMinutes } from './tutorial'
import { TutorialRow } from './TutorialRow'
import { TUTORIALS } from './tutorials.data'

/** Ends within a tutorial, so that one sees that there are more. */
const LIST_HEIGHT_PX = 420

interface TutorialListProps {
  onOpen: (id: string) => void
  openerId: (id: string) => string
}

export function TutorialList({ onOpen, openerId }: TutorialListProps) {
  const t = useText()
  const [difficulty, setDifficulty] = useAtom(difficultyAtom)
  const progress = useAtomValue(progressAtom)
  const completedIds = useAtomValue(completedIdsAtom)

  const shown = ofDifficulty(TUTORIALS, difficulty)
  const options = (['all', ...DIFFICULTIES] as const).map((value) => ({ value, label: t(value) }))

  return (
    <Column>
      <ToggleGroup
        label={t('difficulty')}
        options={options}
        value={difficulty}
        onChange={setDifficulty}
      />
      <Muted role="status">
        {t('shown', {
          count: shown.length,
          minutes: totalMinutes(shown),
          completed: shown.filter(({ id }) => completedIds.includes(id)).length,
        })}
      </Muted>
      <ScrollArea label={t('tutorials')} height={LIST_HEIGHT_PX}>
        <List aria-label={t('tutorials')}>
          {shown.map((tutorial) => (
            <TutorialRow
              key={tutorial.id}
              tutorial={tutorial}
              read={(progress[tutorial.id] ?? NOT_BEGUN).read}
              isCompleted={completedIds.includes(tutorial.id)}
              openerId={openerId(tutorial.id)}
              onOpen={() => onOpen(tutorial.id)}
            />
          ))}
        </List>
      </ScrollArea>
    </Column>
  )
}

const List = styled.ul`
  display: grid;
`
