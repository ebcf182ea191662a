import { color, fontSize, fontWeight, motion, radius, space } from '@aldergate/ui'
import styled from 'styled-components'
import { GALLERY } from './gallery.data'
import { Lightbox } from './Lightbox'
import { pictureOf } from './pictures'
import { useLightbox } from './useLightbox'

/** Small pictures, each of which opens large. */
export function Gallery() {
  const { open, show, close } = useLightbox(GALLERY.length)

  return (
    <>
      <Grid lang="en">
        {GALLERY.map(({ id, title, alt }, index) => {
          const { Picture } = pictureOf(id)
          return (
            <li key={id}>
              <Opener type="button" aria-haspopup="dialog" onClick={() => show(index)}>
                <Picture alt={alt} />
                <Title>{title}</Title>
              </Opener>
            </li>
          )
        })}
      </Grid>
      {open !== undefined && <Lightbox index={open} onTurn={show} onClose={close} />}
    </>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space(3)};
`

const Opener = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};
  text-align: start;
  overflow: hidden;
  transition: border-color ${motion.control};

  &:hover {
    border-color: ${color.borderStrong};
  }
`

const Title = styled.span`
  display: block;
  padding: ${space(2)} ${space(3)};
  border-top: 1px solid ${color.border};
  color: ${color.t2};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
`
