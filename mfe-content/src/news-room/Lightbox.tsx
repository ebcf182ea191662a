import { Button, color, Dialog, Icon, media, space } from '@aldergate/ui'
import styled from 'styled-components'
import { GALLERY } from './gallery.data'
import { pictureOf } from './pictures'
import { useText } from './texts'

interface LightboxProps {
  index: number
  onTurn: (index: number) => void
  onClose: () => void
}

/** A picture in full size with its caption, and buttons to its neighbours. */
export function Lightbox({ index, onTurn, onClose }: LightboxProps) {
  const t = useText()
  const picture = GALLERY[index]
  if (!picture) return null
  const { Picture, alt } = pictureOf(picture.id)

  function turn(by: 1 | -1) {
    onTurn((index + by + GALLERY.length) % GALLERY.length)
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
        <Button onClick={() => turn(-1)}>
          <Icon name="chevronLeft" />
          {t('previous')}
        </Button>
        <p role="status">{t('position', { number: index + 1, count: GALLERY.length })}</p>
        <Button onClick={() => turn(1)}>
          {t('next')}
          <Icon name="chevronRight" />
        </Button>
      </Turns>
      <Keys>{t('keys')}</Keys>
    </Dialog>
  )
}

/** The greatest width of a gallery picture in a row of several. */
const WIDEST_OF_SEVERAL = '428px'

/** Below this width the gallery has one column, and the full-size picture is as wide as the dialog. */
const ONE_COLUMN = '@media (max-width: 639px)'

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

  /* In a low window it is as large as in the gallery at least, and the dialog scrolls. */
  svg {
    width: min(100%, max(${WIDEST_OF_SEVERAL}, calc((100dvh - 240px) * 16 / 9)));
  }

  ${ONE_COLUMN} {
    margin-inline: -${space(4)};
    border-inline: 0;

    svg {
      width: 100%;
    }
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
