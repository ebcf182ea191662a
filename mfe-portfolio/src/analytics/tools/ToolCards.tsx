import { Button, color, fontSize, media, radius, space } from '@aldergate/ui'
import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'
import { TOOL_IDS, type ToolId } from './tool'
import { ToolDialog } from './ToolDialog'
import { ToolPicture } from './ToolPicture'
import { useToolUrl } from './useToolUrl'

export function ToolCards() {
  const { openId, open, close } = useToolUrl()
  const cardsRef = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const cards = cardsRef.current
    return () => {
      // A tool that the address opened has no button to which the focus could return.
      if (!openId || document.activeElement !== document.body) return
      cards?.querySelector<HTMLElement>(`[data-tool="${openId}"] button`)?.focus()
    }
  }, [openId])

  return (
    <>
      <Cards ref={cardsRef}>
        {TOOL_IDS.map((id) => (
          <li key={id} data-tool={id}>
            <ToolCard id={id} onOpen={() => open(id)} />
          </li>
        ))}
      </Cards>
      <ToolDialog id={openId} onClose={close} />
    </>
  )
}

function ToolCard({ id, onOpen }: { id: ToolId; onOpen: () => void }) {
  const t = useText()
  const titleId = useId()
  return (
    <Surface aria-labelledby={titleId}>
      <ToolPicture id={id} />
      <h3 id={titleId}>{t(id)}</h3>
      <Text>{t(`${id}.text`)}</Text>
      <Button aria-describedby={titleId} aria-haspopup="dialog" onClick={onOpen}>
        {t('openTool')}
      </Button>
    </Surface>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromDesktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Surface = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  justify-items: start;
  gap: ${space(2)};
  height: 100%;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};

  h3 {
    font-size: ${fontSize.s14};
  }
`

const Text = styled.p`
  color: ${color.t2};
`
