import { color, fontWeight, Muted, radius, space } from '@aldergate/ui'
import styled from 'styled-components'
import type { Refusal } from './problem'
import { useText } from './texts'
import { useProblemText } from './useProblemText'

interface FileProblemsProps {
  /** The name of the rejected file. */
  name: string
  refusal: Refusal
  /** The file that was there before, if there was one. */
  stillUsed: string | undefined
}

/** Why a chosen file is rejected: all problems, or the first of many. */
export function FileProblems({ name, refusal, stillUsed }: FileProblemsProps) {
  const t = useText()
  const { lineText, fileText } = useProblemText()

  return (
    <Box role="alert">
      {refusal.of === 'file' ? (
        <p>
          <Title>{t('refusedFile', { name })}</Title> {fileText(refusal.problem)}
        </p>
      ) : (
        <>
          <Title>{t('refusedLines', { name, count: refusal.count })}</Title>
          <Lines>
            {refusal.problems.map((problem, place) => (
              <li key={place}>{lineText(problem)}</li>
            ))}
            {refusal.count > refusal.problems.length && (
              <li>{t('more', { count: refusal.count - refusal.problems.length })}</li>
            )}
          </Lines>
        </>
      )}
      {stillUsed !== undefined && <Muted $color="t2">{t('stillUsed', { name: stillUsed })}</Muted>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)};
  border: 1px solid ${color.danger};
  border-radius: ${radius.panel};
  overflow-wrap: anywhere;
`

const Title = styled.strong`
  color: ${color.danger};
  font-weight: ${fontWeight.semibold};
`

const Lines = styled.ul`
  padding-left: ${space(5)};
`
