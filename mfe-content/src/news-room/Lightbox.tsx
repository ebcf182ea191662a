import { Button, color, Dialog, Icon, media, space } from '@aldergate/ui'
import styled from 'styled-components'
import { GALLERY } from './gallery.data'
import { pictureOf } from './pictures'
import { useText } from './texts'
import { turned } from './turning'

interface LightboxProps {
  index: number
  onTurn: (index: number) => void
  onClose: () => void
}

/** A picture in full with its caption, and the way to its neighbours. */
export function Lightbox({ index, onTurn, onClose }: LightboxProps) {
  const t = useText()
  const picture = GALLERY[index]
  if (!picture) return null
  const { Picture, alt } = pictureOf(picture.id)

  function turn(key: 'ArrowLeft' | 'ArrowRight') {
    onTurn(turned(index, key, GALLERY.length) ?? index)
  }

  return (
    <Dialog isOpen size="wide" title={picture.title} titleLang="en" onClose={onClose}>
      <Figure lang="en">
        <Frame>
          <Picture alt={alt} />
        </Frame>
        <figcaption>{picture.caption}</figcaption>
      </Figure>
      <Turns>
        <Button onClick={() => turn('ArrowLeft')}>
          <Icon name="chevronLeft" />
          {t('previous')}
        </Button>
        <p role="status">{t('position', { number: index + 1, count: GALLERY.length })}</p>
        <Button onClick={() => turn('ArrowRight')}>
          {t('next')}
          <Icon name="chevronRight" />
        </Button>
      </Turns>
      <Keys>{t('keys')}</Keys>
    </Dialog>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: ${space(3)};

  figcaption {
    color: ${color.t2};
  }
`

const Frame = styled.div`
  display: grid;
  justify-items: center;
  border: 1px solid ${color.border};
  background: ${color.s1};

  svg {
    width: min(100%, calc((100dvh - 240px) * 16 / 9));
  }
`

const Turns = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-top: ${space(3)};
`

const Keys = styled.p`
  margin-top: ${space(2)};
  color: ${color.t3};
  text-align: center;

  ${media.coarsePointer} {
    display: none;
  }
`
