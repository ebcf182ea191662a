import { color, fontSize, fontWeight, Muted, SampleTag, space, useFormat } from '@aldergate/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { NftPicture } from './NftPicture'
import { NFTS } from './nfts.data'
import { useText } from './texts'

export function NftList() {
  const t = useText()
  const { decimalSign } = useFormat()
  const headingId = useId()

  return (
    <section aria-labelledby={headingId}>
      <Head>
        <h4 id={headingId}>{t('nfts')}</h4>
        <SampleTag />
      </Head>
      <Grid>
        {NFTS.map((nft) => (
          <li key={nft.id}>
            <NftPicture nft={nft} />
            <Name>{nft.name}</Name>
            <Muted $color="t2">{nft.price.replace('.', decimalSign)}</Muted>
          </li>
        ))}
      </Grid>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(100px, 1fr));
  gap: ${space(2)};

  li {
    min-width: 0;
  }
`

const Name = styled.p`
  margin-top: ${space(1)};
  font-weight: ${fontWeight.medium};
`
