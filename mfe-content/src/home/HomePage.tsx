import { media, space } from '@aldergate/ui'
import styled from 'styled-components'
import { Features } from './Features'
import { Hero } from './Hero'
import { WhyChoose } from './WhyChoose'

export default function HomePage() {
  return (
    <Column>
      <Hero />
      <Features />
      <WhyChoose />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  gap: ${space(10)};
  width: 100%;
  max-width: 1120px;
  margin: 0 auto;
  padding: ${space(8)} ${space(4)} ${space(10)};

  ${media.phone} {
    gap: ${space(8)};
    padding: ${space(5)} ${space(3)} ${space(6)};
  }
`
