import { color, fontSize, radius, space } from '@aldergate/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { type Nft, pictureUrl } from './nfts.data'
import { useText } from './texts'

/** An NFT's picture, or its description if the picture cannot be shown. */
export function NftPicture({ nft: { image, description } }: { nft: Nft }) {
  const t = useText()
  const [isBroken, setIsBroken] = useState(false)

  return (
    <Frame>
      {isBroken ? (
        <Missing>
          <strong>{t('pictureMissing')}</strong>
          <span lang="en">{description}</span>
        </Missing>
      ) : (
        <img
          src={pictureUrl(image)}
          alt={description}
          lang="en"
          width={120}
          height={120}
          onError={() => setIsBroken(true)}
        />
      )}
    </Frame>
  )
}

const Frame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.s3};

  img {
    display: block;
    width: 100%;
    height: 100%;
  }
`

const Missing = styled.p`
  display: grid;
  align-content: center;
  height: 100%;
  padding: ${space(1)};
  overflow: auto;
  color: ${color.t2};
  font-size: ${fontSize.s11};
  line-height: 14px;
`
