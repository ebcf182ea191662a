import { color, fontSize, media, space, useFormat } from '@aldergate/ui'
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
  /** What stands below a chapter's text, such as a list that the app makes itself. */
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
      <Body>
        {updated && <Updated>{t('updated', { date: format.date(noonOf(updated)) })}</Updated>}
        {text.intro && <Prose html={text.intro} />}
        {text.chapters.map((chapter) => (
          <ChapterText key={chapter.id} chapter={chapter}>
            {belowChapter?.(chapter)}
          </ChapterText>
        ))}
      </Body>
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

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  min-width: 0;
`

const Updated = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
