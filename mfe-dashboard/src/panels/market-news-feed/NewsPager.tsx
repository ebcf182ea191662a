import { Button, color, Muted, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { newsPageAtom, turnPageAtom } from './news.atoms'
import { useText } from './texts'

/** At either end the button is only `aria-disabled`: a button that the browser disables loses the focus. */
export function NewsPager() {
  const t = useText()
  const { page, pages } = useAtomValue(newsPageAtom)
  const turnPage = useSetAtom(turnPageAtom)

  return (
    <Pager aria-label={t('pages')}>
      <Button aria-disabled={page === 1} onClick={() => turnPage(-1)}>
        {t('previous')}
      </Button>
      <Muted as="span" $color="t2" role="status">
        {t('page', { page, pages })}
      </Muted>
      <Button aria-disabled={page === pages} onClick={() => turnPage(1)}>
        {t('next')}
      </Button>
    </Pager>
  )
}

const Pager = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.border};
`
