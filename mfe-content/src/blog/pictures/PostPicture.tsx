import { color, radius } from '@aldergate/ui'
import styled from 'styled-components'
import { BarsPicture } from './BarsPicture'
import { BookPicture } from './BookPicture'
import { CandlesPicture } from './CandlesPicture'
import { DistributionPicture } from './DistributionPicture'
import { DrawdownPicture } from './DrawdownPicture'
import { FlowPicture } from './FlowPicture'
import { OscillatorPicture } from './OscillatorPicture'
import { Grid } from './parts'
import { PathsPicture } from './PathsPicture'
import { HEIGHT, type Picture, WIDTH } from './picture'
import { ScatterPicture } from './ScatterPicture'

/** The picture of a post, drawn from what the post is about. */
export function PostPicture({ picture }: { picture: Picture }) {
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={picture.alt} lang="en">
      <Grid />
      <Subject picture={picture} />
    </Drawing>
  )
}

function Subject({ picture }: { picture: Picture }) {
  switch (picture.kind) {
    case 'candles':
      return <CandlesPicture {...picture} />
    case 'book':
      return <BookPicture {...picture} />
    case 'distribution':
      return <DistributionPicture {...picture} />
    case 'drawdown':
      return <DrawdownPicture {...picture} />
    case 'scatter':
      return <ScatterPicture {...picture} />
    case 'paths':
      return <PathsPicture {...picture} />
    case 'oscillator':
      return <OscillatorPicture {...picture} />
    case 'bars':
      return <BarsPicture {...picture} />
    case 'flow':
      return <FlowPicture {...picture} />
  }
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${radius.control};
  background: ${color.s2};
`
