import { color, media } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import type { PanelId } from '../panels/panel'
import { insertionAtom } from './carry.atoms'
import { GRID_GAP } from './geometry'

const LINE_WIDTH = 2

/** The line in the gap beside this panel that shows where the carried panel will land. */
export function InsertionLine({ id }: { id: PanelId }) {
  const insertion = useAtomValue(insertionAtom)
  if (insertion?.panelId !== id) return null
  return insertion.edge === 'before' ? <LineBefore ref={leadTo} /> : <LineAfter ref={leadTo} />
}

/** Scrolls the line into view for keyboard users; a pointer is already there. */
function leadTo(line: HTMLElement | null) {
  if (document.querySelector('[data-panel-handle]:focus-visible')) {
    line?.scrollIntoView({ block: 'nearest' })
  }
}

const offset = `${-(GRID_GAP + LINE_WIDTH) / 2}px`

const Line = styled.div`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  width: ${LINE_WIDTH}px;
  background: ${color.accent};
  forced-color-adjust: none;
  pointer-events: none;

  ${media.phone} {
    inset-inline: 0;
    width: auto;
    height: ${LINE_WIDTH}px;
  }
`

const LineBefore = styled(Line)`
  left: ${offset};

  ${media.phone} {
    inset-block: ${offset} auto;
    left: 0;
  }
`

const LineAfter = styled(Line)`
  right: ${offset};

  ${media.phone} {
    inset-block: auto ${offset};
    right: 0;
  }
`
