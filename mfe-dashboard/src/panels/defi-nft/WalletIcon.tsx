import { color, Icon, radius } from '@aldergate/ui'
import { useState } from 'react'
import styled from 'styled-components'

const SIZE = 24

/** The wallet's icon, or a plain one: its name stands beside it. An `<img>` runs no script of an SVG. */
export function WalletIcon({ icon }: { icon?: string }) {
  const [isBroken, setIsBroken] = useState(false)

  return (
    <Frame>
      {icon && !isBroken ? (
        <img src={icon} alt="" width={SIZE} height={SIZE} onError={() => setIsBroken(true)} />
      ) : (
        <Icon name="user" />
      )}
    </Frame>
  )
}

const Frame = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${SIZE}px;
  height: ${SIZE}px;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.s3};

  img {
    object-fit: contain;
  }
`
