import { BRAND } from '@aldergate/contract'
import { Button, color, handOnFocus, radius, Row, space } from '@aldergate/ui'
import styled from 'styled-components'
import type { Newer } from '../../composition/composition'
import { useText } from './texts'

interface NewVersionStripProps {
  newer: Newer
  /** The title of the page that is shown. */
  page: string
  onShow: () => void
  onPutOff: () => void
}

/** Says that the shown version has been replaced or withdrawn, over the page, whose content must not shift. */
export function NewVersionStrip({ newer, page, onShow, onPutOff }: NewVersionStripProps) {
  const t = useText()
  const words = {
    here: [t('newVersion', { page }), t('showNewVersion')],
    'in a new document': [t('newVersion', { page }), t('showNewVersion')],
    withdrawn: [t('withdrawn', { page }), t('closePage')],
    'another host': [t('newProduct', { product: BRAND.product }), t('reload')],
  }
  const [text, action] = words[newer]
  return (
    <Strip ref={handOnFocus} role="status" data-screen-only>
      <span>{text}</span>
      <Row $gap={2}>
        <Button size="small" variant="primary" onClick={onShow}>
          {action}
        </Button>
        <Button size="small" onClick={onPutOff}>
          {t('showLater')}
        </Button>
      </Row>
    </Strip>
  )
}

const Strip = styled.div`
  position: fixed;
  z-index: 90;
  bottom: ${space(4)};
  left: ${space(4)};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  max-width: calc(100% - ${space(8)});
  padding: ${space(3)} ${space(4)};
  background: ${color.s2};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.panel};
`
