import { markNewsAtom } from '@aldergate/platform'
import { Button, color, Icon, media, VisuallyHidden } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import type { View } from './newsFilter'
import { useText } from './texts'
import { useMark } from './useMark'

interface ArticleActionsProps {
  id: string
  headline: string
  isRead: boolean
  isSaved: boolean
  view: View
}

/** At the end of an article's first line, but after the article in tab order. */
export function ArticleActions({ id, headline, isRead, isSaved, view }: ArticleActionsProps) {
  const t = useText()
  const mark = useSetAtom(markNewsAtom)
  const markAndTell = useMark()
  const ofArticle = <VisuallyHidden lang="en">{t('quoted', { text: headline })}</VisuallyHidden>

  function toggleRead() {
    const leaves = view === 'unread' && !isRead
    ;(leaves ? markAndTell : mark)('read', [id], !isRead)
  }

  function toggleSaved() {
    const leaves = view === 'saved' && isSaved
    ;(leaves ? markAndTell : mark)('saved', [id], !isSaved)
  }

  return (
    <Actions>
      <Button size="small" variant="quiet" onClick={toggleRead}>
        {t(isRead ? 'markUnread' : 'markRead')}
        {ofArticle}
      </Button>
      <Save size="small" variant="quiet" aria-pressed={isSaved} onClick={toggleSaved}>
        <Icon name="bookmark" size={14} />
        {t('save')}
        {ofArticle}
      </Save>
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;

  ${media.fromTablet} {
    article > && {
      grid-row: 1;
      grid-column: 2;
    }
  }
`

const Save = styled(Button)`
  &[aria-pressed='true'] {
    color: ${color.accent};

    path {
      fill: currentColor;
    }
  }
`
