import { media, Muted, space, Stack, useFormat } from '@aldergate/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ChapterText } from './ChapterText'
import { Contents } from './Contents'
import { noonOf } from './day'
import type { Chapter, Markdown } from './markdown'
import { Prose } from './Prose'
import { useText } from './texts'
import { useChapterFocus } from './useChapterFocus'

export interface ChaptersProps {
  text: Markdown
  /** The day of the last change of the text, such as `2026-11-21`. */
  updated?: string
  /** Returns the content below a chapter's text, such as a list that the app makes itself. */
  belowChapter?: (chapter: Chapter) => ReactNode
}

/** A long text with its contents beside it, every chapter under an address of its own. */
export function Chapters({ text, updated, belowChapter }: ChaptersProps) {
  const t = useText()
  const format = useFormat()
  useChapterFocus()

  return (
    <Columns>
      <Contents entries={text.chapters} />
      <Stack $gap={6}>
        {updated && <Muted>{t('updated', { date: format.date(noonOf(updated)) })}</Muted>}
        {text.intro && <Prose html={text.intro} />}
        {text.chapters.map((chapter) => (
          <ChapterText key={chapter.id} chapter={chapter}>
            {belowChapter?.(chapter)}
          </ChapterText>
        ))}
      </Stack>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${media.fromTablet} {
    grid-template-columns: 200px minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`
